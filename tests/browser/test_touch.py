"""One thumb on a phone: few taps, and everything to press within its reach."""

import random

from support.person import SIZES, Arrive, Person, Seen

MOST_TAPS_A_DECISION = 2.6
SMALLEST = 48  # pixels, of a button that makes a move


def test_a_game_by_touch_takes_few_taps(arrive: Arrive) -> None:
    ada = arrive("Ada", "phone")
    ada.open_game_against("Apprentice")
    source = random.Random(6)
    height = SIZES["phone"][1]
    while (seen := ada.next_decision()) is not None:
        for claim in seen["claims"]:
            assert claim["height"] >= SMALLEST - 0.5
            assert claim["top"] >= 0.55 * height
        ada.decide(seen, source)
    assert ada.decisions > 10
    assert ada.presses / ada.decisions <= MOST_TAPS_A_DECISION, ada.presses / ada.decisions


def test_targets_are_large_and_low(arrive: Arrive) -> None:
    ada = arrive("Ada", "phone")
    ada.open_game_against("Apprentice")
    seen = ada.wait_for_decision()
    width, height = SIZES["phone"]
    ada.press(seen["slots"][-1])
    shown = ada.look()
    assert shown["targets"]
    for button in shown["targets"]:
        assert button["height"] >= SMALLEST
        assert button["width"] >= SMALLEST
        assert button["top"] >= 0.6 * height
        assert button["left"] >= 0
        assert button["right"] <= width
        assert button["bottom"] <= height


def drag_a_card(person: Person) -> Seen:
    """Take up a card and hold it over the table; what was seen before."""
    seen = person.wait_for_decision()
    mouse = person.page.mouse
    mouse.move(seen["slots"][0]["x"], seen["slots"][0]["y"])
    mouse.down()
    mouse.move(600, 500, steps=3)
    person.page.locator("[data-effect=dragged]").wait_for()
    return seen


def test_cards_can_be_dragged_to_their_place(arrive: Arrive) -> None:
    ada = arrive("Ada", "wide", confirm="never")
    ada.open_game_against("Apprentice")
    seen = drag_a_card(ada)
    mouse = ada.page.mouse
    lit = ada.page.locator("[data-lit]").last
    box = lit.bounding_box()
    assert box is not None
    mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=3)
    mouse.up()
    assert ada.page.locator("[data-effect=dragged]").count() == 0
    ada.page.locator(f'[data-table]:not([data-ply="{seen["ply"]}"])').wait_for()


def test_a_dragged_card_is_put_down_when_the_game_ends(arrive: Arrive) -> None:
    ada, bea = arrive("Ada", "wide"), arrive("Bea", "wide")
    ada.open_window("online")
    ada.page.get_by_text("More options").click()
    ada.page.get_by_label("I start").check()
    ada.page.get_by_role("button", name="Open a table").click()
    ada.page.locator("input[readonly]").first.wait_for()
    bea.page.goto(ada.page.locator("input[readonly]").first.input_value())
    bea.page.get_by_role("button", name="Sit down").click()
    drag_a_card(ada)
    bea.page.get_by_role("button", name="Menu").click()
    bea.page.get_by_role("button", name="Call the game off").click()
    ada.page.locator("[data-screen=end]").wait_for()
    assert ada.page.locator("[data-effect=dragged]").count() == 0
    ada.page.mouse.up()
    assert ada.page.locator("[data-effect=dragged]").count() == 0


def test_cards_put_back_while_they_are_dragged_stay_there(arrive: Arrive) -> None:
    ada = arrive("Ada", "wide")
    ada.open_game_against("Apprentice")
    seen = drag_a_card(ada)
    ada.page.keyboard.press("Escape")
    ada.page.locator("[data-effect=dragged]").wait_for(state="detached")
    ada.page.mouse.up()
    assert ada.page.locator("[data-slot][aria-pressed=true]").count() == 0
    ada.page.locator(f"[data-slot={seen['slots'][0]['name']}]").press("Enter")
    ada.page.locator("[data-slot][aria-pressed=true]").wait_for()


def test_a_second_finger_leaves_no_card_behind(arrive: Arrive) -> None:
    ada = arrive("Ada", "phone")
    ada.open_game_against("Apprentice")
    seen = ada.wait_for_decision()
    screen = ada.context.new_cdp_session(ada.page)

    def touch(kind: str, *fingers: tuple[float, float]) -> None:
        points = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(fingers)]
        screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    one, two = [(slot["x"], slot["y"]) for slot in seen["slots"][:2]]
    dragged = ada.page.locator("[data-effect=dragged]")
    touch("touchStart", one)
    touch("touchMove", (200, 300))
    dragged.wait_for()
    touch("touchStart", (200, 300), two)
    touch("touchMove", (200, 300), (100, 200))
    touch("touchMove", (210, 310), (100, 200))
    assert dragged.count() == 1
    box = dragged.bounding_box()
    assert box is not None
    assert box["x"] < 210 < box["x"] + box["width"], "it follows the first finger"
    assert box["y"] < 310 < box["y"] + box["height"]
    touch("touchMove", (210, 310))  # the second is lifted
    assert dragged.count() == 1
    touch("touchEnd")
    assert dragged.count() == 0
    ada.page.keyboard.press("Escape")
    touch("touchStart", one)
    touch("touchMove", (200, 300))
    dragged.wait_for()
    touch("touchCancel")
    dragged.wait_for(state="detached")
    ada.page.mouse.move(*one)
    ada.page.mouse.move(one[0] + 30, one[1], steps=3)
    assert dragged.count() == 0, "a pointer that only passes by takes up a card"


def test_closed_target_explains_its_rule(arrive: Arrive) -> None:
    ada = arrive("Ada", "phone")
    ada.open_game_against("Apprentice")
    source = random.Random(8)
    for _ in range(12):
        seen = ada.wait_for_decision()
        for slot in seen["slots"] if seen["decide"] == "turn" else ():
            ada.press(slot)
            shut = ada.page.locator("[data-target][aria-disabled=true]")
            if shut.count():
                shut.first.click(force=True)  # it is marked as closed, and answers all the same
                told = ada.page.get_by_role("alert")
                assert "Rule" in told.inner_text()
                return
            ada.page.keyboard.press("Escape")
        ada.decide(seen, source)
    raise AssertionError("no place was ever closed")
