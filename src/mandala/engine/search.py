"""Search under hidden information: many sampled worlds, one tree, sensible play beyond it.

Each simulation samples a world the seat cannot tell from the true one, follows the tree by what
was learnt so far, adds a node, lets both seats play on sensibly for a few moves, and judges where
that led. Same belief, same source, same number of simulations: same tree.
"""

import math
from typing import Final

from mandala.engine.belief import new_belief
from mandala.engine.compiling import Record, compilable, compiled
from mandala.engine.heuristics import rate_moves
from mandala.engine.randomness import Source, new_source, shuffle, unit
from mandala.engine.search_tree import (
    LONGEST_PATH,
    ROOT,
    Tree,
    add_node,
    count_unrated,
    highest,
    is_full,
    learn,
    new_tree,
    note_priors,
    select,
)
from mandala.engine.worlds import Belief, sample_world
from mandala.records.game import Game
from mandala.rules.legality import legal_moves
from mandala.rules.play import play
from mandala.rules.scoring import DRAWN, score, winner
from mandala.rules.state import CLAIM, OVER

# Found by letting variants play each other; see docs/players.md. Ratings are in points.
SPREAD: Final = 4.0  # so much worse, and a move looks a third as sensible
CARELESSNESS: Final = 1.0  # the same for the moves played beyond the tree
FORESIGHT: Final = 6  # moves played beyond the tree before judging
# A position is even when its best move has this rating: the mover has cards and the choice.
EVEN_IN_TURN: Final = 4.2
EVEN_IN_CLAIM: Final = 2.4
SWING: Final = 8.0  # a lead of so many points wins about three games of four
# Winning is what counts. A tenth is for the margin: lost and won games are played well too.
MARGIN_SHARE: Final = 0.1
CLEAR_MARGIN: Final = 30.0


@compiled
def start_search(tree: Tree) -> None:
    """Forget everything: a tree with a root only."""
    tree.used[0] = 0
    add_node(tree)


@compiled
def run_simulations(tree: Tree, belief: Belief, simulations: int, source: Source) -> None:
    """Add ``simulations`` to what the tree knows."""
    for _ in range(simulations):
        simulate(tree, belief, source)


@compilable
def simulate(tree: Tree, belief: Belief, source: Source) -> None:
    """One world, from the root to a judgement that every move on the way learns."""
    sample_world(belief, tree.worlds, 0, source)
    s = tree.worlds[0]
    node = ROOT
    length = 0
    rated = 0
    inside = True
    while inside and s.phase != OVER:
        count = legal_moves(s, tree.moves)
        if count_unrated(tree, node, count) > 0:
            rate_moves(s, tree.moves, count, tree.ratings, tree.paper)
            note_priors(tree, node, count, SPREAD)
            rated = count
        inside = node == ROOT or tree.visits[node] > 0
        tree.visits[node] += 1
        if inside:
            move = select(tree, node, count)
            tree.path_nodes[length] = node
            tree.path_moves[length] = move
            tree.path_seats[length] = mover(s)
            length += 1
            play(s, move, shuffle, source)
            rated = 0
            if tree.child[node, move] == ROOT and not is_full(tree):
                tree.child[node, move] = add_node(tree)
            node = int(tree.child[node, move])
            inside = node != ROOT and length < LONGEST_PATH
    learn(tree, length, belief.seat, play_on(tree, s, rated, belief.seat, source))


@compilable
def play_on(tree: Tree, s: Record, rated: int, seat: int, source: Source) -> float:
    """Let both seats play a few sensible moves, then judge for ``seat``, from 0 to 1.

    ``rated``: how many legal moves of ``s`` the tree has just rated, 0 if none.
    """
    for _ in range(FORESIGHT):
        if s.phase == OVER:
            return final_value(s, seat)
        count = rated if rated > 0 else list_and_rate(tree, s)
        rated = 0
        play(s, draw_sensible(tree, count, source), shuffle, source)
    if s.phase == OVER:
        return final_value(s, seat)
    even = EVEN_IN_CLAIM if s.phase == CLAIM else EVEN_IN_TURN
    lead = highest(tree.ratings, list_and_rate(tree, s)) - even
    value = 1.0 / (1.0 + math.exp(-lead / SWING))
    return value if mover(s) == seat else 1.0 - value


@compilable
def list_and_rate(tree: Tree, s: Record) -> int:
    count = legal_moves(s, tree.moves)
    rate_moves(s, tree.moves, count, tree.ratings, tree.paper)
    return count


@compilable
def draw_sensible(tree: Tree, count: int, source: Source) -> int:
    """A rated move, the more likely the better its rating; ratings become weights."""
    best = highest(tree.ratings, count)
    total = 0.0
    for i in range(count):
        tree.ratings[i] = math.exp((tree.ratings[i] - best) / CARELESSNESS)
        total += tree.ratings[i]
    left = unit(source) * total
    for i in range(count):
        left -= tree.ratings[i]
        if left < 0:
            return int(tree.moves[i])
    return int(tree.moves[count - 1])


@compilable
def final_value(s: Record, seat: int) -> float:
    """A finished game for ``seat``, from 0 to 1."""
    won = winner(s)
    result = 0.5
    if won != DRAWN:
        result = 1.0 if won == seat else 0.0
    margin = (score(s, seat) - score(s, 1 - seat)) / CLEAR_MARGIN
    margin = 0.5 + 0.5 * min(1.0, max(-1.0, margin))
    return result + MARGIN_SHARE * (margin - result)


@compilable
def mover(s: Record) -> int:
    """The seat that must decide now."""
    return int(s.claimer if s.phase == CLAIM else s.turn)


def warm_up() -> None:
    """Use every compiled loop that a search needs once."""
    source = new_source(0)
    belief = new_belief(Game.new(seed=0).observation(0), None, source)
    tree = new_tree(2)
    start_search(tree)
    run_simulations(tree, belief, 1, source)
