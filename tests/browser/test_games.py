"""Whole games to the final score, without scrolling: each way to play at one of the sizes.

Games on a phone against the computer are in test_languages.py; the fullest table is shown at every
size in test_layout.py.
"""

import random

from support.drag import Finger, Mouse, Pointer, drag
from support.person import SIZES, Arrive, Person, Seen, invite, recorded_scores, shown_scores


def fits(seen: Seen, size: str) -> bool:
    width, height = SIZES[size]
    return seen["wide"] <= width and seen["high"] <= height


def test_whole_game_against_the_computer(arrive: Arrive) -> None:
    size = "wide"
    ada = arrive("Ada", size)
    ada.open_game_against("Apprentice")
    source = random.Random(1)
    while (seen := ada.next_decision()) is not None:
        assert fits(seen, size)
        ada.decide(seen, source)
    assert sorted(shown_scores(ada)) == sorted(recorded_scores(ada))


def test_whole_game_at_one_screen(arrive: Arrive) -> None:
    size = "tablet"
    both = arrive("Ada", size)
    both.open_hot_seat_game()
    source = random.Random(2)
    show, hide = (both.page.locator(f'[data-cover="{what}"]') for what in ("show", "hide"))
    anything = both.page.locator(
        '[data-screen=end], [data-cover], [data-table]:not([data-decide="none"])'
    )
    while True:
        anything.first.wait_for()
        if hide.count():
            hide.click()
            show.wait_for()
        elif show.count():
            assert both.page.locator("[data-slot]").count() == 0, "a covered hand is on the page"
            show.click()
            show.wait_for(state="hidden")
        elif (seen := both.look())["end"]:
            break
        elif seen["decide"] != "none":
            assert fits(seen, size)
            both.decide(seen, source)
    assert sorted(shown_scores(both)) == sorted(recorded_scores(both))


def test_whole_game_online_by_dragging_with_a_spectator(arrive: Arrive) -> None:
    """One player drags with the mouse on a wide screen, the other with a finger on a phone."""
    ada, bea = arrive("Ada", "wide", confirm="never"), arrive("Bea", "phone", confirm="never")
    eve = arrive("Eve", "phone")
    eve.page.goto(invite(ada, bea))
    source = random.Random(3)
    players: list[tuple[Person, Pointer, str]] = [
        (ada, Mouse(ada), "wide"),
        (bea, Finger(bea), "phone"),
    ]
    dragged: dict[str, set[str]] = {"Ada": set(), "Bea": set()}
    while not ada.look()["end"]:
        for person, pointer, size in players:
            seen = person.look()
            if seen["decide"] == "none":
                continue
            assert fits(seen, size)
            if seen["decide"] == "claim":  # a colour is tapped
                person.decide(seen, source)
            else:
                dragged[person.name].add(drag(person, pointer, seen, source)[0])
        assert eve.page.locator("[data-slot]").count() == 0
    assert all(places >= {"M", "F"} for places in dragged.values())
    for person in (ada, bea, eve):
        person.page.locator("[data-screen=end]").wait_for()
        assert sorted(shown_scores(person)) == sorted(recorded_scores(ada))
    assert (
        "wins" in eve.page.locator("h1").inner_text()
        or "drawn" in eve.page.locator("h1").inner_text()
    )
