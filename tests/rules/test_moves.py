"""The 150 moves and their fixed indices."""

import pytest

from mandala.rules import moves

TABLE = (
    [("mountain", m, c, 1) for m in range(2) for c in range(6)]
    + [("field", m, c, k) for m in range(2) for c in range(6) for k in range(1, 8)]
    + [("discard", None, c, k) for c in range(6) for k in range(1, 9)]
    + [("claim", None, c, 0) for c in range(6)]
)


def test_there_are_150() -> None:
    assert len(TABLE) == moves.MOVES == 150
    assert moves.FIRST_MOUNTAIN == 0
    assert moves.FIRST_FIELD == 12
    assert moves.FIRST_DISCARD == 96
    assert moves.FIRST_CLAIM == 144


@pytest.mark.parametrize("index", range(150))
def test_each_index_stands_for_one_move(index: int) -> None:
    kind, mandala, colour, count = TABLE[index]
    which = mandala or 0  # discards and claims have none
    made = {
        "mountain": lambda: moves.mountain_move(which, colour),
        "field": lambda: moves.field_move(which, colour, count),
        "discard": lambda: moves.discard_move(colour, count),
        "claim": lambda: moves.claim_move(colour),
    }[kind]()
    assert made == index
    assert moves.is_mountain_move(index) == (kind == "mountain")
    assert moves.is_field_move(index) == (kind == "field")
    assert moves.is_discard_move(index) == (kind == "discard")
    assert moves.is_claim_move(index) == (kind == "claim")
    assert moves.move_colour(index) == colour
    assert moves.move_count(index) == count
    if mandala is not None:
        assert moves.move_mandala(index) == mandala


def test_the_limits_are_those_of_the_rules() -> None:
    """Rules 3.2, 3.3 and 3.4."""
    assert (moves.HAND_LIMIT, moves.MOST_TO_FIELD, moves.MOST_TO_DISCARD) == (8, 7, 8)
