"""The search tree: statistics of moves, PUCT selection, and the stored worlds.

A node is a sequence of moves since the root, not a state: worlds with different hidden cards share
it, and so do different draws and deals. This is open-loop search. The legal moves of a node differ
from world to world, so a move is compared only with moves that are legal in the same world. The
value of a move is its mean over all worlds. Later own decisions therefore average over hands that
the seat will know by then.
"""

import math
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from mandala.engine.eval.claim_division import Points
from mandala.engine.hidden.determinization import Belief, sample_world
from mandala.engine.jit.decorators import jit_helper
from mandala.engine.jit.state_arrays import StateArray, new_states
from mandala.engine.rng import RNG_WORDS, Rng, copy_rng, split
from mandala.rules.moves import MOVES
from mandala.rules.state import Cards

ROOT: Final = 0
NO_CHILD: Final = 0  # in SearchTree.child: 0 is the root, which is never a child
MAX_DEPTH: Final = 256  # longest path in the tree, in moves; no game has more moves left
CURRENT: Final = 0  # in SearchTree.worlds: the world that a simulation plays on
MAX_STORED_WORLDS: Final = 4096  # 2 MB

# Columns of SearchTree.stats.
PRIOR: Final = 0  # compared with the other moves of the node; 0: not set yet
VISITS: Final = 1
VALUE_SUM: Final = 2  # for the seat to move at the node; each value is from 0 to 1


class SearchTree(NamedTuple):
    """Preallocated buffers for one tree; reusable."""

    stats: npt.NDArray[np.float32]  # [node, move, column]
    child: npt.NDArray[np.int32]  # [node, move]: node after the move, or NO_CHILD
    node_count: npt.NDArray[np.int64]  # one number
    worlds: StateArray  # the current one, then the stored ones
    world_rngs: npt.NDArray[np.uint64]  # [world]: the generator of all draws and shuffles in it
    world_count: npt.NDArray[np.int64]  # one number: stored worlds
    candidates: Cards  # moves at the root that are compared, best first
    survivor_count: npt.NDArray[np.int64]  # one number: candidates that are still compared
    moves: Cards  # scratch: legal moves
    ratings: Points  # scratch: their ratings


def new_tree(nodes: int) -> SearchTree:
    """Returns a tree with room for ``nodes`` nodes. The system provides memory as it is used."""
    worlds = 1 + min(nodes, MAX_STORED_WORLDS)
    return SearchTree(
        stats=np.zeros((nodes, MOVES, 3), np.float32),
        child=np.zeros((nodes, MOVES), np.int32),
        node_count=np.zeros(1, np.int64),
        worlds=new_states(worlds),
        world_rngs=np.zeros((worlds, RNG_WORDS), np.uint64),
        world_count=np.zeros(1, np.int64),
        candidates=np.zeros(MOVES, np.int64),
        survivor_count=np.zeros(1, np.int64),
        moves=np.zeros(MOVES, np.int64),
        ratings=np.zeros(MOVES),
    )


@jit_helper
def clear_tree(tree: SearchTree) -> None:
    """Removes all nodes and stored worlds, and adds an empty root."""
    tree.node_count[0] = 0
    tree.world_count[0] = 0
    add_node(tree)


@jit_helper
def add_node(tree: SearchTree) -> int:
    """Adds a node without statistics and returns it."""
    node = int(tree.node_count[0])
    tree.node_count[0] = node + 1
    tree.stats[node] = 0
    tree.child[node] = NO_CHILD
    return node


@jit_helper
def expand(tree: SearchTree, node: int, move: int) -> None:
    """Adds the node after ``move`` if it does not exist and the tree has room for it."""
    if tree.child[node, move] == NO_CHILD and tree.node_count[0] < tree.child.shape[0]:
        tree.child[node, move] = add_node(tree)


@jit_helper
def load_world(tree: SearchTree, belief: Belief, number: int, rng: Rng) -> None:
    """Makes world ``number`` and its generator the current ones; samples it on first use.

    Each candidate meets the worlds in this order, so candidates are compared in the same worlds
    with the same draws (common random numbers). Beyond the stored worlds every world is new.
    """
    world = number + 1
    if world >= tree.worlds.shape[0]:
        sample_world(belief, tree.worlds, CURRENT, rng)
        split(rng, tree.world_rngs[CURRENT])
        return
    if number == tree.world_count[0]:
        sample_world(belief, tree.worlds, world, rng)
        split(rng, tree.world_rngs[world])
        tree.world_count[0] = number + 1
    tree.worlds[CURRENT] = tree.worlds[world]
    copy_rng(tree.world_rngs[world], tree.world_rngs[CURRENT])


@jit_helper
def count_without_prior(tree: SearchTree, node: int, count: int) -> int:
    """Returns how many of the legal moves in ``tree.moves`` have no prior at ``node`` yet."""
    without = 0
    for i in range(count):
        without += int(tree.stats[node, tree.moves[i], PRIOR] == 0)
    return without


@jit_helper
def set_priors(tree: SearchTree, node: int, count: int, temperature: float) -> None:
    """Sets the missing priors from the ratings in ``tree.ratings``."""
    best = tree.ratings[0]
    for i in range(1, count):
        best = max(best, tree.ratings[i])
    for i in range(count):
        move = tree.moves[i]
        if tree.stats[node, move, PRIOR] == 0:
            prior = math.exp((tree.ratings[i] - best) / temperature)
            tree.stats[node, move, PRIOR] = max(prior, 1e-4)


@jit_helper
def select_puct(
    tree: SearchTree, node: int, count: int, c_puct: float, fpu_reduction: float
) -> int:
    """Returns the legal move with the highest PUCT score: mean value plus exploration bonus.

    ``c_puct`` scales the bonus. An unvisited move gets the mean value of the node less
    ``fpu_reduction`` (first-play urgency).
    """
    priors = 0.0
    visits = 0.0
    values = 0.0
    for i in range(count):
        move = tree.moves[i]
        priors += tree.stats[node, move, PRIOR]
        visits += tree.stats[node, move, VISITS]
        values += tree.stats[node, move, VALUE_SUM]
    unvisited = (values / visits if visits > 0 else 0.5) - fpu_reduction
    exploration = c_puct * math.sqrt(visits + 1.0) / priors
    best = -1
    highest_score = 0.0
    for i in range(count):
        move = tree.moves[i]
        visited = tree.stats[node, move, VISITS]
        mean = tree.stats[node, move, VALUE_SUM] / visited if visited > 0 else unvisited
        score = mean + exploration * tree.stats[node, move, PRIOR] / (1.0 + visited)
        if best < 0 or score > highest_score:
            best = move
            highest_score = score
    return int(best)
