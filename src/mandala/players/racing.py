"""Moves racing each other over the same worlds, until it is clear which is best or time is up.

Sequential halving says how many may still be in the running after each round; besides, whoever is
clearly behind drops out on the way. So the effort goes to the moves that are hard to tell apart,
and where one move is plainly best, nobody waits for it.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from mandala.engine.network import worth

# Behind the leader by so many standard errors of the difference is clearly behind. It is looked at
# again and again, so the bar is higher than for one look.
CLEARLY: Final = 3.5
LAPS_TO_JUDGE: Final = 8
LAPS_BETWEEN: Final = 4
EVEN: Final = 0.5  # worths are added up as distances from here, which keeps the sums small


class Race:
    """The runners are numbered from 0; ``alive`` are those still in the running."""

    def __init__(self, runners: int) -> None:
        self.alive = np.arange(runners)
        self.sums = np.zeros((runners, 2))  # of win and margin
        self.worlds = np.zeros(runners, np.int64)
        self.lines = 0
        self._laps = 0
        # Of the worth of every runner a lap, and of every two of them multiplied. Whoever is alive
        # ran every lap; the sums of those who are out mean nothing any more.
        self._worths = np.zeros(runners)
        self._products = np.zeros((runners, runners))
        self._out: list[int] = []  # best first

    def run_lap(self, found: npt.NDArray[np.float64], worlds: int) -> None:
        """Add what ``worlds`` worlds brought those alive: sums of win and margin."""
        self.sums[self.alive] += found
        self.worlds[self.alive] += worlds
        self.lines += worlds * len(self.alive)
        lap = np.zeros(len(self.worlds))
        lap[self.alive] = worth(*found.T) / worlds - EVEN
        self._laps += 1
        self._worths += lap
        self._products += np.outer(lap, lap)

    def keep_best(self, number: int) -> None:
        """Let the ``number`` best go on."""
        self._go_on_with(np.arange(len(self.alive)) < number)

    def drop_clearly_worse(self) -> None:
        """Let those go on whose distance to the best could be luck; now and then, not each lap."""
        laps = self._laps
        if laps < LAPS_TO_JUDGE or laps % LAPS_BETWEEN:
            return
        ranked = self._ranked()
        best = ranked[0]
        behind = (self._worths[best] - self._worths[ranked]) / laps
        # (best - other)² summed over the laps, from the products of each pair
        squares = np.diag(self._products)[ranked] + self._products[best, best]
        squares -= 2 * self._products[best, ranked]
        spread = np.maximum(0.0, squares - laps * behind**2) / (laps - 1)
        self._go_on_with(behind <= CLEARLY * np.sqrt(spread / laps))

    def order(self) -> list[int]:
        """All runners, best first: those alive, then those out, the last dropped first."""
        return [*(int(i) for i in self._ranked()), *self._out]

    def _ranked(self) -> npt.NDArray[np.int64]:
        values = worth(*self.sums[self.alive].T) / self.worlds[self.alive]
        return self.alive[np.argsort(-values, kind="stable")]

    def _go_on_with(self, chosen: npt.NDArray[np.bool_]) -> None:
        """``chosen`` says it for each of those alive, best first."""
        ranked = self._ranked()
        self._out = [*(int(i) for i in ranked[~chosen]), *self._out]
        self.alive = ranked[chosen]
