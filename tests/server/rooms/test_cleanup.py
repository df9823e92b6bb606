"""Tables without visitors are deleted after their retention period."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from mandala.client import ApiClient, RequestRefused
from mandala.server.actions.let_ai_take_over import LetAiTakeOver
from mandala.server.actions.resign import Resign
from mandala.server.app import Overrides, restart_on_failure
from mandala.server.protocol.http import AgainstAi, Online
from mandala.server.protocol.socket import Closing
from mandala.server.protocol.types import LiveClock
from mandala.server.rooms.cleanup import KEEP_DAYS, SILENT_DAYS, WAITING_DAYS, clean_up
from mandala.server.state.clock import DAY
from mandala.server.storage.base import NewEvent
from support.table_logs import START
from support.table_server import Running, next_of, serving, until

pytestmark = pytest.mark.anyio


class Calendar:
    """A clock that the test turns."""

    now = START

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def calendar() -> Calendar:
    return Calendar()


@pytest.fixture
async def dated(tmp_path: Path, calendar: Calendar) -> AsyncIterator[Running]:
    async with serving(tmp_path, overrides=Overrides(now=calendar)) as running:
        yield running


async def test_table_without_a_second_player_is_deleted(dated: Running, calendar: Calendar) -> None:
    ada = dated.guest()
    seat = await ada.create(Online(name="Ada"))
    async with ada.sit(seat.table_id) as line:
        await until(line, line.seq + 1)  # the nonce that her client adds is an event too
        calendar.now += WAITING_DAYS * DAY
        assert await clean_up(dated.services.rooms) == 0
        calendar.now += 1
        assert await clean_up(dated.services.rooms) == 1
        message = await next_of(line, Closing)
        assert message.code == "deleted"
    with pytest.raises(RequestRefused) as refused:
        await ada.summary(seat.table_id)
    assert refused.value.code == "table/unknown"


async def test_silent_game_is_aborted_and_its_seed_shown(
    dated: Running, calendar: Calendar
) -> None:
    ada, bea = dated.guest(), dated.guest()
    seat = await ada.create(Online(name="Ada"))
    await bea.join(seat.table_id, "Bea", seat.invite_token)
    alone = await ada.create(AgainstAi(name="Ada", level=1))
    calendar.now += SILENT_DAYS * DAY + 1
    assert await clean_up(dated.services.rooms) == 2
    record = await ada.record(seat.table_id)
    assert record["result"]["reason"] == "aborted"
    assert (await ada.verification(seat.table_id)).fair
    assert (await ada.summary(alone.table_id)).status == "over"
    assert await clean_up(dated.services.rooms) == 0
    calendar.now += KEEP_DAYS * DAY + 1
    assert await clean_up(dated.services.rooms) == 2
    assert (await ada.my_games()).games == ()


async def test_cleanup_handles_more_than_one_batch(
    dated: Running, calendar: Calendar, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mandala.server.rooms.cleanup.BATCH", 1)
    ada = dated.guest()
    for _ in range(3):
        await ada.create(Online(name="Ada"))
        await ada.create(AgainstAi(name="Ada", level=1))
    calendar.now += SILENT_DAYS * DAY + 1
    assert await clean_up(dated.services.rooms) == 6
    assert await clean_up(dated.services.rooms) == 0


async def test_guest_without_a_table_is_deleted_after_a_year(
    dated: Running, calendar: Calendar
) -> None:
    ada, bea = dated.guest(), dated.guest()
    await ada.create(Online(name="Ada"))
    calendar.now += WAITING_DAYS * DAY + 1
    await bea.create(AgainstAi(name="Bea", level=1))
    await clean_up(dated.services.rooms)
    assert (await ada.my_games()).games == ()
    assert (await ada.me()).name == "Ada"
    calendar.now += (KEEP_DAYS - WAITING_DAYS) * DAY
    await clean_up(dated.services.rooms)
    assert (await ada.me()).name == ""
    assert (await bea.me()).name == "Bea"


async def unreadable_game(dated: Running, ada: ApiClient) -> None:
    """Its log has an event of a newer server."""
    storage = dated.services.storage
    odd = await ada.create(AgainstAi(name="Ada", level=1))
    row = await storage.table(odd.table_id)
    assert row is not None
    event = NewEvent(at=row.updated_at, kind="invented_later", body=b"{}")
    await storage.append(odd.table_id, row.seq, [event], row.summary)
    dated.services.rooms.by_id.clear()


async def test_unreadable_table_is_tried_once_per_cleanup(
    dated: Running,
    calendar: Calendar,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr("mandala.server.rooms.cleanup.BATCH", 2)
    ada = dated.guest()
    await unreadable_game(dated, ada)
    calendar.now += 1  # it is the longest silent one and so among the first of every batch
    for _ in range(3):
        await ada.create(AgainstAi(name="Ada", level=1))
    calendar.now += SILENT_DAYS * DAY + 1
    for ended, tried in ((3, 1), (0, 2)):  # and once more the next time
        assert await clean_up(dated.services.rooms) == ended
        said = [record.message for record in caplog.records]
        assert said.count("table_not_cleaned_up") == tried


@pytest.mark.parametrize("unreadable", [1, 3])
async def test_batch_of_unreadable_tables_does_not_stop_the_cleanup(
    unreadable: int,
    dated: Running,
    calendar: Calendar,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr("mandala.server.rooms.cleanup.BATCH", 2)
    ada = dated.guest()
    for _ in range(unreadable):  # silent equally long
        await unreadable_game(dated, ada)
    calendar.now += 1
    seat = await ada.create(AgainstAi(name="Ada", level=1))
    calendar.now += SILENT_DAYS * DAY + 1
    assert await clean_up(dated.services.rooms) == 1
    assert (await ada.summary(seat.table_id)).status == "over"
    said = [record.message for record in caplog.records]
    assert said.count("table_not_cleaned_up") == unreadable


async def test_failed_background_task_is_restarted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mandala.server.app.BETWEEN_FAILURES_S", 0.0)
    tried = 0

    async def chore() -> None:
        nonlocal tried
        tried += 1
        if tried < 3:
            raise RuntimeError("a bad moment")

    await restart_on_failure(chore)
    assert tried == 3


async def test_game_with_a_recent_move_is_not_aborted(dated: Running, calendar: Calendar) -> None:
    ada, bea = dated.guest(), dated.guest()
    seat = await ada.create(Online(name="Ada", starts="first"))
    await bea.join(seat.table_id, "Bea", seat.invite_token)
    calendar.now += SILENT_DAYS * DAY
    async with ada.sit(seat.table_id) as line:
        assert line.decision is not None
        await line.move(line.decision.legal[0].move)
    calendar.now += SILENT_DAYS * DAY
    assert await clean_up(dated.services.rooms) == 0


async def test_idle_tables_are_evicted_and_loaded_again(
    dated: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = dated.guest()
    tables = dated.services.rooms
    seat = await ada.create(Online(name="Ada"))
    async with ada.sit(seat.table_id) as line:
        room = tables.by_id[seat.table_id]
        room.used_at = 0
        tables.evict_idle()
        assert seat.table_id in tables.by_id
        assert line.table.status == "waiting"
    async with asyncio.timeout(20):
        while room.connections:
            await asyncio.sleep(0.01)
    monkeypatch.setattr("mandala.server.rooms.manager.IDLE_S", -1.0)
    tables.evict_idle()
    assert tables.by_id == {}
    async with ada.sit(seat.table_id) as line:
        assert line.seats == (0,)


async def test_ai_plays_on_for_an_absent_player(tmp_path: Path, calendar: Calendar) -> None:
    overrides = Overrides(now=calendar, ready_players=())
    async with serving(tmp_path, overrides=overrides, ai_workers=1) as running:
        ada, bea = running.guest(), running.guest()
        clock = LiveClock(bank_s=60, allowance_s=0)
        seat = await ada.create(Online(name="Ada", starts="second", clock=clock))
        await bea.join(seat.table_id, "Bea", seat.invite_token)
        async with ada.sit(seat.table_id) as line:
            await until(line, 3)
            assert line.position.to_move == 1
            calendar.now += 60_000
            ack = await line.request(LetAiTakeOver(client_move_id="on", level=1))
            await until(line, ack.seq + 1)  # and it has moved
            bea_now = line.table.players[1]
            assert bea_now is not None
            assert (bea_now.name, bea_now.level, bea_now.taken_over) == ("Bea", 1, True)
            async with asyncio.timeout(30):
                while line.decision is None:
                    await line.next()
            await line.request(Resign(client_move_id="enough"))
