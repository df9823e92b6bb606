"""``random``: plays any legal move, each equally likely."""

import random

from mandala.players.player import BasePlayer
from mandala.records.decision import Decision
from mandala.records.move import Move


class RandomPlayer(BasePlayer):
    """Chooses a legal move at random.

    The choice depends only on the player's seed, the ply and the legal moves.
    """

    name = "random"

    def choose(self, decision: Decision) -> Move:
        source = random.Random(f"mandala/random/{self.seed}/{decision.observation.ply}")
        return source.choice(decision.legal)
