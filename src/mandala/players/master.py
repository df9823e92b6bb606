"""``master:MS`` and ``master:Nsims``: the strongest player, a search with the networks.

On a turn it infers the opponent's hand (``engine/hidden/hand_inference.py``) and searches a tree
(``engine/search/tree_search.py``). On a claim it compares rollouts in which the destruction is
solved (``engine/search/rollouts.py``). In both cases sequential halving spends the budget on the
moves that are hard to tell apart.
"""

from collections.abc import Callable
from typing import Final

import numpy as np
import numpy.typing as npt

from mandala.engine.eval.network_weights import Weights, prepare_network, shipped_network
from mandala.engine.eval.value_network import margin_to_points, scalar_value
from mandala.engine.hidden.belief import build_belief
from mandala.engine.hidden.determinization import Belief
from mandala.engine.hidden.hand_inference import (
    finish_inference,
    new_inference_buffers,
    reweight_by_turn,
    start_inference,
)
from mandala.engine.rng import Rng, new_rng
from mandala.engine.search.rollouts import (
    RolloutPlan,
    new_rollout_buffers,
    rate_root_moves,
    rollout_moves,
)
from mandala.engine.search.tree import ROOT, VISITS
from mandala.engine.search.tree_search import (
    LEAF_BATCH,
    new_search_buffers,
    run_batches,
    start_search,
)
from mandala.players.budget import MAX_NODES, Budget, tree_nodes
from mandala.players.effort import Effort
from mandala.players.halving import Elimination, halve_in_tree, round_shares
from mandala.players.move_evaluation import NetworkEvaluation
from mandala.players.player import BasePlayer
from mandala.records.decision import Decision
from mandala.records.memory import SeatMemory
from mandala.records.move import Move
from mandala.records.observation import Observation

CANDIDATES: Final = 8
# Tuned by games between variants. ``worlds``: between two looks at the clock.
PLAN: Final = RolloutPlan(worlds=2, decisions=5, averaged=4)
TIME_SHARE: Final = 0.94

BeliefBuilder = Callable[[Observation, SeatMemory | None, Rng], Belief]


class MasterPlayer(BasePlayer):
    """Plays the same move for the same seed, unless the effort is a time."""

    def __init__(
        self,
        name: str,
        effort: Effort,
        weights: Weights | None = None,
        *,
        early_stop: bool = True,
        max_nodes: int = MAX_NODES,
        believe: BeliefBuilder = build_belief,
    ) -> None:
        """``early_stop``: ends a search once one move is clearly best. Hints need all values.

        ``max_nodes``: the largest size of the tree. ``believe``: the function that builds the
        belief; benchmarks replace it.
        """
        self.name = name
        self._early_stop = early_stop
        self._effort = effort
        self._network = prepare_network(weights) if weights else shipped_network()
        self._rollouts = new_rollout_buffers()
        self._search = new_search_buffers(tree_nodes(effort, 2 * CANDIDATES, max_nodes))
        self._inference = new_inference_buffers()
        self._believe = believe

    def choose(self, decision: Decision) -> Move:
        """Returns the move with the highest value."""
        return self.analyse(decision, self._effort)[0].move

    def analyse(self, decision: Decision, effort: Effort) -> list[NetworkEvaluation]:
        """Returns the candidates, best first. The tree has room for the player's own effort."""
        budget = Budget(effort, TIME_SHARE)
        rng = new_rng(self.seed, decision.observation.ply)
        belief = self._believe(decision.observation, decision.memory, rng)
        if decision.observation.phase == "claim" or budget.rollouts_only:
            return self._compare_rollouts(belief, budget, rng)
        belief = self._infer_hand(belief, decision, budget, rng)
        return self._search_tree(belief, budget, rng)

    def _infer_hand(self, belief: Belief, decision: Decision, budget: Budget, rng: Rng) -> Belief:
        """Returns the belief with hands inferred from the opponent's last turns."""
        if len(decision.legal) == 1:
            return belief  # nothing to choose
        inference = self._inference
        turns = start_inference(inference, belief, decision.history, decision.face_up_deals, rng)
        inferred = 0
        while inferred < turns and budget.can_infer_turn(inferred):
            reweight_by_turn(inference, belief, self._network, rng)
            inferred += 1
        if not inferred:
            return belief
        finish_inference(inference, rng)
        return belief._replace(hand_particles=inference.hands_now)

    def _search_tree(self, belief: Belief, budget: Budget, rng: Rng) -> list[NetworkEvaluation]:
        """Compares the candidates by tree search."""
        search, tree = self._search, self._search.tree

        def run(batches: int) -> None:
            run_batches(search, belief, self._network, batches, rng)

        start_search(search, belief, self._network, CANDIDATES, rng)
        candidates = int(tree.survivor_count[0])
        first = -(-candidates // LEAF_BATCH)  # batches until every candidate is visited
        run(first)
        if candidates > 1 or not self._early_stop:
            halve_in_tree(tree, budget, LEAF_BATCH, run, first)
        return [
            _evaluation(move, search.root_value_sums[move] / visits, visits)
            for move in map(int, tree.candidates[:candidates])
            if (visits := int(tree.stats[ROOT, move, VISITS]))
        ]

    def _compare_rollouts(
        self, belief: Belief, budget: Budget, rng: Rng
    ) -> list[NetworkEvaluation]:
        """Compares the candidates by rollouts."""
        moves = self._top_moves(belief, rng)
        race = Elimination(len(moves))
        shares = round_shares(len(moves))
        finished = 0
        while finished < len(shares):
            share = shares[finished]
            worlds = budget.rollouts_left(share, race.rollouts) // len(race.alive)
            plan = PLAN._replace(worlds=max(1, min(PLAN.worlds, worlds)))
            found = np.zeros((len(race.alive), 2))
            rollout_moves(
                self._rollouts, belief, moves[race.alive], found, plan, self._network, rng
            )
            race.add_lap(found, plan.worlds)
            if self._early_stop:
                race.drop_clearly_worse()
            if budget.rollouts_left(share, race.rollouts) < len(race.alive):
                finished += 1
                race.keep_best(-(-len(moves) // 2**finished))
            if len(race.alive) == 1 and (self._early_stop or len(moves) > 1):
                break  # without early stop, an only move is evaluated with the full effort
        return [
            _evaluation(int(moves[i]), race.sums[i] / race.worlds[i], int(race.worlds[i]))
            for i in race.order()
        ]

    def _top_moves(self, belief: Belief, rng: Rng) -> npt.NDArray[np.int64]:
        """Returns the candidates: the moves with the highest afterstate values, best first."""
        count = rate_root_moves(self._rollouts, belief, self._network, rng)
        afterstates = self._rollouts.afterstates
        best = np.argsort(-afterstates.value[:count], kind="stable")[:CANDIDATES]
        return afterstates.moves[best].astype(np.int64)


def _evaluation(move: int, mean: npt.NDArray[np.float64], visits: int) -> NetworkEvaluation:
    win, margin = float(mean[0]), float(mean[1])
    value, points = scalar_value(win, margin), margin_to_points(margin)
    return NetworkEvaluation(Move(move), value, visits, win, points)
