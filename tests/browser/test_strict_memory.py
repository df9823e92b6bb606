"""Strict memory: a player who stays at the table sees the same log as one who has just come."""

import random

from support.person import Arrive, Person, WindowPart, recorded

MOVES = 10  # more than anybody's last turns


def log_lines(person: Person) -> list[str]:
    return person.page.locator("[data-part=side] [data-part=log] li").all_inner_texts()


def wish_for_strictness(person: Person, part: WindowPart) -> None:
    person.open_window(part)
    person.page.get_by_text("More options").click()
    person.page.get_by_label("Strict memory").check()


def same_after_a_reload(person: Person) -> list[str]:
    """The lines of the log, which a reload leaves as they are."""
    before = log_lines(person)
    ply = person.look()["ply"]
    person.page.reload()
    person.page.locator(f'[data-table][data-ply="{ply}"]').wait_for()
    assert log_lines(person) == before
    return before


def look_at_the_table(person: Person) -> list[str]:
    """Returns the lines of the log after the game, when the log is complete."""
    person.page.get_by_role("button", name="Look at the table").click()
    lines = len(recorded(person)["moves"]) + 3  # both sat down, and one gave up
    person.page.locator("[data-part=side] [data-part=log] li").nth(lines - 1).wait_for()
    assert len(log_lines(person)) == lines
    return log_lines(person)


def test_strict_log_shows_only_the_last_turns_until_the_end(arrive: Arrive) -> None:
    ada, bea = arrive("Ada", "wide"), arrive("Bea", "wide")
    wish_for_strictness(ada, "online")
    ada.page.get_by_role("button", name="Open a table").click()
    bea.page.goto(ada.page.locator("input[readonly]").first.input_value())
    bea.page.get_by_role("button", name="Sit down").click()
    source = random.Random(3)
    ply = 0
    while ply < MOVES:
        for person in (ada, bea):
            if (seen := person.look())["decide"] != "none":
                person.decide(seen, source)
                ply = person.look()["ply"]
    for person in (ada, bea):
        person.page.locator(f'[data-table][data-ply="{ply}"]').wait_for()
        assert len(same_after_a_reload(person)) < ply

    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Give up").click()
    ada.page.get_by_role("button", name="Give up").click()
    for person in (ada, bea):
        told = look_at_the_table(person)
        person.page.reload()
        assert look_at_the_table(person) == told


def test_strict_table_offers_no_take_back_past_a_draw(arrive: Arrive) -> None:
    ada = arrive("Ada", "wide")
    wish_for_strictness(ada, "opponents")
    ada.page.get_by_role("dialog").get_by_role("button", name="Apprentice").click()
    ada.play_on(random.Random(4), MOVES // 2)
    ada.wait_for_decision()
    menu = ada.page.get_by_role("button", name="Menu")
    menu.click()
    ada.page.get_by_role("button", name="Give up").wait_for()
    assert ada.page.get_by_role("button", name="Take back my move").count() == 0


def test_strict_log_at_one_screen(arrive: Arrive) -> None:
    both = arrive("Ada", "wide")
    wish_for_strictness(both, "hotseat")
    both.page.get_by_role("button", name="Start", exact=True).click()
    show, hide = (both.page.locator(f'[data-cover="{what}"]') for what in ("show", "hide"))
    anything = both.page.locator('[data-cover], [data-table]:not([data-decide="none"])')
    source = random.Random(5)
    while True:
        anything.first.wait_for()
        if hide.count():
            hide.click()
            show.wait_for()
        elif show.count():
            if both.look()["ply"] >= MOVES:
                break
            show.click()
            show.wait_for(state="hidden")
        elif (seen := both.look())["decide"] != "none":
            both.decide(seen, source)
    assert len(same_after_a_reload(both)) < both.look()["ply"]
