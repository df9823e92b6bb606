"""A fixed number of worker processes, a bounded line before them, and patience with both.

A worker that dies or thinks too long is replaced, and its task given to another one.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Final, Literal

from mandala.analysis.advice import Hint
from mandala.server.ai.levels import LEVELS
from mandala.server.ai.process import Worker, start_worker
from mandala.server.ai.waiting import Job, Line, State
from mandala.server.ai.wire import HINTS, Advise, Advised, Chosen, Failed, Task, Warm
from mandala.server.metrics import Metrics

logger = logging.getLogger(__name__)

CAP_S: Final = 20.0  # a thought that takes longer is given up
WARM_CAP_S: Final = 180.0  # compiling on a slow machine
ATTEMPTS: Final = 3
PAUSE_S: Final = 1.0  # before a worker that failed to start is started again

READY: Final = (*LEVELS.values(), HINTS)  # what workers prepare before anybody asks


class AiFailed(Exception):
    """No worker could choose a move, several times over."""


@dataclass
class Pool:
    """Workers start with :meth:`start` and end with :meth:`stop`, or with this process.

    What players compile is kept on disk. On a machine where it is not there yet, one process more
    makes it first, so that the workers do not all compile the same; whoever asks meanwhile is served.
    """

    size: int
    metrics: Metrics
    players: tuple[str, ...] = READY
    cap_s: float = CAP_S
    _workers: dict[int, Worker] = field(default_factory=dict)
    _runners: list["asyncio.Task[None]"] = field(default_factory=list)
    _line: Line = field(default_factory=Line)
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
        self._line.clear()

    @property
    def state(self) -> Literal["cold", "warming_up", "ready"]:
        if not self._workers:
            return "cold"
        warm = any(worker.answers and not worker.cold for worker in self._workers.values())
        return "ready" if warm else "warming_up"

    @property
    def waiting(self) -> int:
        return len(self._line)

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
        job = Job(task, owner, tell, asyncio.get_running_loop().create_future())
        with self.metrics.ai_queue.track_inprogress():
            return await self._line.answered(job)

    async def _run(self, number: int) -> None:
        """Keep one worker alive and busy."""
        while True:
            worker: Worker | None = None
            try:
                worker = await self._started(number)
                while True:
                    job = await self._line.next(partial(self._may_warm_up, worker))
                    if job is None:
                        await self._warm_up(worker)
                    else:
                        await self._think(worker, job)
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
        try:
            maker = await start_worker(-1)
            try:
                await maker.ask(Warm(self.players), WARM_CAP_S)
            finally:
                await maker.end()
        except (EOFError, OSError, TimeoutError):
            logger.warning("ai_not_compiled_beforehand")
        self._compiled = True
        await self._line.look_again()

    async def _started(self, number: int) -> Worker:
        worker = await start_worker(number, self.players)
        self._workers[number] = worker
        try:
            await worker.ask(Warm(()), WARM_CAP_S)
        except BaseException:
            await self._end(worker)
            raise
        worker.answers = True
        return worker

    def _may_warm_up(self, worker: Worker) -> bool:
        return bool(worker.cold) and self._compiled

    async def _warm_up(self, worker: Worker) -> None:
        """Load the next player and let it choose once, so that its first real move is fast."""
        name = worker.cold[0]
        began = time.monotonic()
        answer = await worker.ask(Warm((name,)), WARM_CAP_S)
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

    async def _think(self, worker: Worker, job: Job) -> None:
        try:
            await self._attempt(worker, job)
        finally:
            self._line.done(job)

    async def _attempt(self, worker: Worker, job: Job) -> None:
        job.attempts += 1
        cold = job.needs in worker.cold
        job.tell("again" if job.attempts > 1 else "warming_up" if cold else "thinking")
        try:
            answer = await worker.ask(job.task, WARM_CAP_S if cold else self.cap_s)
        except BaseException:
            if job.attempts >= ATTEMPTS:
                if not job.answer.done():
                    job.answer.set_exception(AiFailed())
            else:
                await self._line.put(job, first=True)
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

    async def _end(self, worker: Worker) -> None:
        self._workers.pop(worker.number, None)
        await worker.end()
