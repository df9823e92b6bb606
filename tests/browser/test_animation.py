"""The moment of the game: shown in its beats, skipped by a tap, absent where stillness is asked."""

import random

from support.accessibility import violations
from support.person import Arrive, Person


def play_until_claims(person: Person, source: random.Random) -> None:
    while (seen := person.wait_for_decision())["decide"] != "claim":
        person.decide(seen, source)


def watch_layer(person: Person) -> None:
    """Note everything that appears on the layer where cards fly."""
    person.page.evaluate(
        """() => {
          window.appeared = [];
          new MutationObserver((changes) => changes.forEach((change) => change.addedNodes.forEach(
            (node) => window.appeared.push(node.dataset.effect ?? node.nodeName)
          ))).observe(document.querySelector('[data-part=layer]'), {childList: true});
        }"""
    )


def appeared(person: Person) -> list[str]:
    names: list[str] = person.page.evaluate("() => window.appeared")
    return names


def finish_claims(person: Person, source: random.Random) -> None:
    while (seen := person.next_decision()) is not None and seen["decide"] == "claim":
        person.decide(seen, source)


def test_destruction_shows_flying_cards_caption_and_fading_copies(arrive: Arrive) -> None:
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
    assert "copy" in seen, "claimed stacks and swept cards fade while their sand runs"
    ada.page.locator("[data-part=layer] > *").first.wait_for(state="detached")


def test_tap_finishes_the_animation(arrive: Arrive) -> None:
    ada = arrive("Ada", "wide", speed="slow")
    ada.open_game_against("Apprentice")
    seen = ada.wait_for_decision()
    ada.press(seen["slots"][0])
    ada.press(ada.look()["targets"][0])
    ada.page.locator("[data-part=layer] [data-effect=flying]").first.wait_for(state="attached")
    ada.page.evaluate(
        "() => document.querySelectorAll('[data-part=layer] > *').forEach((node) => node.dataset.mine = 1)"
    )
    ada.page.mouse.click(5, 5)
    # The answer of the computer may be on its way by now, with cards of its own.
    assert ada.page.locator("[data-part=layer] > [data-mine]").count() == 0


def test_reduced_motion_shows_still_captions_alone(arrive: Arrive) -> None:
    ada = arrive("Ada", "wide", speed="normal", reduced_motion=True)
    ada.open_game_against("Apprentice")
    source = random.Random(1)
    ada.wait_for_decision()
    watch_layer(ada)
    play_until_claims(ada, source)
    finish_claims(ada, source)
    assert set(appeared(ada)) == {"caption"}
    assert ada.page.locator("[data-effect=grains]").count() == 0, "no sand is loaded"


def test_speed_off_shows_nothing(arrive: Arrive) -> None:
    ada = arrive("Ada", "wide", speed="off")
    ada.open_game_against("Apprentice")
    source = random.Random(1)
    ada.wait_for_decision()
    watch_layer(ada)
    play_until_claims(ada, source)
    finish_claims(ada, source)
    assert appeared(ada) == []


def test_sounds_are_offered_once_after_the_first_completion(arrive: Arrive) -> None:
    ada = arrive("Ada", "wide", soundsOffered=False)
    ada.open_game_against("Apprentice")
    source = random.Random(1)
    offer = ada.page.locator("[data-part=sound-offer]")
    ada.wait_for_decision()
    assert offer.count() == 0
    play_until_claims(ada, source)
    offer.wait_for()
    assert violations(ada) == []
    offer.get_by_role("button", name="No, thanks").click()
    assert offer.count() == 0
    ada.page.reload()
    ada.wait_for_decision()
    assert offer.count() == 0
