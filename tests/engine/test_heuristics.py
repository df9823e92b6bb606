"""Ratings one move ahead: they read nothing hidden, and prefer what a sensible player would."""

import random

import numpy as np
import pytest

from mandala.engine.compiling import to_record
from mandala.engine.heuristics import chance_to_hold, rate_moves
from mandala.engine.knowledge import known_state
from mandala.engine.sharing import new_paper
from mandala.records.game import Game
from mandala.records.notation import Move
from mandala.rules.legality import legal_moves
from mandala.rules.moves import MOVES
from support.decks import written_game
from support.random_games import RandomGame
from support.worlds import shuffle_hidden


def ratings(record) -> dict[str, float]:
    moves, rated = np.zeros(MOVES, np.int64), np.zeros(MOVES)
    count = legal_moves(record, moves)
    rate_moves(record, moves, count, rated, new_paper())
    return {str(Move(int(moves[i]))): float(rated[i]) for i in range(count)}


@pytest.mark.parametrize("temperament", ["builder", "grower"])
def test_full_and_known_states_are_rated_alike(temperament):
    seen = 0
    for game in RandomGame(seed=3, temperament=temperament, first=0).positions():
        if not game.over:
            full = to_record(game.state)
            before = full.tobytes()
            rated = ratings(full)
            assert full.tobytes() == before
            assert rated == ratings(to_record(known_state(game.observation(game.to_move))))
            seen += 1
    assert seen > 30


def best(game: Game) -> str:
    rated = ratings(to_record(game.state))
    return max(rated, key=rated.__getitem__)


def test_a_completion_that_pays_is_played():
    # Mandala 1 lacks black only; the first seat has the only field and a black card.
    game = written_game(
        mountains=("RR", "OO"),
        hands=("YGPBO", "OOOOOO"),
        moves="M1Y M2O F1G1 M2O M1P M2O M1O M2O",
    )
    assert best(game) == "M1B"


def test_a_completion_that_gives_everything_away_is_not():
    # The same table for the other seat, which has no field and would only discard.
    game = written_game(
        mountains=("RR", "OO"),
        hands=("YGPO", "OOOOBB"),
        moves="M1Y M2O F1G1 M2O M1P M2O M1O",
    )
    rated = ratings(to_record(game.state))
    assert rated["M1B"] < rated["M2O"]


def test_a_mountain_is_not_built_up_for_a_completion_by_the_other():
    # Mandala 1 lacks purple and black; the other seat leads in its field.
    game = written_game(
        mountains=("RR", "OO"), hands=("YPOOOO", "GGRRRR"), moves="M1Y F1G2 M1O M2R"
    )
    rated = ratings(to_record(game.state))
    assert rated["M1P"] < rated["M2O"]


def test_chances_are_those_of_drawing_without_putting_back():
    assert chance_to_hold(0, 10, 5) == 0
    assert chance_to_hold(3, 4, 2) == 1
    assert chance_to_hold(1, 10, 4) == pytest.approx(0.4)
    assert chance_to_hold(2, 5, 2) == pytest.approx(1 - 3 / 5 * 2 / 4)


def test_hidden_cards_change_no_rating():
    for game in RandomGame(seed=4, temperament="any", first=1).positions():
        if not game.over:
            twin = shuffle_hidden(game.state, game.to_move, random.Random(game.ply))
            assert ratings(to_record(game.state)) == ratings(to_record(twin))
