"""The socket of a table: hello first, then requests in and messages out, until the line ends."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import Final

import msgspec
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from mandala.server.live import readers
from mandala.server.live.connection import Connection, encoded
from mandala.server.live.room import PROTOCOL, Room
from mandala.server.messages import from_client as ask
from mandala.server.messages.from_server import ErrorMessage, Pong
from mandala.server.refusal import Refused
from mandala.server.services import Services
from mandala.server.web.limits import (
    MESSAGES,
    MOST_SOCKETS,
    RETELLINGS,
    AddressLimits,
    Bucket,
    OpenSockets,
)

logger = logging.getLogger(__name__)

SOCKET_PATH: Final = "/api/v1/tables/{table_id}/socket"
HELLO_WITHIN_S: Final = 10.0
MOST_REFUSED: Final = 200  # messages over the limit before the line is cut
_decoder = msgspec.json.Decoder(ask.FromClient)


class Cut(Exception):
    """The line is to be ended by us."""


class TableSocket:
    """The ASGI application of the address; each socket is served by a :class:`Line`."""

    def __init__(self, limits: float) -> None:
        self._retellings = AddressLimits(RETELLINGS.times(limits))
        self._open = OpenSockets(MOST_SOCKETS * limits)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        services: Services = scope["app"].state.services
        socket = WebSocket(scope, receive, send)
        await socket.accept()
        address = socket.client.host if socket.client else ""
        line = Line(services, lambda: self._retellings.take(address))
        if not self._open.enter(address):
            await line.end(socket, Refused("rate/too_many"))
            return
        services.metrics.sockets.inc()
        try:
            await line.serve(socket)
        except (WebSocketDisconnect, Cut):
            pass
        finally:
            services.metrics.sockets.dec()
            self._open.leave(address)


class Line:
    """One socket. Bad messages are answered and survived; only a flood or a foe is cut off."""

    def __init__(self, services: Services, may_retell: Callable[[], bool]) -> None:
        """``may_retell``: whether this address may be told a whole game once more now."""
        self._services = services
        self._may_retell = may_retell
        self._hint: asyncio.Task[None] | None = None  # the one being thought about for this reader

    async def serve(self, socket: WebSocket) -> None:
        try:
            async with asyncio.timeout(HELLO_WITHIN_S):
                room, connection, since = await self._greeted(socket)
        except TimeoutError:
            await self.end(socket, Refused("message/hello_first"))
            return
        tables = self._services.tables
        writer = asyncio.create_task(_write(socket, connection))
        try:
            await readers.enter(tables, room, connection, since)
            self._services.presence.changed(room)
            await self._read(socket, room, connection)
        except Refused as refusal:
            await self.end(socket, refusal)
        finally:
            if self._hint:
                self._hint.cancel()
            readers.leave(room, connection)
            self._services.presence.changed(room)
            writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await writer

    async def _greeted(self, socket: WebSocket) -> tuple[Room, Connection, int | None]:
        """Wait for a hello that opens something."""
        while True:
            try:
                message = await _message(socket)
                if not isinstance(message, ask.Hello):
                    raise Refused("message/hello_first")
                if message.protocol != PROTOCOL:
                    raise Refused("protocol/unknown")
                room = await self._services.tables.room(socket.path_params["table_id"])
                guest = self._services.guests.guest(socket.headers.get("cookie"))
                reader = await self._services.links.reader(room, message, guest)
                return room, Connection(reader), message.since
            except Refused as refusal:
                if refusal.code == "message/malformed":
                    self._services.metrics.refusals.labels(refusal.code).inc()
                    await socket.send_text(encoded(ErrorMessage(code=refusal.code)))
                    continue
                await self.end(socket, refusal)
                raise Cut from None

    async def end(self, socket: WebSocket, refusal: Refused) -> None:
        """Say why, and close."""
        self._services.metrics.refusals.labels(refusal.code).inc()
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await socket.send_text(encoded(ErrorMessage(code=refusal.code)))
            await socket.close(4000 + refusal.status)

    async def _read(self, socket: WebSocket, room: Room, connection: Connection) -> None:
        bucket = Bucket(MESSAGES.times(self._services.settings.limits))
        over_limit = 0
        while True:
            request: str | None = None
            await asyncio.sleep(0)  # whoever sends much at once is answered in between
            try:
                message = await _message(socket)
                request = getattr(message, "client_move_id", None)
                if not bucket.take():
                    over_limit += 1
                    if over_limit > MOST_REFUSED:
                        connection.close("flood")
                    raise Refused("rate/too_many")
                await self._answer(room, connection, message)
            except Refused as refusal:
                self._refuse(room, connection, refusal, request)

    def _refuse(
        self, room: Room, connection: Connection, refusal: Refused, request: str | None
    ) -> None:
        self._services.metrics.refusals.labels(refusal.code).inc()
        connection.send(
            ErrorMessage(
                code=refusal.code, rule=refusal.rule, client_move_id=request, seq=room.table.seq
            )
        )

    async def _answer(self, room: Room, connection: Connection, message: ask.FromClient) -> None:
        tables = self._services.tables
        if isinstance(message, ask.Resync | ask.Look | ask.LookBack) and not self._may_retell():
            raise Refused("rate/too_many")
        match message:
            case ask.Hello():
                raise Refused("message/hello_twice")
            case ask.Ping():
                connection.send(Pong(now=tables.now()))
            case ask.Resync(since=since):
                await readers.resync(tables, room, connection, since)
            case ask.Look(seat=seat, since=since):
                await readers.look(tables, room, connection, seat, since)
            case ask.LookBack(ply=ply):
                connection.send(room.look_back(connection.reader, ply))
            case ask.AskHint():
                self._begin_hint(room, connection, message)
            case _:
                await self._command(room, connection, message)

    def _begin_hint(self, room: Room, connection: Connection, question: ask.AskHint) -> None:
        """Have it thought about while the line goes on; asked again, the earlier question is moot."""
        if self._hint:
            self._hint.cancel()
        self._hint = asyncio.create_task(self._give_hint(room, connection, question))

    async def _give_hint(self, room: Room, connection: Connection, question: ask.AskHint) -> None:
        try:
            await self._services.hints.answer(room, connection, question)
        except Refused as refusal:
            self._refuse(room, connection, refusal, question.client_move_id)

    async def _command(self, room: Room, connection: Connection, command: ask.Command) -> None:
        services = self._services
        seat = self._seat(room, connection, command)
        began = time.perf_counter()
        if isinstance(command, ask.OfferRematch | ask.AnswerRematch):
            await services.rematches.ask(room, seat, command, connection)
        else:
            await services.tables.command(room, seat, command, connection)
        services.metrics.command_s.observe(time.perf_counter() - began)
        services.metrics.commands.labels(str(command.__struct_config__.tag)).inc()

    def _seat(self, room: Room, connection: Connection, command: ask.Command) -> int:
        """Which of the reader's seats speaks: at a hot-seat table the one whose cards are shown."""
        seats = connection.reader.seats
        if not seats:
            raise Refused("seat/not_yours")
        if len(seats) == 1:
            return seats[0]
        if isinstance(command, ask.Move) and connection.reader.look is None:
            raise Refused("move/not_your_turn")
        if connection.reader.look is not None:
            return connection.reader.look
        return room.table.to_move or 0


async def _message(socket: WebSocket) -> ask.FromClient:
    """The next message; raises ``message/malformed`` for what is not one."""
    received = await socket.receive()
    if received["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(received.get("code", 1005))
    text = received.get("text")
    if text is None:
        raise Refused("message/malformed")
    try:
        message: ask.FromClient = _decoder.decode(text)
        return message
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Refused("message/malformed") from None


async def _write(socket: WebSocket, connection: Connection) -> None:
    """Send what the table has for this reader, in order, until the line is to be closed."""
    try:
        while batch := await connection.next_batch():
            for text in batch:
                await socket.send_text(text)
        await socket.close(1001)
    except (WebSocketDisconnect, RuntimeError):
        return  # the reader has gone; the reading side ends this
