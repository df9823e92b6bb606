"""The count at the end."""

import io

import pytest
from hypothesis import given, settings
from rich.console import Console

from mandala.records.observation import Result
from mandala.terminal.look import PRETTY
from mandala.terminal.outcome import final_count, outcome_line
from mandala.terminal.table import Frame
from mandala.terminal.words import Cast
from support.random_games import random_games
from support.scenarios import played_to_end


def counted(game):
    out = io.StringIO()
    console = Console(file=out, width=80, highlight=False)
    console.print(final_count(game, Cast(game.players), Frame(80, 24, PRETTY)))
    return out.getvalue()


@settings(max_examples=8)
@given(random_games)
def test_the_places_add_up_to_the_result(drawn):
    game = drawn.played()
    rows = [line for line in counted(game).split("\n") if line.startswith(" points")]
    for seat, row in enumerate(rows):
        points, total = row.removeprefix(" points").split("=")
        assert sum(map(int, points.split())) == int(total) == game.result.scores[seat]


@settings(max_examples=8)
@given(random_games)
def test_every_cup_card_is_laid_out(drawn):
    game = drawn.played()
    halves = counted(game).split("\n\n")
    for seat in (0, 1):
        river_row = next(i for i, line in enumerate(halves[seat].split("\n")) if "river" in line)
        below = [line[10:] for line in halves[seat].split("\n")[river_row + 1 :]]
        laid_out = "".join(line for line in below if set(line) <= set("ROYGPB "))
        assert sorted(laid_out.replace(" ", "")) == sorted(game.observation(seat).cup)


def test_fewer_cards_in_the_cup_are_named_where_they_decide():
    """Rule 7.2."""
    assert "Fewer cards in the cup" in counted(played_to_end("fewer_cards_win"))
    assert "Fewer cards" not in counted(played_to_end("river"))


def test_a_drawn_game():
    assert "The game is drawn" in counted(played_to_end("drawn"))


@pytest.mark.parametrize("winner", [0, 1, None])
def test_a_game_that_people_ended(winner):
    game = played_to_end("river").copy()
    line = outcome_line(game)
    assert line.endswith("a river is full (Rule 6.1).")
    fresh = type(game).new(1)
    fresh.end(Result((7, 7), winner, "agreed"))
    assert outcome_line(fresh).startswith("first 7 : 7 second, 0 moves. ")
