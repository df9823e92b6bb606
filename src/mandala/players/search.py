"""``search:N`` and ``search:Nms``: Monte-Carlo tree search over sampled worlds, no networks."""

import numpy as np

from mandala.engine.hidden.belief import build_belief
from mandala.engine.rng import new_rng
from mandala.engine.search.is_mcts import new_is_mcts_buffers, run_simulations, start_search
from mandala.engine.search.tree import ROOT, VALUE_SUM, VISITS
from mandala.players.budget import Budget, tree_nodes
from mandala.players.effort import Effort, Milliseconds, Simulations
from mandala.players.halving import halve_in_tree
from mandala.players.move_evaluation import MoveEvaluation
from mandala.players.player import BasePlayer
from mandala.records.decision import Decision
from mandala.records.move import Move


class SearchPlayer(BasePlayer):
    """Searches every move that is not forced.

    With a number of simulations the move depends only on the decision and the seed.
    """

    def __init__(self, effort: Milliseconds | Simulations) -> None:
        """Prepares the tree for ``effort``, which is spent on every move."""
        timed = isinstance(effort, Milliseconds)
        self.name = f"search:{effort.number}ms" if timed else f"search:{effort.number}"
        self._effort = effort
        self._search = new_is_mcts_buffers(tree_nodes(effort, 1))

    def choose(self, decision: Decision) -> Move:
        """Returns the candidate that survived the halving."""
        if len(decision.legal) == 1:
            return decision.legal[0]
        return self.analyse(decision, self._effort)[0].move

    def analyse(self, decision: Decision, effort: Effort) -> list[MoveEvaluation]:
        """Returns the candidates, best first. The tree has room for the player's own effort."""
        budget = Budget(effort)
        rng = new_rng(self.seed, decision.observation.ply)
        belief = build_belief(decision.observation, decision.memory, rng)
        search, tree = self._search, self._search.tree
        start_search(search, belief)
        candidates = int(tree.survivor_count[0])

        def run(simulations: int) -> None:
            run_simulations(search, belief, simulations, rng)

        halve_in_tree(tree, budget, 1, run)
        root = tree.stats[ROOT]
        return [
            MoveEvaluation(
                Move(move),
                float(root[move, VALUE_SUM] / max(np.float32(1), root[move, VISITS])),
                int(root[move, VISITS]),
            )
            for move in map(int, tree.candidates[:candidates])
        ]
