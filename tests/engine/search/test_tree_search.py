"""The tree search: every simulation counts once, virtual values are undone, worlds are shared."""

from collections import defaultdict

import numpy as np
import pytest

from mandala.engine.eval.network_weights import Widths, new_weights, prepare_network
from mandala.engine.eval.value_network import scalar_value
from mandala.engine.hidden.belief import build_belief
from mandala.engine.hidden.determinization import Belief
from mandala.engine.rng import Rng, new_rng, shuffle
from mandala.engine.search import tree_search
from mandala.engine.search.claim_solver import play_forced_claim
from mandala.engine.search.sequential_halving import halve_candidates, least_visited
from mandala.engine.search.tree import (
    CURRENT,
    PRIOR,
    ROOT,
    VALUE_SUM,
    VISITS,
    SearchTree,
    load_world,
)
from mandala.engine.search.tree_search import (
    LEAF_BATCH,
    TreeSearchBuffers,
    backup,
    new_search_buffers,
    run_batches,
    select_and_expand,
    start_search,
)
from mandala.records.game import Game
from mandala.records.observation import Observation, observe
from mandala.rules.legality import legal_moves
from mandala.rules.moves import MOVES
from mandala.rules.play import play
from support.last_claim import last_claim

NETWORK = prepare_network(new_weights(5, Widths(16, 16, 8)))  # narrow: tests also run interpreted
CANDIDATES = 6


def searched(
    seen: Observation,
    batches: int,
    nodes: int = 200,
    seed: int = 1,
    search: TreeSearchBuffers | None = None,
) -> TreeSearchBuffers:
    """Returns a search of so many batches; ``search`` reuses older buffers."""
    rng = new_rng(seed)
    belief = build_belief(seen, None, rng)
    search = search or new_search_buffers(nodes)
    start_search(search, belief, NETWORK, CANDIDATES, rng)
    run_batches(search, belief, NETWORK, batches, rng)
    return search


def test_every_simulation_counts_at_the_root_and_adds_a_node() -> None:
    game = Game.new(seed=1)
    search = searched(game.observation(0), 20)
    visits = search.tree.stats[ROOT, :, VISITS]
    assert visits.sum() == 20 * LEAF_BATCH
    assert set(np.flatnonzero(visits)) <= {move.index for move in game.legal_moves()}
    assert search.tree.node_count[0] == 20 * LEAF_BATCH + 1


def test_virtual_values_are_undone() -> None:
    """At the root the values are those of the network. Below, they add up: the values of a node's
    moves for the other seat are the values of the move to it, except for the simulation that
    expanded it."""
    search = searched(Game.new(seed=2).observation(0), 25)
    stats = search.tree.stats
    win, margin = search.root_value_sums.T
    values = [scalar_value(w, m) for w, m in zip(win, margin, strict=True)]
    assert np.allclose(stats[ROOT, :, VALUE_SUM], values, atol=1e-4)
    followed = 0
    for move in np.flatnonzero(stats[ROOT, :, VISITS]):
        node = search.tree.child[ROOT, move]
        below = stats[node, :, VISITS].sum()
        assert below == stats[ROOT, move, VISITS] - 1
        followed += int(below)
        first = stats[ROOT, move, VALUE_SUM] - (below - stats[node, :, VALUE_SUM].sum())
        assert 0 <= first <= 1  # the value of the move when it was expanded
    assert followed > 50


def test_same_generator_gives_the_same_tree() -> None:
    seen = Game.new(seed=2).observation(0)
    one, two, other = searched(seen, 10), searched(seen, 10), searched(seen, 10, seed=9)
    assert np.array_equal(one.tree.stats, two.tree.stats)
    assert not np.array_equal(one.tree.stats, other.tree.stats)


def test_buffers_can_be_reused() -> None:
    first, second = Game.new(seed=2).observation(0), Game.new(seed=3).observation(0)
    used = searched(second, 10, search=searched(first, 10))
    new = searched(second, 10)
    assert np.array_equal(used.tree.stats[:41], new.tree.stats[:41])
    assert np.array_equal(used.root_value_sums, new.root_value_sums)


@pytest.mark.parametrize("nodes", [1, 2, 20])
def test_full_tree_goes_on_counting(nodes: int) -> None:
    search = searched(Game.new(seed=4).observation(0), 20, nodes=nodes)
    assert search.tree.node_count[0] == nodes
    assert search.tree.stats[ROOT, :, VISITS].sum() == 20 * LEAF_BATCH


def test_candidates_get_equal_visits_and_the_better_half_stays() -> None:
    search = searched(Game.new(seed=5).observation(0), 3 * CANDIDATES // 2)
    tree = search.tree
    candidates = [int(move) for move in tree.candidates[: int(tree.survivor_count[0])]]
    assert len(set(candidates)) == CANDIDATES
    assert set(tree.stats[ROOT, candidates, VISITS]) == {LEAF_BATCH * 3 // 2}
    means = tree.stats[ROOT, candidates, VALUE_SUM] / tree.stats[ROOT, candidates, VISITS]
    halve_candidates(tree)
    survivors = {int(move) for move in tree.candidates[: int(tree.survivor_count[0])]}
    better = sorted(zip(means, candidates, strict=True), reverse=True)[: CANDIDATES // 2]
    assert survivors == {move for _, move in better}


def test_every_legal_move_of_a_visited_node_has_a_prior() -> None:
    """The worlds that visited the children of the root are replayed."""
    rng = new_rng(1)
    belief = build_belief(Game.new(seed=6).observation(0), None, rng)
    search = new_search_buffers(200)
    start_search(search, belief, NETWORK, CANDIDATES, rng)
    run_batches(search, belief, NETWORK, 25, rng)
    tree, moves, checked = search.tree, np.zeros(MOVES, np.int64), 0
    for first in (int(move) for move in tree.candidates[:CANDIDATES]):
        for number in range(1, int(tree.stats[ROOT, first, VISITS])):  # 0 expanded the node
            load_world(tree, belief, number, rng)
            s, world_rng = tree.worlds[CURRENT], tree.world_rngs[CURRENT]
            play(s, first, shuffle, world_rng)
            play_forced_claim(s, world_rng)
            legal = moves[: legal_moves(s, moves)]
            assert (tree.stats[tree.child[ROOT, first], legal, PRIOR] > 0).all()
            checked += 1
    assert checked == 25 * LEAF_BATCH - CANDIDATES


def test_candidates_meet_the_same_worlds_with_the_same_draws(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Common random numbers: the n-th visit of each candidate starts from the same world."""
    rng = new_rng(1)
    belief = build_belief(Game.new(seed=5).observation(0), None, rng)
    search = new_search_buffers(100)
    start_search(search, belief, NETWORK, 3, rng)
    met: dict[int, list[tuple[int, bytes, bytes]]] = defaultdict(list)

    def recorded(tree: SearchTree, belief: Belief, number: int, rng: Rng) -> None:
        load_world(tree, belief, number, rng)
        world = tree.worlds[CURRENT].tobytes(), tree.world_rngs[CURRENT].tobytes()
        met[least_visited(tree)].append((number, *world))

    monkeypatch.setattr(tree_search, "load_world", recorded)
    for _ in range(12):
        select_and_expand(search, belief, 0, rng)  # interpreted, so that it calls recorded()
        backup(search, 0)
    first, second, third = met.values()
    assert [number for number, _, _ in first] == [0, 1, 2, 3]
    assert first == second == third
    assert len({world for _, world, _ in first}) == 4


@pytest.mark.parametrize(("cups", "win"), [(("RRRRR", ""), 1.0), (("", "RRRRR"), 0.0)])
def test_result_of_a_finished_game_counts_for_the_searching_seat(
    cups: tuple[str, str], win: float
) -> None:
    """One seat is far ahead in the last destruction: every later path ends the game."""
    s = last_claim({0: 1, 2: 2, 3: 1}, rivers=("YOGPR", "YOGPR"), cups=cups)
    search = searched(observe(s, 0, 80), 20)
    assert search.paths.terminal.all()
    assert set(search.paths.win) == {win}
    visits = search.tree.stats[ROOT, :, VISITS]
    first_visits = 1  # of each candidate, valued by the network before the game ends
    assert np.abs(search.root_value_sums[:, 0] - win * visits).max() <= first_visits
