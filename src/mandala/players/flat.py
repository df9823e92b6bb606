"""``flat:N``: flat Monte Carlo, N uniformly random games a move over the legal moves."""

import numpy as np

from mandala.engine.hidden.belief import build_belief
from mandala.engine.rng import new_rng
from mandala.engine.search.flat import new_flat_buffers, run_playouts
from mandala.players.player import BasePlayer
from mandala.records.decision import Decision
from mandala.records.move import Move


class FlatPlayer(BasePlayer):
    """Plays the move with most wins per game, the first on a tie. Same seed, same move."""

    def __init__(self, playouts: int) -> None:
        self.name = f"flat:{playouts}"
        self._playouts = playouts
        self._flat = new_flat_buffers()

    def choose(self, decision: Decision) -> Move:
        """Returns the move that won most often."""
        if len(decision.legal) == 1:
            return decision.legal[0]
        rng = new_rng(self.seed, decision.observation.ply)
        belief = build_belief(decision.observation, decision.memory, rng)
        count = run_playouts(self._flat, belief, self._playouts, rng)
        visits, wins = self._flat.visits[:count], self._flat.wins[:count]
        shares = np.where(visits > 0, wins / np.maximum(visits, 1), -1.0)
        return decision.legal[int(shares.argmax())]
