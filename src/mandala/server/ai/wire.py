"""What server and worker processes say to each other: pickled values, each after its length.

The pipe joins a process to a child it started itself from the same code; nothing else can write
into it.
"""

import pickle
import struct
from dataclasses import dataclass
from typing import Final

from mandala.players.protocol import Decision

LENGTH: Final = struct.Struct("!I")


@dataclass(frozen=True, slots=True)
class Task:
    """Choose a move: ``player`` by its name, ``seed`` for its own randomness."""

    player: str
    seat: int
    seed: int
    decision: Decision


@dataclass(frozen=True, slots=True)
class Warm:
    """Load these players, and have each choose once, so that the first real move is fast."""

    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Chosen:
    """The move in notation; for :class:`Warm` the empty text."""

    move: str


@dataclass(frozen=True, slots=True)
class Failed:
    """The player could not choose: what kind of error."""

    error: str


def packed(value: Task | Warm | Chosen | Failed) -> bytes:
    data = pickle.dumps(value, pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(data)) + data
