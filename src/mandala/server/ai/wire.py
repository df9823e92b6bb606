"""What server and worker processes say to each other: pickled values, each after its length.

The pipe joins a process to a child it started itself from the same code; nothing else can write
into it.
"""

import pickle
import struct
from dataclasses import dataclass
from typing import Final

from mandala.analysis.advice import Hint
from mandala.players.protocol import Decision

LENGTH: Final = struct.Struct("!I")
HINTS: Final = "hints"  # what is made ready for them, among the names of players


@dataclass(frozen=True, slots=True)
class Task:
    """Choose a move: ``player`` by its name, ``seed`` for its own randomness."""

    player: str
    seat: int
    seed: int
    decision: Decision


@dataclass(frozen=True, slots=True)
class Advise:
    """Give hints for a decision."""

    decision: Decision


@dataclass(frozen=True, slots=True)
class Warm:
    """Load these players (or :data:`HINTS`), and have each choose once, so that the first real
    answer is fast."""

    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Chosen:
    """The move in notation; for :class:`Warm` the empty text."""

    move: str


@dataclass(frozen=True, slots=True)
class Advised:
    hints: tuple[Hint, ...]


@dataclass(frozen=True, slots=True)
class Failed:
    """The player could not choose: what kind of error."""

    error: str


Question = Task | Advise | Warm
Answer = Chosen | Advised | Failed


def packed(value: Question | Answer) -> bytes:
    data = pickle.dumps(value, pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(data)) + data
