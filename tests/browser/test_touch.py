"""One thumb on a phone: few taps, and everything to press within its reach."""

import random

from support.browsing import SIZES

MOST_TAPS_A_DECISION = 2.6
SMALLEST = 48  # pixels, of a button that makes a move


def test_a_game_by_touch_takes_few_taps(arrive) -> None:  # type: ignore[no-untyped-def]
    ada = arrive("Ada", "phone")
    ada.open_game_against("Apprentice")
    source = random.Random(6)
    height = SIZES["phone"][1]
    while (seen := ada.wait_for_decision()) is not None:
        for claim in seen["claims"]:
            assert claim["height"] >= SMALLEST - 0.5
            assert claim["top"] >= 0.55 * height
        ada.decide(seen, source)
    assert ada.decisions > 10
    assert ada.presses / ada.decisions <= MOST_TAPS_A_DECISION, ada.presses / ada.decisions


def test_targets_are_large_and_low(arrive) -> None:  # type: ignore[no-untyped-def]
    ada = arrive("Ada", "phone")
    ada.open_game_against("Apprentice")
    seen = ada.wait_for_decision()
    assert seen is not None
    width, height = SIZES["phone"]
    ada.press(seen["wells"][-1])
    shown = ada.look()
    assert shown["targets"]
    for button in shown["targets"]:
        assert button["height"] >= SMALLEST
        assert button["width"] >= SMALLEST
        assert button["top"] >= 0.6 * height
        assert button["left"] >= 0
        assert button["right"] <= width
        assert button["bottom"] <= height


def test_cards_can_be_dragged_to_their_place(arrive) -> None:  # type: ignore[no-untyped-def]
    ada = arrive("Ada", "wide", confirm="never")
    ada.open_game_against("Apprentice")
    seen = ada.wait_for_decision()
    assert seen is not None
    mouse = ada.page.mouse
    mouse.move(seen["wells"][0]["x"], seen["wells"][0]["y"])
    mouse.down()
    mouse.move(600, 500, steps=3)
    ada.page.locator(".dragged").wait_for()
    lit = ada.page.locator(".area.lit, .pile.lit").last
    box = lit.bounding_box()
    assert box is not None
    mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=3)
    mouse.up()
    assert ada.page.locator(".dragged").count() == 0
    ada.page.locator(f'main.table:not([data-ply="{seen["ply"]}"])').wait_for()


def test_a_closed_place_says_why(arrive) -> None:  # type: ignore[no-untyped-def]
    ada = arrive("Ada", "phone")
    ada.open_game_against("Apprentice")
    source = random.Random(8)
    for _ in range(12):
        seen = ada.wait_for_decision()
        assert seen is not None
        for well in seen["wells"] if seen["decide"] == "turn" else ():
            ada.press(well)
            shut = ada.page.locator(".target.shut")
            if shut.count():
                shut.first.click(force=True)  # it is marked as closed, and answers all the same
                told = ada.page.get_by_role("alert")
                assert "Rule" in told.inner_text()
                return
            ada.page.keyboard.press("Escape")
        ada.decide(seen, source)
    raise AssertionError("no place was ever closed")
