"""Rollouts: candidates share worlds and draws, values are means, claims are solved."""

import numpy as np
import pytest

from mandala.engine.eval.network_weights import Widths, new_weights, prepare_network
from mandala.engine.eval.value_network import points_to_margin
from mandala.engine.hidden.belief import build_belief
from mandala.engine.hidden.determinization import Belief
from mandala.engine.jit.state_arrays import fill_record
from mandala.engine.rng import new_rng
from mandala.engine.search.rollouts import (
    RolloutPlan,
    new_rollout_buffers,
    rate_root_moves,
    rollout,
    rollout_moves,
)
from mandala.records.game import Game
from mandala.records.observation import observe
from mandala.rules.scoring import score
from mandala.rules.state import OVER, State
from support.last_claim import last_claim

NETWORK = prepare_network(new_weights(5, Widths(16, 16, 8)))  # narrow: tests also run interpreted
_ROLLOUT = 1  # index of the state that a rollout plays on


def belief_of(game: Game) -> Belief:
    assert game.to_move is not None
    return build_belief(game.observation(game.to_move), game.memory(game.to_move), new_rng(2))


def test_candidates_meet_the_same_worlds_with_the_same_draws() -> None:
    """Common random numbers: a move compared with itself has the same result in every world."""
    belief, buffers = belief_of(Game.new(seed=3)), new_rollout_buffers()
    count = rate_root_moves(buffers, belief, NETWORK, new_rng(1))
    move = int(buffers.afterstates.moves[count // 2])
    rng, results = new_rng(1), []
    for _ in range(6):
        sums = np.zeros((3, 2))
        moves = np.array([move, 0 if move else 1, move], np.int64)
        moves[1] = int(buffers.afterstates.moves[0])
        rollout_moves(buffers, belief, moves, sums, RolloutPlan(1, 5, 4), NETWORK, rng)
        assert np.array_equal(sums[0], sums[2])
        results.append(tuple(sums[0]))
    assert len(set(results)) == 6  # the worlds differ


def test_root_moves_are_rated_for_the_seat_to_move() -> None:
    game, buffers = Game.new(seed=3), new_rollout_buffers()
    count = rate_root_moves(buffers, belief_of(game), NETWORK, new_rng(1))
    assert buffers.afterstates.moves[:count].tolist() == [m.index for m in game.legal_moves()]
    assert len(set(buffers.afterstates.value[:count])) > 1


def test_finished_game_counts_for_every_averaged_decision() -> None:
    buffers, s = new_rollout_buffers(), State()
    s.phase = OVER
    s.place[1, 0], s.cup[1, 0] = 3, 4
    fill_record(buffers.states[_ROLLOUT], s)
    for seat, win in ((0, 0.0), (1, 1.0)):
        found = rollout(buffers, seat, RolloutPlan(1, 5, 4), NETWORK, new_rng(1))
        assert found == pytest.approx((win, points_to_margin(12.0 if seat else -12.0)))


def test_last_destruction_is_solved_for_both_seats() -> None:
    """4 against 1 points: after yellow nothing counts for seat 1; red leaves yellow for a draw."""
    s = last_claim({0: 1, 2: 2}, rivers=("YOR", "OGY"), cups=("OO", "O"))
    belief = build_belief(observe(s, 0, 80), None, new_rng(2))
    sums, moves = np.zeros((2, 2)), np.array([144 + 0, 144 + 2], np.int64)  # claim red, yellow
    plan = RolloutPlan(3, 5, 4)
    rollout_moves(new_rollout_buffers(), belief, moves, sums, plan, NETWORK, new_rng(1))
    red, yellow = sums[:, 0] / 3
    assert yellow == 1.0
    assert red < 1.0
    assert score(s, 0) == 4
