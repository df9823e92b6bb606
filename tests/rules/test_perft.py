"""Counted move trees fix the rules and the order of moves."""

import numpy as np
import pytest

from mandala.rules.legality import LEGAL, why_not
from mandala.rules.moves import MOVES
from mandala.rules.play import play
from support.golden import perft_text
from support.perft import leave_in_order, perft, positions
from support.scenarios import GOLDEN


def test_counts_are_as_written() -> None:
    """``make golden`` writes the file again after a wanted change."""
    assert perft_text() == (GOLDEN / "perft.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("what", list(positions()))
def test_tree_counts_the_moves_that_have_no_reason_against_them(what: str) -> None:
    """The list of legal moves and the reasons are separate code."""
    s = positions()[what].state
    legal = [move for move in range(MOVES) if why_not(s, move) == LEGAL]
    assert perft(s, 1) == len(legal) > 0
    below = []
    for move in legal:
        twin = s.copy()
        play(twin, move, leave_in_order, None)
        below.append(sum(why_not(twin, m) == LEGAL for m in range(MOVES)))
    assert perft(s, 2) == np.sum(below)
