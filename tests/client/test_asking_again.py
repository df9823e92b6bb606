"""A request that the server cannot take just now is made again, each time after a longer pause."""

import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from mandala.client.socket import FIRST_PAUSE_S
from mandala.server.messages.http import HotSeat
from mandala.server.storage.interface import StorageUnavailable
from support.table_server import serving

pytestmark = pytest.mark.anyio
REFUSALS = 4


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def test_who_is_refused_for_now_asks_ever_more_seldom(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Many bots that all asked twice a second would keep a server down that is just recovering."""
    async with serving(tmp_path) as running:
        ada = running.guest()
        seat = await ada.create(HotSeat(names=("Ada", "Bea"), starts="first"))
        storage = running.services.storage
        append = storage.append
        asked: list[float] = []

        async def in_the_end(*args: Any, **fields: Any) -> Any:
            asked.append(time.monotonic())
            if len(asked) <= REFUSALS:
                raise StorageUnavailable("database-unavailable")
            return await append(*args, **fields)

        async with ada.sit(seat.table_id, look=0) as line:
            assert line.decision is not None
            move = line.decision.legal[0].move
            monkeypatch.setattr(storage, "append", in_the_end)
            ack = await line.move(move)
            assert not ack.duplicate
        assert len(asked) == REFUSALS + 1
        pauses = [after - before for before, after in pairwise(asked)]
        for number, pause in enumerate(pauses):  # late it may be, early never
            assert pause > 0.9 * FIRST_PAUSE_S * 2**number
