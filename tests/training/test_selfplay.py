"""Games to learn from: fixed by their part, and of the learner's decisions only."""

from dataclasses import replace
from pathlib import Path

import numpy as np

from mandala.arena.network_match import play_networks
from mandala.engine.eval.afterstates import new_afterstate_buffers
from mandala.engine.eval.network_weights import Weights, new_weights
from mandala.engine.eval.policy_network import (
    cache_mandalas,
    keep_top_moves,
    new_policy_network,
    policy_logit,
    shipped_policy_weights,
)
from mandala.engine.jit.state_arrays import fill_record, new_states
from mandala.records.game import Game
from mandala.rules.legality import legal_moves
from mandala.rules.queries import seat_to_move
from mandala.training.run import Training
from mandala.training.schedule import Schedule
from mandala.training.selfplay import Part, SelfPlay

ONE, OTHER = new_weights(1), new_weights(2)


def part(weights: Weights, exploited: Weights | None = None, number: int = 0) -> Part:
    return Part(5, number, 8, 0.03, 0.9, weights, exploited)


def test_same_part_gives_the_same_examples() -> None:
    here, there = SelfPlay(8), SelfPlay(8)
    first = [made.copy() for made in here.play(part(ONE))]
    here.play(part(ONE, number=1))
    for one, other in zip(first, there.play(part(ONE)), strict=True):
        assert np.array_equal(one, other)
    for one, other in zip(here.play(part(ONE)), first, strict=True):
        assert np.array_equal(one, other)


def test_other_parts_and_weights_give_other_games() -> None:
    room = SelfPlay(8)
    first = room.play(part(ONE)).rows.copy()
    for changed in (part(ONE, number=1), part(OTHER), part(ONE, exploited=OTHER)):
        assert not np.array_equal(first[:50], room.play(changed).rows[:50])


def test_exploiter_learns_from_its_own_decisions_only() -> None:
    """About half of them, in both seats in turn, and its opponent never tries anything out."""
    room = SelfPlay(8)
    everything = len(room.play(part(ONE)).row)
    exploiting = len(room.play(part(ONE, exploited=ONE)).row)
    assert 0.3 < exploiting / everything < 0.7
    seats = room._notes.seat[:exploiting]
    assert set(seats) == {0, 1}
    assert (np.diff(seats) != 0).sum() == 7  # eight games, each from one seat, in turn


def test_last_target_of_each_seat_is_the_result() -> None:
    room = SelfPlay(8)
    made = room.play(part(ONE))
    assert ((made.target >= 0) & (made.target <= 1)).all()
    last = [i for i in range(len(made.row)) if made.target[i, 0] in (0.0, 0.5, 1.0)]
    assert len(last) >= 16  # the last decision of each seat of each game is worth the result


def test_shortlist_holds_the_moves_that_the_policy_network_prefers() -> None:
    policy, look = new_policy_network(shipped_policy_weights()), new_afterstate_buffers()
    states = new_states(1)
    fill_record(states[0], Game.new(seed=3).state)
    s = states[0]
    seat = seat_to_move(s)
    count = int(legal_moves(s, look.moves))
    legal = [int(move) for move in look.moves[:count]]
    cache_mandalas(s, seat, policy.mandala_cache)
    liked = {move: float(policy_logit(s, seat, move, policy)) for move in legal}
    assert keep_top_moves(s, seat, look.moves, count, count, policy) == count
    assert list(look.moves[:count]) == legal
    assert keep_top_moves(s, seat, look.moves, count, 3, policy) == 3
    assert list(look.moves[:3]) == sorted(legal, key=lambda move: -liked[move])[:3]
    assert sorted(look.moves[:count]) == legal  # none is lost


def test_a_short_list_gives_other_games() -> None:
    room = SelfPlay(8)
    everything = room.play(part(ONE)).rows.copy()
    listed = room.play(replace(part(ONE), shortlist=2)).rows
    assert not np.array_equal(everything[:50], listed[:50])


def test_an_exploiter_learns_to_beat_what_it_plays(tmp_path: Path) -> None:
    """A little training is enough against an untrained network, and it is resumed exactly."""
    schedule = Schedule(games=1536, games_per_batch=128, examples_per_step=256, seed=4)
    training = Training(tmp_path, schedule, exploit=ONE)
    before = play_networks(training.weights, ONE, 100)
    for step in training.batches():
        if step.batch == 6:
            training.save()
    after = play_networks(training.weights, ONE, 100)
    assert after.interval[0] > max(0.6, before.score)
    resumed = Training(tmp_path, schedule, exploit=ONE)
    assert resumed.counted.batch == 6
    for _ in resumed.batches():
        pass
    for one, other in zip(training.weights, resumed.weights, strict=True):
        assert np.array_equal(one, other)
