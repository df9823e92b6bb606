"""Whoever comes back to a table is shown the moves they missed, once."""

import random
from collections.abc import Callable

import pytest

from support.browsing import Person

# Counts the cards that fly, and notes how many lines of the log go with each heading meanwhile.
WATCH = """
  window.flown = 0;
  window.told = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node.classList?.contains('flying')) window.flown += 1;
    const table = document.querySelector('main.table');
    if (table?.dataset.decide === 'none')
      window.told.push([
        document.querySelectorAll('.side .log li').length,
        document.querySelector('.panel h2')?.textContent.trim(),
      ]);
  }).observe(document, {childList: true, subtree: true, characterData: true});
"""


def flown(person: Person) -> int:
    cards: int = person.page.evaluate("window.flown")
    return cards


def log_length(person: Person) -> int:
    return person.page.locator(".side .log li").count()


@pytest.fixture
def miss_a_move(arrive) -> Callable[..., tuple[Person, Person, str]]:  # type: ignore[no-untyped-def]
    """Two play online; Bea leaves, Ada moves: both people, and the address of the table."""

    def play(**wishes: object) -> tuple[Person, Person, str]:
        ada, bea = arrive("Ada", "wide"), arrive("Bea", "wide", **wishes)
        ada.page.get_by_text("More choices").click()
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


def test_a_missed_move_is_shown_and_told_once(miss_a_move) -> None:  # type: ignore[no-untyped-def]
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
def test_nothing_flies_for_those_who_want_stillness(miss_a_move, stillness) -> None:  # type: ignore[no-untyped-def]
    _ada, bea, table = miss_a_move(**stillness)
    bea.page.goto(table)
    bea.wait_for_decision()
    assert flown(bea) == 0
    assert log_length(bea) == 5  # both sat down, three moves


def test_the_end_is_shown_before_the_score(miss_a_move) -> None:  # type: ignore[no-untyped-def]
    ada, bea, table = miss_a_move(speed="normal")
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Give up").click()
    ada.page.get_by_role("button", name="Give up").click()
    ada.page.locator("main.end").wait_for()
    bea.page.goto(table)
    bea.page.locator("main.end").wait_for()
    assert flown(bea) > 0
    bea.page.reload()
    bea.page.locator("main.end").wait_for()
    assert flown(bea) == 0
