"""The moment of the game: shown in its beats, skipped by a tap, absent where stillness is asked."""

import random

from support.browsing import Person


def play_until_claims(person: Person, source: random.Random) -> None:
    while (seen := person.wait_for_decision()) is not None:
        if seen["decide"] == "claim":
            return
        person.decide(seen, source)
    raise AssertionError("no mandala was ever completed")


def watch_layer(person: Person) -> None:
    """Note everything that appears on the layer where cards fly."""
    person.page.evaluate(
        """() => {
          window.appeared = [];
          new MutationObserver((changes) => changes.forEach((change) => change.addedNodes.forEach(
            (node) => window.appeared.push(node.className)
          ))).observe(document.querySelector('.layer'), {childList: true});
        }"""
    )


def appeared(person: Person) -> list[str]:
    names: list[str] = person.page.evaluate(
        "() => window.appeared.flatMap((name) => name.split(' '))"
    )
    return names


def finish_claims(person: Person, source: random.Random) -> None:
    while (seen := person.wait_for_decision()) is not None and seen["decide"] == "claim":
        person.decide(seen, source)


def test_cards_fly_the_brush_sweeps_and_new_cards_land(arrive) -> None:  # type: ignore[no-untyped-def]
    ada = arrive("Ada", "wide", speed="fast")
    ada.open_game_against("Apprentice")
    source = random.Random(1)
    ada.wait_for_decision()
    watch_layer(ada)
    play_until_claims(ada, source)
    assert "caption" in appeared(ada), "the fields are weighed in words"
    finish_claims(ada, source)
    seen = appeared(ada)
    assert "flying" in seen
    assert "brush" in seen
    assert "swept" in seen
    ada.page.wait_for_timeout(1500)
    assert ada.page.locator(".layer > *").count() == 0, "the layer is left clean"


def test_a_tap_skips_to_the_present(arrive) -> None:  # type: ignore[no-untyped-def]
    ada = arrive("Ada", "wide", speed="slow")
    ada.open_game_against("Apprentice")
    seen = ada.wait_for_decision()
    ada.press(seen["wells"][0])
    ada.press(ada.look()["targets"][0])
    ada.page.locator(".layer .flying").first.wait_for(state="attached")
    ada.page.evaluate(
        "() => document.querySelectorAll('.layer > *').forEach((node) => node.dataset.mine = 1)"
    )
    ada.page.mouse.click(5, 5)
    # The answer of the computer may be on its way by now, with cards of its own.
    assert ada.page.locator(".layer > [data-mine]").count() == 0


def test_nothing_moves_under_reduced_motion(arrive) -> None:  # type: ignore[no-untyped-def]
    ada = arrive("Ada", "wide", speed="normal", reduced_motion=True)
    ada.open_game_against("Apprentice")
    source = random.Random(1)
    ada.wait_for_decision()
    watch_layer(ada)
    play_until_claims(ada, source)
    finish_claims(ada, source)
    assert appeared(ada) == []
