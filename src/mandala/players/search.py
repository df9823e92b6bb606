"""A player that thinks ahead in many possible worlds (information-set Monte-Carlo tree search)."""

import functools
import time
from dataclasses import dataclass
from typing import Final

import numpy as np

from mandala.engine.belief import new_belief
from mandala.engine.randomness import Source, new_source
from mandala.engine.search import run_simulations, start_search, warm_up
from mandala.engine.search_tree import ROOT, TOTAL, TRIES, Tree, drop_worse_half, new_tree
from mandala.engine.worlds import Belief
from mandala.players.protocol import Decision
from mandala.records.errors import MandalaError
from mandala.records.notation import Move
from mandala.records.observation import Result

MOST_NODES: Final = 20_000  # 50 MB; beyond this a search grows no more nodes, but goes on learning
STEPS_LEFT: Final = 4  # how often to look at the clock again in the time that is left


@dataclass(frozen=True, slots=True)
class Considered:
    """What a search found out about one legal move: ``value`` from 0 (lost) to 1 (won)."""

    move: Move
    tries: int
    value: float


class SearchPlayer:
    """Thinks for a number of simulations, or for a time, about every move that is not forced.

    With a number of simulations the move follows from the decision and the game's seed alone.
    """

    def __init__(self, simulations: int | None = None, milliseconds: int | None = None) -> None:
        """Give one of the two efforts."""
        if (simulations is None) == (milliseconds is None):
            raise MandalaError("a search needs either a number of simulations or a time")
        self._simulations = simulations
        self._milliseconds = milliseconds
        self._seed = 0
        nodes = MOST_NODES if simulations is None else min(simulations + 1, MOST_NODES)
        self._tree: Tree = new_tree(nodes)

    @property
    def name(self) -> str:
        if self._simulations is None:
            return f"search:{self._milliseconds}ms"
        return f"search:{self._simulations}"

    def new_game(self, game: int, seat: int, seed: int) -> None:  # noqa: ARG002 - the seed says it all
        self._seed = seed
        _get_ready()

    def choose(self, decision: Decision) -> Move:
        if len(decision.legal) == 1:
            return decision.legal[0]
        self.consider(decision)
        return Move(int(self._tree.candidates[0]))

    def consider(self, decision: Decision) -> list[Considered]:
        """Search, and tell what was found about every legal move, in index order.

        The candidates run side by side in rounds that take equal parts of the effort; after each
        the worse half stays behind (sequential halving).
        """
        started = time.perf_counter()
        source = new_source(self._seed, decision.observation.ply)
        belief = new_belief(decision.observation, decision.memory, source)
        start_search(self._tree, belief)
        rounds = max(1, int(self._tree.running[0] - 1).bit_length())
        for number in range(rounds):
            if self._simulations is not None:
                before, until = (self._simulations * n // rounds for n in (number, number + 1))
                run_simulations(self._tree, belief, until - before, source)
            else:
                assert self._milliseconds is not None  # one of the two is given
                allowed = self._milliseconds / 1000 * (number + 1) / rounds
                self._search_until(started + allowed, belief, source)
            drop_worse_half(self._tree)
        root = self._tree.stats[ROOT]
        return [
            Considered(
                move,
                int(root[move.index, TRIES]),
                float(root[move.index, TOTAL] / max(np.float32(1), root[move.index, TRIES])),
            )
            for move in decision.legal
        ]

    def _search_until(self, deadline: float, belief: Belief, source: Source) -> None:
        """Use all the time there is, in steps that get shorter towards the end."""
        simulations = 1
        now = time.perf_counter()
        while now < deadline:
            run_simulations(self._tree, belief, simulations, source)
            before, now = now, time.perf_counter()
            affordable = int(simulations * (deadline - now) / (now - before) / STEPS_LEFT)
            simulations = max(1, min(2 * simulations, affordable))

    def end_game(self, result: Result) -> None:
        """Nothing to keep: each decision is thought about afresh."""

    def close(self) -> None:
        """Nothing to free."""


@functools.cache
def _get_ready() -> None:
    """Compile, if need be, before the first game begins: no clock runs yet."""
    warm_up()
