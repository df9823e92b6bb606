"""Secrets as canaries: none of them is ever found in a log, a message or an error."""

import asyncio
import io
import json
import logging
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from mandala.client import ApiClient
from mandala.server import errors
from mandala.server.actions.move import Move
from mandala.server.json_logging import JsonFormatter, set_up_logging
from mandala.server.protocol.http import Online, SeatTaken
from mandala.server.storage import sqlite
from support.raw_socket import raw_socket
from support.table_server import Running, serving, until

pytestmark = pytest.mark.anyio


@pytest.fixture
def logged() -> Iterator[io.StringIO]:
    """Everything the server logs, from the lowest level on."""
    root, own = logging.getLogger(), logging.getLogger("mandala")
    before, levels = root.handlers[:], (root.level, own.level)
    stream = io.StringIO()
    set_up_logging("debug", stream)
    root.setLevel(logging.DEBUG)
    yield stream
    root.handlers[:] = before
    root.setLevel(levels[0])
    own.setLevel(levels[1])


async def secrets_of(running: Running, seats: list[SeatTaken], people: list[ApiClient]) -> set[str]:
    """Returns the secrets that only their owner may read."""
    table = (await running.services.rooms.room(seats[0].table_id)).table
    found = {table.created.seed}
    for seat in seats:
        found |= {seat.seat_token, seat.invite_token or seat.seat_token}
        found.add(seat.watch_token or seat.seat_token)
    for person in people:
        assert person.cookie is not None
        found |= {person.cookie, person.cookie.split("=")[1].split(".")[0]}
    return found


async def test_no_secret_in_any_log_or_message(
    tmp_path: Path, logged: io.StringIO, capfd: pytest.CaptureFixture[str]
) -> None:
    async with serving(tmp_path) as running:
        ada, bea = running.guest(), running.guest()
        first = await ada.create(Online(name="Adalberta", starts="first"))
        second = await bea.join(first.table_id, "Beatrix", first.invite_token)
        canaries = await secrets_of(running, [first, second], [ada, bea])
        table = (await running.services.rooms.room(first.table_id)).table
        deck = table.game.deck
        source = random.Random(1)
        sent: list[str] = []
        async with (
            raw_socket(running.url, first.table_id) as one,
            raw_socket(running.url, first.table_id) as two,
            raw_socket(running.url, first.table_id) as watching,
        ):
            shown = await one.hello(seat_token=first.seat_token)
            await two.hello(seat_token=second.seat_token)
            await watching.hello(watch_token=first.watch_token)
            lines = [one, two]
            for number in range(24):
                seat = shown["position"]["to_move"]
                if shown["decision"] is None:
                    behind = shown[
                        "seq"
                    ]  # after two moves of one seat the other line is as far behind
                    while (shown := await lines[seat].receive("update"))["seq"] < behind:
                        pass
                    continue
                move = source.choice(shown["decision"]["legal"])["move"]
                wrong = {"client_move_id": f"w{number}", "seq": shown["seq"], "move": "CR9"}
                await lines[seat].ask("move", **wrong)
                right = {"client_move_id": f"r{number}", "seq": shown["seq"], "move": move}
                await lines[seat].ask("move", **right)
                shown = await lines[seat].receive("update")
            for line in (*lines, watching):
                await line.send({"type": "ping"})
                await line.receive("pong")
                sent += line.received
        bodies = [
            await asyncio.to_thread(bea.request, "GET", f"/api/v1/tables/{first.table_id}{part}")
            for part in ("", "/record", "/verification", "/nothing", "/socket")
        ]
        sent += [body.decode() for _, body in bodies]
        assert len(sent) > 60
        for canary in canaries:
            assert not any(canary in text for text in sent)
        drawn = table.game.state.deck_next
        for start in range(drawn, len(deck) - 8, 4):  # the order of cards to come
            run = deck[start : start + 8]
            if run != "".join(sorted(run, key="ROYGPB".index)):
                assert not any(run in text for text in sent)
    text = logged.getvalue()
    assert '"event": "request"' in text
    for canary in canaries | {"Adalberta", "Beatrix", first.table_id, deck[:12]}:
        assert canary not in text
    printed = capfd.readouterr()
    for canary in canaries:
        assert canary not in printed.out + printed.err


async def test_locked_database_leaks_nothing_and_is_retried(
    tmp_path: Path, logged: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Refused with one code while it lasts, no data in any error, and the same request works later."""
    monkeypatch.setattr(sqlite, "WAIT_FOR_LOCK_S", 0.2)
    monkeypatch.setattr(errors, "_last_logged", {})
    monkeypatch.setattr(errors, "REPEAT_LOG_S", 1e9)  # however long it takes
    async with serving(tmp_path) as running:
        ada = running.guest()
        seat = await ada.create(Online(name="Adalberta", listed=True, starts="first"))
        bea = running.guest()
        await bea.join(seat.table_id, "Bea")
        async with ada.sit(seat.table_id) as line:
            await until(line, 3)
            assert line.decision is not None
            wish = Move(client_move_id="again", seq=line.seq, move=line.decision.legal[0].move)
            blocker = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
            blocker.execute("BEGIN IMMEDIATE")
            body = json.dumps({"kind": "online", "name": "Caroline"}).encode()
            status, answer = await asyncio.to_thread(ada.request, "POST", "/api/v1/tables", body)
            assert (status, json.loads(answer)["code"]) == (503, "server/unavailable")
            assert set(json.loads(answer)) == {"code", "rule", "request_id"}
            request = asyncio.create_task(line.request(wish))  # the client tries again by itself
            await asyncio.sleep(0.6)
            assert not request.done()
            blocker.execute("ROLLBACK")
            blocker.close()
            ack = await asyncio.wait_for(request, 20)
            await until(line, ack.seq)
            assert line.position.ply == 1
    for word in ("Adalberta", "Caroline", "INSERT", wish.move):
        assert word not in logged.getvalue()
    said = [json.loads(line) for line in logged.getvalue().splitlines() if "database_" in line]
    assert [(line["event"], line["code"]) for line in said] == [
        ("database_unavailable", "database-locked")  # once, however often it is tried
    ]


async def test_internal_failure_is_answered_without_its_text(
    table_server: Running, logged: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("the seed is canary-1234")

    monkeypatch.setattr(table_server.services.storage, "listed_tables", broken)
    status, answer = await asyncio.to_thread(table_server.guest().request, "GET", "/api/v1/tables")
    assert (status, json.loads(answer)["code"]) == (500, "server/failed")
    text = logged.getvalue()
    assert "canary-1234" not in text + answer.decode()
    failed = [json.loads(line) for line in text.splitlines() if '"failed"' in line]
    assert failed[0]["exception"] == "RuntimeError"
    assert any("broken" in where for where in failed[0]["where"])


async def test_failed_task_is_logged_without_its_text(logged: io.StringIO) -> None:
    """asyncio itself writes about it, with the text of the exception below."""

    async def broken() -> None:
        raise RuntimeError("the seed is canary-1234")

    task = asyncio.create_task(broken())
    await asyncio.wait([task])
    asyncio.get_running_loop().default_exception_handler(
        {
            "message": "Task exception was never retrieved",
            "exception": task.exception(),
            "task": task,
        }
    )
    line = json.loads(logged.getvalue().splitlines()[-1])
    assert line["event"] == "Task exception was never retrieved"
    assert line["exception"] == "RuntimeError"
    assert "canary-1234" not in logged.getvalue()


def test_only_named_fields_are_logged() -> None:
    record = logging.makeLogRecord(
        {"msg": "hello", "seed": "canary", "code": "x/y", "player": "random", "name": "mandala.x"}
    )
    line = json.loads(JsonFormatter().format(record))
    assert line.pop("at")
    assert line.pop("level")
    assert line == {"event": "hello", "code": "x/y", "player": "random"}
