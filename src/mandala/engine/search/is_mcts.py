"""Open-loop Monte-Carlo tree search over sampled worlds, with heuristic rollouts.

This is the older of the two tree searches; ``tree_search.py`` uses the networks. Both share the
tree and the halving at the root. One simulation:

1. Select: the root takes its least visited candidate, every other node its PUCT maximum. Priors
   are a softmax of the heuristic ratings.
2. Expand: the first unvisited edge becomes a node.
3. Roll out: two more moves are played, sampled by their heuristic ratings. Then the linear
   evaluation gives the value of the position.
4. Backup: every edge of the path counts the value.

Same belief, same generator, same number of simulations: same tree.
"""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from mandala.engine.eval.afterstates import sample_softmax
from mandala.engine.eval.claim_division import DivisionBuffers, Points, new_division_buffers
from mandala.engine.eval.heuristics import rate_moves
from mandala.engine.eval.linear_eval import new_linear_features, win_probability
from mandala.engine.eval.terminal import terminal_value
from mandala.engine.hidden.belief import build_belief
from mandala.engine.hidden.determinization import Belief
from mandala.engine.jit.decorators import jit_entry, jit_helper
from mandala.engine.jit.state_arrays import StateRecord
from mandala.engine.rng import Rng, new_rng, shuffle
from mandala.engine.search.sequential_halving import (
    halve_candidates,
    least_visited,
    set_root_candidates,
)
from mandala.engine.search.tree import (
    CURRENT,
    MAX_DEPTH,
    NO_CHILD,
    ROOT,
    VALUE_SUM,
    VISITS,
    SearchTree,
    clear_tree,
    count_without_prior,
    expand,
    load_world,
    new_tree,
    select_puct,
    set_priors,
)
from mandala.records.game import Game
from mandala.rules.legality import legal_moves
from mandala.rules.play import play
from mandala.rules.queries import seat_to_move
from mandala.rules.state import CLAIM, OVER

# Tuned by games between variants (bench/experiments/search-trials.md). Ratings are in points.
CANDIDATES: Final = 16
C_PUCT: Final = 0.8
FPU_REDUCTION: Final = 0.05
PRIOR_TEMPERATURE: Final = 4.0
ROLLOUT_TEMPERATURE: Final = 1.0
ROLLOUT_DEPTH: Final = 2  # moves played before the evaluation
MARGIN_WEIGHT: Final = 0.1  # weight of the score difference in the value of a finished game


class IsMctsBuffers(NamedTuple):
    """Preallocated buffers for one search; reusable."""

    tree: SearchTree
    path_nodes: npt.NDArray[np.int64]  # [depth]
    path_moves: npt.NDArray[np.int64]  # [depth]
    path_seats: npt.NDArray[np.int64]  # [depth]
    division: DivisionBuffers
    linear_features: Points


def new_is_mcts_buffers(nodes: int) -> IsMctsBuffers:
    """Returns buffers with room for ``nodes`` nodes."""
    return IsMctsBuffers(
        tree=new_tree(nodes),
        path_nodes=np.zeros(MAX_DEPTH, np.int64),
        path_moves=np.zeros(MAX_DEPTH, np.int64),
        path_seats=np.zeros(MAX_DEPTH, np.int64),
        division=new_division_buffers(),
        linear_features=new_linear_features(),
    )


@jit_entry
def start_search(search: IsMctsBuffers, belief: Belief) -> None:
    """Clears the tree and makes the highest rated moves the candidates."""
    clear_tree(search.tree)
    count = rate_legal_moves(search, belief.known[0])
    set_root_candidates(search.tree, count, CANDIDATES)


@jit_entry
def run_simulations(search: IsMctsBuffers, belief: Belief, simulations: int, rng: Rng) -> None:
    """Runs ``simulations`` simulations."""
    for _ in range(simulations):
        simulate(search, belief, rng)


@jit_helper
def simulate(search: IsMctsBuffers, belief: Belief, rng: Rng) -> None:
    """Runs one simulation: steps 1 to 4."""
    tree = search.tree
    node = ROOT
    length = 0
    move = least_visited(tree)  # the root has no PUCT, but sequential halving
    load_world(tree, belief, int(tree.stats[ROOT, move, VISITS]), rng)
    s = tree.worlds[CURRENT]
    world_rng = tree.world_rngs[CURRENT]
    inside = True
    while inside:
        search.path_nodes[length] = node
        search.path_moves[length] = move
        search.path_seats[length] = seat_to_move(s)
        length += 1
        play(s, move, shuffle, world_rng)
        after = int(tree.child[node, move])
        expand(tree, node, move)
        node = after
        inside = node != NO_CHILD and s.phase != OVER and length < MAX_DEPTH
        if inside:
            move = select_edge(search, node, s)
    backup(search, length, belief.seat, rollout(search, s, belief.seat, world_rng))


@jit_helper
def select_edge(search: IsMctsBuffers, node: int, s: StateRecord) -> int:
    """Returns the move to visit next at ``node``, which is not the root, in world ``s``."""
    tree = search.tree
    count = legal_moves(s, tree.moves)
    if count_without_prior(tree, node, count) > 0:
        rate_moves(s, tree.moves, count, tree.ratings, search.division)
        set_priors(tree, node, count, PRIOR_TEMPERATURE)
    return select_puct(tree, node, count, C_PUCT, FPU_REDUCTION)


@jit_helper
def rollout(search: IsMctsBuffers, s: StateRecord, seat: int, rng: Rng) -> float:
    """Plays a few sampled moves for both seats; returns the value for ``seat``, from 0 to 1.

    A destruction is played to its end, because the evaluation needs a position in phase TURN.
    """
    tree = search.tree
    played = 0
    while s.phase == CLAIM or (s.phase != OVER and played < ROLLOUT_DEPTH):
        count = rate_legal_moves(search, s)
        choice = sample_softmax(tree.ratings, count, ROLLOUT_TEMPERATURE, rng)
        play(s, int(tree.moves[choice]), shuffle, rng)
        played += 1
    if s.phase == OVER:
        return terminal_value(s, seat, MARGIN_WEIGHT)
    win = win_probability(s, search.division, search.linear_features)
    return win if s.turn == seat else 1.0 - win


@jit_helper
def rate_legal_moves(search: IsMctsBuffers, s: StateRecord) -> int:
    """Writes the legal moves of ``s`` and their ratings into the tree; returns how many."""
    count = legal_moves(s, search.tree.moves)
    rate_moves(s, search.tree.moves, count, search.tree.ratings, search.division)
    return count


@jit_helper
def backup(search: IsMctsBuffers, length: int, seat: int, value: float) -> None:
    """Adds ``value``, from 0 to 1 for ``seat``, to every edge of the path."""
    for i in range(length):
        stats = search.tree.stats[search.path_nodes[i], search.path_moves[i]]
        stats[VISITS] += 1
        stats[VALUE_SUM] += value if search.path_seats[i] == seat else 1.0 - value


def warm_up() -> None:
    """Calls every compiled function that a search needs once."""
    rng = new_rng(0)
    belief = build_belief(Game.new(seed=0).observation(0), None, rng)
    search = new_is_mcts_buffers(2)
    start_search(search, belief)
    run_simulations(search, belief, 1, rng)
    halve_candidates(search.tree)
