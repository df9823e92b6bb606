"""The queue of the AI: the order of jobs, and the messages to a job that waits."""

import asyncio

import pytest

from mandala.records.game import Game
from mandala.server.ai.queue import MOST_WAITING, Busy, FairQueue, Job, Kind
from mandala.server.ai.worker_process import Chosen, FindHints

pytestmark = pytest.mark.anyio

QUESTION = FindHints(Game.new(seed=1).decision())


class Line:
    """A queue whose clock the test moves, and the jobs that wait in it."""

    def __init__(self) -> None:
        self.now = 0.0
        self.queue = FairQueue(lambda: self.now)
        self.told: dict[str, list[int | None]] = {}
        self._tasks: list[asyncio.Task[object]] = []

    async def ask(self, owner: str, kind: Kind = "hint", name: str = "") -> None:
        """Queue a job of a person, with a name to know it by."""
        named = name or owner
        places = self.told.setdefault(named, [])
        response: asyncio.Future[Chosen] = asyncio.get_running_loop().create_future()
        job = Job(QUESTION, kind, owner, lambda _state, place: places.append(place), response)  # type: ignore[arg-type]
        job.name = named  # type: ignore[attr-defined]
        self._tasks.append(asyncio.create_task(self.queue.submit(job)))
        await asyncio.sleep(0)

    async def serve(self, seconds: float = 1.0) -> str:
        """Take the next job and finish it after some time; return its name."""
        job = await self.queue.next(lambda: False)
        assert job
        self.now += seconds
        job.response.set_result(Chosen("R1m"))
        self.queue.finish(job)
        return str(job.name)  # type: ignore[attr-defined]

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
def line() -> Line:
    return Line()


async def test_moves_come_before_hints_and_hints_before_analyses(line: Line) -> None:
    for owner, kind in (("a", "analysis"), ("b", "hint"), ("c", "move"), ("d", "hint")):
        await line.ask(owner, kind)  # type: ignore[arg-type]
    assert await line.serve_all() == ["c", "b", "d", "a"]


async def test_who_used_least_time_comes_first(line: Line) -> None:
    await line.ask("eve")
    await line.serve(5.0)
    await line.ask("eve")
    await line.ask("bob")
    await line.serve(1.0)  # bob
    await line.ask("bob")
    await line.ask("ada")
    assert await line.serve_all() == ["ada", "bob", "eve"]


async def test_many_requests_of_one_person_do_not_delay_another(line: Line) -> None:
    for number in range(3):
        await line.ask("eve", name=f"eve-{number}")
    await line.serve()
    await line.ask("ada")
    assert await line.serve_all() == ["ada", "eve-1", "eve-2"]


async def test_people_who_asked_equally_much_alternate(line: Line) -> None:
    for number in range(2):
        for owner in ("ada", "bob"):
            await line.ask(owner, name=f"{owner}-{number}")
    assert await line.serve_all() == ["ada-0", "bob-0", "ada-1", "bob-1"]


async def test_time_used_long_ago_counts_little(line: Line) -> None:
    await line.ask("eve")
    await line.serve(8.0)
    line.now += 600
    await line.ask("bob")
    await line.serve(1.0)
    await line.ask("bob")
    await line.ask("eve")
    assert await line.serve_all() == ["eve", "bob"]


async def test_job_in_work_counts_before_it_is_done(line: Line) -> None:
    await line.ask("eve", name="first")
    running = await line.queue.next(lambda: False)
    assert running
    line.now += 3
    await line.ask("eve")
    await line.ask("ada")
    assert await line.serve_all() == ["ada", "eve"]


async def test_full_queue_of_hints_takes_moves(line: Line) -> None:
    for number in range(MOST_WAITING):
        await line.ask(f"guest-{number}")
    await line.ask("one-too-many")
    assert len(line.queue) == MOST_WAITING
    await line.ask("ada", "move")
    assert await line.serve() == "ada"
    await line.close()


async def test_share_of_a_person_is_bounded_for_each_kind(line: Line) -> None:
    for number in range(3):
        await line.ask("ada", name=f"hint-{number}")
    with pytest.raises(Busy):
        await line.queue.submit(
            Job(
                QUESTION, "hint", "ada", lambda *_: None, asyncio.get_running_loop().create_future()
            )
        )
    await line.ask("ada", "move", name="move")  # hints of a person do not stop the person's game
    assert await line.serve() == "move"
    await line.close()


async def test_job_is_told_its_place_and_each_change(line: Line) -> None:
    await line.ask("ada")
    await line.ask("bob")
    await line.ask("eve")
    assert line.told == {"ada": [], "bob": [2], "eve": [3]}
    assert line.queue.place("hint", "eve") == 3
    assert line.queue.place("analysis", "eve") is None
    line.now += 1
    await line.ask("max", "move")  # comes before them
    assert line.told == {"max": [], "ada": [2], "bob": [2, 3], "eve": [3, 4]}
    for _ in range(2):
        await line.serve()
    assert line.told == {"max": [], "ada": [2], "bob": [2, 3, 1], "eve": [3, 4, 2]}
    await line.close()


async def test_place_is_not_told_at_every_moment(line: Line) -> None:
    for number in range(20):
        await line.ask(f"guest-{number:02}")
    for _ in range(10):
        await line.serve(0.01)
    assert line.told["guest-19"] == [20]
    line.now += 1
    await line.serve()
    assert line.told["guest-19"] == [20, 9]
    await line.close()


async def test_job_whose_worker_was_lost_keeps_its_place(line: Line) -> None:
    await line.ask("ada")
    await line.ask("bob")
    lost = await line.queue.next(lambda: False)
    assert lost
    line.now += 5
    line.queue.retry(lost)
    assert await line.serve_all() == ["ada", "bob"]
