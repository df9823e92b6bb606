"""One worker process as the server sees it, and the messages between the two.

Messages are pickled values, each after its length. The pipe joins a process to a child that it
started itself from the same code: nothing else can write into it.
"""

import asyncio
import contextlib
import os
import pickle
import struct
import sys
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import ClassVar, Final

from mandala.analysis.hint_types import Hint
from mandala.records.decision import Decision
from mandala.records.seen_deal import SeenDeal

LENGTH: Final = struct.Struct("!I")
HINTS: Final = "hints"  # stands for the hints among the names of players to warm up


@dataclass(frozen=True, slots=True)
class ChooseMove:
    """Asks for a move. ``player`` is its name, ``seed`` is for its own random numbers."""

    player: str
    seat: int
    seed: int
    decision: Decision


@dataclass(frozen=True, slots=True)
class FindHints:
    """Asks for hints."""

    player: ClassVar = HINTS
    decision: Decision


@dataclass(frozen=True, slots=True)
class SampleDecks:
    """Asks for decks that fit what a seat has seen. ``seed`` is for the random numbers."""

    player: ClassVar = HINTS
    seen: SeenDeal
    seed: int


@dataclass(frozen=True, slots=True)
class WarmUp:
    """Asks to compile and load these players (or :data:`HINTS`). Without players it does nothing."""

    players: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Ready:
    """The worker has warmed up as asked."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """The move in notation."""

    move: str


@dataclass(frozen=True, slots=True)
class Found:
    hints: tuple[Hint, ...]


@dataclass(frozen=True, slots=True)
class Sampled:
    decks: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Failed:
    """The player raised an error; ``error`` is its type."""

    error: str


Request = ChooseMove | FindHints | SampleDecks
Response = Chosen | Found | Sampled | Failed | Ready


def encode(message: Request | WarmUp | Response) -> bytes:
    """Returns the bytes of a message on the pipe."""
    data = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(data)) + data


class WorkerProcess:
    """A running process. It answers one request at a time."""

    def __init__(self, process: asyncio.subprocess.Process, players: tuple[str, ...]) -> None:
        self._process = process
        self.cold = set(players)  # players that it has not loaded yet
        self.has_answered = False

    async def ask(self, request: Request | WarmUp, timeout_s: float) -> Response:
        """Returns the response. Raises :class:`EOFError` or :class:`OSError` if the process died,
        :class:`TimeoutError` after ``timeout_s``."""
        requests, responses = self._process.stdin, self._process.stdout
        assert requests is not None
        assert responses is not None
        async with asyncio.timeout(timeout_s):
            requests.write(encode(request))
            await requests.drain()
            (length,) = LENGTH.unpack(await responses.readexactly(LENGTH.size))
            response: Response = pickle.loads(await responses.readexactly(length))
        self.has_answered = True
        return response

    async def wait_for_exit(self) -> None:
        """Waits until the process ends. Raises :class:`EOFError` then."""
        await self._process.wait()
        raise EOFError

    async def end(self) -> None:
        """Kills the process. Returns when it is gone, even if cancelled meanwhile."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        gone = asyncio.ensure_future(self._process.wait())
        cancelled: asyncio.CancelledError | None = None
        while not gone.done():
            try:
                await asyncio.shield(gone)
            except asyncio.CancelledError as error:
                cancelled = error
        if cancelled:
            raise cancelled


@contextlib.asynccontextmanager
async def worker_process(players: tuple[str, ...] = ()) -> AsyncIterator[WorkerProcess]:
    """Runs a process that has to load ``players``, and kills it at the end. Raises :class:`OSError`."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "mandala.server.ai.worker"),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        # Ctrl-C at the server's terminal is meant for the server; it ends its workers itself.
        process_group=0 if os.name == "posix" else None,
    )
    worker = WorkerProcess(process, players)
    try:
        yield worker
    finally:
        await worker.end()
