"""Thinking ahead in a tree: the quick eye says what to try, the network what it is worth.

As in ``search.py`` each simulation deals a world that the seat cannot tell from the true one and follows
the tree by what was learnt so far. Where it leaves the tree, the network values the move just chosen
as its mover sees it, before any card is drawn for it; nothing is played out. Simulations go through
the network a few at a time: a weight that is fetched then serves all of them. Same belief, same
source, same number of simulations: same tree.
"""

import math
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from mandala.engine.afterstates import (
    Looking,
    look_at,
    new_looking,
    rate_moves,
    seat_to_move,
)
from mandala.engine.belief import new_belief
from mandala.engine.claims import make_last_claim, outcome
from mandala.engine.compiling import Record, States, compilable, compiled, new_states
from mandala.engine.eye import Eye, glance_at, new_eye, note_mandalas, shipped_eye_weights
from mandala.engine.network import evaluate, worth
from mandala.engine.prospects import forget_prospects
from mandala.engine.randomness import Source, new_source, shuffle
from mandala.engine.search_tree import (
    LONGEST_PATH,
    PLAYED,
    PRIOR,
    ROOT,
    TOTAL,
    TRIES,
    Tree,
    add_node,
    count_unrated,
    deal,
    drop_worse_half,
    is_full,
    least_tried,
    new_tree,
    note_candidates,
    select,
)
from mandala.engine.weights import BLOCK, Network, network_of, new_weights
from mandala.engine.worlds import Belief, sample_world
from mandala.records.game import Game
from mandala.rules.legality import legal_moves
from mandala.rules.moves import MOVES
from mandala.rules.play import play
from mandala.rules.state import OVER

BATCH: Final = BLOCK  # simulations whose last moves the network values together
# Found by letting variants play each other; see docs/ai-trials.md.
CURIOSITY: Final = 0.25
DOUBT: Final = 0.05
MOST_ODDS: Final = (
    12.0  # log odds beyond which a move stands out, or not at all, no more than others
)
EVEN: Final = 0.5  # what an untried move counts while its first simulation is under way

# Places in the working states.
_BEFORE: Final = 0
_AFTER: Final = 1


class Paths(NamedTuple):
    """The simulations of one batch, each from the root to where it left the tree."""

    nodes: npt.NDArray[np.int64]  # [simulation, step]
    moves: npt.NDArray[np.int64]
    own: npt.NDArray[np.bool_]  # whether the seat that thinks made the move
    counted: npt.NDArray[np.float64]  # what the move counts until the value is known
    length: npt.NDArray[np.int64]  # [simulation]
    ended: npt.NDArray[np.bool_]  # whether the game ended: no need to ask the network
    win: npt.NDArray[np.float64]  # for the seat that thinks
    margin: npt.NDArray[np.float64]


class Pondering(NamedTuple):
    """Room for one search, made once by :func:`new_pondering` and used again for every move."""

    tree: Tree
    paths: Paths
    states: States
    look: Looking
    eye: Eye
    sums: npt.NDArray[np.float64]  # [move, win or margin]: of the moves at the root


def new_pondering(nodes: int) -> Pondering:
    """Room for ``nodes`` nodes."""
    shape = (BATCH, LONGEST_PATH)
    return Pondering(
        tree=new_tree(nodes),
        paths=Paths(
            nodes=np.zeros(shape, np.int64),
            moves=np.zeros(shape, np.int64),
            own=np.zeros(shape, np.bool_),
            counted=np.zeros(shape),
            length=np.zeros(BATCH, np.int64),
            ended=np.zeros(BATCH, np.bool_),
            win=np.zeros(BATCH),
            margin=np.zeros(BATCH),
        ),
        states=new_states(2),
        look=new_looking(),
        eye=new_eye(shipped_eye_weights()),
        sums=np.zeros((MOVES, 2)),
    )


@compiled
def begin_pondering(
    p: Pondering, belief: Belief, w: Network, candidates: int, source: Source
) -> None:
    """Forget everything: a root only, where the moves that the network likes best are compared."""
    tree, look = p.tree, p.look
    tree.used[0] = 0
    tree.dealt[0] = 0
    p.sums[:] = 0.0
    add_node(tree)
    sample_world(belief, p.states, _BEFORE, source)
    count = legal_moves(p.states[_BEFORE], look.moves)
    rate_moves(p.states, _BEFORE, _AFTER, count, source, w, look)
    for i in range(count):
        tree.moves[i] = look.moves[i]
        tree.ratings[i] = look.value[i]
    note_candidates(tree, count, candidates)


@compiled
def ponder(p: Pondering, belief: Belief, w: Network, batches: int, source: Source) -> None:
    """Add ``batches`` of :data:`BATCH` simulations to what the tree knows."""
    for _ in range(batches):
        for k in range(BATCH):
            descend(p, belief, k, source)
        evaluate(w, p.look.rows, p.look.row, BATCH, p.look.scratch, p.look.win, p.look.margin)
        for k in range(BATCH):
            learn_from(p, k)


@compilable
def descend(p: Pondering, belief: Belief, k: int, source: Source) -> None:
    """Simulation ``k`` of a batch: from the root to a move that is new, or to the end.

    Until the value is known, each move on the way counts once more as it did so far: the other
    simulations of the batch then look elsewhere, and what is learnt is the same in the end.
    """
    tree, paths = p.tree, p.paths
    node = ROOT
    length = 0
    move = least_tried(tree)
    deal(tree, belief, int(tree.stats[ROOT, move, TRIES]), source)
    s = tree.worlds[PLAYED]
    luck = tree.lucks[PLAYED]
    paths.ended[k] = False
    inside = True
    while inside:
        own = seat_to_move(s) == belief.seat
        stats = tree.stats[node, move]
        counted = stats[TOTAL] / stats[TRIES] if stats[TRIES] > 0 else EVEN
        paths.nodes[k, length] = node
        paths.moves[k, length] = move
        paths.own[k, length] = own
        paths.counted[k, length] = counted
        stats[TRIES] += 1
        stats[TOTAL] += counted
        length += 1
        after = int(tree.child[node, move])
        inside = after != ROOT and length < LONGEST_PATH
        if inside:
            play(s, move, shuffle, luck)
            make_last_claim(s, luck)
        else:
            if after == ROOT and not is_full(tree):
                tree.child[node, move] = add_node(tree)
            p.states[_BEFORE] = s
            s = leave(p, move, k, luck)
        if s.phase == OVER:
            paths.win[k], paths.margin[k] = outcome(s, belief.seat)
            paths.ended[k] = True
            inside = False
        if inside:
            node = after
            move = choose(p, node, s)
    paths.length[k] = length


@compilable
def leave(p: Pondering, move: int, k: int, luck: Source) -> Record:
    """Write what the mover sees after ``move`` for the network to value; the table after it."""
    forget_prospects(p.look.prospects)
    look_at(p.states, _BEFORE, _AFTER, move, luck, p.look, p.look.rows[k], p.look.row[k])
    make_last_claim(p.states[_AFTER], luck)
    return p.states[_AFTER]


@compilable
def choose(p: Pondering, node: int, s: Record) -> int:
    """The move to try next at ``node``, which is not the root, in the world ``s``."""
    count = legal_moves(s, p.tree.moves)
    if count_unrated(p.tree, node, count) > 0:
        glance_at_new(p, node, s, count)
    return select(p.tree, node, count, CURIOSITY, DOUBT)


@compilable
def glance_at_new(p: Pondering, node: int, s: Record, count: int) -> None:
    """Have the eye look at the legal moves that were never legal at ``node`` before.

    Only shares of the attention count, so what was seen of the others in another world stays.
    """
    seat = seat_to_move(s)
    note_mandalas(s, seat, p.eye.noted)
    for i in range(count):
        move = int(p.tree.moves[i])
        if p.tree.stats[node, move, PRIOR] == 0:
            odds = glance_at(s, seat, move, p.eye)
            p.tree.stats[node, move, PRIOR] = math.exp(min(MOST_ODDS, max(-MOST_ODDS, odds)))


@compilable
def learn_from(p: Pondering, k: int) -> None:
    """Let every move on the way of simulation ``k`` count what it came to."""
    tree, paths = p.tree, p.paths
    last = paths.length[k] - 1
    if not paths.ended[k]:
        mine = paths.own[k, last]
        paths.win[k] = p.look.win[k] if mine else 1.0 - p.look.win[k]
        paths.margin[k] = p.look.margin[k] if mine else 1.0 - p.look.margin[k]
    value = worth(paths.win[k], paths.margin[k])
    for i in range(last + 1):
        found = value if paths.own[k, i] else 1.0 - value
        stats = tree.stats[paths.nodes[k, i], paths.moves[k, i]]
        stats[TOTAL] += found - paths.counted[k, i]
    p.sums[paths.moves[k, 0], 0] += paths.win[k]
    p.sums[paths.moves[k, 0], 1] += paths.margin[k]


def warm_up() -> None:
    """Use every compiled loop here once, so that all are compiled."""
    source = new_source(0)
    belief = new_belief(Game.new(seed=0).observation(0), None, source)
    pondering = new_pondering(2 * BATCH)
    weights = network_of(new_weights(0))
    begin_pondering(pondering, belief, weights, 2, source)
    ponder(pondering, belief, weights, 1, source)
    drop_worse_half(pondering.tree)
