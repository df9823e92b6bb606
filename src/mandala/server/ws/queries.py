"""Messages that change no table: each answered to its own socket by one function."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

from mandala.server.actions.ask_hint import AskHint
from mandala.server.errors import ApiError
from mandala.server.protocol.socket import Hello, Look, LookBack, Ping, Pong, Resync
from mandala.server.protocol.types import ClientMessage
from mandala.server.views.snapshot import EVENTS_PER_COST, look_back, snapshot_cost

if TYPE_CHECKING:
    from mandala.server.ws.session import Session


async def _second_hello(_session: "Session", _message: Hello) -> None:
    raise ApiError("message/hello_twice")


async def _ping(session: "Session", _message: Ping) -> None:
    session.connection.send(Pong(now=session.services.rooms.now()))


async def _resync(session: "Session", message: Resync) -> None:
    _require_snapshot(session, message.since)
    await session.room.resync(session.connection, message.since)


async def _look(session: "Session", message: Look) -> None:
    _require_snapshot(session, message.since)
    await session.room.switch_seat(session.connection, message.seat, message.since)


async def _look_back(session: "Session", message: LookBack) -> None:
    table, connection = session.room.table, session.connection
    _require(session, 1 + min(message.ply, len(table.plies)) / EVENTS_PER_COST)
    steps = look_back(table, connection.viewer, message.ply)
    (shown,) = await session.services.rooms.long_work.run(steps)
    connection.send(shown)


async def _ask_hint(session: "Session", message: AskHint) -> None:
    """Starts to compute hints; a question before this one gets no answer."""
    session.cancel_hint()
    session.hint = asyncio.create_task(_send_hints(session, message))


async def _send_hints(session: "Session", question: AskHint) -> None:
    try:
        await session.services.hints.answer(session.room, session.connection, question)
    except ApiError as error:
        session.refuse(error, question.client_move_id)


def _require_snapshot(session: "Session", since: int | None) -> None:
    """Raises ``rate/too_many`` if this address was sent too many whole games."""
    _require(session, snapshot_cost(session.room.table, session.connection.viewer, since))


def _require(session: "Session", cost: float) -> None:
    if not session.snapshots.take(cost):
        raise ApiError("rate/too_many")


QUERIES: Final[dict[type[ClientMessage], Callable[["Session", Any], Awaitable[None]]]] = {
    Hello: _second_hello,
    Ping: _ping,
    Resync: _resync,
    Look: _look,
    LookBack: _look_back,
    AskHint: _ask_hint,
}
