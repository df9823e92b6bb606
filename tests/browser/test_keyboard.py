"""A game without a pointer: keys alone, with the focus always in sight."""

import random

import pytest

from support.browsing import Person

TARGET_KEYS = {"M1": "q", "M2": "w", "F1": "a", "F2": "s", "D": "d"}
COLOURS = "ROYGPB"


def decide_by_keys(person: Person, seen: dict[str, object], source: random.Random) -> None:
    keys = person.page.keyboard
    if seen["decide"] == "claim":
        digit = str(COLOURS.index(source.choice(seen["claims"])["name"]) + 1)  # type: ignore[call-overload]
        keys.press(digit)
        keys.press(digit)  # claims matter: a second press confirms
        return
    keys.press(str(COLOURS.index(source.choice(seen["wells"])["name"]) + 1))  # type: ignore[call-overload]
    places = [t["name"] for t in person.look()["targets"]]
    key = TARGET_KEYS[source.choice([p for p in places if p != "D"] or places)]
    keys.press(key)
    if any(t["armed"] for t in person.look()["targets"]):
        keys.press(key)


def test_a_whole_game_by_shortcuts(arrive) -> None:  # type: ignore[no-untyped-def]
    ada = arrive("Ada", "wide")
    button = ada.page.get_by_role("button", name="Apprentice")
    button.wait_for()
    for _ in range(12):
        ada.page.keyboard.press("Tab")
        if button.evaluate("(element) => element === document.activeElement"):
            break
    ada.page.keyboard.press("Enter")
    source = random.Random(4)
    decisions = 0
    while (seen := ada.wait_for_decision()) is not None:
        decide_by_keys(ada, seen, source)
        decisions += 1
        ada.page.wait_for_timeout(60)
    assert decisions > 10
    assert ada.page.locator(".sheet .total").count() == 2


def test_tab_reaches_every_step_of_a_move_and_shows_where_it_is(arrive) -> None:  # type: ignore[no-untyped-def]
    ada = arrive("Ada", "phone", shortcuts=False)
    ada.open_game_against("Apprentice")
    seen = ada.wait_for_decision()
    assert seen is not None

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

    tab_to(".well")
    ada.page.keyboard.press("Enter")
    tab_to('.target[aria-disabled="false"]')
    ada.page.keyboard.press("Enter")
    for _ in range(100):
        after = ada.look()
        if after["ply"] > seen["ply"]:
            break
        if any(t["armed"] for t in after["targets"]):
            ada.page.keyboard.press("Enter")
        ada.page.wait_for_timeout(50)
    assert ada.look()["ply"] > seen["ply"]


def test_escape_puts_cards_back_and_closes_windows(arrive) -> None:  # type: ignore[no-untyped-def]
    ada = arrive("Ada", "wide", confirm="always")
    ada.open_game_against("Apprentice")
    seen = ada.wait_for_decision()
    assert seen is not None
    ada.press(seen["wells"][0])
    assert ada.look()["targets"]
    ada.page.keyboard.press("Escape")
    assert not ada.look()["targets"]
    ada.press(seen["wells"][0])
    ada.press(ada.look()["targets"][0])
    assert ada.page.locator(".target.armed").count() == 1
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
def test_windows_give_the_focus_back(arrive, size: str) -> None:  # type: ignore[no-untyped-def]
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
    wait_for_focus(ada, ".menu")
    open_menu()
    window.get_by_role("button", name="Log").press("Enter")
    ada.page.get_by_role("heading", name="Log").wait_for()
    keys.press("Escape")
    wait_for_focus(ada, ".menu")
    open_menu()
    window.get_by_role("button", name="Log").press("Enter")
    window.locator(".log button").first.press("Enter")
    ada.page.get_by_text("The table after move").wait_for()
    wait_for_focus(ada, ".menu")
    ada.page.get_by_role("button", name="Back to now").press("Enter")
    wait_for_focus(ada, ".panel h2")
    open_menu()
    window.get_by_role("button", name="Rules").press("Enter")
    window.locator("summary").first.wait_for()
    wait_for_focus(ada, "dialog .close")
    keys.press("Escape")
    wait_for_focus(ada, ".menu")
    open_menu()
    window.get_by_role("button", name="Take back").press("Enter")
    window.wait_for(state="hidden")
    wait_for_focus(ada, ".menu")


def test_moves_keep_the_focus(arrive) -> None:  # type: ignore[no-untyped-def]
    ada = arrive("Ada", "phone", shortcuts=False, confirm="never")
    ada.open_game_against("Apprentice")
    source = random.Random(4)
    decided = set()
    while len(decided) < 2:
        seen = ada.wait_for_decision()
        assert seen is not None
        decided.add(seen["decide"])
        if seen["decide"] == "claim":
            name = source.choice(seen["claims"])["name"]
            ada.page.locator(f'[data-claim="{name}"]').press("Enter")
        else:
            ada.page.locator(".well:enabled").nth(source.randrange(len(seen["wells"]))).press(
                "Enter"
            )
            places = [target["name"] for target in ada.look()["targets"]]
            name = source.choice([place for place in places if place != "D"] or places)
            ada.page.locator(f'[data-target="{name}"]').press("Enter")
        ada.page.locator(f'main.table:not([data-ply="{seen["ply"]}"])').wait_for()
        wait_for_focus(ada, ".panel h2")


def test_the_focus_goes_along_to_the_score_and_back(arrive) -> None:  # type: ignore[no-untyped-def]
    ada = arrive("Ada", "wide")
    ada.open_game_against("Apprentice")
    ada.wait_for_decision()
    ada.page.get_by_role("button", name="Menu").press("Enter")
    ada.page.get_by_role("button", name="Call the game off").press("Enter")
    ada.page.locator("main.end").wait_for()
    wait_for_focus(ada, "main.end h1")
    ada.page.get_by_role("button", name="Look at the table").press("Enter")
    wait_for_focus(ada, ".panel h2")
    ada.page.get_by_role("button", name="Score").press("Enter")
    wait_for_focus(ada, "main.end h1")
