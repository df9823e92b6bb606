"""The queue of the AI: the order of jobs, and the messages to a job that waits."""

import asyncio

import pytest

from mandala.records.game import Game
from mandala.server.ai.queue import MOST_WAITING, Busy, FairQueue, Job, Kind
from mandala.server.ai.worker_process import Chosen, FindHints, Found, Sampled

pytestmark = pytest.mark.anyio

QUESTION = FindHints(Game.new(seed=1).decision())


class QueuedJobs:
    """A queue whose clock the test moves, and the jobs that wait in it."""

    def __init__(self) -> None:
        self.now = 0.0
        self.queue = FairQueue(lambda: self.now)
        self.told: dict[str, list[int | None]] = {}
        self._names: dict[Job, str] = {}
        self._tasks: list[asyncio.Task[object]] = []

    async def ask(self, owner: str, kind: Kind = "hint", name: str = "") -> None:
        """Queue a job of a person, with a name to know it by."""
        named = name or owner
        places = self.told.setdefault(named, [])
        response: asyncio.Future[Chosen | Found | Sampled] = (
            asyncio.get_running_loop().create_future()
        )
        job = Job(QUESTION, kind, owner, lambda _state, place: places.append(place), response)
        self._names[job] = named
        self._tasks.append(asyncio.create_task(self.queue.submit(job)))
        await asyncio.sleep(0)

    async def serve(self, seconds: float = 1.0) -> str:
        """Take the next job and finish it after some time; return its name."""
        job = await self.queue.next(lambda: False)
        assert job
        self.now += seconds
        job.response.set_result(Chosen("R1m"))
        self.queue.finish(job)
        return self._names[job]

    async def serve_all(self) -> list[str]:
        return [await self.serve() for _ in range(len(self.queue))]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def jobs() -> QueuedJobs:
    return QueuedJobs()


async def test_moves_come_before_hints_and_hints_before_analyses(jobs: QueuedJobs) -> None:
    asked: tuple[tuple[str, Kind], ...]
    asked = (("a", "analysis"), ("b", "hint"), ("c", "move"), ("d", "hint"))
    for owner, kind in asked:
        await jobs.ask(owner, kind)
    assert await jobs.serve_all() == ["c", "b", "d", "a"]


async def test_who_used_least_time_comes_first(jobs: QueuedJobs) -> None:
    await jobs.ask("eve")
    await jobs.serve(5.0)
    await jobs.ask("eve")
    await jobs.ask("bob")
    await jobs.serve(1.0)  # bob
    await jobs.ask("bob")
    await jobs.ask("ada")
    assert await jobs.serve_all() == ["ada", "bob", "eve"]


async def test_many_requests_of_one_person_do_not_delay_another(jobs: QueuedJobs) -> None:
    for number in range(3):
        await jobs.ask("eve", name=f"eve-{number}")
    await jobs.serve()
    await jobs.ask("ada")
    assert await jobs.serve_all() == ["ada", "eve-1", "eve-2"]


async def test_people_who_asked_equally_much_alternate(jobs: QueuedJobs) -> None:
    for number in range(2):
        for owner in ("ada", "bob"):
            await jobs.ask(owner, name=f"{owner}-{number}")
    assert await jobs.serve_all() == ["ada-0", "bob-0", "ada-1", "bob-1"]


async def test_time_used_long_ago_counts_little(jobs: QueuedJobs) -> None:
    await jobs.ask("eve")
    await jobs.serve(8.0)
    jobs.now += 600
    await jobs.ask("bob")
    await jobs.serve(1.0)
    await jobs.ask("bob")
    await jobs.ask("eve")
    assert await jobs.serve_all() == ["eve", "bob"]


async def test_job_in_work_counts_before_it_is_done(jobs: QueuedJobs) -> None:
    await jobs.ask("eve", name="first")
    running = await jobs.queue.next(lambda: False)
    assert running
    jobs.now += 3
    await jobs.ask("eve")
    await jobs.ask("ada")
    assert await jobs.serve_all() == ["ada", "eve"]


async def test_full_queue_of_hints_takes_moves(jobs: QueuedJobs) -> None:
    for number in range(MOST_WAITING):
        await jobs.ask(f"guest-{number}")
    await jobs.ask("one-too-many")
    assert len(jobs.queue) == MOST_WAITING
    await jobs.ask("ada", "move")
    assert await jobs.serve() == "ada"
    await jobs.close()


async def test_share_of_a_person_is_bounded_for_each_kind(jobs: QueuedJobs) -> None:
    for number in range(3):
        await jobs.ask("ada", name=f"hint-{number}")
    with pytest.raises(Busy):
        await jobs.queue.submit(
            Job(
                QUESTION, "hint", "ada", lambda *_: None, asyncio.get_running_loop().create_future()
            )
        )
    await jobs.ask("ada", "move", name="move")  # hints of a person do not stop the person's game
    assert await jobs.serve() == "move"
    await jobs.close()


async def test_job_is_told_its_place_and_each_change(jobs: QueuedJobs) -> None:
    await jobs.ask("ada")
    await jobs.ask("bob")
    await jobs.ask("eve")
    assert jobs.told == {"ada": [], "bob": [2], "eve": [3]}
    assert jobs.queue.place("hint", "eve") == 3
    assert jobs.queue.place("analysis", "eve") is None
    jobs.now += 1
    await jobs.ask("max", "move")  # comes before them
    assert jobs.told == {"max": [], "ada": [2], "bob": [2, 3], "eve": [3, 4]}
    for _ in range(2):
        await jobs.serve()
    assert jobs.told == {"max": [], "ada": [2], "bob": [2, 3, 1], "eve": [3, 4, 2]}
    await jobs.close()


async def test_place_is_not_told_at_every_moment(jobs: QueuedJobs) -> None:
    for number in range(20):
        await jobs.ask(f"guest-{number:02}")
    for _ in range(10):
        await jobs.serve(0.01)
    assert jobs.told["guest-19"] == [20]
    jobs.now += 1
    await jobs.serve()
    assert jobs.told["guest-19"] == [20, 9]
    await jobs.close()


async def test_job_whose_worker_was_lost_keeps_its_place(jobs: QueuedJobs) -> None:
    await jobs.ask("ada")
    await jobs.ask("bob")
    lost = await jobs.queue.next(lambda: False)
    assert lost
    jobs.now += 5
    jobs.queue.retry(lost)
    assert await jobs.serve_all() == ["ada", "bob"]
