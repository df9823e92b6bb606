"""``master:MS`` and ``master:Nsims``: the network thinking ahead, the strongest player there is.

The candidates are the moves the network likes best. They are compared over sampled worlds in
rounds; after each round the worse half is dropped, the clearly worse before that, so most of the
time goes to the moves that are hard to tell apart (see ``racing.py``).
"""

import time
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from mandala.engine.belief import new_belief
from mandala.engine.network import points_of, worth
from mandala.engine.randomness import Source, new_source
from mandala.engine.thinking import Plan, compare_moves, first_look, new_desk
from mandala.engine.weights import Weights
from mandala.engine.worlds import Belief
from mandala.players.net import shipped_weights
from mandala.players.protocol import Decision
from mandala.players.racing import Race
from mandala.records.notation import Move
from mandala.records.observation import Result

MoveNumbers = npt.NDArray[np.int64]

CANDIDATES: Final = 8
# Found by letting variants play each other; worlds: between two looks at the clock.
PLAN: Final = Plan(worlds=2, decisions=5, averaged=4)
RESERVE: Final = 0.94  # share of the time to use: the rest is for finishing


@dataclass(frozen=True, slots=True)
class Milliseconds:
    """Think for so long."""

    number: int


@dataclass(frozen=True, slots=True)
class Lines:
    """Play so many lines ahead, one for each candidate at least."""

    number: int


Effort = Milliseconds | Lines


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

    def __init__(
        self,
        name: str,
        effort: Effort,
        weights: Weights | None = None,
        *,
        stops_when_clear: bool = True,
    ) -> None:
        """``stops_when_clear``: off for those who want to know about the other moves as well."""
        self.name = name
        self._stops_when_clear = stops_when_clear
        self._effort = effort
        self._weights = weights or shipped_weights()
        self._desk = new_desk()
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
        return self._race(belief, moves, source, begun)

    def _race(
        self,
        belief: Belief,
        moves: MoveNumbers,
        source: Source,
        begun: float,
    ) -> list[Thought]:
        """Compare ``moves`` until one is left or the effort is spent."""
        race = Race(len(moves))
        rounds = max(1, (len(moves) - 1).bit_length())
        ended = 0
        while ended < rounds:
            share = (ended + 1) / rounds
            plan = PLAN._replace(worlds=self._worlds_at_once(race, share))
            found = np.zeros((len(race.alive), 2))
            compare_moves(self._desk, belief, moves[race.alive], found, plan, self._weights, source)
            race.run_lap(found, plan.worlds)
            if self._stops_when_clear:
                race.drop_clearly_worse()
            if self._is_spent(share, race, begun):
                ended += 1
                race.keep_best(-(-len(moves) // 2**ended))
            if len(race.alive) == 1 and (self._stops_when_clear or len(moves) > 1):
                break  # but whoever asks what an only move is worth is told as well as of several
        return [
            _thought(int(moves[i]), race.sums[i] / race.worlds[i], int(race.worlds[i]))
            for i in race.order()
        ]

    def _worlds_at_once(self, race: Race, share: float) -> int:
        """How many worlds until the next look at the clock, or until the lines are used up."""
        if isinstance(self._effort, Milliseconds):
            return PLAN.worlds
        left = int(self._effort.number * share) - race.lines
        return max(1, min(PLAN.worlds, left // len(race.alive)))

    def _is_spent(self, share: float, race: Race, begun: float) -> bool:
        """Whether this share of the effort is used up: another world would be too much."""
        if isinstance(self._effort, Milliseconds):
            allowed = self._effort.number / 1000 * RESERVE
            return time.perf_counter() >= begun + allowed * share
        return int(self._effort.number * share) - race.lines < len(race.alive)

    def end_game(self, result: Result) -> None:
        """Nothing to learn."""

    def close(self) -> None:
        """Nothing to free."""


def _thought(move: int, mean: npt.NDArray[np.float64], worlds: int) -> Thought:
    win, margin = float(mean[0]), float(mean[1])
    return Thought(Move(move), worth(win, margin), win, points_of(margin), worlds)
