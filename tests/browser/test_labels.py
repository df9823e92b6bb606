"""Labels, badges, heading and log match the cards that the table shows."""

import random

from support.person import Arrive, Person


def reach_claims(person: Person, source: random.Random) -> None:
    while (seen := person.wait_for_decision())["decide"] != "claim":
        person.decide(seen, source)


def test_verdict_includes_the_armed_move(arrive: Arrive) -> None:
    ada = arrive("Ada", "phone", confirm="always")
    ada.open_game_against("Apprentice")
    source = random.Random(4)
    for _ in range(20):
        seen = ada.wait_for_decision()
        for slot in seen["slots"] if seen["decide"] == "turn" else ():
            ada.press(slot)
            for field in (t for t in ada.look()["targets"] if t["name"].startswith("F")):
                label = ada.page.locator(f"[data-part=verdict][data-number='{field['name'][1]}']")
                if "tie" in label.inner_text():
                    ada.press(field)
                    assert label.inner_text() == "you choose first"
                    return
            ada.page.keyboard.press("Escape")
        ada.decide(seen, source)
    raise AssertionError("no field was ever level")


def test_take_back_removes_badges_of_drawn_cards(arrive: Arrive) -> None:
    ada = arrive("Ada", "wide")
    ada.open_game_against("Apprentice")
    badges = ada.page.locator("[data-slot] [data-part=drawn]")
    for _ in range(3):
        seen = ada.wait_for_decision()
        before = badges.all_inner_texts()
        ada.press(seen["slots"][-1])
        mountain = next(t for t in ada.look()["targets"] if t["name"].startswith("M"))
        ada.press(mountain)
        if ada.page.locator("[data-target][data-armed]").count():
            ada.press(mountain)
        ada.page.locator(f'[data-table]:not([data-ply="{seen["ply"]}"])').wait_for()
        ada.wait_for_decision()
        if badges.count():
            break
    assert badges.count(), "nothing was ever drawn"
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Take back my move").click()
    ada.page.locator(f'[data-table][data-ply="{seen["ply"]}"]').wait_for()
    assert badges.all_inner_texts() == before


def test_heading_and_log_follow_the_animation(arrive: Arrive) -> None:
    """The page announces each move of the computer, and each forced move, when it shows it."""
    ada = arrive("Ada", "wide", speed="fast")
    ada.open_game_against("Apprentice")
    source = random.Random(2)
    reach_claims(ada, source)
    ada.page.evaluate(
        """() => {
          window.told = [];
          const look = () => {
            const open = document.querySelector('[data-table]').dataset.decide;
            const lines = document.querySelectorAll('[data-part=side] [data-part=log] li').length;
            const heading = document.querySelector('[data-part=panel] h2')?.textContent.trim();
            if (open === 'none') window.told.push([lines, heading]);
          };
          new MutationObserver(look).observe(
            document.querySelector('[data-table]'),
            {childList: true, subtree: true, characterData: true, attributes: true},
          );
        }"""
    )
    while (seen := ada.next_decision()) is not None and seen["decide"] == "claim":
        ada.decide(seen, source)
    told = ada.page.evaluate("() => window.told")
    lines = sorted({count for count, _ in told})
    assert len(lines) >= 2
    assert lines == list(range(lines[0], lines[-1] + 1)), "several at once"
    waiting = {heading for _, heading in told}
    assert "Choose a colour" not in waiting, "there is nothing to choose yet"
    assert any("is shared out" in heading for heading in waiting)
