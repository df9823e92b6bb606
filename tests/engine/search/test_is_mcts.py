"""IS-MCTS: it repeats itself, counts every simulation, and finds the claim that decides a game."""

import numpy as np
import pytest

from mandala.engine.hidden.belief import build_belief
from mandala.engine.jit.state_arrays import to_state
from mandala.engine.rng import new_rng
from mandala.engine.search.is_mcts import (
    CANDIDATES,
    IsMctsBuffers,
    new_is_mcts_buffers,
    run_simulations,
    start_search,
)
from mandala.engine.search.sequential_halving import halve_candidates
from mandala.engine.search.tree import (
    CURRENT,
    ROOT,
    VALUE_SUM,
    VISITS,
    SearchTree,
    load_world,
    new_tree,
)
from mandala.records.game import Game
from mandala.records.move import Move
from mandala.records.observation import Observation, observe
from support.last_claim import last_claim


def search_again(search: IsMctsBuffers, seen: Observation, simulations: int, seed: int = 1) -> None:
    """Searches with the buffers of an earlier search."""
    rng = new_rng(seed)
    belief = build_belief(seen, None, rng)
    start_search(search, belief)
    run_simulations(search, belief, simulations, rng)


def searched(
    seen: Observation, simulations: int, nodes: int | None = None, seed: int = 1
) -> SearchTree:
    """Returns the tree after so many simulations."""
    search = new_is_mcts_buffers(nodes or simulations + 1)
    search_again(search, seen, simulations, seed)
    return search.tree


def best_candidate(tree: SearchTree) -> str:
    halve_candidates(tree)
    return str(Move(int(tree.candidates[0])))


def test_every_simulation_counts_at_the_root_and_adds_a_node() -> None:
    game = Game.new(seed=1)
    tree = searched(game.observation(0), 300)
    visits, values = tree.stats[ROOT, :, VISITS], tree.stats[ROOT, :, VALUE_SUM]
    assert visits.sum() == 300
    assert set(np.flatnonzero(visits)) <= {move.index for move in game.legal_moves()}
    assert np.all(values >= 0)
    assert np.all(values <= visits)
    assert tree.node_count[0] == 301


def test_same_generator_gives_the_same_tree() -> None:
    seen = Game.new(seed=2).observation(0)
    one, two, other = searched(seen, 80), searched(seen, 80), searched(seen, 80, seed=9)
    assert np.array_equal(one.stats, two.stats)
    assert not np.array_equal(one.stats, other.stats)


def test_buffers_can_be_reused() -> None:
    first, second = Game.new(seed=2).observation(0), Game.new(seed=3).observation(0)
    search = new_is_mcts_buffers(81)
    search_again(search, first, 80)
    search_again(search, second, 80)
    assert np.array_equal(search.tree.stats[:81], searched(second, 80).stats[:81])


@pytest.mark.parametrize("nodes", [1, 2, 20])
def test_full_tree_goes_on_counting(nodes: int) -> None:
    tree = searched(Game.new(seed=4).observation(0), 100, nodes=nodes)
    assert tree.node_count[0] == nodes
    assert tree.stats[ROOT, :, VISITS].sum() == 100


def test_candidates_get_equal_visits() -> None:
    tree = searched(Game.new(seed=5).observation(0), 5 * CANDIDATES + 3)
    candidates = [int(move) for move in tree.candidates[: int(tree.survivor_count[0])]]
    visits = tree.stats[ROOT, candidates, VISITS]
    assert len(set(candidates)) == CANDIDATES
    assert sorted(visits) == [5] * (CANDIDATES - 3) + [6] * 3


def test_worse_half_is_dropped() -> None:
    tree = searched(Game.new(seed=5).observation(0), 10 * CANDIDATES)
    means = tree.stats[ROOT, :, VALUE_SUM] / np.maximum(1, tree.stats[ROOT, :, VISITS])
    before = {int(move) for move in tree.candidates[:CANDIDATES]}
    halve_candidates(tree)
    ranked = [int(move) for move in tree.candidates[:CANDIDATES]]
    assert set(ranked) == before
    assert ranked == sorted(ranked, key=lambda move: -float(means[move]))
    assert tree.survivor_count[0] == CANDIDATES // 2


def test_unvisited_candidates_are_dropped_first() -> None:
    tree = searched(Game.new(seed=5).observation(0), 1)
    first = int(tree.candidates[0])
    for survivors in (8, 4, 2, 1):
        halve_candidates(tree)
        assert tree.survivor_count[0] == survivors
        assert tree.candidates[0] == first


def test_world_is_sampled_once_and_stored_with_its_generator() -> None:
    seen, rng = Game.new(seed=6).observation(0), new_rng(3)
    belief, tree = build_belief(seen, None, rng), new_tree(2)
    loaded = []
    for number in (0, 1, 0, 1, 2, 2):  # only two are stored
        load_world(tree, belief, number, rng)
        loaded.append((tree.worlds[CURRENT].tobytes(), tree.world_rngs[CURRENT].tobytes()))
        assert observe(to_state(tree.worlds[CURRENT]), 0, 0) == seen
        tree.world_rngs[CURRENT] = 0  # as if the simulation had used it
    assert loaded[2:4] == loaded[:2]
    assert len(set(loaded)) == 4


def test_winning_claim_is_found() -> None:
    # 0 against 3 points. Yellow brings 6, and red then brings seat 1 two. Any other claim leaves
    # yellow to seat 1: new at place 4, so 4 points.
    s = last_claim({0: 1, 2: 2, 3: 1}, rivers=("ROY", "GRO"), cups=("", "O"))
    assert best_candidate(searched(observe(s, 0, 80), 400)) == "CY"


def test_claim_is_denied_when_that_wins() -> None:
    # 4 against 1 points. Red would bring 3 but leave yellow to seat 1 for 6: drawn. Yellow brings
    # only 2, and nothing is left that counts for seat 1.
    s = last_claim({0: 1, 2: 2}, rivers=("YOR", "OGY"), cups=("OO", "O"))
    assert best_candidate(searched(observe(s, 0, 80), 400)) == "CY"
