"""A game without a pointer: keys alone, with the focus always in sight."""

import random

import pytest

from support.person import Arrive, Person


def test_tab_reaches_every_step_of_a_move_with_visible_focus(arrive: Arrive) -> None:
    ada = arrive("Ada", "phone", shortcuts=False)
    ada.open_game_against("Apprentice")
    seen = ada.wait_for_decision()

    def tab_to(selector: str) -> None:
        for _ in range(40):
            ada.page.keyboard.press("Tab")
            if ada.page.evaluate(f"() => document.activeElement.matches('{selector}')"):
                outline = ada.page.evaluate(
                    "() => getComputedStyle(document.activeElement).outlineStyle"
                )
                assert outline != "none", f"the focus is not to be seen on {selector}"
                return
        raise AssertionError(f"Tab never reaches {selector}")

    tab_to("[data-slot]")
    ada.page.keyboard.press("Enter")
    tab_to('[data-target][aria-disabled="false"]')
    ada.page.keyboard.press("Enter")
    played = f'[data-table]:not([data-ply="{seen["ply"]}"])'
    ada.page.locator(f"[data-target][data-armed], {played}").first.wait_for()
    if any(target["armed"] for target in ada.look()["targets"]):
        ada.page.keyboard.press("Enter")
    ada.page.locator(played).wait_for()


def test_escape_puts_cards_back_and_closes_windows(arrive: Arrive) -> None:
    ada = arrive("Ada", "wide", confirm="always")
    ada.open_game_against("Apprentice")
    seen = ada.wait_for_decision()
    ada.press(seen["slots"][0])
    assert ada.look()["targets"]
    ada.page.keyboard.press("Escape")
    assert not ada.look()["targets"]
    ada.press(seen["slots"][0])
    ada.press(ada.look()["targets"][0])
    assert ada.page.locator("[data-target][data-armed]").count() == 1
    ada.page.keyboard.press("Escape")
    assert not ada.look()["targets"], "what was aimed at goes back with its cards"
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("dialog").wait_for()
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("dialog").wait_for(state="hidden")


def wait_for_focus(person: Person, selector: str) -> None:
    person.page.wait_for_function(
        "(selector) => document.activeElement.matches(selector)", arg=selector
    )


@pytest.mark.parametrize("size", ["phone", "wide"])
def test_closed_windows_restore_the_focus(arrive: Arrive, size: str) -> None:
    ada = arrive("Ada", size)
    ada.open_game_against("Apprentice")
    ada.play_on(random.Random(9), 1)
    ada.wait_for_decision()
    keys = ada.page.keyboard
    window = ada.page.get_by_role("dialog")

    def open_menu() -> None:
        ada.page.get_by_role("button", name="Menu").press("Enter")
        window.wait_for()

    open_menu()
    keys.press("Escape")
    wait_for_focus(ada, "[data-part=menu]")
    open_menu()
    window.get_by_role("button", name="Log").press("Enter")
    ada.page.get_by_role("heading", name="Log").wait_for()
    keys.press("Escape")
    wait_for_focus(ada, "[data-part=menu]")
    open_menu()
    window.get_by_role("button", name="Log").press("Enter")
    window.locator("[data-part=log] button").first.press("Enter")
    ada.page.get_by_text("The table after move").wait_for()
    wait_for_focus(ada, "[data-part=menu]")
    ada.page.get_by_role("button", name="Back to now").press("Enter")
    wait_for_focus(ada, "[data-part=panel] h2")
    open_menu()
    window.get_by_role("button", name="Rules").press("Enter")
    window.locator("summary").first.wait_for()
    wait_for_focus(ada, "dialog [data-part=close]")
    keys.press("Escape")
    wait_for_focus(ada, "[data-part=menu]")
    open_menu()
    window.get_by_role("button", name="Take back").press("Enter")
    window.wait_for(state="hidden")
    wait_for_focus(ada, "[data-part=menu]")


def test_moves_keep_the_focus(arrive: Arrive) -> None:
    ada = arrive("Ada", "phone", shortcuts=False, confirm="never")
    ada.open_game_against("Apprentice")
    source = random.Random(4)
    decided: set[str] = set()
    while len(decided) < 2:
        seen = ada.wait_for_decision()
        decided.add(seen["decide"])
        if seen["decide"] == "claim":
            name = source.choice(seen["claims"])["name"]
            ada.page.locator(f'[data-claim="{name}"]').press("Enter")
        else:
            ada.page.locator("[data-slot]:enabled").nth(source.randrange(len(seen["slots"]))).press(
                "Enter"
            )
            places = [target["name"] for target in ada.look()["targets"]]
            name = source.choice([place for place in places if place != "D"] or places)
            ada.page.locator(f'[data-target="{name}"]').press("Enter")
        ada.page.locator(f'[data-table]:not([data-ply="{seen["ply"]}"])').wait_for()
        wait_for_focus(ada, "[data-part=panel] h2")


def test_focus_moves_to_the_score_and_back(arrive: Arrive) -> None:
    ada = arrive("Ada", "wide")
    ada.open_game_against("Apprentice")
    ada.wait_for_decision()
    ada.page.get_by_role("button", name="Menu").press("Enter")
    ada.page.get_by_role("button", name="Call the game off").press("Enter")
    ada.page.locator("[data-screen=end]").wait_for()
    wait_for_focus(ada, "[data-screen=end] h1")
    ada.page.get_by_role("button", name="Look at the table").press("Enter")
    wait_for_focus(ada, "[data-part=panel] h2")
    ada.page.get_by_role("button", name="Score").press("Enter")
    wait_for_focus(ada, "[data-screen=end] h1")
