"""The list of legal moves and the reasons against the others: numbers that other parts rely on."""

import numpy as np
import pytest

from mandala.rules import legality


def test_the_reasons_are_numbered_from_one() -> None:
    """0 is legal, so that a reason is also a truth value."""
    assert legality.LEGAL == 0
    assert list(range(1, 11)) == [
        legality.GAME_OVER,
        legality.CLAIM_AWAITED,
        legality.NO_CLAIM_NOW,
        legality.NOT_IN_HAND,
        legality.MOUNTAIN_COLOUR_IN_FIELD,
        legality.MOUNTAIN_ONLY_CARD,
        legality.FIELD_COLOUR_IN_MOUNTAIN,
        legality.FIELD_COLOUR_IN_OTHER_FIELD,
        legality.FIELD_KEEP_ONE_CARD,
        legality.CLAIM_NOT_IN_MOUNTAIN,
    ]


def test_a_run_of_moves_on_the_list() -> None:
    out = np.full(8, -1, np.int64)
    assert legality.list_run(out, 2, 40, 4, 3) == 5
    assert out.tolist() == [-1, -1, 40, 41, 42, 43, -1, -1]
    with pytest.raises(AssertionError):
        legality.list_run(out, -1, 40, 4, 3)
