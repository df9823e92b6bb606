"""Open-loop PUCT tree search over sampled worlds, with the value network at the leaves.

A node is a sequence of moves, not a state: worlds with different hidden cards share it
(``tree.py``). One batch of simulations:

1. Select: the root takes its least visited candidate, every other node its PUCT maximum.
2. Expand: the first unvisited edge becomes a node. The afterstate of its move is the leaf.
3. Evaluate: the value network evaluates all leaves of the batch at once.
4. Backup: on every edge of the path the leaf value replaces the virtual value.

Every candidate meets the same worlds in the same order (common random numbers). Priors are logits
of the policy network in the first world where a move was legal. They are not refreshed, so priors
of one node may come from different worlds. Refreshing them gained nothing (bench/experiments/ai-trials.md).
Same belief, same generator, same number of batches: same tree, on one type of processor.
"""

import math
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from mandala.engine.eval.afterstates import (
    AfterstateBuffers,
    encode_afterstate,
    evaluate_afterstates,
    new_afterstate_buffers,
)
from mandala.engine.eval.claim_features import clear_claim_cache
from mandala.engine.eval.network_weights import (
    BLOCK,
    PreparedNetwork,
    new_weights,
    prepare_network,
)
from mandala.engine.eval.policy_network import (
    PolicyNetwork,
    cache_mandalas,
    new_policy_network,
    policy_logit,
    shipped_policy_weights,
)
from mandala.engine.eval.terminal import terminal_outcome
from mandala.engine.eval.value_network import forward_batch, scalar_value
from mandala.engine.hidden.belief import build_belief
from mandala.engine.hidden.determinization import Belief, sample_world
from mandala.engine.jit.decorators import jit_entry, jit_helper
from mandala.engine.jit.state_arrays import StateArray, StateRecord, new_states
from mandala.engine.rng import Rng, new_rng, shuffle
from mandala.engine.search.claim_solver import play_forced_claim
from mandala.engine.search.sequential_halving import (
    halve_candidates,
    least_visited,
    set_root_candidates,
)
from mandala.engine.search.tree import (
    CURRENT,
    MAX_DEPTH,
    NO_CHILD,
    PRIOR,
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
)
from mandala.records.game import Game
from mandala.rules.legality import legal_moves
from mandala.rules.moves import MOVES
from mandala.rules.play import play
from mandala.rules.queries import seat_to_move
from mandala.rules.state import OVER

LEAF_BATCH: Final = BLOCK  # simulations whose leaves the network evaluates together
# Tuned by games between variants; see bench/experiments/ai-trials.md.
C_PUCT: Final = 0.25
FPU_REDUCTION: Final = 0.05
MAX_LOGIT: Final = 12.0  # larger and smaller logits are clipped
FIRST_VIRTUAL_VALUE: Final = 0.5  # virtual value of an unvisited edge

# Indices of the working states.
_BEFORE: Final = 0
_AFTER: Final = 1


class Trajectories(NamedTuple):
    """The simulations of one batch, each from the root to its leaf."""

    nodes: npt.NDArray[np.int64]  # [simulation, depth]
    moves: npt.NDArray[np.int64]  # [simulation, depth]
    own: npt.NDArray[np.bool_]  # [simulation, depth]: whether the searching seat moved
    virtual_value: npt.NDArray[np.float64]  # [simulation, depth]: used until the leaf is evaluated
    length: npt.NDArray[np.int64]  # [simulation]
    terminal: npt.NDArray[np.bool_]  # [simulation]: the game ended, no evaluation needed
    win: npt.NDArray[np.float64]  # [simulation]: for the searching seat
    margin: npt.NDArray[np.float64]  # [simulation]: for the searching seat


class TreeSearchBuffers(NamedTuple):
    """Preallocated buffers for one search; reusable."""

    tree: SearchTree
    paths: Trajectories
    states: StateArray
    afterstates: AfterstateBuffers
    policy: PolicyNetwork
    root_value_sums: npt.NDArray[np.float64]  # [move, win or margin]


def new_search_buffers(nodes: int) -> TreeSearchBuffers:
    """Returns buffers with room for ``nodes`` nodes."""
    shape = (LEAF_BATCH, MAX_DEPTH)
    return TreeSearchBuffers(
        tree=new_tree(nodes),
        paths=Trajectories(
            nodes=np.zeros(shape, np.int64),
            moves=np.zeros(shape, np.int64),
            own=np.zeros(shape, np.bool_),
            virtual_value=np.zeros(shape),
            length=np.zeros(LEAF_BATCH, np.int64),
            terminal=np.zeros(LEAF_BATCH, np.bool_),
            win=np.zeros(LEAF_BATCH),
            margin=np.zeros(LEAF_BATCH),
        ),
        states=new_states(2),
        afterstates=new_afterstate_buffers(),
        policy=new_policy_network(shipped_policy_weights()),
        root_value_sums=np.zeros((MOVES, 2)),
    )


@jit_entry
def start_search(
    search: TreeSearchBuffers,
    belief: Belief,
    network: PreparedNetwork,
    candidates: int,
    rng: Rng,
) -> None:
    """Clears the tree. The ``candidates`` moves with the highest afterstate values become candidates."""
    tree, afterstates = search.tree, search.afterstates
    clear_tree(tree)
    search.root_value_sums[:] = 0.0
    sample_world(belief, search.states, _BEFORE, rng)
    count = legal_moves(search.states[_BEFORE], afterstates.moves)
    evaluate_afterstates(search.states, _BEFORE, _AFTER, count, rng, network, afterstates)
    for i in range(count):
        tree.moves[i] = afterstates.moves[i]
        tree.ratings[i] = afterstates.value[i]
    set_root_candidates(tree, count, candidates)


@jit_entry
def run_batches(
    search: TreeSearchBuffers, belief: Belief, network: PreparedNetwork, batches: int, rng: Rng
) -> None:
    """Runs ``batches`` of :data:`LEAF_BATCH` simulations."""
    for _ in range(batches):
        for k in range(LEAF_BATCH):
            select_and_expand(search, belief, k, rng)
        evaluate_leaves(search, network)
        for k in range(LEAF_BATCH):
            backup(search, k)


@jit_helper
def select_and_expand(search: TreeSearchBuffers, belief: Belief, k: int, rng: Rng) -> None:
    """Steps 1 and 2 for simulation ``k``: from the root to an unvisited edge or the end."""
    tree = search.tree
    node = ROOT
    move = least_visited(tree)  # the root has no PUCT, but sequential halving
    load_world(tree, belief, int(tree.stats[ROOT, move, VISITS]), rng)
    s = tree.worlds[CURRENT]
    world_rng = tree.world_rngs[CURRENT]
    search.paths.length[k] = 0
    search.paths.terminal[k] = False
    while add_to_path(search, k, node, move, seat_to_move(s) == belief.seat):
        play(s, move, shuffle, world_rng)
        play_forced_claim(s, world_rng)
        if s.phase == OVER:
            mark_terminal(search, k, s, belief.seat)
            return
        node = int(tree.child[node, move])
        move = select_edge(search, node, s)
    expand(tree, node, move)
    search.states[_BEFORE] = s
    s = encode_leaf(search, k, move, world_rng)
    if s.phase == OVER:
        mark_terminal(search, k, s, belief.seat)


@jit_helper
def add_to_path(search: TreeSearchBuffers, k: int, node: int, move: int, own: bool) -> bool:
    """Adds an edge to path ``k`` with its virtual value; returns whether the path continues.

    Until the leaf is evaluated, the edge counts one more visit with its mean value so far. So the
    other simulations of the batch explore other edges, and backup can undo it exactly.
    """
    paths = search.paths
    depth = paths.length[k]
    stats = search.tree.stats[node, move]
    virtual = stats[VALUE_SUM] / stats[VISITS] if stats[VISITS] > 0 else FIRST_VIRTUAL_VALUE
    paths.nodes[k, depth] = node
    paths.moves[k, depth] = move
    paths.own[k, depth] = own
    paths.virtual_value[k, depth] = virtual
    stats[VISITS] += 1
    stats[VALUE_SUM] += virtual
    paths.length[k] = depth + 1
    return bool(search.tree.child[node, move] != NO_CHILD and depth + 1 < MAX_DEPTH)


@jit_helper
def select_edge(search: TreeSearchBuffers, node: int, s: StateRecord) -> int:
    """Returns the move to visit next at ``node``, which is not the root, in world ``s``."""
    count = legal_moves(s, search.tree.moves)
    if count_without_prior(search.tree, node, count) > 0:
        set_missing_priors(search, node, s, count)
    return select_puct(search.tree, node, count, C_PUCT, FPU_REDUCTION)


@jit_helper
def set_missing_priors(search: TreeSearchBuffers, node: int, s: StateRecord, count: int) -> None:
    """Sets the priors of legal moves that were not legal at ``node`` in any world before."""
    seat = seat_to_move(s)
    cache_mandalas(s, seat, search.policy.mandala_cache)
    for i in range(count):
        move = int(search.tree.moves[i])
        if search.tree.stats[node, move, PRIOR] == 0:
            logit = policy_logit(s, seat, move, search.policy)
            clipped = min(MAX_LOGIT, max(-MAX_LOGIT, logit))
            search.tree.stats[node, move, PRIOR] = math.exp(clipped)


@jit_helper
def encode_leaf(search: TreeSearchBuffers, k: int, move: int, world_rng: Rng) -> StateRecord:
    """Encodes what the mover sees after ``move``; returns the state after it."""
    a = search.afterstates
    clear_claim_cache(a.claim_cache)
    encode_afterstate(
        search.states, _BEFORE, _AFTER, move, world_rng, a, a.colour_inputs[k], a.table_inputs[k]
    )
    after: StateRecord = search.states[_AFTER]
    play_forced_claim(after, world_rng)
    return after


@jit_helper
def mark_terminal(search: TreeSearchBuffers, k: int, s: StateRecord, seat: int) -> None:
    """Stores the result of a game that ended on path ``k``."""
    search.paths.win[k], search.paths.margin[k] = terminal_outcome(s, seat)
    search.paths.terminal[k] = True


@jit_helper
def evaluate_leaves(search: TreeSearchBuffers, network: PreparedNetwork) -> None:
    """Step 3: evaluates the leaves of the batch, each for the seat that moved last."""
    a = search.afterstates
    forward_batch(
        network, a.colour_inputs, a.table_inputs, LEAF_BATCH, a.network_buffers, a.win, a.margin
    )


@jit_helper
def backup(search: TreeSearchBuffers, k: int) -> None:
    """Step 4: replaces the virtual values on path ``k`` by the value of its leaf."""
    paths = search.paths
    last = paths.length[k] - 1
    if not paths.terminal[k]:
        own = paths.own[k, last]
        win, margin = search.afterstates.win[k], search.afterstates.margin[k]
        paths.win[k] = win if own else 1.0 - win
        paths.margin[k] = margin if own else 1.0 - margin
    value = scalar_value(paths.win[k], paths.margin[k])
    for i in range(last + 1):
        for_mover = value if paths.own[k, i] else 1.0 - value
        stats = search.tree.stats[paths.nodes[k, i], paths.moves[k, i]]
        stats[VALUE_SUM] += for_mover - paths.virtual_value[k, i]
    search.root_value_sums[paths.moves[k, 0], 0] += paths.win[k]
    search.root_value_sums[paths.moves[k, 0], 1] += paths.margin[k]


def warm_up() -> None:
    """Calls every compiled function of this module once."""
    rng = new_rng(0)
    belief = build_belief(Game.new(seed=0).observation(0), None, rng)
    search = new_search_buffers(2 * LEAF_BATCH)
    network = prepare_network(new_weights(0))
    start_search(search, belief, network, 2, rng)
    run_batches(search, belief, network, 1, rng)
    halve_candidates(search.tree)
