"""The effort that a player spends on one decision. Imports no compiler."""

from dataclasses import dataclass
from typing import Final

BOT_TIME_MS: Final = 1000  # time for a move of an external bot, if no other is given
MAX_BOT_TIME_MS: Final = 24 * 60 * 60 * 1000  # a day: the system cannot wait for any length


@dataclass(frozen=True, slots=True)
class Milliseconds:
    """Computes for this long."""

    number: int


@dataclass(frozen=True, slots=True)
class Simulations:
    """Runs this many simulations of a tree search, at least one for each candidate."""

    number: int


@dataclass(frozen=True, slots=True)
class Rollouts:
    """Searches no tree: compares moves by this many rollouts, at least one for each candidate."""

    number: int


Effort = Milliseconds | Simulations | Rollouts
