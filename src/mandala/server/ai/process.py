"""One worker process as the server sees it: it is asked over a pipe and answers in time, or ends."""

import asyncio
import contextlib
import os
import pickle
import sys
from dataclasses import dataclass

from mandala.server.ai.wire import LENGTH, Answer, Question, packed


@dataclass
class Worker:
    """A process, and the players it has yet to load; it does so whenever nobody waits."""

    number: int
    process: asyncio.subprocess.Process
    cold: list[str]
    answers: bool = False

    async def ask(self, question: Question, cap_s: float) -> Answer:
        """Raises EOFError or OSError if it died, TimeoutError if it takes longer than ``cap_s``."""
        pipe_in, pipe_out = self.process.stdin, self.process.stdout
        assert pipe_in is not None
        assert pipe_out is not None
        async with asyncio.timeout(cap_s):
            pipe_in.write(packed(question))
            await pipe_in.drain()
            head = await pipe_out.readexactly(LENGTH.size)
            answer: Answer = pickle.loads(await pipe_out.readexactly(LENGTH.unpack(head)[0]))
        return answer

    async def end(self) -> None:
        """Returns when the process is gone, even if cancelled meanwhile: nobody else waits for it."""
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        gone = asyncio.ensure_future(self.process.wait())
        cancelled: asyncio.CancelledError | None = None
        while not gone.done():
            try:
                await asyncio.shield(gone)
            except asyncio.CancelledError as error:
                cancelled = error
        if cancelled:
            raise cancelled


async def start_worker(number: int, players: tuple[str, ...] = ()) -> Worker:
    """A new process that has yet to load ``players``."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "mandala.server.ai.worker",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        # Ctrl-C at the server's terminal is meant for the server; it ends its workers itself.
        process_group=0 if os.name == "posix" else None,
    )
    return Worker(number, process, list(players))
