"""Around the table: the way in, the windows over it, and the way on after a game."""

import random

from support.accessibility import violations
from support.browsing import Person

BOX = (
    "(element) => { const {top, bottom} = element.getBoundingClientRect(); return [top, bottom]; }"
)


def give_up(person: Person) -> None:
    person.play_on(random.Random(1), 2)  # before the first moves a game is called off instead
    person.wait_for_decision()
    person.page.get_by_role("button", name="Menu").click()
    for _ in range(2):
        person.page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    person.page.locator("main.end").wait_for()


def test_a_running_game_comes_first_and_a_finished_one_can_be_replayed(arrive) -> None:  # type: ignore[no-untyped-def]
    ada = arrive("Ada", "phone")
    start = ada.page.url
    ada.open_game_against("Apprentice")
    ada.wait_for_decision()
    ada.page.goto(start)
    going = ada.page.get_by_role("link", name="Ada – Apprentice")
    going.wait_for()
    _, bottom = going.evaluate(BOX)
    top, _ = ada.page.get_by_role("heading", name="Play now").evaluate(BOX)
    assert bottom < top
    assert ada.page.get_by_role("heading", name="Recently finished").count() == 0
    going.click()
    give_up(ada)
    ada.page.goto(start)
    finished = ada.page.get_by_role("region", name="Recently finished")
    finished.get_by_role("link", name="Ada – Apprentice").click()
    ada.page.get_by_text("Move 0 of").wait_for()
    ada.page.goto(start)
    finished.wait_for()
    assert ada.page.get_by_role("heading", name="Your games").count() == 0


def test_the_rules_are_a_tap_away_and_the_game_goes_on(arrive) -> None:  # type: ignore[no-untyped-def]
    ada = arrive("Ada", "phone")
    ada.open_game_against("Apprentice")
    ada.wait_for_decision()
    address = ada.page.url
    ada.page.get_by_role("button", name="Menu").click()
    window = ada.page.get_by_role("dialog")
    window.get_by_role("button", name="Rules").click()
    window.get_by_text("5. A complete mandala").click()
    # A reference opens the section it leads to, in the same window.
    window.locator("[data-section='5']").get_by_role("link", name="6.1").first.click()
    ada.page.wait_for_function("() => document.querySelector('[data-section=\"6\"]').open")
    assert window.locator("[data-clause='6.1']").is_visible()
    assert violations(ada) == []
    ada.page.keyboard.press("Escape")
    window.wait_for(state="hidden")
    assert ada.page.url == address
    assert ada.wait_for_decision() is not None


def test_playing_again_needs_no_scrolling_and_sums_stand_beside_sums(arrive) -> None:  # type: ignore[no-untyped-def]
    ada = arrive("Ada", "phone")
    ada.open_game_against("Apprentice")
    give_up(ada)
    _, bottom = ada.page.get_by_role("button", name="Play again").evaluate(BOX)
    assert bottom <= 640
    ada.page.set_viewport_size({"width": 1440, "height": 900})
    for part in ("ol", "header"):
        first, second = (
            sheet.locator(part).evaluate(BOX) for sheet in ada.page.locator(".sheet").all()
        )
        assert first == second, part


def test_the_way_out_of_a_long_window_stays_in_sight(arrive) -> None:  # type: ignore[no-untyped-def]
    ada = arrive("Ada", "phone")
    ada.page.get_by_role("button", name="Settings").click()
    window = ada.page.get_by_role("dialog")
    assert window.evaluate("(w) => { w.scrollTo(0, 9999); return w.scrollTop; }") > 50
    window.get_by_role("heading", name="Settings").wait_for()
    top, _ = window.get_by_role("button", name="Close").evaluate(BOX)
    assert top >= 0
    window.get_by_role("button", name="Close").click(force=True)
    window.wait_for(state="hidden")


def test_figures_stand_on_the_line_in_every_face(arrive) -> None:  # type: ignore[no-untyped-def]
    ada = arrive("Ada", "wide")
    ada.open_game_against("Apprentice")
    ada.wait_for_decision()
    other = ada.page.evaluate(
        "() => [...document.querySelectorAll('main *')].filter((element) =>"
        " !getComputedStyle(element).fontVariantNumeric.includes('lining-nums'))"
        ".map((element) => element.className)"
    )
    assert other == []
