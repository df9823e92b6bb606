"""A new table is prepared between the moves of other tables."""

import asyncio

import pytest

from mandala.records.move import Move
from mandala.server.protocol.types import How
from mandala.server.rooms import long_work
from mandala.server.state.table import Table
from support.random_games import RandomGame
from support.table_server import Running
from support.what_if import what_if

pytestmark = pytest.mark.anyio


async def test_others_run_between_the_moves_that_are_given(
    table_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = RandomGame(5, "discarder", 1).played().to_record()
    log: list[str] = []
    play = Table.play

    def noted(table: Table, seat: int, move: Move, how: How, at: int) -> None:
        log.append("move")
        play(table, seat, move, how, at)

    async def other() -> None:
        while True:
            log.append("other")
            await asyncio.sleep(0)

    monkeypatch.setattr(long_work, "SLICE_S", 0.0)
    monkeypatch.setattr(Table, "play", noted)
    ticking = asyncio.create_task(other())
    await what_if(table_server, record, len(record.moves) - 1, 0)
    ticking.cancel()
    assert log.count("move") >= len(record.moves) - 1
    assert "move,move" not in ",".join(log)
