"""Players for tests of the arena; importable, so that other processes can make them too."""

import os
import signal
from pathlib import Path

from mandala.players.player import PlayerFailed
from mandala.players.random_player import RandomPlayer
from mandala.records.decision import Decision
from mandala.records.move import Move


class Steady(RandomPlayer):
    """Always the same in the same position, whatever its seed."""

    name = "steady"

    def choose(self, decision: Decision) -> Move:
        return decision.legal[7 * decision.observation.ply % len(decision.legal)]


class Resigning(RandomPlayer):
    """Fails at its first decision of every game."""

    name = "resigning"

    def choose(self, decision: Decision) -> Move:
        raise PlayerFailed(f"gave up with {len(decision.legal)} legal moves")


class Cheating(RandomPlayer):
    """Answers a move that is never legal at the start of a turn."""

    name = "cheating"

    def choose(self, decision: Decision) -> Move:
        return Move.parse("CR" if decision.legal[0].index < 144 else "M1R")


class Broken(RandomPlayer):
    """Has a defect."""

    name = "broken"

    def choose(self, decision: Decision) -> Move:
        raise ZeroDivisionError(f"at ply {decision.observation.ply}")


class Dying(RandomPlayer):
    """Random, but kills the process it runs in, in game ``when``; once if there is a ``marker``."""

    name = "random"

    def __init__(self, when: int, marker: Path | None = None) -> None:
        super().__init__()
        self._when = when
        self._marker = marker
        self._game = 0

    def new_game(self, number: int, seat: int, seed: int) -> None:
        self._game = number
        super().new_game(number, seat, seed)

    def choose(self, decision: Decision) -> Move:
        if self._game == self._when and decision.observation.ply > 20 and self._first_time():
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(decision)

    def _first_time(self) -> bool:
        if self._marker is None:
            return True
        try:
            self._marker.touch(exist_ok=False)
        except FileExistsError:
            return False
        return True
