"""Whole games to the final score, in every way to play and at every size, without scrolling."""

import random

import pytest

from support.browsing import SIZES, invite, recorded_scores, shown_scores

Arrive = object


def fits(seen: dict[str, object], size: str) -> bool:
    width, height = SIZES[size]
    return bool(seen["wide"] <= width and seen["high"] <= height)  # type: ignore[operator]


@pytest.mark.parametrize("size", SIZES)
def test_against_the_computer(arrive, size: str) -> None:  # type: ignore[no-untyped-def]
    ada = arrive("Ada", size)
    ada.open_game_against("Apprentice")
    source = random.Random(1)
    while (seen := ada.wait_for_decision()) is not None:
        assert fits(seen, size)
        ada.decide(seen, source)
    assert sorted(shown_scores(ada)) == sorted(recorded_scores(ada))


@pytest.mark.parametrize("size", SIZES)
def test_two_at_one_screen(arrive, size: str) -> None:  # type: ignore[no-untyped-def]
    both = arrive("Ada", size)
    both.page.get_by_role("button", name="Start", exact=True).click()
    source = random.Random(2)
    show, hide = (both.page.locator(f'[data-cover="{what}"]') for what in ("show", "hide"))
    anything = both.page.locator('main.end, [data-cover], main.table:not([data-decide="none"])')
    while True:
        anything.first.wait_for()
        if hide.count():
            hide.click()
            show.wait_for()
        elif show.count():
            assert both.page.locator(".well").count() == 0, "a covered hand is on the page"
            show.click()
            show.wait_for(state="hidden")
        elif (seen := both.look())["end"]:
            break
        elif seen["decide"] != "none":
            assert fits(seen, size)
            both.decide(seen, source)
    assert sorted(shown_scores(both)) == sorted(recorded_scores(both))


@pytest.mark.parametrize("size", SIZES)
def test_online_with_a_spectator(arrive, size: str) -> None:  # type: ignore[no-untyped-def]
    ada, bea, eve = arrive("Ada", size), arrive("Bea", size), arrive("Eve", size)
    eve.page.goto(invite(ada, bea))
    source = random.Random(3)
    players = [ada, bea]
    while not ada.look()["end"]:
        for person in players:
            seen = person.look()
            if seen["decide"] != "none":
                assert fits(seen, size)
                person.decide(seen, source)
        assert eve.page.locator(".well").count() == 0
    for person in (ada, bea, eve):
        person.page.locator("main.end").wait_for()
        assert sorted(shown_scores(person)) == sorted(recorded_scores(ada))
    assert (
        "wins" in eve.page.locator("h1").inner_text()
        or "drawn" in eve.page.locator("h1").inner_text()
    )
