"""Tables survive a wall clock that jumps while the server runs, or is wrong when it starts."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from mandala.client import MoveRefused
from mandala.server.actions.claim_timeout import ClaimTimeout
from mandala.server.app import Overrides
from mandala.server.protocol.http import Online
from mandala.server.protocol.types import CorrespondenceClock, LiveClock
from mandala.server.rooms import cleanup
from mandala.server.server_clock import DAY, DOUBT, HOUR, ServerClock, wall_clock
from support.table_server import Running, finished_pair, serving, until

pytestmark = pytest.mark.anyio


class Wall:
    """A wall clock that a test sets, beside a clock that nobody can set."""

    def __init__(self) -> None:
        self.wall, self.running = wall_clock(), 0

    def clock(self) -> ServerClock:
        return ServerClock(lambda: self.wall, lambda: self.running)

    def wait(self, ms: int) -> None:
        self.wall += ms
        self.running += ms

    def serving(self, folder: Path) -> Any:
        return serving(folder, overrides=Overrides(clock=self.clock))


@pytest.fixture
def wall() -> Wall:
    return Wall()


async def one_cleanup(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the background task clean up once more."""
    monkeypatch.setattr(cleanup, "EVERY_S", 3600.0)
    task = asyncio.create_task(cleanup.keep_clean(running.services.rooms, running.services.metrics))
    await asyncio.sleep(0.5)
    task.cancel()


async def test_start_400_days_ahead_deletes_nothing_and_says_so(
    wall: Wall, tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with wall.serving(tmp_path) as running:
        ada, _, table_id, _ = await finished_pair(running)
    wall.wall += 400 * DAY
    async with wall.serving(tmp_path) as running:
        await one_cleanup(running, monkeypatch)
        assert (await running.services.storage.table(table_id)) is not None
        assert "clock_doubted" in caplog.messages
        assert "cleanup_refused" in caplog.messages
        status, text = await asyncio.to_thread(running.guest().request, "GET", "/healthz")
        assert status == 200
        assert b'"clock":"doubted"' in text
        wall.wait(DOUBT)  # a server that was off for so long deletes after a day
        await one_cleanup(running, monkeypatch)
        assert (await running.services.storage.table(table_id)) is None
    del ada


@pytest.mark.parametrize("jump", [400 * DAY, -400 * DAY])
async def test_jump_under_play_takes_no_time_and_deletes_nothing(
    wall: Wall, tmp_path: Path, jump: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with wall.serving(tmp_path) as running:
        _, _, finished, _ = await finished_pair(running)
        ada, bea = running.guest(), running.guest()
        clock = LiveClock(bank_s=300, allowance_s=0, increment_s=0)
        seat = await ada.create(Online(name="Ada", starts="first", clock=clock))
        await bea.join(seat.table_id, "Bea", seat.invite_token)
        async with ada.sit(seat.table_id) as line:
            wall.wall += jump
            wall.running += 5_000
            assert line.decision is not None
            ack = await line.move(line.decision.legal[0].move)
            await until(line, ack.seq)
            room = running.services.rooms.by_id[seat.table_id]
            assert room.table.clock is not None
            assert room.table.clock.banks[0] == 295_000
            now = running.services.rooms.now()
            assert room.table.flag_at is not None
            assert now < room.table.flag_at < now + HOUR
        await one_cleanup(running, monkeypatch)
        assert (await running.services.storage.table(finished)) is not None


async def test_time_that_was_not_measured_cannot_be_claimed(wall: Wall, tmp_path: Path) -> None:
    async with wall.serving(tmp_path) as running:
        ada, bea = running.guest(), running.guest()
        online = Online(name="Ada", starts="second", clock=CorrespondenceClock(days=1))
        seat = await ada.create(online)
        await bea.join(seat.table_id, "Bea", seat.invite_token)
    wall.wall += 400 * DAY
    async with wall.serving(tmp_path) as running:
        again = running.guest()
        async with again.sit(seat.table_id, seat.seat_token) as line:
            with pytest.raises(MoveRefused) as refused:
                await line.request(ClaimTimeout(client_move_id="mine"))
            assert refused.value.code == "timeout/clock_doubted"
            wall.wait(DOUBT + 1)
            async with asyncio.timeout(10):
                await line.request(ClaimTimeout(client_move_id="mine-now"))


async def test_flag_of_a_wrong_clock_does_not_stay_400_days_ahead(
    wall: Wall, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with wall.serving(tmp_path) as running:
        ada, bea = running.guest(), running.guest()
        online = Online(name="Ada", starts="first", clock=CorrespondenceClock(days=1))
        seat = await ada.create(online)
        joined = await bea.join(seat.table_id, "Bea", seat.invite_token)
    wall.wall += 400 * DAY
    async with (
        wall.serving(tmp_path) as running,
        running.guest().sit(seat.table_id, seat.seat_token) as line,
    ):
        assert line.decision is not None
        ack = await line.move(line.decision.legal[0].move)
        await until(line, ack.seq)
    wall.wall -= 400 * DAY
    async with wall.serving(tmp_path) as running:
        async with running.guest().sit(seat.table_id, joined.seat_token) as line:
            table = running.services.rooms.by_id[seat.table_id].table
            assert table.flag_at is not None
            assert table.flag_at <= wall.wall + DAY
            if line.decision is not None:
                await line.move(line.decision.legal[0].move)
            assert table.last_at <= wall.wall
        assert "table_clock_corrected" in caplog.messages
    async with wall.serving(tmp_path) as running:  # the log says the same after a restart
        room = await running.services.rooms.room(seat.table_id)
        assert room.table.last_at <= wall.wall


async def test_one_cleanup_deletes_a_bounded_number(
    wall: Wall,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(cleanup, "MOST", 2)
    async with wall.serving(tmp_path) as running:
        for _ in range(5):
            await running.guest().create(Online(name="Ada"))
        wall.wait((cleanup.WAITING_DAYS + 1) * DAY)
        assert await cleanup.clean_up(running.services.rooms) == 2
        assert "cleanup_bounded" in caplog.messages
        assert await cleanup.clean_up(running.services.rooms) == 2
        assert await cleanup.clean_up(running.services.rooms) == 1
