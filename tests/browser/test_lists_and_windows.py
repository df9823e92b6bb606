"""Around the table: the way in, the windows over it, and the way on after a game."""

import random

from support.accessibility import violations
from support.person import STARTED, Arrive, Person

BOX = (
    "(element) => { const {top, bottom} = element.getBoundingClientRect(); return [top, bottom]; }"
)


def give_up(person: Person) -> None:
    person.play_on(random.Random(1), 2)  # before the first moves a game is called off instead
    person.wait_for_decision()
    person.page.get_by_role("button", name="Menu").click()
    for _ in range(2):
        person.page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    person.page.locator("[data-screen=end]").wait_for()


def test_running_games_are_listed_first_and_finished_ones_are_one_tap_away(arrive: Arrive) -> None:
    ada = arrive("Ada", "phone")
    start = ada.page.url
    ada.open_game_against("Apprentice")
    ada.wait_for_decision()
    ada.page.goto(start)
    going = ada.page.get_by_role("link", name="Ada – Apprentice")
    going.wait_for()
    _, bottom = going.evaluate(BOX)
    top, _ = ada.page.locator(STARTED).evaluate(BOX)
    assert bottom < top
    going.click()
    give_up(ada)
    ada.page.goto(start)
    ada.page.get_by_role("link", name="Finished games").click()
    ada.page.locator("[data-screen=history] a", has_text="Apprentice").first.click()
    ada.page.get_by_text("Move 0 of").wait_for()
    ada.page.goto(start)
    ada.page.locator(STARTED).wait_for()
    assert ada.page.get_by_role("heading", name="Your games").count() == 0


def test_rules_open_in_a_window_over_the_game(arrive: Arrive) -> None:
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
    ada.wait_for_decision()


def test_play_again_is_visible_and_both_scores_are_level(arrive: Arrive) -> None:
    ada = arrive("Ada", "phone")
    ada.open_game_against("Apprentice")
    give_up(ada)
    _, bottom = ada.page.get_by_role("button", name="Play again").evaluate(BOX)
    assert bottom <= 640
    ada.page.set_viewport_size({"width": 1440, "height": 900})
    for part in ("ol", "header"):
        first, second = (
            sheet.locator(part).evaluate(BOX)
            for sheet in ada.page.locator("[data-part=sheet]").all()
        )
        assert first == second, part


def test_press_inside_a_window_that_ends_outside_leaves_it_open(arrive: Arrive) -> None:
    ada = arrive()
    window = ada.open_window("settings")
    box = window.bounding_box()
    assert box is not None
    ada.page.mouse.move(box["x"] + 60, box["y"] + 30)
    ada.page.mouse.down()
    ada.page.mouse.move(box["x"] - 40, box["y"] + 30)
    ada.page.mouse.up()
    assert window.is_visible()
    ada.page.mouse.click(box["x"] - 40, box["y"] + 30)
    window.wait_for(state="detached")


def test_close_button_of_a_long_window_stays_visible(arrive: Arrive) -> None:
    ada = arrive("Ada", "phone")
    window = ada.open_window("settings")
    assert window.evaluate("(w) => { w.scrollTo(0, 9999); return w.scrollTop; }") > 50
    window.get_by_role("heading", name="Settings").wait_for()
    top, _ = window.get_by_role("button", name="Close").evaluate(BOX)
    assert top >= 0
    window.get_by_role("button", name="Close").click(force=True)
    window.wait_for(state="hidden")


def test_every_font_uses_lining_figures(arrive: Arrive) -> None:
    ada = arrive("Ada", "wide")
    ada.open_game_against("Apprentice")
    ada.wait_for_decision()
    other = ada.page.evaluate(
        "() => [...document.querySelectorAll('main *')].filter((element) =>"
        " !getComputedStyle(element).fontVariantNumeric.includes('lining-nums'))"
        ".map((element) => element.className)"
    )
    assert other == []
