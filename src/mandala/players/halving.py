"""Sequential halving: candidates are compared in rounds, and each round drops the worse half.

All rounds get equal parts of the budget. So most of it is spent on the moves whose values are
nearly equal. The function :func:`halve_in_tree` runs the rounds of a tree search. The class
:class:`Elimination` compares rollouts and also drops clearly worse candidates within a round.
"""

from collections.abc import Callable
from typing import Final

import numpy as np
import numpy.typing as npt

from mandala.engine.eval.value_network import scalar_value
from mandala.engine.search.sequential_halving import halve_candidates
from mandala.engine.search.tree import SearchTree
from mandala.players.budget import Budget

# A candidate is clearly worse if it is behind the best by so many standard errors of the
# difference. The check is repeated, so the bar is higher than for a single test.
CLEARLY: Final = 3.5
FIRST_CHECK: Final = 8  # laps before candidates may be dropped for being clearly worse
LAPS_BETWEEN_CHECKS: Final = 4
EVEN: Final = 0.5  # subtracted from each value, which keeps the sums small


def round_shares(candidates: int) -> list[float]:
    """Returns for each round the share of the budget that is spent at its end."""
    rounds = max(1, (candidates - 1).bit_length())
    return [number / rounds for number in range(1, rounds + 1)]


def halve_in_tree(
    tree: SearchTree, budget: Budget, step: int, run: Callable[[int], None], done: int = 0
) -> None:
    """Runs the rounds of a tree search until the budget is spent.

    ``run(n)`` runs ``n`` steps of ``step`` simulations each. ``done`` steps were run before.
    """
    for share in round_shares(int(tree.survivor_count[0])):
        while steps := budget.simulations_left(share, done * step) // step:
            run(steps)
            done += steps
        halve_candidates(tree)


class Elimination:
    """Compares candidates, numbered from 0, over the same worlds. ``alive``: candidates not dropped."""

    def __init__(self, candidates: int) -> None:
        self.alive = np.arange(candidates)
        self.sums = np.zeros((candidates, 2))  # [candidate, win or margin]
        self.worlds = np.zeros(candidates, np.int64)
        self.rollouts = 0
        self._laps = 0
        # Sums of the values of each candidate over all laps, and of the products of every two.
        # Candidates that are alive took part in every lap; sums of the others are not used.
        self._values = np.zeros(candidates)
        self._products = np.zeros((candidates, candidates))
        self._dropped: list[int] = []  # dropped candidates, best first

    def add_lap(self, found: npt.NDArray[np.float64], worlds: int) -> None:
        """Adds the sums of win and margin over ``worlds`` worlds, for each candidate alive."""
        self.sums[self.alive] += found
        self.worlds[self.alive] += worlds
        self.rollouts += worlds * len(self.alive)
        lap = np.zeros(len(self.worlds))
        lap[self.alive] = scalar_value(*found.T) / worlds - EVEN
        self._laps += 1
        self._values += lap
        self._products += np.outer(lap, lap)

    def keep_best(self, number: int) -> None:
        """Drops all but the ``number`` best."""
        self._keep(np.arange(len(self.alive)) < number)

    def drop_clearly_worse(self) -> None:
        """Drops candidates whose distance to the best cannot be chance. Checks only every few laps."""
        laps = self._laps
        if laps < FIRST_CHECK or laps % LAPS_BETWEEN_CHECKS:
            return
        ranked = self._ranked()
        best = ranked[0]
        behind = (self._values[best] - self._values[ranked]) / laps
        # (best - other)² summed over the laps, from the products of each pair
        squares = np.diag(self._products)[ranked] + self._products[best, best]
        squares -= 2 * self._products[best, ranked]
        spread = np.maximum(0.0, squares - laps * behind**2) / (laps - 1)
        self._keep(behind <= CLEARLY * np.sqrt(spread / laps))

    def order(self) -> list[int]:
        """Returns all candidates, best first: those alive, then the others, last dropped first."""
        return [*(int(i) for i in self._ranked()), *self._dropped]

    def _ranked(self) -> npt.NDArray[np.int64]:
        values = scalar_value(*self.sums[self.alive].T) / self.worlds[self.alive]
        return self.alive[np.argsort(-values, kind="stable")]

    def _keep(self, chosen: npt.NDArray[np.bool_]) -> None:
        """Keeps those alive, best first, for which ``chosen`` is true."""
        ranked = self._ranked()
        self._dropped = [*(int(i) for i in ranked[~chosen]), *self._dropped]
        self.alive = ranked[chosen]
