"""The AI at the table: real worker processes, killed and kept waiting."""

import asyncio
import os
import random
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from mandala.client import TableLine
from mandala.players.registry import player_from_name
from mandala.records.dealing import WrittenDealer
from mandala.records.record import Record
from mandala.server.ai.levels import LEVELS
from mandala.server.ai.pool import AiFailed, Pool
from mandala.server.ai.process import start_worker
from mandala.server.ai.seats import _task
from mandala.server.ai.waiting import Busy
from mandala.server.ai.wire import Task, packed
from mandala.server.ai.worker import _first_decision
from mandala.server.app import Seams
from mandala.server.messages.from_client import TakeBack
from mandala.server.messages.from_server import AiState
from mandala.server.messages.http import AgainstAi
from mandala.server.metrics import Metrics
from mandala.server.tables import events as log
from mandala.server.tables.table import Table
from support.random_games import RandomGame
from support.table_logs import LoggedTable, created
from support.table_server import Running, serving, until
from support.worlds import after, redealt

pytestmark = pytest.mark.anyio


@pytest.fixture
async def with_ai(tmp_path: Path) -> AsyncIterator[Running]:
    async with serving(tmp_path, ai_workers=1, seams=Seams(ready_players=())) as running:
        yield running


async def my_turn(line: TableLine) -> bool:
    """Wait for this seat's decision; False: the game is over."""
    async with asyncio.timeout(60):
        while line.decision is None and line.table.status != "over":
            await line.next()
    return line.decision is not None


async def test_a_game_against_the_ai_to_its_end(with_ai: Running) -> None:
    ada = with_ai.guest()
    seat = await ada.create(AgainstAi(name="Ada", level=1, starts="second"))
    source = random.Random(1)
    heard: set[str] = set()
    async with ada.sit(seat.table_id) as line:
        while await my_turn(line):
            assert line.decision is not None
            ack = await line.move(source.choice(line.decision.legal).move)
            while line.seq < ack.seq:
                message = await line.next()
                if isinstance(message, AiState):
                    heard.add(message.state)
        assert line.table.result is not None
    games = (await ada.my_games()).games
    assert games[0].table.players[1] is not None
    assert games[0].table.players[1].level == 1
    assert heard <= {"warming_up", "thinking", "queued"}


async def test_a_worker_that_dies_is_replaced_and_the_move_made_all_the_same(
    with_ai: Running,
) -> None:
    ada = with_ai.guest()
    pool = with_ai.services.ai._pool
    seat = await ada.create(AgainstAi(name="Ada", level=1, starts="first"))
    async with ada.sit(seat.table_id) as line:
        for _ in range(3):
            assert await my_turn(line)
            assert line.decision is not None
            killed = pool.pids()
            for pid in killed:
                os.kill(pid, signal.SIGKILL)
            ack = await line.move(line.decision.legal[0].move)
            await until(line, ack.seq)
            assert await my_turn(line)
            assert pool.pids()
            assert pool.pids() != killed


async def test_a_move_taken_back_while_the_ai_thinks_is_not_answered(tmp_path: Path) -> None:
    async with serving(tmp_path, ai_workers=0) as running:  # nobody ever answers
        ada = running.guest()
        seat = await ada.create(AgainstAi(name="Ada", level=1, starts="first"))
        async with ada.sit(seat.table_id) as line:
            assert line.decision is not None
            before = line.position
            ack = await line.move(line.decision.legal[0].move)
            await until(line, ack.seq)
            assert line.decision is None
            await line.request(TakeBack(client_move_id="back", seq=line.seq))
            assert await my_turn(line)
            assert line.position == before
            assert line.table.take_backs == 1
        assert (await ada.ai()).state == "cold"


async def test_the_queue_and_each_persons_share_of_it_are_bounded() -> None:
    pool = Pool(0, Metrics(), players=("random",))
    task = Task("random", 0, 1, _first_decision())
    waiting = [asyncio.create_task(pool.choose(task, "ada", lambda _state: None)) for _ in range(3)]
    await asyncio.sleep(0)
    with pytest.raises(Busy):
        await pool.choose(task, "ada", lambda _state: None)
    others = [
        asyncio.create_task(pool.choose(task, f"guest-{n}", lambda _state: None))
        for n in range(197)
    ]
    await asyncio.sleep(0)
    with pytest.raises(Busy):
        await pool.choose(task, "bea", lambda _state: None)
    for each in (*waiting, *others):
        each.cancel()
    await asyncio.gather(*waiting, *others, return_exceptions=True)


async def test_a_question_that_was_dropped_takes_up_no_room() -> None:
    """Nobody can fill the queue for others by asking again and again."""
    pool = Pool(0, Metrics(), players=("random",))
    task = Task("random", 0, 1, _first_decision())
    for _ in range(3):
        asked = asyncio.create_task(pool.choose(task, "ada", lambda _state: None))
        while not pool.waiting:
            await asyncio.sleep(0)
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)
        assert pool.waiting == 0


async def test_a_dropped_question_counts_for_its_owner_while_a_worker_is_at_it() -> None:
    """Nobody can have all workers at work for them by asking again and again."""
    pool = Pool(1, Metrics(), players=())
    await pool.start()
    heard: list[str] = []
    stuck = Task("cmd:sleep 20", 0, 1, _first_decision())
    asked = [asyncio.create_task(pool.choose(stuck, "ada", heard.append))]
    try:
        while "thinking" not in heard:
            await asyncio.sleep(0.02)
        asked[0].cancel()
        asked += [asyncio.create_task(pool.choose(stuck, "ada", heard.append)) for _ in range(2)]
        while pool.waiting < 2:
            await asyncio.sleep(0)
        with pytest.raises(Busy):
            await asyncio.wait_for(pool.choose(stuck, "ada", heard.append), 10)
        os.kill(pool.pids()[0], signal.SIGKILL)  # the worker is done with it, one way or another
        while pool.waiting == 2:
            await asyncio.sleep(0.02)
        asked.append(asyncio.create_task(pool.choose(stuck, "ada", heard.append)))
        await asyncio.sleep(0)
        assert not asked[-1].done()
    finally:
        await pool.stop()
        for each in asked:
            each.cancel()
        await asyncio.gather(*asked, return_exceptions=True)


async def test_a_thought_that_takes_too_long_is_given_up() -> None:
    metrics = Metrics()
    pool = Pool(1, metrics, players=(), cap_s=0.2)
    await pool.start()
    heard: list[str] = []
    try:
        task = Task("random", 0, 1, _first_decision())
        assert await pool.choose(task, "ada", heard.append)
        stuck = Task("cmd:sleep 5", 0, 1, _first_decision())
        with pytest.raises(AiFailed):
            await pool.choose(stuck, "ada", heard.append)
        assert heard[-2:] == ["again", "again"]
        assert await pool.choose(task, "ada", heard.append)  # the pool is well again
    finally:
        await pool.stop()


async def test_workers_end_with_their_parent() -> None:
    pool = Pool(1, Metrics(), players=())
    await pool.start()
    while pool.state != "ready":
        await asyncio.sleep(0.02)
    (pid,) = pool.pids()
    worker = pool._workers[0].process
    assert os.getpriority(os.PRIO_PROCESS, pid) > os.getpriority(os.PRIO_PROCESS, 0)
    assert worker.stdin is not None
    worker.stdin.close()  # what the death of this process would do
    async with asyncio.timeout(5):
        await worker.wait()
    await pool.stop()


async def test_a_worker_is_gone_even_if_its_end_is_cancelled() -> None:
    """The server stops in the moment in which a dead worker is put away."""
    worker = await start_worker(0)
    ending = asyncio.create_task(worker.end())
    await asyncio.sleep(0)
    ending.cancel()
    with pytest.raises(asyncio.CancelledError):
        await ending
    assert worker.process.returncode == -signal.SIGKILL


def test_a_worker_is_told_what_its_seat_may_know() -> None:
    """Two deals that look the same to the AI's seat give the same message to its worker."""
    record = RandomGame(5, "any", 1).played().record()
    compared = 0
    for ply in range(4, 40, 3):
        game = after(record, ply)
        seat = game.to_move
        if seat is None:
            break
        other = redealt(record, ply, seat, random.Random(ply))
        messages = [packed(_task(_table_of(world, ply), seat)) for world in (record, other)]
        assert messages[0] == messages[1]
        compared += (other.deck, other.reshuffles) != (record.deck, record.reshuffles)
    assert compared > 6


def _table_of(world: Record, ply: int) -> Table:
    """A table against the AI at both seats, after the first moves of ``world``."""
    dealer = WrittenDealer(world.deck, world.reshuffles)
    begun = created(kind="ai", levels=(1, 1), first=world.first)
    logged = LoggedTable(begun, lambda _seed, _deal: dealer, joined=())
    for move in world.moves[:ply]:
        seat = logged.table.game.to_move
        assert seat is not None
        row = logged._write(log.Moved(seat=seat, move=str(move), how="ai"))
        logged.table.apply(row.seq, row.at, log.Moved(seat=seat, move=str(move), how="ai"))
    logged.table.status = "playing"
    return logged.table


async def test_players_are_made_ready_while_nobody_waits() -> None:
    pool = Pool(1, Metrics(), players=("random", "greedy"))
    await pool.start()
    heard: list[str] = []
    try:
        async with asyncio.timeout(120):
            while pool.state != "ready":
                await asyncio.sleep(0.05)
        task = Task("greedy", 0, 1, _first_decision())
        assert await pool.choose(task, "ada", heard.append)
        assert heard == ["thinking"]
    finally:
        await pool.stop()


def test_every_level_names_a_player() -> None:
    assert list(LEVELS) == [1, 2, 3, 4, 5]
    assert [player_from_name(name).name for name in LEVELS.values()] == list(LEVELS.values())
