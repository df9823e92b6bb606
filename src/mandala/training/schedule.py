"""Learning rate, temperature and decay as functions of the finished share of a training (0 to 1)."""

from dataclasses import dataclass, replace
from typing import Final

from mandala.training.selfplay import ALL

# A trained network takes smaller steps. With those of a new network it forgot more than it learnt: an
# exploiter that started with the shipped weights scored 38 % against them after 90,000 games. Fine
# tuning by self-play also relies more on the network's own values than on the result of one game,
# which is mostly luck. That gained 1.3 % in 60,000 games (bench/experiments/ai-trials.md).
CAREFUL_RATE: Final = 2e-4
CAREFUL_RATE_LAST: Final = 1e-5
CAREFUL_TEMPERATURE: Final = 0.006
CAREFUL_DECAY: Final = 0.5
CAREFUL_SHORTLIST: Final = 5  # the policy network was distilled from such a network


@dataclass(frozen=True, slots=True)
class Schedule:
    """The settings of one training. ``games`` is the whole length.

    Temperatures are low because moves differ by little: at 0.03 a move whose value is lower by
    0.01 is still played 70 % as often. The first tenth keeps the full learning rate.

    ``begun_with`` and ``exploited`` are digests of weights: the initial ones, if not random, and
    the opponent of an exploiter. Digests are used because a file can change.
    ``plain`` leaves out the claim features. ``shortlist``: how many moves the policy network
    selects for evaluation.
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

    def warm_start(self, weights: str) -> "Schedule":
        """Returns the schedule for a network that starts with weights of this digest."""
        return replace(self, begun_with=weights, rate_first=min(CAREFUL_RATE, self.rate_first))

    def fine_tune(self) -> "Schedule":
        """Returns the schedule for a trained network that continues to play itself."""
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
