"""The player every other one must beat: any legal move, each equally likely."""

import random

from mandala.players.protocol import Decision
from mandala.records.notation import Move
from mandala.records.observation import Result


class RandomPlayer:
    """Draws from the legal moves. The draw depends on the game's seed and the ply alone."""

    name = "random"

    def __init__(self) -> None:
        self._seed = 0

    def new_game(self, game: int, seat: int, seed: int) -> None:  # noqa: ARG002 - the seed says it all
        self._seed = seed

    def choose(self, decision: Decision) -> Move:
        source = random.Random(f"mandala/random/{self._seed}/{decision.observation.ply}")
        return source.choice(decision.legal)

    def end_game(self, result: Result) -> None:
        """Nothing to keep."""

    def close(self) -> None:
        """Nothing to free."""
