"""Heuristic ratings: they read nothing hidden and prefer sensible moves."""

import random

import numpy as np
import pytest

from mandala.engine.eval.claim_division import new_division_buffers
from mandala.engine.eval.heuristics import hold_probability, rate_moves
from mandala.engine.jit.state_arrays import StateRecord, to_record, to_state
from mandala.records.game import Game
from mandala.records.move import Move
from mandala.records.visible_state import visible_state
from mandala.rules.legality import legal_moves
from mandala.rules.moves import MOVES
from support.decks import written_game
from support.random_games import RandomGame
from support.worlds import shuffle_hidden


def ratings(record: StateRecord) -> dict[str, float]:
    moves, rated = np.zeros(MOVES, np.int64), np.zeros(MOVES)
    count = legal_moves(record, moves)
    rate_moves(record, moves, count, rated, new_division_buffers())
    return {str(Move(int(moves[i]))): float(rated[i]) for i in range(count)}


@pytest.mark.parametrize("temperament", ["builder", "grower"])
def test_full_and_visible_states_are_rated_alike(temperament: str) -> None:
    seen = 0
    for game in RandomGame(seed=3, temperament=temperament, first=0).positions():
        if not game.over:
            full = to_record(game.state)
            rated = ratings(full)
            assert to_state(full) == game.state  # unchanged
            assert rated == ratings(to_record(visible_state(game.observation(game.to_move))))
            seen += 1
    assert seen > 30


def best(game: Game) -> str:
    rated = ratings(to_record(game.state))
    return max(rated, key=rated.__getitem__)


def test_completion_that_pays_is_rated_best() -> None:
    # Mandala 1 lacks black only; the first seat has the only field and a black card.
    game = written_game(
        mountains=("RR", "OO"),
        hands=("YGPBO", "OOOOOO"),
        moves="M1Y M2O F1G1 M2O M1P M2O M1O M2O",
    )
    assert best(game) == "M1B"


def test_completion_that_gives_everything_away_is_rated_low() -> None:
    # The same table for the other seat, which has no field and would only discard.
    game = written_game(
        mountains=("RR", "OO"),
        hands=("YGPO", "OOOOBB"),
        moves="M1Y M2O F1G1 M2O M1P M2O M1O",
    )
    rated = ratings(to_record(game.state))
    assert rated["M1B"] < rated["M2O"]


def test_building_for_the_other_seat_is_rated_low() -> None:
    # Mandala 1 lacks purple and black; the other seat leads in its field.
    game = written_game(
        mountains=("RR", "OO"), hands=("YPOOOO", "GGRRRR"), moves="M1Y F1G2 M1O M2R"
    )
    rated = ratings(to_record(game.state))
    assert rated["M1P"] < rated["M2O"]


def test_hold_probability_is_hypergeometric() -> None:
    assert hold_probability(0, 10, 5) == 0
    assert hold_probability(3, 4, 2) == 1
    assert hold_probability(1, 10, 4) == pytest.approx(0.4)
    assert hold_probability(2, 5, 2) == pytest.approx(1 - 3 / 5 * 2 / 4)


def test_hidden_cards_change_no_rating() -> None:
    for game in RandomGame(seed=4, temperament="any", first=1).positions():
        if not game.over:
            assert game.to_move is not None
            twin = shuffle_hidden(game.state, game.to_move, random.Random(game.ply))
            assert ratings(to_record(game.state)) == ratings(to_record(twin))
