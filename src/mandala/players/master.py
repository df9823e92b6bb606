"""``master:MS`` and ``master:Nsims``: the network thinking ahead, the strongest player there is.

The candidates are the moves the network likes best. They are compared over sampled worlds in
rounds; after each round the worse half is dropped, so most of the time goes to the moves that are
hard to tell apart. A turn is thought about in a tree (``engine/pondering.py``), with worlds dealt
by what the other player's turns tell about their hand (``engine/reading.py``). A claim is thought
about by lines in which the destruction is solved (``engine/thinking.py``); there the clearly worse
are dropped before a round is over (``racing.py``).
"""

import time
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from mandala.engine.belief import new_belief
from mandala.engine.network import points_of, worth
from mandala.engine.pondering import BATCH, begin_pondering, new_pondering, ponder
from mandala.engine.randomness import Source, new_source
from mandala.engine.reading import begin_reading, end_reading, new_reading, read_turn
from mandala.engine.search_tree import ROOT, TRIES, drop_worse_half
from mandala.engine.thinking import Plan, compare_moves, first_look, new_desk
from mandala.engine.weights import Weights, network_of
from mandala.engine.worlds import Belief
from mandala.players.net import shipped_network
from mandala.players.protocol import Decision
from mandala.players.racing import Race
from mandala.records.notation import Move
from mandala.records.observation import Result

CANDIDATES: Final = 8
# Found by letting variants play each other; worlds: between two looks at the clock.
PLAN: Final = Plan(worlds=2, decisions=5, averaged=4)
RESERVE: Final = 0.94  # share of the time to use: the rest is for finishing
MOST_NODES: Final = 20_000  # 50 MB; beyond this a tree grows no more, but goes on learning
BATCHES_AT_ONCE: Final = 8  # between two looks at the clock: a third of a millisecond
LINE_COSTS: Final = 16  # about so many simulations take the time of a line
TURN_COSTS: Final = 350  # and of reading a turn of the other player
FIRST_TURN_MS: Final = 6.0  # what reading one is taken to need until one was read
READING: Final = 0.4  # share of the effort for reading them


@dataclass(frozen=True, slots=True)
class Milliseconds:
    """Think for so long."""

    number: int


@dataclass(frozen=True, slots=True)
class Simulations:
    """Follow the tree so often, for each candidate once at least."""

    number: int


@dataclass(frozen=True, slots=True)
class Lines:
    """No tree: play so many lines ahead, one for each candidate at least."""

    number: int


Effort = Milliseconds | Simulations | Lines


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
    """Deterministic for a given seed unless the effort is a time."""

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
        self._network = network_of(weights) if weights else shipped_network()
        self._desk = new_desk()
        self._pondering = new_pondering(_nodes_for(effort))
        self._reading = new_reading()
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
        if decision.observation.phase == "claim" or isinstance(self._effort, Lines):
            return self._race(belief, source, begun)
        return self._ponder(self._read(belief, decision, source, begun), source, begun)

    def _read(self, belief: Belief, decision: Decision, source: Source, begun: float) -> Belief:
        """The belief with what the other player's last turns tell about their hand."""
        if len(decision.legal) == 1:
            return belief  # nothing to choose: played at once
        reading = self._reading
        turns = begin_reading(reading, belief, decision.history, decision.dealt, source)
        read = 0
        while read < turns and self._may_read(read, begun):
            read_turn(reading, belief, self._network, source)
            read += 1
        if not read:
            return belief
        end_reading(reading, source)
        return belief._replace(hands=reading.now)

    def _may_read(self, read: int, begun: float) -> bool:
        """Whether there is time to read another turn: the earlier it was, the less it tells."""
        if isinstance(self._effort, Milliseconds):
            spent = 1000 * (time.perf_counter() - begun)
            another = spent / read if read else FIRST_TURN_MS
            return spent + another <= self._effort.number * READING
        return (read + 1) * TURN_COSTS <= self._effort.number * READING

    def _ponder(self, belief: Belief, source: Source, begun: float) -> list[Thought]:
        """Compare the candidates in a tree until the effort is spent."""
        pondering, tree = self._pondering, self._pondering.tree
        begin_pondering(pondering, belief, self._network, CANDIDATES, source)
        candidates = int(tree.running[0])
        done = -(-candidates // BATCH)  # every candidate is tried
        ponder(pondering, belief, self._network, done, source)
        rounds = max(1, (candidates - 1).bit_length())
        if candidates == 1 and self._stops_when_clear:
            rounds = 0
        for number in range(1, rounds + 1):
            while batches := self._batches_at_once(number / rounds, done, begun):
                ponder(pondering, belief, self._network, batches, source)
                done += batches
            drop_worse_half(tree)
        return [
            _thought(move, pondering.sums[move] / tries, tries)
            for move in map(int, tree.candidates[:candidates])
            if (tries := int(tree.stats[ROOT, move, TRIES]))
        ]

    def _batches_at_once(self, share: float, done: int, begun: float) -> int:
        """How many batches to go on with; 0 when this share of the effort is used up."""
        if isinstance(self._effort, Milliseconds):
            deadline = begun + self._effort.number / 1000 * RESERVE * share
            return BATCHES_AT_ONCE if time.perf_counter() < deadline else 0
        return max(0, int(self._effort.number * share) // BATCH - done)

    def _race(self, belief: Belief, source: Source, begun: float) -> list[Thought]:
        """Compare the candidates by lines until one is left or the effort is spent."""
        count = first_look(self._desk, belief, self._network, source)
        liked = np.argsort(-self._desk.look.value[:count], kind="stable")[:CANDIDATES]
        moves = self._desk.look.moves[liked].astype(np.int64)
        race = Race(len(moves))
        rounds = max(1, (len(moves) - 1).bit_length())
        ended = 0
        while ended < rounds:
            share = (ended + 1) / rounds
            plan = PLAN._replace(worlds=self._worlds_at_once(race, share))
            found = np.zeros((len(race.alive), 2))
            compare_moves(self._desk, belief, moves[race.alive], found, plan, self._network, source)
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
        left = int(self._lines * share) - race.lines
        return max(1, min(PLAN.worlds, left // len(race.alive)))

    def _is_spent(self, share: float, race: Race, begun: float) -> bool:
        """Whether this share of the effort is used up: another world would be too much."""
        if isinstance(self._effort, Milliseconds):
            allowed = self._effort.number / 1000 * RESERVE
            return time.perf_counter() >= begun + allowed * share
        return int(self._lines * share) - race.lines < len(race.alive)

    @property
    def _lines(self) -> int:
        """How many lines the effort stands for, if it is not a time."""
        if isinstance(self._effort, Simulations):
            return -(-self._effort.number // LINE_COSTS)
        return self._effort.number

    def end_game(self, result: Result) -> None:
        """Nothing to learn."""

    def close(self) -> None:
        """Nothing to free."""


def _nodes_for(effort: Effort) -> int:
    """Room for as many nodes as the effort can make use of; lines need none."""
    if isinstance(effort, Milliseconds):
        return MOST_NODES
    return min(MOST_NODES, effort.number + 2 * CANDIDATES) if isinstance(effort, Simulations) else 1


def _thought(move: int, mean: npt.NDArray[np.float64], worlds: int) -> Thought:
    win, margin = float(mean[0]), float(mean[1])
    return Thought(Move(move), worth(win, margin), win, points_of(margin), worlds)
