"""Search under hidden information: many sampled worlds, one tree, sensible play beyond it.

Each simulation deals a world the seat cannot tell from the true one, follows the tree by what was
learnt so far, adds a node, lets both seats play on sensibly for a few moves, and judges where that
led. Same belief, same source, same number of simulations: same tree.
"""

import math
from typing import Final

from mandala.engine.belief import new_belief
from mandala.engine.compiling import Record, compilable, compiled
from mandala.engine.heuristics import rate_moves
from mandala.engine.judging import chance_to_win
from mandala.engine.randomness import Source, new_source, shuffle, unit
from mandala.engine.search_tree import (
    LONGEST_PATH,
    PLAYED,
    ROOT,
    TRIES,
    Tree,
    add_node,
    count_unrated,
    deal,
    drop_worse_half,
    highest,
    is_full,
    learn,
    least_tried,
    new_tree,
    note_candidates,
    note_priors,
    select,
)
from mandala.engine.worlds import Belief
from mandala.records.game import Game
from mandala.rules.legality import legal_moves
from mandala.rules.play import play
from mandala.rules.scoring import DRAWN, score, winner
from mandala.rules.state import CLAIM, OVER

# Found by letting variants play each other; see docs/players.md. Ratings are in points.
CANDIDATES: Final = 16  # of the seat's own moves are compared
CURIOSITY: Final = 0.8  # how boldly to try what looks sensible but was tried little
DOUBT: Final = 0.05  # how much worse than the tried ones an untried move is taken to be
SPREAD: Final = 4.0  # so much worse, and a move looks a third as sensible
CARELESSNESS: Final = 1.0  # the same for the moves played beyond the tree
FORESIGHT: Final = 2  # moves played beyond the tree before judging
# Winning is what counts. A tenth is for the margin: lost and won games are played well too.
MARGIN_SHARE: Final = 0.1
CLEAR_MARGIN: Final = 30.0


@compiled
def start_search(tree: Tree, belief: Belief) -> None:
    """Forget everything: a tree with a root only, where the most sensible moves are candidates."""
    tree.used[0] = 0
    tree.dealt[0] = 0
    add_node(tree)
    note_candidates(tree, list_and_rate(tree, belief.known[0]), CANDIDATES)


@compiled
def run_simulations(tree: Tree, belief: Belief, simulations: int, source: Source) -> None:
    """Add ``simulations`` to what the tree knows."""
    for _ in range(simulations):
        simulate(tree, belief, source)


@compilable
def simulate(tree: Tree, belief: Belief, source: Source) -> None:
    """One world, from the root to a judgement that every move on the way learns."""
    node = ROOT
    length = 0
    move = least_tried(tree)
    deal(tree, belief, int(tree.stats[ROOT, move, TRIES]), source)
    s = tree.worlds[PLAYED]
    luck = tree.lucks[PLAYED]
    inside = True
    while inside:
        tree.path_nodes[length] = node
        tree.path_moves[length] = move
        tree.path_seats[length] = mover(s)
        length += 1
        play(s, move, shuffle, luck)
        after = int(tree.child[node, move])
        if after == ROOT and not is_full(tree):
            tree.child[node, move] = add_node(tree)
        node = after
        inside = node != ROOT and s.phase != OVER and length < LONGEST_PATH
        if inside:
            move = choose(tree, node, s)
    learn(tree, length, belief.seat, play_on(tree, s, belief.seat, luck))


@compilable
def choose(tree: Tree, node: int, s: Record) -> int:
    """The move to try next at ``node``, which is not the root, in the world ``s``."""
    count = legal_moves(s, tree.moves)
    if count_unrated(tree, node, count) > 0:
        rate_moves(s, tree.moves, count, tree.ratings, tree.paper)
        note_priors(tree, node, count, SPREAD)
    return select(tree, node, count, CURIOSITY, DOUBT)


@compilable
def play_on(tree: Tree, s: Record, seat: int, luck: Source) -> float:
    """Let both seats play a few sensible moves, then judge for ``seat``, from 0 to 1.

    What is judged is a turn: a destruction is played to its end.
    """
    played = 0
    while s.phase == CLAIM or (s.phase != OVER and played < FORESIGHT):
        play(s, draw_sensible(tree, list_and_rate(tree, s), luck), shuffle, luck)
        played += 1
    if s.phase == OVER:
        return final_value(s, seat)
    chance = chance_to_win(s, tree.paper, tree.counts)
    return chance if s.turn == seat else 1.0 - chance


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
    start_search(tree, belief)
    run_simulations(tree, belief, 1, source)
    drop_worse_half(tree)
