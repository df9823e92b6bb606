"""The HTTP resources: what they give, and what they refuse."""

import asyncio
import json
import sqlite3
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from mandala.client import RequestRefused
from mandala.server.api.static import STATIC
from mandala.server.network.rate_limits import RECORDS
from mandala.server.protocol.http import HotSeat, Online, Verification
from mandala.server.protocol.types import CorrespondenceClock, LiveClock
from mandala.server.state.table import Table
from mandala.server.storage.base import Guest, Seat, StorageUnavailable, UnknownTable
from mandala.server.views.record import verification
from support.table_server import Running, finished_pair, serving, until_true

pytestmark = pytest.mark.anyio


async def code(request: Any) -> tuple[int, str]:
    with pytest.raises(RequestRefused) as refused:
        await request
    return refused.value.status, refused.value.code


async def test_options_of_a_table_are_kept(table_server: Running) -> None:
    ada = table_server.guest()
    clock = LiveClock(bank_s=300, increment_s=10, allowance_s=2)
    seat = await ada.create(Online(name="Ada", memory="strict", clock=clock, starts="second"))
    summary = await ada.summary(seat.table_id)
    assert (summary.memory, summary.clock, summary.listed) == ("strict", clock, False)
    async with ada.sit(seat.table_id) as line:
        assert line.table.first == 1
        assert line.table.status == "waiting"
        assert len(line.table.commitment) == 64
    slow = await ada.create(Online(name="Ada", clock=CorrespondenceClock(days=3)))
    assert (await ada.summary(slow.table_id)).clock == CorrespondenceClock(days=3)


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{}",
        b"[]",
        b'{"kind":"chess"}',
        b'{"kind":"ai","name":"Ada"}',
        b'{"kind":"ai","name":"Ada","level":6}',
        b'{"kind":"ai","name":"Ada","level":1,"surplus":1}',
        b'{"kind":"online","name":"Ada","clock":{"kind":"live","bank_s":1}}',
        b"\xff\xfe",
        b'{"kind":"online","name":"\\ud800"}',
    ],
)
async def test_malformed_body_is_refused(table_server: Running, body: bytes) -> None:
    status, answer = await asyncio.to_thread(
        table_server.guest().request, "POST", "/api/v1/tables", body
    )
    assert status == 400
    assert json.loads(answer)["code"] in ("message/malformed", "name/unusable")


async def test_an_oversize_body_is_refused(table_server: Running) -> None:
    body = json.dumps({"kind": "online", "name": "x" * 10_000}).encode()
    status, answer = await asyncio.to_thread(
        table_server.guest().request, "POST", "/api/v1/tables", body
    )
    assert (status, json.loads(answer)["code"]) == (413, "message/too_large")


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("<script>alert(1)</script"[:24], "<script>alert(1)</script"),  # data, never markup
        ("Zoe\u0308", "Zoë"),
        ("a\u202eb\u0000c", "abc"),
    ],
)
async def test_names_are_cleaned_and_stay_data(
    table_server: Running, given: str, kept: str
) -> None:
    ada = table_server.guest()
    seat = await ada.create(Online(name=given))
    player = (await ada.summary(seat.table_id)).players[0]
    assert player is not None
    assert player.name == kept
    assert (await ada.me()).name == kept


@pytest.mark.parametrize("name", [" ", "\u200b", "\u0000", "x" * 25])
async def test_names_that_cannot_be_shown_are_refused(table_server: Running, name: str) -> None:
    assert await code(table_server.guest().create(Online(name=name))) == (400, "name/unusable")


async def test_joining_needs_the_invitation_and_a_free_seat(table_server: Running) -> None:
    ada, bea, cleo = table_server.guest(), table_server.guest(), table_server.guest()
    seat = await ada.create(Online(name="Ada"))
    assert await code(bea.join(seat.table_id, "Bea")) == (403, "token/unknown")
    assert await code(bea.join(seat.table_id, "Bea", "y" * 32)) == (403, "token/unknown")
    assert await code(bea.join(seat.table_id, "Bea", seat.watch_token)) == (403, "token/unknown")
    assert await code(ada.join(seat.table_id, "Ada", seat.invite_token)) == (
        409,
        "seat/already_here",
    )
    await bea.join(seat.table_id, "Bea", seat.invite_token)
    assert await code(cleo.join(seat.table_id, "Cleo", seat.invite_token)) == (409, "table/full")
    assert await code(cleo.join("nowhere", "Cleo", seat.invite_token)) == (404, "table/unknown")
    table = await ada.create(HotSeat(names=("A", "B")))
    assert await code(cleo.join(table.table_id, "Cleo", seat.invite_token)) == (
        403,
        "token/unknown",
    )


async def test_joining_again_with_the_same_secret_gives_the_same_seat(
    table_server: Running,
) -> None:
    """The answer, and with it the cookie, was lost on the way: the seat is not."""
    ada, bea, cleo = table_server.guest(), table_server.guest(), table_server.guest()
    seat = await ada.create(Online(name="Ada"))
    secret = "made-up-by-bea-0123456789"
    first = await bea.join(seat.table_id, "Bea", seat.invite_token, secret)
    again = await table_server.guest().join(seat.table_id, "Bea", seat.invite_token, secret)
    assert (again.seat, again.seat_token) == (first.seat, secret)
    async with table_server.guest().sit(seat.table_id, secret) as line:
        assert line.seats == (first.seat,)
    other = await ada.create(Online(name="Ada"))
    taken = cleo.join(other.table_id, "Cleo", other.invite_token, secret)
    assert await code(taken) == (403, "token/unknown")


async def test_seat_is_kept_if_storing_the_name_fails(
    table_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_guest: Guest) -> None:
        raise StorageUnavailable("database-unavailable")

    ada, bea = table_server.guest(), table_server.guest()
    seat = await ada.create(Online(name="Ada"))
    monkeypatch.setattr(table_server.services.storage, "put_guest", fail)
    assert (await bea.join(seat.table_id, "Bea", seat.invite_token)).seat == 1
    assert (await bea.resume(seat.table_id)).seat == 1


async def test_of_several_joins_at_once_one_succeeds(table_server: Running) -> None:
    ada = table_server.guest()
    seat = await ada.create(Online(name="Ada", listed=True))
    others = [table_server.guest() for _ in range(5)]
    answers = await asyncio.gather(
        *(other.join(seat.table_id, f"Guest {n}") for n, other in enumerate(others)),
        return_exceptions=True,
    )
    seated = [answer for answer in answers if not isinstance(answer, BaseException)]
    refused = [answer for answer in answers if isinstance(answer, RequestRefused)]
    assert len(seated) == 1
    assert {error.code for error in refused} == {"table/full"}


async def test_running_game_shows_no_record_and_no_secret(table_server: Running) -> None:
    ada, bea = table_server.guest(), table_server.guest()
    seat = await ada.create(Online(name="Ada"))
    await bea.join(seat.table_id, "Bea", seat.invite_token)
    for guest in (ada, bea, table_server.guest()):
        assert await code(guest.record(seat.table_id)) == (409, "table/not_over")
        assert await code(guest.verification(seat.table_id)) == (409, "table/not_over")
    summary = json.dumps(str(await bea.summary(seat.table_id)))
    table = (await table_server.services.rooms.room(seat.table_id)).table
    for secret in (table.created.seed, table.game.deck, table.game.observation(0).hand or ""):
        assert secret not in summary


async def test_a_seat_can_be_resumed_by_cookie_or_link_only(table_server: Running) -> None:
    ada, thief = table_server.guest(), table_server.guest()
    seat = await ada.create(Online(name="Ada"))
    again = await ada.resume(seat.table_id)
    assert again.seat == 0
    assert again.seat_token != seat.seat_token
    assert again.invite_token is not None
    other_device = table_server.guest()
    third = await other_device.resume(seat.table_id, seat.seat_token)
    async with other_device.sit(seat.table_id, third.seat_token) as line:
        assert line.seats == (0,)
    assert await code(thief.resume(seat.table_id)) == (403, "seat/not_yours")
    assert await code(thief.resume(seat.table_id, "z" * 32)) == (403, "seat/not_yours")
    assert await code(thief.resume(seat.table_id, seat.invite_token)) == (403, "seat/not_yours")
    joined = table_server.guest()
    await joined.join(seat.table_id, "Bea", third.invite_token)


async def test_resuming_at_a_table_just_deleted_elsewhere_is_refused(
    table_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = table_server.guest()
    seat = await ada.create(Online(name="Ada"))
    storage = table_server.services.storage

    async def put_tokens(_tokens: object) -> None:
        raise UnknownTable

    monkeypatch.setattr(storage, "put_tokens", put_tokens)
    assert await code(ada.resume(seat.table_id)) == (404, "table/unknown")


async def test_deletion_of_a_table_in_memory_is_no_warning(
    table_server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    ada = table_server.guest()
    seat = await ada.create(Online(name="Ada"))
    rooms = table_server.services.rooms
    await table_server.services.storage.delete_table(seat.table_id)
    async with asyncio.timeout(20):
        while seat.table_id in rooms.by_id:
            await asyncio.sleep(0.02)
    assert "table_not_read_again" not in caplog.messages


async def test_deleted_guest_leaves_no_name(table_server: Running) -> None:
    ada, bea, table, _ = await finished_pair(table_server)
    await ada.forget_me()
    assert (await ada.me()).name == ""
    assert (await ada.my_games()).games == ()
    names = [player.name for player in (await bea.summary(table)).players if player]
    assert names == ["", "Bea"]
    assert (await bea.record(table))["players"] == ["", "Bea"]
    assert b"Ada" not in _everything_stored(table_server)


async def test_viewers_are_sent_that_a_name_was_deleted(table_server: Running) -> None:
    ada, bea, table, _ = await finished_pair(table_server)
    async with bea.sit(table) as line:
        await ada.forget_me()
        await until_true(
            line, lambda: [player.name for player in line.table.players if player] == ["", "Bea"]
        )


async def test_lists_read_no_logs(table_server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, bea, table, _ = await finished_pair(table_server)
    seat = await ada.create(Online(name="Ada", listed=True, clock=LiveClock(bank_s=60)))
    await bea.join(seat.table_id, "Bea")

    async def fail(_table_id: str, _after_seq: int = 0) -> None:
        raise AssertionError("a list has read a log")

    monkeypatch.setattr(table_server.services.storage, "events", fail)
    (playing,) = (await ada.listed()).playing
    assert playing.deadline_at == playing.updated_at + 63_000
    over = await ada.summary(table)
    assert over.result is not None
    assert (over.status, over.result.reason, over.moves) == ("over", "resign", 0)
    assert [game.table.id for game in (await bea.my_games()).games] == [seat.table_id, table]


def _everything_stored(running: Running) -> bytes:

    database = sqlite3.connect(running.settings.database_url.removeprefix("sqlite:///"))
    text = "\n".join(database.iterdump())
    database.close()
    return text.encode()


async def test_only_hashes_of_links_are_stored(table_server: Running) -> None:
    ada = table_server.guest()
    seat = await ada.create(Online(name="Ada"))
    again = await ada.resume(seat.table_id)
    stored = _everything_stored(table_server)
    for token in (seat.seat_token, seat.invite_token, seat.watch_token, again.seat_token):
        assert token is not None
        assert token.encode() not in stored
    assert seat.table_id.encode() in stored


async def test_constants_for_clients(table_server: Running) -> None:
    rules = await table_server.guest().rules()
    assert rules.protocol == "mandala-table/1"
    assert rules.colours == "ROYGPB"
    assert rules.refusals["field/keep_one_card"] == "3.2"
    assert [level.level for level in rules.levels] == [1, 2, 3, 4, 5]


@pytest.mark.parametrize(
    ("method", "path", "status", "expected"),
    [
        ("GET", "/api/v1/nothing", 404, "address/unknown"),
        ("PUT", "/api/v1/tables", 405, "method/not_allowed"),
        ("DELETE", "/api/v1/tables/x", 405, "method/not_allowed"),
    ],
)
async def test_unknown_addresses_and_methods(
    table_server: Running, method: str, path: str, status: int, expected: str
) -> None:
    found, answer = await asyncio.to_thread(table_server.guest().request, method, path)
    assert (found, json.loads(answer)["code"]) == (status, expected)


async def test_the_page_and_its_descriptions_are_served(table_server: Running) -> None:
    guest = table_server.guest()
    for path in ("/", "/t/some-table", "/api/v1/openapi.json", "/api/v1/messages.json"):
        status, body = await asyncio.to_thread(guest.request, "GET", path)
        assert status == 200, path
        assert body
    assert (STATIC.parent / "config.py").is_file()
    for path in ("/assets/../../config.py", "/assets/..%2f..%2fconfig.py", "/..%2fconfig.py"):
        _, body = await asyncio.to_thread(guest.request, "GET", path)
        assert b"class Settings" not in body
    status, _ = await asyncio.to_thread(guest.request, "GET", "/assets/../../config.py")
    assert status == 404


async def test_deals_are_checked_beside_the_event_loop_and_have_a_limit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A check plays the whole game again."""
    threads: list[str] = []

    def check(table: Table, seats: Sequence[Seat]) -> Verification:
        threads.append(threading.current_thread().name)
        return verification(table, seats)

    monkeypatch.setattr("mandala.server.views.record.verification", check)
    async with serving(tmp_path, limits=1.0) as running:
        ada, _, table_id, _ = await finished_pair(running)
        path = f"/api/v1/tables/{table_id}/verification"
        statuses = [
            (await asyncio.to_thread(ada.request, "GET", path))[0]
            for _ in range(int(RECORDS.burst) + 10)
        ]
    assert set(statuses) == {200, 429}
    assert statuses.count(200) == len(threads) >= RECORDS.burst
    assert all(name.startswith("records") for name in threads)
