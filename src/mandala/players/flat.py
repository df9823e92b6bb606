"""``flat:N``: the generic method, N uniformly random games a move shared over the legal moves."""

import numpy as np

from mandala.engine.belief import new_belief
from mandala.engine.flat import new_tries, try_moves
from mandala.engine.randomness import new_source
from mandala.players.protocol import Decision
from mandala.records.notation import Move
from mandala.records.observation import Result


class FlatPlayer:
    """Plays the move that won most often; the first of equals. Same decision, same seed, same move."""

    def __init__(self, playouts: int) -> None:
        self.name = f"flat:{playouts}"
        self._playouts = playouts
        self._seed = 0
        self._tries = new_tries()

    def new_game(self, game: int, seat: int, seed: int) -> None:  # noqa: ARG002 - the seed says it all
        self._seed = seed

    def choose(self, decision: Decision) -> Move:
        if len(decision.legal) == 1:
            return decision.legal[0]
        source = new_source(self._seed, decision.observation.ply)
        belief = new_belief(decision.observation, decision.memory, source)
        count = try_moves(self._tries, belief, self._playouts, source)
        tries, points = self._tries.tries[:count], self._tries.points[:count]
        shares = np.where(tries > 0, points / np.maximum(tries, 1), -1.0)
        return decision.legal[int(shares.argmax())]

    def end_game(self, result: Result) -> None:
        """Nothing to keep."""

    def close(self) -> None:
        """Nothing to free."""
