"""``master:MS`` and ``master:Nsims``: the network thinking ahead, the strongest player there is.

The candidates are the moves the network likes best. They are compared over sampled worlds in
rounds; after each round the worse half is dropped, so most of the time goes to the moves that are
hard to tell apart (sequential halving).
"""

import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

from mandala.engine.belief import new_belief
from mandala.engine.network import load_weights, points_of, worth
from mandala.engine.randomness import Source, new_source
from mandala.engine.thinking import Plan, compare_moves, first_look, new_desk
from mandala.engine.worlds import Belief
from mandala.players.net import shipped_weights
from mandala.players.protocol import Decision
from mandala.records.notation import Move
from mandala.records.observation import Result

MoveNumbers = npt.NDArray[np.int64]

CANDIDATES: Final = 8
# Found by letting variants play each other; worlds: between two looks at the clock.
PLAN: Final = Plan(worlds=2, decisions=5, averaged=4)
RESERVE: Final = 0.94  # share of the time to use: the rest is for finishing


@dataclass(frozen=True, slots=True)
class Effort:
    """How much to think: milliseconds, or a number of lines played ahead (one must be given)."""

    milliseconds: int | None = None
    lines: int | None = None


@dataclass(frozen=True, slots=True)
class Thought:
    """What thinking found of one move for the seat: how likely it wins, the score difference to
    expect, one value of both to choose by; and over how many worlds."""

    move: Move
    value: float
    win: float
    points: float
    worlds: int


class MasterPlayer:
    """Deterministic for a given seed when the effort is a number of lines."""

    def __init__(self, name: str, effort: Effort, weights: Path | None = None) -> None:
        self.name = name
        self._effort = effort
        self._weights = load_weights(weights) if weights else shipped_weights()
        self._desk = new_desk()
        self._plan = PLAN
        self._seed = 0

    def new_game(self, game: int, seat: int, seed: int) -> None:  # noqa: ARG002 - the seed says it all
        self._seed = seed

    def choose(self, decision: Decision) -> Move:
        return self.thoughts(decision)[0].move

    def thoughts(self, decision: Decision) -> list[Thought]:
        """The candidates, best first; the first is the move to play."""
        begun = time.perf_counter()
        source = new_source(self._seed, decision.observation.ply)
        belief = new_belief(decision.observation, decision.memory, source)
        count = first_look(self._desk, belief, self._weights, source)
        liked = np.argsort(-self._desk.look.value[:count], kind="stable")[:CANDIDATES]
        moves = self._desk.look.moves[liked].astype(np.int64)
        return self._halve(belief, moves, source, begun)

    def _halve(
        self,
        belief: Belief,
        moves: MoveNumbers,
        source: Source,
        begun: float,
    ) -> list[Thought]:
        """Compare, drop the worse half, and again, until one is left."""
        sums = np.zeros((len(moves), 2))
        worlds = np.zeros(len(moves), np.int64)
        alive = np.arange(len(moves))
        rounds = max(1, (len(moves) - 1).bit_length())
        out: list[int] = []
        for number in range(rounds):
            until = (
                begun + (self._effort.milliseconds or 0) / 1000 * RESERVE * (number + 1) / rounds
            )
            lines = (self._effort.lines or 0) // rounds
            while True:
                plan = self._plan
                if not self._effort.milliseconds:
                    plan = plan._replace(worlds=max(1, min(plan.worlds, lines // len(alive))))
                part = sums[alive]
                compare_moves(
                    self._desk,
                    belief,
                    moves[alive],
                    part,
                    plan,
                    self._weights,
                    source,
                )
                sums[alive] = part
                worlds[alive] += plan.worlds
                lines -= plan.worlds * len(alive)
                if len(moves) == 1:
                    break  # nothing to compare: one look for those who ask what it is worth
                timed = self._effort.milliseconds is not None
                if (time.perf_counter() >= until) if timed else lines < len(alive):
                    break
            values = worth(*sums[alive].T) / worlds[alive]
            ranked = alive[np.argsort(-values, kind="stable")]
            keep = (len(ranked) + 1) // 2
            out = [*(int(i) for i in ranked[keep:]), *out]
            alive = ranked[:keep]
        order = [*(int(i) for i in alive), *out]
        return [_thought(int(moves[i]), sums[i] / worlds[i], int(worlds[i])) for i in order]

    def end_game(self, result: Result) -> None:
        """Nothing to learn."""

    def close(self) -> None:
        """Nothing to free."""


def _thought(move: int, mean: npt.NDArray[np.float64], worlds: int) -> Thought:
    win, margin = float(mean[0]), float(mean[1])
    return Thought(Move(move), worth(win, margin), win, points_of(margin), worlds)
