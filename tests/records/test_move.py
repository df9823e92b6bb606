"""Moves as text, and piles of cards as letters."""

import pickle
from typing import Any

import numpy as np
import pytest

from mandala.records.errors import MalformedMove
from mandala.records.move import (
    ALL_MOVES,
    NOTATIONS,
    Move,
    MoveKind,
    counts,
    in_order,
    pile,
)

TABLE = (
    [f"M{m}{c}" for m in "12" for c in "ROYGPB"]
    + [f"F{m}{c}{k}" for m in "12" for c in "ROYGPB" for k in range(1, 8)]
    + [f"D{c}{k}" for c in "ROYGPB" for k in range(1, 9)]
    + [f"C{c}" for c in "ROYGPB"]
)


def test_moves_are_numbered_as_documented() -> None:
    assert list(NOTATIONS) == TABLE
    assert [TABLE.index(text) for text in ("M1R", "M2B", "F1R1", "F2B7")] == [0, 11, 12, 95]
    assert [TABLE.index(text) for text in ("DR1", "DB8", "CR", "CB")] == [96, 143, 144, 149]


@pytest.mark.parametrize("index", range(150))
def test_every_move_can_be_parsed_back(index: int) -> None:
    move = Move(index)
    text = TABLE[index]
    assert str(move) == text
    assert Move.parse(text) == move == ALL_MOVES[index]
    assert Move.parse(text).index == index
    assert eval(repr(move)) == move  # the contract of repr: its own recipe
    assert pickle.loads(pickle.dumps(move)) == move


@pytest.mark.parametrize(
    ("text", "kind", "mandala", "colour", "count"),
    [
        ("M1R", MoveKind.MOUNTAIN, 0, 0, 1),
        ("F2G3", MoveKind.FIELD, 1, 3, 3),
        ("DB2", MoveKind.DISCARD, None, 5, 2),
        ("CY", MoveKind.CLAIM, None, 2, 0),
    ],
)
def test_parts_of_a_move(
    text: str, kind: MoveKind, mandala: int | None, colour: int, count: int
) -> None:
    move = Move.parse(text)
    assert (move.kind, move.mandala, move.colour, move.count) == (kind, mandala, colour, count)


@pytest.mark.parametrize(
    "text",
    [
        "", "M", "M1", "M3R", "M0R", "M1r", "m1R", "M1W", "M1R1", "F1R", "F1R0", "F1R8", "F3R1",
        "D1R1", "DR", "DR0", "DR9", "C", "C1R", "CR1", "X1R", " M1R", "M1R ", "M1R\n", "M１R",
        "F1R10", "M1R M2R", "١", "CY\0", None, 3, True, ["M1R"],
    ],
)  # fmt: skip
def test_other_text_is_refused(text: Any) -> None:
    with pytest.raises(MalformedMove) as refused:
        Move.parse(text)
    message = str(refused.value)
    assert "is not a move: write M1R" in message
    assert "\n" not in message
    assert refused.value.text == text


def test_long_text_is_cut_in_the_error() -> None:
    with pytest.raises(MalformedMove) as refused:
        Move.parse("M1R" * 100_000)
    assert len(str(refused.value)) < 200


@pytest.mark.parametrize("index", [-1, 150, 1000, 2.5, 2.0, "M1R", None])
def test_other_indices_are_refused(index: Any) -> None:
    with pytest.raises(MalformedMove):
        Move(index)


def test_numpy_integers_are_indices() -> None:
    index: Any = np.int64(3)
    assert type(Move(index).index) is int


def test_moves_compare_by_value() -> None:
    one, same, other = Move.parse("M1R"), Move(0), Move.parse("M1O")
    assert one == same
    assert hash(one) == hash(same)
    assert len({one, same, other}) == 2
    assert one != other
    assert one != "M1R"
    assert one < other <= other
    assert sorted([other, one]) == [one, other]
    with pytest.raises(TypeError):
        assert one < 3  # type: ignore[operator]  # refused: this is the test
    with pytest.raises(AttributeError, match="cannot be changed"):
        one.index = 5


def test_piles_are_letters_in_canonical_order() -> None:
    assert pile([1, 0, 2, 0, 0, 3]) == "RYYBBB"
    assert counts("BYRBYB") == [1, 0, 2, 0, 0, 3]
    assert in_order([5, 0, 3]) == "BRG"
    assert pile([0] * 6) == in_order([]) == ""
