"""A player who returns to a table sees the missed moves once."""

import random
from typing import Protocol, Unpack

import pytest

from support.person import Arrive, Person, Wishes

# Counts the cards that fly, and notes how many lines of the log go with each heading meanwhile.
WATCH = """
  window.flown = 0;
  window.told = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node.dataset?.effect === 'flying') window.flown += 1;
    const table = document.querySelector('[data-table]');
    if (table?.dataset.decide === 'none')
      window.told.push([
        document.querySelectorAll('[data-part=side] [data-part=log] li').length,
        document.querySelector('[data-part=panel] h2')?.textContent.trim(),
      ]);
  }).observe(document, {childList: true, subtree: true, characterData: true});
"""


class MissAMove(Protocol):
    """Returns both people and the address of the table that Bea left before Ada moved."""

    def __call__(self, **wishes: Unpack[Wishes]) -> tuple[Person, Person, str]: ...


def flown(person: Person) -> int:
    cards: int = person.page.evaluate("window.flown")
    return cards


def log_length(person: Person) -> int:
    return person.page.locator("[data-part=side] [data-part=log] li").count()


@pytest.fixture
def miss_a_move(arrive: Arrive) -> MissAMove:
    """Two play online; Bea leaves, Ada moves: both people, and the address of the table."""

    def play(**wishes: Unpack[Wishes]) -> tuple[Person, Person, str]:
        ada, bea = arrive("Ada", "wide"), arrive("Bea", "wide", **wishes)
        ada.open_window("online")
        ada.page.get_by_text("More options").click()
        ada.page.get_by_label("I start").check()
        ada.page.get_by_role("button", name="Open a table").click()
        bea.page.goto(ada.page.locator("input[readonly]").first.input_value())
        bea.page.get_by_role("button", name="Sit down").click()
        bea.page.add_init_script(WATCH)
        source = random.Random(1)
        ada.play_on(source, 1)
        bea.play_on(source, 1)
        table = bea.page.url
        bea.page.goto(table.split("/t/")[0])
        ada.play_on(source, 1)
        return ada, bea, table

    return play


def test_missed_move_is_animated_and_logged_once(miss_a_move: MissAMove) -> None:
    _ada, bea, table = miss_a_move(speed="normal")
    bea.page.goto(table)
    bea.wait_for_decision()
    assert flown(bea) > 0
    lines = log_length(bea)
    told = bea.page.evaluate("window.told")
    assert told[0] == [lines - 1, "Ada’s turn"], "as Bea left it"
    assert told[-1][0] == lines
    bea.page.reload()
    bea.wait_for_decision()
    assert flown(bea) == 0, "shown a second time"
    assert log_length(bea) == lines


@pytest.mark.parametrize(
    "stillness", [{"speed": "off"}, {"speed": "normal", "reduced_motion": True}]
)
def test_missed_move_is_not_animated_without_motion(
    miss_a_move: MissAMove, stillness: Wishes
) -> None:
    _ada, bea, table = miss_a_move(**stillness)
    bea.page.goto(table)
    bea.wait_for_decision()
    assert flown(bea) == 0
    assert log_length(bea) == 5  # both sat down, three moves


def test_last_moves_are_animated_before_the_score(miss_a_move: MissAMove) -> None:
    ada, bea, table = miss_a_move(speed="normal")
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Give up").click()
    ada.page.get_by_role("button", name="Give up").click()
    ada.page.locator("[data-screen=end]").wait_for()
    bea.page.goto(table)
    bea.page.locator("[data-screen=end]").wait_for()
    assert flown(bea) > 0
    bea.page.reload()
    bea.page.locator("[data-screen=end]").wait_for()
    assert flown(bea) == 0
