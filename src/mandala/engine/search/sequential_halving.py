"""Sequential halving of the candidates at the root.

The moves with the highest ratings become candidates. All candidates get the same number of
simulations. After each round the worse half is dropped, so most simulations go to moves that are
hard to tell apart. ``players`` decides how long a round lasts.
"""

from mandala.engine.eval.policy_network import rank_moves
from mandala.engine.jit.decorators import jit_entry, jit_helper
from mandala.engine.search.tree import ROOT, VALUE_SUM, VISITS, SearchTree


@jit_helper
def set_root_candidates(tree: SearchTree, count: int, most: int) -> None:
    """Makes the ``most`` highest rated of ``tree.moves[:count]`` the candidates."""
    rank_moves(tree.moves, tree.ratings, count)
    tree.survivor_count[0] = min(count, most)
    for i in range(tree.survivor_count[0]):
        tree.candidates[i] = tree.moves[i]


@jit_helper
def least_visited(tree: SearchTree) -> int:
    """Returns the surviving candidate with the fewest visits, the first on a tie."""
    best = tree.candidates[0]
    for i in range(1, tree.survivor_count[0]):
        move = tree.candidates[i]
        if tree.stats[ROOT, move, VISITS] < tree.stats[ROOT, best, VISITS]:
            best = move
    return int(best)


@jit_entry
def halve_candidates(tree: SearchTree) -> None:
    """Ranks the survivors by mean value and drops the worse half, rounded down."""
    survivors = int(tree.survivor_count[0])
    for i in range(survivors):
        stats = tree.stats[ROOT, tree.candidates[i]]
        mean = (
            stats[VALUE_SUM] / stats[VISITS] if stats[VISITS] > 0 else -1.0
        )  # unvisited moves come last
        tree.ratings[i] = mean
    rank_moves(tree.candidates, tree.ratings, survivors)
    tree.survivor_count[0] = (survivors + 1) // 2
