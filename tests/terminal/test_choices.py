"""Moves as people type them."""

import pytest

from mandala.records.errors import MalformedMove, MandalaError
from mandala.terminal.choices import choose
from support.decks import written_game


@pytest.fixture
def legal():
    return written_game(hands=("RRRGGO", "")).legal_moves()


@pytest.mark.parametrize("typed", ["M1R", "m1r", " m 1 r ", "1"])
def test_notation_in_any_case_or_the_number(legal, typed):
    assert str(legal[0]) == "M1R"
    assert choose(typed, legal) == legal[0]


@pytest.mark.parametrize("typed", ["0", "99", "00"])
def test_a_number_that_is_not_listed(legal, typed):
    with pytest.raises(MandalaError, match=f"There is no move {typed}: choose from 1 to"):
        choose(typed, legal)


def test_a_number_of_thousands_of_digits(legal):
    with pytest.raises(MandalaError, match=r"There is no move 999999999\.\.\.: choose from 1 to"):
        choose("9" * 5_000, legal)


@pytest.mark.parametrize("typed", ["M3R", "hello", "-1", "²", "M1R M1R"])
def test_nonsense(legal, typed):
    with pytest.raises(MalformedMove):
        choose(typed, legal)


def test_a_move_that_is_not_legal_is_understood_all_the_same(legal):
    assert str(choose("cy", legal)) == "CY"
