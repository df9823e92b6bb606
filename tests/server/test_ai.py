"""The AI at the table, with real worker processes."""

import asyncio
import os
import random
import signal
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import psutil
import pytest

from mandala.client import TableSocket
from mandala.players.levels import LEVELS, level_name
from mandala.players.registry import make_player
from mandala.records.dealers import FixedDealer
from mandala.records.game import Game
from mandala.records.record import Record
from mandala.server.actions.base import Request
from mandala.server.actions.event_log import encode_event, fold
from mandala.server.actions.move import MovePlayed
from mandala.server.actions.resign import Resign
from mandala.server.actions.take_back import TakeBack
from mandala.server.ai import pool as pool_module
from mandala.server.ai.bot_seats import move_request
from mandala.server.ai.pool import AiFailed, WorkerPool
from mandala.server.ai.queue import Busy, OnState
from mandala.server.ai.worker_process import ChooseMove, WarmUp, encode, worker_process
from mandala.server.app import Overrides
from mandala.server.metrics import Metrics
from mandala.server.protocol.http import AgainstAi
from mandala.server.protocol.socket import AiState, Update
from mandala.server.state.events import Event
from mandala.server.state.table import Table
from mandala.server.storage.base import StoredEvent
from support.random_games import RandomGame
from support.table_logs import START, created
from support.table_server import Running, serving, until
from support.worlds import after, redealt

pytestmark = pytest.mark.anyio

START_S = 120  # a worker may have to compile first
FIRST = Game.new(seed=1).decision()
QUICK = ChooseMove("random", 0, 1, FIRST)
STUCK = ChooseMove("cmd:sleep 20", 0, 1, FIRST)
SERVED_S = 20  # for a move that has nothing to wait for, on a busy machine
HANGS = "cmd:sleep 50"
KILLS = "cmd:sh -c 'kill -9 $PPID'"  # its parent is the worker


def ignore(_state: str, _place: int | None) -> None:
    """Takes no notice of what a job waits for."""


def noting(states: list[str]) -> OnState:
    """Returns what notes the states of a job, without its places."""
    return lambda state, _place: states.append(state)


def worker_ids() -> set[int]:
    """Returns the AI worker processes that this process started."""
    return {
        child.pid
        for child in psutil.Process().children()
        if "mandala.server.ai.worker" in child.cmdline()
    }


async def eventually(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(START_S):
        while not condition():
            await asyncio.sleep(0.02)


@asynccontextmanager
async def pool_of(
    size: int, players: tuple[str, ...] = (), timeout_s: float = 20
) -> AsyncIterator[WorkerPool]:
    pool = WorkerPool(size, Metrics(), players, timeout_s)
    await pool.start()
    try:
        yield pool
    finally:
        await pool.stop()


@pytest.fixture
async def with_ai(tmp_path: Path) -> AsyncIterator[Running]:
    async with serving(tmp_path, ai_workers=1, overrides=Overrides(ready_players=())) as running:
        yield running


async def my_turn(line: TableSocket) -> bool:
    """Waits for this seat's decision; returns False if the game is over."""
    await eventually(lambda: line.decision is not None or line.table.status == "over")
    return line.decision is not None


async def states_of_the_game(line: TableSocket) -> set[str]:
    """Returns the AI states in all messages of a game that is over."""
    states: set[str] = set()
    async with asyncio.timeout(10):
        async for message in line:
            if isinstance(message, AiState):
                states.add(message.state)
            elif isinstance(message, Update) and message.table.status == "over":
                return states
    raise AssertionError


async def test_game_against_the_ai_is_played_to_its_end(with_ai: Running) -> None:
    ada = with_ai.guest()
    seat = await ada.create(AgainstAi(name="Ada", level=1, starts="second"))
    source = random.Random(1)
    async with ada.sit(seat.table_id) as line:
        while await my_turn(line):
            assert line.decision is not None
            ack = await line.move(source.choice(line.decision.legal).move)
            await eventually(lambda: line.seq >= ack.seq)  # noqa: B023 - awaited at once
        assert line.table.result is not None
        states = await states_of_the_game(line)
    games = (await ada.my_games()).games
    assert games[0].table.players[1] is not None
    assert games[0].table.players[1].level == 1
    assert "thinking" in states
    assert states <= {"warming_up", "thinking"}


async def test_worker_that_dies_is_replaced_and_the_move_is_made(with_ai: Running) -> None:
    ada = with_ai.guest()
    seat = await ada.create(AgainstAi(name="Ada", level=1, starts="first"))
    async with ada.sit(seat.table_id) as line:
        for _ in range(3):
            assert await my_turn(line)
            assert line.decision is not None
            await eventually(lambda: bool(worker_ids()))
            killed = worker_ids()
            for pid in killed:
                os.kill(pid, signal.SIGKILL)
            ack = await line.move(line.decision.legal[0].move)
            await until(line, ack.seq)
            assert await my_turn(line)
            assert worker_ids()
            assert not worker_ids() & killed


async def test_move_taken_back_while_the_ai_thinks_is_not_answered(tmp_path: Path) -> None:
    async with serving(tmp_path, ai_workers=0) as running:  # no worker ever answers
        ada = running.guest()
        seat = await ada.create(AgainstAi(name="Ada", level=1, starts="first"))
        async with ada.sit(seat.table_id) as line:
            assert line.decision is not None
            before = line.position
            ack = await line.move(line.decision.legal[0].move)
            await until(line, ack.seq)
            assert line.position.to_move == 1
            await line.request(TakeBack(client_move_id="back", seq=line.seq))
            assert await my_turn(line)
            assert line.position == before
            assert line.table.take_backs == 1
        assert (await ada.ai()).state == "cold"


@pytest.mark.parametrize(
    "end_turn",
    [
        lambda _seq: Resign(client_move_id="enough"),
        lambda seq: TakeBack(client_move_id="back", seq=seq),
    ],
)
async def test_job_leaves_the_queue_when_the_turn_of_the_ai_ends(
    tmp_path: Path, end_turn: Callable[[int], Request]
) -> None:
    async with serving(tmp_path, ai_workers=0) as running:  # the job waits for ever
        ada = running.guest()
        seat = await ada.create(AgainstAi(name="Ada", level=1, starts="first"))
        async with ada.sit(seat.table_id) as line:
            assert line.decision is not None
            ack = await line.move(line.decision.legal[0].move)
            await until(line, ack.seq)
            assert (await ada.ai()).waiting == 1
            await line.request(end_turn(line.seq))
            assert (await ada.ai()).waiting == 0


async def test_queue_and_share_of_a_person_are_bounded() -> None:
    async with pool_of(0) as pool:
        asked = [asyncio.create_task(pool.choose_move(QUICK, "ada", ignore)) for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await pool.choose_move(QUICK, "ada", ignore)
        asked += [
            asyncio.create_task(pool.choose_move(QUICK, f"guest-{n}", ignore)) for n in range(197)
        ]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await pool.choose_move(QUICK, "bea", ignore)
        await pool.stop()
        async with asyncio.timeout(10):
            outcomes = await asyncio.gather(*asked, return_exceptions=True)
        assert all(isinstance(outcome, asyncio.CancelledError) for outcome in outcomes)


async def test_cancelled_job_leaves_the_queue() -> None:
    """A person cannot fill the queue for others by asking again and again."""
    async with pool_of(0) as pool:
        for _ in range(5):
            asked = asyncio.create_task(pool.choose_move(QUICK, "ada", ignore))
            await eventually(lambda: pool.waiting == 1)
            asked.cancel()
            await asyncio.gather(asked, return_exceptions=True)
            assert pool.waiting == 0


async def test_cancelled_job_counts_for_its_owner_while_a_worker_is_busy_with_it() -> None:
    """A person cannot occupy all workers by asking again and again."""
    states: list[str] = []
    async with pool_of(1) as pool:
        await eventually(lambda: pool.state == "ready")
        asked = [asyncio.create_task(pool.choose_move(STUCK, "ada", noting(states)))]
        await eventually(lambda: "thinking" in states)
        asked[0].cancel()
        asked += [asyncio.create_task(pool.choose_move(STUCK, "ada", ignore)) for _ in range(2)]
        await eventually(lambda: pool.waiting == 2)
        with pytest.raises(Busy):
            await asyncio.wait_for(pool.choose_move(STUCK, "ada", ignore), 10)
        for pid in worker_ids():
            os.kill(pid, signal.SIGKILL)  # the worker no longer works for it
        await eventually(lambda: pool.waiting == 1)
        asked.append(asyncio.create_task(pool.choose_move(STUCK, "ada", ignore)))
        await eventually(lambda: pool.waiting == 2)
        assert not asked[-1].done()
        for task in asked:
            task.cancel()
        await asyncio.gather(*asked, return_exceptions=True)


async def test_job_that_takes_too_long_fails() -> None:
    states: list[str] = []
    async with pool_of(1, timeout_s=0.2) as pool:
        await eventually(lambda: pool.state == "ready")
        assert await pool.choose_move(QUICK, "ada", noting(states))
        async with asyncio.timeout(START_S):
            with pytest.raises(AiFailed):
                await pool.choose_move(STUCK, "ada", noting(states))
            assert states == ["thinking", "thinking", "again", "again"]
            assert await pool.choose_move(QUICK, "ada", noting(states))


async def test_worker_ends_with_its_parent() -> None:
    """The input of a worker ends when its parent is gone, here in the middle of a request."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "mandala.server.ai.worker"),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(encode(WarmUp()))
    async with asyncio.timeout(START_S):
        await process.stdout.read(1)  # it has started
    assert os.getpriority(os.PRIO_PROCESS, process.pid) > os.getpriority(os.PRIO_PROCESS, 0)
    process.stdin.write(encode(QUICK)[:-1])
    process.stdin.close()
    async with asyncio.timeout(10):
        assert await process.wait() == 0


async def test_worker_is_gone_even_if_its_end_is_cancelled() -> None:
    """The server may stop while it ends a worker."""
    async with worker_process() as worker:
        (pid,) = worker_ids()
        ending = asyncio.create_task(worker.end())
        await asyncio.sleep(0)
        ending.cancel()
        with pytest.raises(asyncio.CancelledError):
            await ending
        assert not psutil.pid_exists(pid)


def test_worker_gets_what_its_seat_may_know() -> None:
    """Two deals that look the same to the AI's seat give the same message to its worker."""
    record = RandomGame(5, "any", 1).played().to_record()
    compared = 0
    for ply in range(4, 40, 3):
        game = after(record, ply)
        seat = game.to_move
        if seat is None:
            break
        other = redealt(record, ply, seat, random.Random(ply))
        messages = [encode(move_request(_table_of(world, ply), seat)) for world in (record, other)]
        assert messages[0] == messages[1]
        compared += (other.deck, other.reshuffles) != (record.deck, record.reshuffles)
    assert compared > 6


def _table_of(world: Record, ply: int) -> Table:
    """Returns a table with the AI at both seats, after the first moves of ``world``."""
    events: list[Event] = [created(kind="ai", levels=(1, 1), first=world.first)]
    game = Game(FixedDealer(world.deck, world.reshuffles), first=world.first)
    for move in world.moves[:ply]:
        assert game.to_move is not None
        events.append(MovePlayed(seat=game.to_move, move=str(move), how="ai"))
        game.play(move)
    encoded = [encode_event(event, START) for event in events]
    rows = [
        StoredEvent("table-1", seq, START, event.kind, event.body)
        for seq, event in enumerate(encoded, start=1)
    ]
    return fold(rows, lambda _seed, _deal: FixedDealer(world.deck, world.reshuffles))


async def test_workers_warm_up_before_they_are_asked() -> None:
    states: list[str] = []
    async with pool_of(2, players=("random", "greedy")) as pool:
        assert pool.state == "cold"
        await eventually(lambda: pool.state == "warming_up")
        await eventually(lambda: pool.state == "ready")
        await eventually(lambda: len(worker_ids()) == 2)  # the process that warms up has ended
        assert await pool.choose_move(ChooseMove("greedy", 0, 1, FIRST), "ada", noting(states))
    assert states == ["thinking"]
    assert not worker_ids()


@pytest.mark.parametrize("size", [1, 2])
async def test_all_workers_serve_while_a_player_warms_up(size: int) -> None:
    """The hanging player stands for one that takes long to compile."""
    states: list[str] = []
    async with pool_of(size, players=(HANGS,)) as pool:
        await eventually(lambda: len(worker_ids()) == size + 1)
        for _ in range(2 * size):
            async with asyncio.timeout(SERVED_S):
                assert await pool.choose_move(QUICK, "ada", noting(states))
        assert pool.state == "warming_up"
        assert len(worker_ids()) == size + 1
    assert states == ["thinking"] * 2 * size
    assert not worker_ids()


@pytest.mark.parametrize(
    ("player", "code"),
    [
        (HANGS, "TimeoutError"),
        (KILLS, "IncompleteReadError"),
        ("no-such-player", "MandalaError"),
    ],
)
async def test_failed_warm_up_is_logged_and_the_others_go_on(
    player: str, code: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(pool_module, "WARM_UP_TIMEOUT_S", 10.0)
    states: list[str] = []
    async with pool_of(2, players=(player, "random")) as pool:
        async with asyncio.timeout(3 * SERVED_S):
            await eventually(lambda: pool.state == "ready")
            assert await pool.choose_move(QUICK, "ada", noting(states))
    failures = [
        (record.__dict__["player"], record.__dict__["code"])
        for record in caplog.records
        if record.getMessage() == "ai_warm_up_failed"
    ]
    assert failures == [(player, code)]
    assert states == ["thinking"]


async def test_player_that_is_not_loaded_yet_warms_up() -> None:
    states: list[str] = []
    request = ChooseMove("greedy", 0, 1, FIRST)
    async with pool_of(1, players=(HANGS, "greedy")) as pool, asyncio.timeout(START_S):
        assert await pool.choose_move(request, "ada", noting(states))
        assert await pool.choose_move(request, "ada", noting(states))
    assert states == ["warming_up", "thinking"]


def test_every_level_names_a_player() -> None:
    assert list(LEVELS) == [1, 2, 3, 4, 5]
    names = [level_name(level) for level in LEVELS]
    assert [make_player(name).name for name in names] == names


async def test_analysis_waits_for_a_move_and_has_a_place() -> None:
    states: list[str] = []
    async with pool_of(1) as pool:
        await eventually(lambda: pool.state == "ready")
        moves = [asyncio.create_task(pool.choose_move(STUCK, "bob", noting(states)))]
        await eventually(lambda: "thinking" in states)
        analysis = asyncio.create_task(pool.find_hints(FIRST, "analysis", "ada", ignore))
        await eventually(lambda: pool.place("analysis", "ada") == 1)
        moves.append(asyncio.create_task(pool.choose_move(STUCK, "eve", ignore)))
        await eventually(lambda: pool.place("analysis", "ada") == 2)
        for task in (*moves, analysis):
            task.cancel()
        await asyncio.gather(*moves, analysis, return_exceptions=True)
