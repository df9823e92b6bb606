"""A room whose view of one viewer fails."""

import pytest

from mandala.server.protocol.http import Online
from mandala.server.protocol.socket import Step, Update
from mandala.server.rooms import room
from mandala.server.state.events import Viewer
from mandala.server.state.table import Table
from mandala.server.storage.base import Seat
from mandala.server.views.snapshot import update
from support.table_server import Running, next_of

pytestmark = pytest.mark.anyio


async def test_other_viewers_are_sent_a_move_when_one_view_fails(
    table_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bea = table_server.guest(), table_server.guest()
    seat = await ada.create(Online(name="Ada", starts="first"))
    await bea.join(seat.table_id, "Bea", seat.invite_token)
    changed: list[room.Room] = []

    def failing(
        table: Table, seats: tuple[Seat, ...], viewer: Viewer, steps: list[Step], now: int
    ) -> Update:
        if viewer.seats == (1,):
            raise ValueError("a defect in a view")
        return update(table, seats, viewer, steps, now)

    async with bea.sit(seat.table_id), ada.sit(seat.table_id) as socket:
        monkeypatch.setattr(room, "update", failing)
        monkeypatch.setattr(
            table_server.services.rooms, "changed", lambda where, **_: changed.append(where)
        )
        assert socket.decision is not None
        ack = await socket.move(socket.decision.legal[0].move)
        while socket.seq < ack.seq:
            await next_of(socket, Update)
    assert [where.table.table_id for where in changed] == [seat.table_id]  # so the AI would move
