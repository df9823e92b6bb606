"""Games to learn from: fixed by their part, and of the learner's decisions only."""

from dataclasses import replace
from pathlib import Path

import numpy as np

from mandala.engine.afterstates import new_looking, seat_to_move
from mandala.engine.compiling import fill_record, new_states
from mandala.engine.eye import glance_at, new_eye, note_mandalas, shipped_eye_weights
from mandala.engine.weights import Weights, new_weights
from mandala.records.game import Game
from mandala.rules.legality import legal_moves
from mandala.training.matching import play_networks
from mandala.training.run import Training
from mandala.training.schedule import Schedule
from mandala.training.selfplay import Part, SelfPlay, pick_out

ONE, OTHER = new_weights(1), new_weights(2)


def part(weights: Weights, exploited: Weights | None = None, number: int = 0) -> Part:
    return Part(5, number, 8, 0.03, 0.9, weights, exploited)


def test_the_same_part_gives_the_same_examples_wherever_it_is_played() -> None:
    here, there = SelfPlay(8), SelfPlay(8)
    first = [made.copy() for made in here.play(part(ONE))]
    here.play(part(ONE, number=1))
    for one, other in zip(first, there.play(part(ONE)), strict=True):
        assert np.array_equal(one, other)
    for one, other in zip(here.play(part(ONE)), first, strict=True):
        assert np.array_equal(one, other)


def test_another_part_or_other_weights_give_other_games() -> None:
    room = SelfPlay(8)
    first = room.play(part(ONE)).rows.copy()
    for changed in (part(ONE, number=1), part(OTHER), part(ONE, exploited=OTHER)):
        assert not np.array_equal(first[:50], room.play(changed).rows[:50])


def test_an_exploiter_learns_from_its_own_decisions_only() -> None:
    """About half of them, in both seats in turn, and its opponent never tries anything out."""
    room = SelfPlay(8)
    everything = len(room.play(part(ONE)).row)
    exploiting = len(room.play(part(ONE, exploited=ONE)).row)
    assert 0.3 < exploiting / everything < 0.7
    seats = room._notes.seat[:exploiting]
    assert set(seats) == {0, 1}
    assert (np.diff(seats) != 0).sum() == 7  # eight games, each from one seat, in turn


def test_targets_are_what_came_of_the_game_mixed_with_what_was_thought() -> None:
    room = SelfPlay(8)
    made = room.play(part(ONE))
    assert ((made.target >= 0) & (made.target <= 1)).all()
    last = [i for i in range(len(made.row)) if made.target[i, 0] in (0.0, 0.5, 1.0)]
    assert len(last) >= 16  # the last decision of each seat of each game is worth the result


def test_of_many_moves_those_are_looked_at_that_the_eye_likes_best() -> None:
    eye, look = new_eye(shipped_eye_weights()), new_looking()
    states = new_states(1)
    fill_record(states[0], Game.new(seed=3).state)
    s = states[0]
    seat = seat_to_move(s)
    count = int(legal_moves(s, look.moves))
    legal = [int(move) for move in look.moves[:count]]
    note_mandalas(s, seat, eye.noted)
    liked = {move: float(glance_at(s, seat, move, eye)) for move in legal}
    assert pick_out(s, seat, look, count, count, eye) == count
    assert list(look.moves[:count]) == legal
    assert pick_out(s, seat, look, count, 3, eye) == 3
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
