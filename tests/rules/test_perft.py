"""Counted move trees pin the rules, and their order."""

import pytest

from support.golden import perft_text
from support.perft import DEPTHS, perft, positions
from support.scenarios import GOLDEN


def test_the_counts_are_those_written_down():
    """Regenerate with ``make golden`` after a wanted change."""
    assert perft_text() == (GOLDEN / "perft.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("what", list(positions()))
def test_a_tree_starts_with_the_legal_moves(what):
    game = positions()[what]
    assert perft(game.state, 1) == len(game.legal_moves()) > 0
    assert DEPTHS == (1, 2, 3, 4)
