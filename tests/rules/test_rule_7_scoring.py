"""Rule 7: scoring."""

import pytest

from mandala.rules.scoring import DRAWN, cup_size, score, winner
from mandala.rules.state import State
from support.scenarios import played_to_end
from support.table import cup, result

Numbers = tuple[int, ...]


def cups(*seats: tuple[Numbers, Numbers]) -> State:
    """A state with these cups: for each seat the cards by colour, and the river places."""
    s = State()
    for seat, (cards, places) in enumerate(seats):
        s.cup[seat] = cards
        s.place[seat] = places
    return s


@pytest.mark.parametrize("seat", [0, 1])
def test_the_worked_example(seat: int) -> None:
    """Rule 7.1, worked example "Score": 4, 5, 6, 0, 3, 1 cards on places 1 to 6 give 53."""
    example = ((4, 5, 6, 0, 3, 1), (1, 2, 3, 4, 5, 6))
    nothing = ((0,) * 6, (0,) * 6)
    s = cups(example, nothing) if seat == 0 else cups(nothing, example)
    assert score(s, seat) == 4 + 10 + 18 + 0 + 15 + 6 == 53
    assert score(s, 1 - seat) == 0
    assert cup_size(s, seat) == 19
    assert winner(s) == seat


def test_a_colour_outside_the_river_is_worth_nothing() -> None:
    """Rule 7.1: nor are river cards themselves."""
    s = cups(((3, 3, 0, 0, 0, 0), (0, 2, 1, 0, 0, 0)), ((0,) * 6, (1, 2, 3, 4, 5, 6)))
    assert score(s, 0) == 6
    assert score(s, 1) == 0


def test_more_points_win() -> None:
    """Rule 7.2: however many cards."""
    many, few = ((9, 0, 0, 0, 0, 0), (1, 0, 0, 0, 0, 0)), ((0, 4, 0, 0, 0, 0), (1, 2, 0, 0, 0, 0))
    assert winner(cups(many, few)) == 0
    assert winner(cups(few, many)) == 1


def test_on_a_tie_fewer_cards_win() -> None:
    """Rule 7.2: equal points, fewer cards in the cup."""
    many, few = ((4, 0, 0, 0, 0, 0), (1, 0, 0, 0, 0, 0)), ((0, 2, 0, 0, 0, 0), (1, 2, 0, 0, 0, 0))
    assert winner(cups(many, few)) == 1
    assert winner(cups(few, many)) == 0
    game = played_to_end("fewer_cards_win")
    assert result(game).scores == (6, 6)
    assert len(cup(game, 1)) < len(cup(game, 0))
    assert result(game).winner == 1


def test_still_tied_the_game_is_drawn() -> None:
    """Rule 7.2 (clarification): equal points and equally many cards."""
    same = ((4, 0, 0, 0, 0, 0), (1, 0, 0, 0, 0, 0))
    assert winner(cups(same, same)) == DRAWN == 2
    game = played_to_end("drawn")
    assert result(game).scores == (15, 15)
    assert len(cup(game, 0)) == len(cup(game, 1))
    assert result(game).winner is None
