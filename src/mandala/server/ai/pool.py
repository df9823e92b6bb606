"""A fixed number of worker processes behind one queue.

A worker that dies or takes too long is replaced. Another worker gets its job.
"""

import asyncio
import logging
import time
from typing import Final, Literal

from mandala.analysis.hint_types import Hint
from mandala.players.levels import LEVELS, level_name
from mandala.records.decision import Decision
from mandala.records.seen_deal import SeenDeal
from mandala.server.ai.queue import FairQueue, Job, Kind, OnState, State
from mandala.server.ai.worker_process import (
    HINTS,
    ChooseMove,
    Chosen,
    Failed,
    FindHints,
    Found,
    Ready,
    Request,
    Sampled,
    SampleDecks,
    WarmUp,
    WorkerProcess,
    worker_process,
)
from mandala.server.metrics import Metrics

logger = logging.getLogger(__name__)

TIMEOUT_S: Final = 20.0
WARM_UP_TIMEOUT_S: Final = 180.0  # compiling on a slow machine
ATTEMPTS: Final = 3
RESTART_PAUSE_S: Final = 1.0  # pause before a worker is replaced that was lost before it was ready
LOST: Final = (EOFError, OSError, TimeoutError)  # exceptions of a worker process that is lost

WARMED_UP: Final = (*map(level_name, LEVELS), HINTS)


class AiFailed(Exception):
    """No worker could answer, several times over."""


class WorkerPool:
    """Workers start with :meth:`start` and end with :meth:`stop`, or with this process.

    Compiled code is kept on disk. One more process warms up every player first. After
    that, workers load a player from disk whenever no job waits, and still answer. A player that
    fails in that process is loaded only when a job needs it.
    """

    def __init__(
        self,
        size: int,
        metrics: Metrics,
        players: tuple[str, ...] = WARMED_UP,
        timeout_s: float = TIMEOUT_S,
    ) -> None:
        self._size = size
        self._metrics = metrics
        self._players = players
        self._timeout_s = timeout_s
        self._queue = FairQueue()
        self._workers: dict[int, WorkerProcess] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._to_warm_up = list(players) if size else []
        self._warm: set[str] = set()  # players whose compiled code is on disk

    async def start(self) -> None:
        self._tasks.append(asyncio.create_task(self._warm_up()))
        for number in range(self._size):
            self._tasks.append(asyncio.create_task(self._keep_running(number)))

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._queue.cancel_all()

    @property
    def state(self) -> Literal["cold", "warming_up", "ready"]:
        if not self._workers:
            return "cold"
        return "ready" if any(map(self._is_ready, self._workers.values())) else "warming_up"

    @property
    def waiting(self) -> int:
        """The number of jobs that no worker has taken yet."""
        return len(self._queue)

    def place(self, kind: Kind, owner: str) -> int | None:
        """Returns the place of a person's next job of a kind in the queue; None if none waits."""
        return self._queue.place(kind, owner)

    async def choose_move(self, request: ChooseMove, owner: str, on_state: OnState) -> str:
        """Returns the move for a request. ``on_state`` is called with what it waits for.

        Raises :class:`Busy` at once, or :class:`AiFailed` after several attempts.
        """
        response = await self._submit(request, "move", owner, on_state)
        assert isinstance(response, Chosen)
        return response.move

    async def find_hints(
        self, decision: Decision, kind: Kind, owner: str, on_state: OnState
    ) -> tuple[Hint, ...]:
        """Returns hints for a decision, through the same queue, with the same errors.

        Raises :class:`AiFailed` at once if there are no workers.
        """
        if self._size == 0:
            raise AiFailed
        response = await self._submit(FindHints(decision), kind, owner, on_state)
        assert isinstance(response, Found)
        return response.hints

    async def sample_decks(self, seen: SeenDeal, seed: int, owner: str) -> tuple[str, ...]:
        """Returns decks that fit what a seat has seen, through the same queue, with the same errors.

        It counts as an analysis. Raises :class:`AiFailed` at once if there are no workers.
        """
        if self._size == 0:
            raise AiFailed
        request = SampleDecks(seen, seed)
        response = await self._submit(request, "analysis", owner, lambda _state, _place: None)
        assert isinstance(response, Sampled)
        return response.decks

    async def _submit(
        self, request: Request, kind: Kind, owner: str, on_state: OnState
    ) -> Chosen | Found | Sampled:
        job = Job(request, kind, owner, on_state, asyncio.get_running_loop().create_future())
        with self._metrics.ai_queue.track_inprogress():
            return await self._queue.submit(job)

    def _is_ready(self, worker: WorkerProcess) -> bool:
        return worker.has_answered and not self._to_warm_up and not worker.cold & self._warm

    async def _warm_up(self) -> None:
        """Warms up the players in a separate process. Starts another process if that one is lost."""
        while self._to_warm_up:
            try:
                async with worker_process() as process:
                    while self._to_warm_up:
                        player = self._to_warm_up[0]
                        response = await process.ask(WarmUp((player,)), WARM_UP_TIMEOUT_S)
                        self._warmed_up(response.error if isinstance(response, Failed) else None)
            except LOST as error:
                self._warmed_up(type(error).__name__)

    def _warmed_up(self, code: str | None) -> None:
        player = self._to_warm_up.pop(0)
        if code:
            logger.warning("ai_warm_up_failed", extra={"player": player, "code": code})
        else:
            self._warm.add(player)
            self._queue.wake()

    async def _keep_running(self, number: int) -> None:
        """Keeps one worker running; starts a new one when it is lost."""
        while True:
            worker: WorkerProcess | None = None
            try:
                async with worker_process(self._players) as worker, asyncio.TaskGroup() as tasks:
                    self._workers[number] = worker
                    tasks.create_task(worker.wait_for_exit())
                    tasks.create_task(self._serve(number, worker))
            except* LOST as errors:
                code = type(errors.exceptions[0]).__name__
                logger.warning("ai_worker_lost", extra={"worker": number, "code": code})
                self._metrics.ai_deaths.inc()
            finally:
                self._workers.pop(number, None)
            await asyncio.sleep(0 if worker and self._is_ready(worker) else RESTART_PAUSE_S)

    async def _serve(self, number: int, worker: WorkerProcess) -> None:
        """Gives work to a worker until it is lost. Raises EOFError, OSError or TimeoutError."""
        await worker.ask(
            WarmUp(), WARM_UP_TIMEOUT_S
        )  # the answer shows that the worker has started
        while True:
            job = await self._queue.next(lambda: bool(worker.cold & self._warm))
            if job is None:
                await self._load(number, worker)
                continue
            try:
                await self._attempt(worker, job)
            except BaseException:  # the worker is lost, or the pool stops
                if job.attempts < ATTEMPTS:
                    self._queue.retry(job)
                else:
                    self._fail(job)
                raise

    async def _load(self, number: int, worker: WorkerProcess) -> None:
        """Lets a worker load the next player that is warm."""
        player = next(name for name in self._players if name in worker.cold & self._warm)
        began = time.monotonic()
        response = await worker.ask(WarmUp((player,)), WARM_UP_TIMEOUT_S)
        worker.cold.remove(player)
        code = response.error if isinstance(response, Failed) else None
        ms = round((time.monotonic() - began) * 1000)
        logger.info(
            "ai_worker_warm", extra={"worker": number, "player": player, "code": code, "ms": ms}
        )

    async def _attempt(self, worker: WorkerProcess, job: Job) -> None:
        job.attempts += 1
        is_cold = job.request.player in worker.cold
        waits_for: State = "warming_up" if is_cold else "thinking"
        job.on_state(waits_for if job.attempts == 1 else "again", None)
        timeout_s = WARM_UP_TIMEOUT_S if is_cold else self._timeout_s
        response = await worker.ask(job.request, timeout_s)
        worker.cold.discard(job.request.player)
        if isinstance(response, Failed):
            logger.warning("ai_player_failed", extra={"code": response.error})
            self._fail(job)
        else:
            assert not isinstance(response, Ready)
            if not job.response.done():  # the caller may have gone
                job.response.set_result(response)
            self._queue.finish(job)

    def _fail(self, job: Job) -> None:
        if not job.response.done():
            job.response.set_exception(AiFailed())
        self._queue.finish(job)
