"""Thinking in a tree: every simulation counts once, and what is counted beforehand is taken back."""

import random

import numpy as np
import pytest

from mandala.engine.belief import new_belief
from mandala.engine.network import worth
from mandala.engine.pondering import BATCH, Pondering, begin_pondering, new_pondering, ponder
from mandala.engine.randomness import new_source
from mandala.engine.search_tree import PRIOR, ROOT, TOTAL, TRIES, drop_worse_half
from mandala.engine.weights import Widths, network_of, new_weights
from mandala.records.game import Game
from mandala.records.observation import Observation

WEIGHTS = network_of(new_weights(5, Widths(16, 16, 8)))  # interpreted too: wider ones take minutes
CANDIDATES = 6


def pondered(
    seen: Observation, batches: int, nodes: int = 200, seed: int = 1, p: Pondering | None = None
) -> Pondering:
    source = new_source(seed)
    belief = new_belief(seen, None, source)
    p = p or new_pondering(nodes)
    begin_pondering(p, belief, WEIGHTS, CANDIDATES, source)
    ponder(p, belief, WEIGHTS, batches, source)
    return p


def test_every_simulation_is_learnt_at_the_root() -> None:
    game = Game.new(seed=1)
    p = pondered(game.observation(0), 20)
    tries = p.tree.stats[ROOT, :, TRIES]
    assert tries.sum() == 20 * BATCH
    assert set(np.flatnonzero(tries)) <= {move.index for move in game.legal_moves()}
    assert p.tree.used[0] == 20 * BATCH + 1  # one new node each


def test_nothing_is_left_of_what_was_counted_beforehand() -> None:
    """At the root the values are exactly those of the network, win and margin; below they add up:
    what a node's moves came to for the other seat is what the move to it came to, but for the one
    simulation that found it."""
    p = pondered(Game.new(seed=2).observation(0), 25)
    stats = p.tree.stats
    assert np.allclose(stats[ROOT, :, TOTAL], worth(p.sums[:, 0], p.sums[:, 1]), atol=1e-4)
    followed = 0
    for move in np.flatnonzero(stats[ROOT, :, TRIES]):
        node = p.tree.child[ROOT, move]
        below = stats[node, :, TRIES].sum()
        assert below == stats[ROOT, move, TRIES] - 1
        followed += int(below)
        missing = stats[ROOT, move, TOTAL] - (below - stats[node, :, TOTAL].sum())
        assert 0 <= missing <= 1  # the value of the move when it was new
    assert followed > 50


def test_same_source_same_tree() -> None:
    seen = Game.new(seed=2).observation(0)
    one, two, other = pondered(seen, 10), pondered(seen, 10), pondered(seen, 10, seed=9)
    assert np.array_equal(one.tree.stats, two.tree.stats)
    assert not np.array_equal(one.tree.stats, other.tree.stats)


def test_it_is_as_good_as_new_for_the_next_decision() -> None:
    first, second = Game.new(seed=2).observation(0), Game.new(seed=3).observation(0)
    used = pondered(second, 10, p=pondered(first, 10))
    new = pondered(second, 10)
    assert np.array_equal(used.tree.stats[:41], new.tree.stats[:41])
    assert np.array_equal(used.sums, new.sums)


@pytest.mark.parametrize("nodes", [1, 2, 20])
def test_a_full_tree_goes_on_learning(nodes: int) -> None:
    p = pondered(Game.new(seed=4).observation(0), 20, nodes=nodes)
    assert p.tree.used[0] == nodes
    assert p.tree.stats[ROOT, :, TRIES].sum() == 20 * BATCH


def test_candidates_run_side_by_side_and_the_better_half_goes_on() -> None:
    p = pondered(Game.new(seed=5).observation(0), 3 * CANDIDATES // 2)
    running = p.tree.candidates[: int(p.tree.running[0])].copy()
    assert len(set(running)) == CANDIDATES
    assert set(p.tree.stats[ROOT, running, TRIES]) == {BATCH * 3 // 2}
    means = p.tree.stats[ROOT, running, TOTAL] / p.tree.stats[ROOT, running, TRIES]
    drop_worse_half(p.tree)
    assert list(p.tree.candidates[:CANDIDATES]) == list(running[np.argsort(-means, kind="stable")])


def test_the_eye_looks_at_every_move_that_was_legal_below() -> None:
    p = pondered(Game.new(seed=6).observation(0), 25)
    nodes = p.tree.stats[1 : int(p.tree.used[0])]
    tried = nodes[:, :, TRIES] > 0
    assert tried.any()
    assert (nodes[:, :, PRIOR][tried] > 0).all()


def test_where_the_game_ends_its_result_counts() -> None:
    choice = random.Random(4)
    game = Game.new(seed="end")
    last = None
    while not game.over:
        seat = game.to_move
        assert seat is not None
        if game.observation(seat).phase == "turn" and game.memory(seat) is None:
            last = game.observation(seat)
        game.play(choice.choice(game.legal_moves()))
    assert last is not None
    source = new_source(1)
    belief, p = new_belief(last, None, source), new_pondering(400)
    begin_pondering(p, belief, WEIGHTS, CANDIDATES, source)
    results = []
    for _ in range(100):
        ponder(p, belief, WEIGHTS, 1, source)
        results += [float(win) for win in p.paths.win[p.paths.ended]]
    assert results
    assert set(results) <= {0.0, 0.5, 1.0}
