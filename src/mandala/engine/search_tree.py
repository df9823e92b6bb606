"""The memory of a search: for each situation and move, how often it was tried and how it went.

A node stands for the moves since the root, not for one state: many worlds pass through it, and
in each the legal moves may differ, because the other hand and the draws do. A move is therefore
compared only with those that are legal in the same world, and what is learnt about it is the mean
over all worlds. That way nothing the seat cannot see decides a move (single-observer
information-set search).
"""

import math
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from mandala.engine.compiling import States, compilable, compiled, new_states
from mandala.engine.judging import new_counts
from mandala.engine.randomness import SOURCE_WORDS, Source, branch
from mandala.engine.sharing import Paper, Points, new_paper
from mandala.engine.worlds import Belief, sample_world
from mandala.rules.moves import MOVES
from mandala.rules.state import Cards

ROOT: Final = 0
LONGEST_PATH: Final = 256  # moves from the root within the tree; no game is that long from here
PLAYED: Final = 0  # of Tree.worlds: the one that a simulation plays on
MOST_WORLDS: Final = 4096  # kept for other moves to be tried in; 2 MB

# Columns of Tree.stats.
PRIOR: Final = 0  # how sensible the move looks beside the best; 0: not rated yet
TRIES: Final = 1
TOTAL: Final = 2  # of the values for the seat to move at the node, each from 0 to 1


class Tree(NamedTuple):
    """Room for one search, made once by :func:`new_tree` and used again for every move."""

    stats: npt.NDArray[np.float32]  # [node, move, column]
    child: npt.NDArray[np.int32]  # [node, move]: node after the move, ROOT if none yet
    used: npt.NDArray[np.int64]  # one number: nodes in use
    path_nodes: npt.NDArray[np.int64]
    path_moves: npt.NDArray[np.int64]
    path_seats: npt.NDArray[np.int64]
    worlds: States  # the one played on, then those dealt so far
    lucks: npt.NDArray[np.uint64]  # [world]: the source of all luck in it
    dealt: npt.NDArray[np.int64]  # one number: worlds dealt so far
    candidates: Cards  # moves at the root that are compared, best first
    running: npt.NDArray[np.int64]  # one number: how many of them are still in the running
    moves: Cards
    ratings: Points
    counts: Points
    paper: Paper


def new_tree(nodes: int) -> Tree:
    """Room for ``nodes`` nodes; memory is taken from the system as they come into use."""
    worlds = 1 + min(nodes, MOST_WORLDS)
    return Tree(
        stats=np.zeros((nodes, MOVES, 3), np.float32),
        child=np.zeros((nodes, MOVES), np.int32),
        used=np.zeros(1, np.int64),
        path_nodes=np.zeros(LONGEST_PATH, np.int64),
        path_moves=np.zeros(LONGEST_PATH, np.int64),
        path_seats=np.zeros(LONGEST_PATH, np.int64),
        worlds=new_states(worlds),
        lucks=np.zeros((worlds, SOURCE_WORDS), np.uint64),
        dealt=np.zeros(1, np.int64),
        candidates=np.zeros(MOVES, np.int64),
        running=np.zeros(1, np.int64),
        moves=np.zeros(MOVES, np.int64),
        ratings=np.zeros(MOVES),
        counts=new_counts(),
        paper=new_paper(),
    )


@compilable
def add_node(tree: Tree) -> int:
    """A new node without any knowledge."""
    node = int(tree.used[0])
    tree.used[0] = node + 1
    tree.stats[node] = 0
    tree.child[node] = 0
    return node


@compilable
def is_full(tree: Tree) -> bool:
    return bool(tree.used[0] == tree.child.shape[0])


@compilable
def deal(tree: Tree, belief: Belief, number: int, source: Source) -> None:
    """Make world ``number`` the one played on, with its luck; dealt on first use, in order.

    Each move at the root is tried in the worlds in this order, so that moves are compared in the
    same worlds: good cards flatter none of them. Beyond what is kept every world is a new one.
    """
    world = number + 1
    if world >= tree.worlds.shape[0]:
        sample_world(belief, tree.worlds, PLAYED, source)
        branch(source, tree.lucks[PLAYED])
        return
    if number == tree.dealt[0]:
        sample_world(belief, tree.worlds, world, source)
        branch(source, tree.lucks[world])
        tree.dealt[0] = number + 1
    tree.worlds[PLAYED] = tree.worlds[world]
    for i in range(SOURCE_WORDS):
        tree.lucks[PLAYED, i] = tree.lucks[world, i]


@compilable
def note_candidates(tree: Tree, count: int, most: int) -> None:
    """Of the rated moves in ``tree.moves``, let the ``most`` highest run."""
    rank(tree.moves, tree.ratings, count)
    tree.running[0] = min(count, most)
    for i in range(tree.running[0]):
        tree.candidates[i] = tree.moves[i]


@compilable
def rank(moves: Cards, values: Points, count: int) -> None:
    """Sort both by value, highest first, the first of equals first."""
    for i in range(1, count):
        move, value = moves[i], values[i]
        place = i
        while place > 0 and values[place - 1] < value:
            moves[place], values[place] = moves[place - 1], values[place - 1]
            place -= 1
        moves[place], values[place] = move, value


@compilable
def least_tried(tree: Tree) -> int:
    """The candidate whose turn it is: all run side by side."""
    best = tree.candidates[0]
    for i in range(1, tree.running[0]):
        move = tree.candidates[i]
        if tree.stats[ROOT, move, TRIES] < tree.stats[ROOT, best, TRIES]:
            best = move
    return int(best)


@compiled
def drop_worse_half(tree: Tree) -> None:
    """Rank the candidates by how they went; the better half goes on, the larger half if odd."""
    running = int(tree.running[0])
    for i in range(running):
        stats = tree.stats[ROOT, tree.candidates[i]]
        tree.ratings[i] = stats[TOTAL] / stats[TRIES] if stats[TRIES] > 0 else -1.0  # untried: last
    rank(tree.candidates, tree.ratings, running)
    tree.running[0] = (running + 1) // 2


@compilable
def count_unrated(tree: Tree, node: int, count: int) -> int:
    """How many of the legal moves in ``tree.moves`` were never legal here before."""
    unrated = 0
    for i in range(count):
        unrated += int(tree.stats[node, tree.moves[i], PRIOR] == 0)
    return unrated


@compilable
def note_priors(tree: Tree, node: int, count: int, spread: float) -> None:
    """Turn ratings into priors for the moves that have none; ``spread``: points that matter."""
    best = highest(tree.ratings, count)
    for i in range(count):
        move = tree.moves[i]
        if tree.stats[node, move, PRIOR] == 0:
            sense = math.exp((tree.ratings[i] - best) / spread)
            tree.stats[node, move, PRIOR] = max(sense, 1e-4)


@compilable
def highest(ratings: Points, count: int) -> float:
    best = ratings[0]
    for i in range(1, count):
        best = max(best, ratings[i])
    return float(best)


@compilable
def select(tree: Tree, node: int, count: int, curiosity: float, doubt: float) -> int:
    """The legal move to try next: good so far, or sensible and tried little (PUCT).

    ``curiosity``: how boldly to try what looks sensible; ``doubt``: how much worse than the rest
    the untried is taken to be.
    """
    sense = 0.0
    tries = 0.0
    total = 0.0
    for i in range(count):
        move = tree.moves[i]
        sense += tree.stats[node, move, PRIOR]
        tries += tree.stats[node, move, TRIES]
        total += tree.stats[node, move, TOTAL]
    untried = (total / tries if tries > 0 else 0.5) - doubt
    boldness = curiosity * math.sqrt(tries + 1.0) / sense
    best = -1
    highest_score = 0.0
    for i in range(count):
        move = tree.moves[i]
        tried = tree.stats[node, move, TRIES]
        mean = tree.stats[node, move, TOTAL] / tried if tried > 0 else untried
        score = mean + boldness * tree.stats[node, move, PRIOR] / (1.0 + tried)
        if best < 0 or score > highest_score:
            best = move
            highest_score = score
    return int(best)


@compilable
def learn(tree: Tree, length: int, seat: int, value: float) -> None:
    """Add a result, from 0 to 1 for ``seat``, to every move on the path."""
    for i in range(length):
        node = tree.path_nodes[i]
        move = tree.path_moves[i]
        tree.stats[node, move, TRIES] += 1
        tree.stats[node, move, TOTAL] += value if tree.path_seats[i] == seat else 1.0 - value
