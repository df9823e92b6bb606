"""How training changes on its way, as a function of how much of it is done (0 to 1)."""

from dataclasses import dataclass, replace
from typing import Final

from mandala.training.selfplay import ALL

# A network that has learnt already takes smaller steps: with those of a new one it forgot more than it
# learnt (an exploiter begun with the shipped weights had 38 % against them after 90,000 games). One that
# goes on playing itself also trusts what it thinks of the next positions more than the result of
# one game, which is mostly luck: that gained 1.3 % in 60,000 games (docs/ai.md).
CAREFUL_RATE: Final = 2e-4
CAREFUL_RATE_LAST: Final = 1e-5
CAREFUL_TEMPERATURE: Final = 0.006
CAREFUL_DECAY: Final = 0.5
CAREFUL_SHORTLIST: Final = 5  # the quick eye was taught by such a network: it can be relied on


@dataclass(frozen=True, slots=True)
class Schedule:
    """The recipe of one training. ``games`` is the whole length.

    Temperatures are low because moves differ by little: at 0.03 a move a hundredth worse is still
    played two times out of three as often. The first tenth keeps the full learning rate.

    ``begun_with`` and ``exploited`` are digests of weights: those it began with instead of random
    ones, and those it learns to beat instead of playing itself. A digest, not the name of a file,
    because a file can change. ``plain`` leaves out what the network is told of shares to come.
    ``shortlist``: how many moves the quick eye picks out to be looked at.
    """

    games: int = 6_000_000
    games_per_batch: int = 256
    examples_per_step: int = 512
    seed: int = 1
    temperature_first: float = 0.03
    temperature_last: float = 0.004
    decay_first: float = 0.9
    decay_last: float = 0.85
    rate_first: float = 1e-3
    rate_last: float = 5e-5
    begun_with: str = ""
    exploited: str = ""
    shortlist: int = ALL
    plain: bool = False

    def begun_from(self, weights: str) -> "Schedule":
        """The same for a network that begins with weights of this digest, in careful steps."""
        return replace(self, begun_with=weights, rate_first=min(CAREFUL_RATE, self.rate_first))

    def refining(self) -> "Schedule":
        """The same for one that begins with weights and goes on playing itself."""
        return replace(
            self,
            rate_last=CAREFUL_RATE_LAST,
            temperature_first=CAREFUL_TEMPERATURE,
            decay_first=CAREFUL_DECAY,
            decay_last=CAREFUL_DECAY,
            shortlist=CAREFUL_SHORTLIST,
        )

    @property
    def batches(self) -> int:
        return -(-self.games // self.games_per_batch)

    def temperature(self, done: float) -> float:
        """Falls geometrically and stays at its last value for the last quarter."""
        ratio = self.temperature_last / self.temperature_first
        return self.temperature_first * float(ratio ** min(1.0, done / 0.75))

    def decay(self, done: float) -> float:
        return self.decay_first + (self.decay_last - self.decay_first) * done

    def rate(self, done: float) -> float:
        """Full for the first tenth, then falls geometrically."""
        ratio = self.rate_last / self.rate_first
        return self.rate_first * float(ratio ** max(0.0, (done - 0.1) / 0.9))
