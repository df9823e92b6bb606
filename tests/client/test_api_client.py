"""Requests that are retried, cancelled or refused."""

import asyncio
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection

from mandala.client import RequestRefused
from mandala.client.table_socket import FIRST_PAUSE_S
from mandala.server.protocol.http import HotSeat
from mandala.server.protocol.socket import Ping, Pong
from mandala.server.storage.base import StorageUnavailable
from support.table_server import serving

pytestmark = pytest.mark.anyio
REFUSALS = 4


async def test_request_is_retried_after_longer_and_longer_pauses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Many bots that retried at once would overload a server that is just recovering."""
    async with serving(tmp_path) as running:
        ada = running.guest()
        seat = await ada.create(HotSeat(names=("Ada", "Bea"), starts="first"))
        storage = running.services.storage
        append = storage.append
        asked: list[float] = []

        async def fail_at_first(*args: Any, **fields: Any) -> Any:
            asked.append(time.monotonic())
            if len(asked) <= REFUSALS:
                raise StorageUnavailable("database-unavailable")
            return await append(*args, **fields)

        async with ada.sit(seat.table_id, look=0) as line:
            assert line.decision is not None
            move = line.decision.legal[0].move
            monkeypatch.setattr(storage, "append", fail_at_first)
            ack = await line.move(move)
            assert not ack.duplicate
        assert len(asked) == REFUSALS + 1
        pauses = [after - before for before, after in pairwise(asked)]
        for number, pause in enumerate(pauses):  # it may be late, but not early
            assert pause > 0.9 * FIRST_PAUSE_S * 2**number


async def test_failed_deletion_of_a_guest_is_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as running:
        ada = running.guest()
        await ada.create(HotSeat(names=("Ada", "Bea")))

        async def fail(_guest_id: str) -> bool:
            raise StorageUnavailable("database-unavailable")

        monkeypatch.setattr(running.services.storage, "delete_guest", fail)
        with pytest.raises(RequestRefused) as refused:
            await ada.forget_me()
    assert refused.value.code == "server/unavailable"


async def test_request_cancelled_while_it_is_sent_is_not_sent_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as running:
        ada = running.guest()
        seat = await ada.create(HotSeat(names=("Ada", "Bea"), starts="first"))
        async with ada.sit(seat.table_id, look=0) as table:
            assert table.decision is not None
            move = table.decision.legal[0].move

            async def send_slowly(_socket: ClientConnection, _text: str) -> None:
                await asyncio.sleep(10)

            with monkeypatch.context() as slowly:
                slowly.setattr(ClientConnection, "send", send_slowly)
                with pytest.raises(TimeoutError):
                    await asyncio.wait_for(table.move(move), 0.1)
            for room in running.services.rooms.by_id.values():
                for connection in room.connections:
                    connection.close("shutdown")
            async with asyncio.timeout(20):
                while not table.reconnects:
                    await asyncio.sleep(0.02)
            await table.send(Ping())
            async with asyncio.timeout(20):
                while not isinstance(await table.next(), Pong):
                    pass
            assert table.position.ply == 0
