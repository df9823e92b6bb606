"""Strict memory: whoever stays at the table reads no more of the log than whoever comes to it."""

import random

from support.browsing import Person, recorded

MOVES = 10  # more than anybody's last turns


def log_lines(person: Person) -> list[str]:
    return person.page.locator(".side .log li").all_inner_texts()


def wish_for_strictness(person: Person) -> None:
    person.page.get_by_text("More choices").click()
    person.page.get_by_label("Strict memory").check()


def same_after_a_reload(person: Person) -> list[str]:
    """The lines of the log, which a reload leaves as they are."""
    before = log_lines(person)
    ply = person.look()["ply"]
    person.page.reload()
    person.page.locator(f'main.table[data-ply="{ply}"]').wait_for()
    assert log_lines(person) == before
    return before


def look_at_the_table(person: Person) -> list[str]:
    """The lines of the log once the game is over and all of it is told."""
    person.page.get_by_role("button", name="Look at the table").click()
    lines = len(recorded(person)["moves"]) + 3  # both sat down, and one gave up
    person.page.locator(".side .log li").nth(lines - 1).wait_for()
    assert len(log_lines(person)) == lines
    return log_lines(person)


def test_only_the_last_turns_can_be_read_until_the_game_is_over(arrive) -> None:  # type: ignore[no-untyped-def]
    ada, bea = arrive("Ada", "wide"), arrive("Bea", "wide")
    wish_for_strictness(ada)
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
        person.page.locator(f'main.table[data-ply="{ply}"]').wait_for()
        assert len(same_after_a_reload(person)) < ply

    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Give up").click()
    ada.page.get_by_role("button", name="Give up").click()
    for person in (ada, bea):
        told = look_at_the_table(person)
        person.page.reload()
        assert look_at_the_table(person) == told


def test_a_move_taken_back_brings_back_the_turns_before_it(arrive) -> None:  # type: ignore[no-untyped-def]
    ada = arrive("Ada", "wide")
    wish_for_strictness(ada)
    ada.open_game_against("Apprentice")
    ada.play_on(random.Random(4), MOVES // 2)
    before = ada.wait_for_decision()
    assert before is not None
    log = same_after_a_reload(ada)
    ada.decide(ada.look(), random.Random(4))
    ada.wait_for_decision()
    same_after_a_reload(ada)
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Take back my move").click()
    ada.page.locator(f'main.table[data-ply="{before["ply"]}"]').wait_for()
    ada.page.locator(".side .log li").nth(len(log)).wait_for()
    assert same_after_a_reload(ada) == [*log, "You take back your move."]


def test_at_one_screen_too(arrive) -> None:  # type: ignore[no-untyped-def]
    both = arrive("Ada", "wide")
    wish_for_strictness(both)
    both.page.get_by_role("button", name="Start", exact=True).click()
    show, hide = (both.page.locator(f'[data-cover="{what}"]') for what in ("show", "hide"))
    anything = both.page.locator('[data-cover], main.table:not([data-decide="none"])')
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
