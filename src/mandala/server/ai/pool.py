"""A fixed number of worker processes, a bounded queue before them, and patience with both.

A worker that dies or thinks too long is replaced, and its task given to another one.
"""

import asyncio
import contextlib
import logging
import pickle
import sys
import time
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, Literal

from mandala.analysis.advice import Hint
from mandala.server.ai.levels import LEVELS
from mandala.server.ai.wire import (
    HINTS,
    LENGTH,
    Advise,
    Advised,
    Answer,
    Chosen,
    Failed,
    Question,
    Task,
    Warm,
    packed,
)
from mandala.server.metrics import Metrics

logger = logging.getLogger(__name__)

MOST_WAITING: Final = 200  # tasks in the queue
MOST_PER_OWNER: Final = 3  # tasks of one person, waiting or in work
CAP_S: Final = 20.0  # a thought that takes longer is given up
WARM_CAP_S: Final = 180.0  # compiling on a slow machine
ATTEMPTS: Final = 3
PAUSE_S: Final = 1.0  # before a worker that failed to start is started again

State = Literal["warming_up", "queued", "thinking", "again"]
READY: Final = (*LEVELS.values(), HINTS)  # what workers prepare before anybody asks


class Busy(Exception):
    """The queue is full, or this person has enough in it: try again a little later."""


class AiFailed(Exception):
    """No worker could choose a move, several times over."""


@dataclass(eq=False)
class Job:
    """One question; it counts for its owner as long as it waits or a worker is at it."""

    task: Task | Advise
    owner: str
    tell: Callable[[State], None]
    answer: "asyncio.Future[Chosen | Advised]"
    attempts: int = 0
    in_work: bool = False
    counted: bool = True

    @property
    def needs(self) -> str:
        """What the worker must have loaded for it."""
        return self.task.player if isinstance(self.task, Task) else HINTS


@dataclass
class Worker:
    """A process, and the players it has yet to load; it does so whenever nobody waits."""

    number: int
    process: asyncio.subprocess.Process
    cold: list[str]
    answers: bool = False


@dataclass
class Pool:
    """Workers start with :meth:`start` and end with :meth:`stop`, or with this process.

    What players compile is kept on disk. On a machine where it is not there yet, one process more
    makes it first, so that the workers can play at once what needs no compiler.
    """

    size: int
    metrics: Metrics
    players: tuple[str, ...] = READY
    cap_s: float = CAP_S
    _workers: dict[int, Worker] = field(default_factory=dict)
    _runners: list["asyncio.Task[None]"] = field(default_factory=list)
    _waiting: deque[Job] = field(default_factory=deque)
    _wake: asyncio.Condition = field(default_factory=asyncio.Condition)
    _owners: Counter[str] = field(default_factory=Counter)
    _compiled: bool = False

    async def start(self) -> None:
        if self.size and self.players:
            self._runners.append(asyncio.create_task(self._compile()))
        for number in range(self.size):
            self._runners.append(asyncio.create_task(self._run(number)))

    async def stop(self) -> None:
        for runner in self._runners:
            runner.cancel()
        await asyncio.gather(*self._runners, return_exceptions=True)
        for job in self._waiting:
            job.answer.cancel()

    @property
    def state(self) -> Literal["cold", "warming_up", "ready"]:
        if not self._workers:
            return "cold"
        warm = any(worker.answers and not worker.cold for worker in self._workers.values())
        return "ready" if warm else "warming_up"

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    def pids(self) -> list[int]:
        """The processes at work now."""
        return [worker.process.pid for worker in self._workers.values()]

    async def choose(self, task: Task, owner: str, tell: Callable[[State], None]) -> str:
        """The move for a task. ``tell`` hears what it is waiting for.

        Raises :class:`Busy` at once, or :class:`AiFailed` after several attempts.
        """
        answer = await self._answer(task, owner, tell)
        assert isinstance(answer, Chosen)
        return answer.move

    async def advise(
        self, task: Advise, owner: str, tell: Callable[[State], None]
    ) -> tuple[Hint, ...]:
        """Hints for a decision; in the same queue, within the same share, with the same errors."""
        if self.size == 0:
            raise AiFailed
        answer = await self._answer(task, owner, tell)
        assert isinstance(answer, Advised)
        return answer.hints

    async def _answer(
        self, task: Task | Advise, owner: str, tell: Callable[[State], None]
    ) -> Chosen | Advised:
        if len(self._waiting) >= MOST_WAITING or self._owners[owner] >= MOST_PER_OWNER:
            raise Busy
        job = Job(task, owner, tell, asyncio.get_running_loop().create_future())
        self._owners[owner] += 1
        self.metrics.ai_queue.inc()
        if self._waiting:
            tell("queued")
        try:
            await self._put(job)
            return await job.answer
        finally:
            with contextlib.suppress(ValueError):
                self._waiting.remove(job)  # whoever asked has gone: it shall not take up room
            if not job.in_work:
                self._uncount(job)
            self.metrics.ai_queue.dec()

    def _uncount(self, job: Job) -> None:
        if not job.counted:
            return
        job.counted = False
        self._owners[job.owner] -= 1
        if not self._owners[job.owner]:
            del self._owners[job.owner]

    async def _put(self, job: Job, *, first: bool = False) -> None:
        async with self._wake:
            if first:
                self._waiting.appendleft(job)
            else:
                self._waiting.append(job)
            self._wake.notify()

    async def _next(self, worker: Worker) -> Job | None:
        """Whoever waits first; None if nobody does and the worker may warm up meanwhile."""
        async with self._wake:
            while True:
                while self._waiting:
                    job = self._waiting.popleft()
                    if not job.answer.done():  # the asker may have gone
                        return job
                if worker.cold and self._compiled:
                    return None
                await self._wake.wait()

    async def _run(self, number: int) -> None:
        """Keep one worker alive and busy."""
        while True:
            worker: Worker | None = None
            try:
                worker = await self._started(number)
                while True:
                    job = await self._next(worker)
                    if job is None:
                        await self._warm_up(worker)
                    else:
                        await self._do(worker, job)
            except (EOFError, OSError, TimeoutError) as error:
                logger.warning(
                    "ai_worker_lost", extra={"worker": number, "code": type(error).__name__}
                )
                self.metrics.ai_deaths.inc()
            finally:
                if worker:
                    await self._end(worker)
            await asyncio.sleep(0 if worker else PAUSE_S)

    async def _compile(self) -> None:
        """Have every player choose once in a process of its own, which leaves its code on disk."""
        maker = Worker(-1, await _process(), [])
        try:
            await self._ask(maker, Warm(self.players), WARM_CAP_S)
        except (EOFError, OSError, TimeoutError):
            logger.warning("ai_not_compiled_beforehand")
        finally:
            await self._end(maker)
        async with self._wake:
            self._compiled = True
            self._wake.notify_all()

    async def _started(self, number: int) -> Worker:
        worker = Worker(number, await _process(), list(self.players))
        self._workers[number] = worker
        try:
            await self._ask(worker, Warm(()), WARM_CAP_S)
        except BaseException:
            await self._end(worker)
            raise
        worker.answers = True
        return worker

    async def _warm_up(self, worker: Worker) -> None:
        """Load the next player and let it choose once, so that its first real move is fast."""
        name = worker.cold[0]
        began = time.monotonic()
        answer = await self._ask(worker, Warm((name,)), WARM_CAP_S)
        worker.cold.pop(0)
        logger.info(
            "ai_worker_warm",
            extra={
                "worker": worker.number,
                "player": name,
                "code": answer.error if isinstance(answer, Failed) else None,
                "ms": round((time.monotonic() - began) * 1000),
            },
        )

    async def _do(self, worker: Worker, job: Job) -> None:
        job.in_work = True
        try:
            await self._think(worker, job)
        finally:
            job.in_work = False
            if job.answer.cancelled():  # whoever asked went meanwhile, yet it took its share
                self._uncount(job)

    async def _think(self, worker: Worker, job: Job) -> None:
        job.attempts += 1
        cold = job.needs in worker.cold
        job.tell("again" if job.attempts > 1 else "warming_up" if cold else "thinking")
        try:
            answer = await self._ask(worker, job.task, WARM_CAP_S if cold else self.cap_s)
        except BaseException:
            if job.attempts >= ATTEMPTS:
                if not job.answer.done():
                    job.answer.set_exception(AiFailed())
            else:
                await self._put(job, first=True)
            raise
        if cold:
            worker.cold.remove(job.needs)
        if job.answer.done():
            return
        if isinstance(answer, Failed):
            logger.warning("ai_player_failed", extra={"code": answer.error})
            job.answer.set_exception(AiFailed())
        else:
            job.answer.set_result(answer)

    async def _ask(self, worker: Worker, task: Question, cap_s: float) -> Answer:
        pipe_in, pipe_out = worker.process.stdin, worker.process.stdout
        assert pipe_in is not None
        assert pipe_out is not None
        async with asyncio.timeout(cap_s):
            pipe_in.write(packed(task))
            await pipe_in.drain()
            head = await pipe_out.readexactly(LENGTH.size)
            answer: Answer = pickle.loads(await pipe_out.readexactly(LENGTH.unpack(head)[0]))
        return answer

    async def _end(self, worker: Worker) -> None:
        self._workers.pop(worker.number, None)
        with contextlib.suppress(ProcessLookupError):
            worker.process.kill()
        await worker.process.wait()


async def _process() -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "mandala.server.ai.worker",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
