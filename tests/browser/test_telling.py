"""What the table says is true of what it shows: labels, badges, heading and log."""

import random

from support.browsing import Person


def reach_claims(person: Person, source: random.Random) -> None:
    while (seen := person.wait_for_decision()) is not None and seen["decide"] != "claim":
        person.decide(seen, source)
    assert seen is not None, "no mandala was ever completed"


def test_who_would_choose_first_is_told_of_the_move_in_mind(arrive) -> None:  # type: ignore[no-untyped-def]
    ada = arrive("Ada", "phone", confirm="always")
    ada.open_game_against("Apprentice")
    source = random.Random(4)
    for _ in range(20):
        seen = ada.wait_for_decision()
        assert seen is not None
        for well in seen["wells"] if seen["decide"] == "turn" else ():
            ada.press(well)
            for field in (t for t in ada.look()["targets"] if t["name"].startswith("F")):
                label = ada.page.locator(f".m{field['name'][1]} .verdict")
                if "tie" in label.inner_text():
                    ada.press(field)
                    assert label.inner_text() == "you choose first"
                    return
            ada.page.keyboard.press("Escape")
        ada.decide(seen, source)
    raise AssertionError("no field was ever level")


def test_badges_of_drawn_cards_go_with_a_move_taken_back(arrive) -> None:  # type: ignore[no-untyped-def]
    ada = arrive("Ada", "wide")
    ada.open_game_against("Apprentice")
    badges = ada.page.locator(".well .fresh")
    for _ in range(3):
        seen = ada.wait_for_decision()
        before = badges.all_inner_texts()
        ada.press(seen["wells"][-1])
        mountain = next(t for t in ada.look()["targets"] if t["name"].startswith("M"))
        ada.press(mountain)
        if ada.page.locator(".target.armed").count():
            ada.press(mountain)
        ada.page.locator(f'main.table:not([data-ply="{seen["ply"]}"])').wait_for()
        ada.wait_for_decision()
        if badges.count():
            break
    assert badges.count(), "nothing was ever drawn"
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Take back my move").click()
    ada.page.locator(f'main.table[data-ply="{seen["ply"]}"]').wait_for()
    assert badges.all_inner_texts() == before


def test_heading_and_log_keep_pace_with_the_cards(arrive) -> None:  # type: ignore[no-untyped-def]
    """Choices of the computer and of the table itself are told one by one, each as it is shown."""
    ada = arrive("Ada", "wide", speed="fast")
    ada.open_game_against("Apprentice")
    source = random.Random(2)
    reach_claims(ada, source)
    ada.page.evaluate(
        """() => {
          window.told = [];
          const look = () => {
            const open = document.querySelector('main.table').dataset.decide;
            const lines = document.querySelectorAll('.log li').length;
            const heading = document.querySelector('.panel h2')?.textContent.trim();
            if (open === 'none') window.told.push([lines, heading]);
          };
          new MutationObserver(look).observe(
            document.querySelector('main.table'),
            {childList: true, subtree: true, characterData: true, attributes: true},
          );
        }"""
    )
    while (seen := ada.wait_for_decision()) is not None and seen["decide"] == "claim":
        ada.decide(seen, source)
    told = ada.page.evaluate("() => window.told")
    lines = sorted({count for count, _ in told})
    assert len(lines) >= 2
    assert lines == list(range(lines[0], lines[-1] + 1)), "several at once"
    waiting = {heading for _, heading in told}
    assert "Choose a colour" not in waiting, "there is nothing to choose yet"
    assert any("is shared out" in heading for heading in waiting)
