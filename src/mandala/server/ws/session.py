"""The socket of a table: hello first, then messages in both directions until it is closed."""

import asyncio
import contextlib
import time
from typing import Final

import msgspec
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from mandala.server.actions import ERRORS
from mandala.server.actions.base import TableRequest
from mandala.server.actions.move import Move
from mandala.server.errors import ApiError, unavailable
from mandala.server.network.connections import OpenConnection
from mandala.server.network.rate_limits import (
    ADDRESS_MESSAGES,
    MESSAGES,
    MOST_SOCKETS,
    SNAPSHOTS,
    AddressLimits,
    Bucket,
    OpenSockets,
)
from mandala.server.network.socket_protocol import CONNECTION
from mandala.server.protocol.socket import PROTOCOL, ErrorMessage, FromClient, Hello
from mandala.server.protocol.types import ClientMessage
from mandala.server.rooms.connection import Connection, encoded
from mandala.server.rooms.room import Room
from mandala.server.services import Services
from mandala.server.storage.base import StorageUnavailable
from mandala.server.views.snapshot import snapshot_cost
from mandala.server.ws.queries import QUERIES

SOCKET_PATH: Final = "/api/v1/tables/{table_id}/socket"
HELLO_WITHIN_S: Final = 10.0
MOST_MALFORMED: Final = 10  # messages before the hello
WATCHERS_PER_MESSAGE: Final = 25  # a request that is sent on to more people costs more
MOST_REFUSED: Final = 200  # messages over the limit before the socket is closed
_decoder: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(FromClient)


class TableSocket:
    """The ASGI application of the socket's address; a :class:`Session` serves each socket."""

    def __init__(self, limits: float) -> None:
        self._snapshots = AddressLimits(SNAPSHOTS.times(limits))
        self._messages = AddressLimits(ADDRESS_MESSAGES.times(limits))
        self._open = OpenSockets(MOST_SOCKETS * limits)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        services: Services = scope["app"].state.services
        socket = WebSocket(scope, receive, send)
        await socket.accept()
        address = socket.client.host if socket.client else ""
        session = Session(
            socket, services, self._snapshots.bucket(address), self._messages.bucket(address)
        )
        if not self._open.enter(address):
            await session.close(ApiError("rate/too_many"))
            return
        services.metrics.sockets.inc()
        try:
            await session.run()
        except WebSocketDisconnect:
            pass
        finally:
            services.metrics.sockets.dec()
            self._open.leave(address)


class Session:
    """One socket. A bad message is answered with an error; only a flood closes the socket."""

    room: Room
    connection: Connection

    def __init__(
        self, socket: WebSocket, services: Services, snapshots: Bucket, messages: Bucket
    ) -> None:
        """``snapshots``, ``messages``: the limits of the address, for all its sockets together."""
        self.services = services
        self.snapshots = snapshots
        self._messages = messages
        self.hint: asyncio.Task[None] | None = None  # the hints this socket waits for
        self._socket = socket
        self._bucket = Bucket(MESSAGES.times(services.settings.limits))
        self._over_limit = 0
        self._revocations_seen = 0

    async def run(self) -> None:
        """Serves the socket until it is closed. Raises :class:`WebSocketDisconnect`."""
        try:
            async with asyncio.timeout(HELLO_WITHIN_S):
                since = await self._hello()
        except TimeoutError:
            await self.close(ApiError("message/hello_first"))
            return
        except ApiError as error:
            await self.close(error)
            return
        except StorageUnavailable as failure:
            await self.close(unavailable(failure))
            return
        writer = asyncio.create_task(_write(self._socket, self.connection))
        try:
            # A client that connects too often waits. It is not refused, because it may have a seat.
            cost = snapshot_cost(self.room.table, self.connection.viewer, since)
            await asyncio.sleep(self.snapshots.spend(cost))
            await self.room.add(self.connection, since)
            self.services.presence.changed(self.room)
            self.services.revocations.opened(self.connection, self._revocations_seen)
            while True:
                await self._serve_next()
        except ApiError as error:
            await self.close(error)
        finally:
            self.cancel_hint()
            self.room.remove(self.connection)
            self.services.presence.changed(self.room)
            writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await writer

    async def _hello(self) -> int | None:
        """Waits for a hello that opens the table. Returns the last event the client knows."""
        for _ in range(MOST_MALFORMED):
            try:
                message = await _receive(self._socket)
                break
            except ApiError as error:
                self._count(error)
                await self._socket.send_text(encoded(ErrorMessage(code=error.code)))
        else:
            raise ApiError("message/hello_first")
        if not isinstance(message, Hello):
            raise ApiError("message/hello_first")
        if message.protocol != PROTOCOL:
            raise ApiError("protocol/unknown")
        self.room = await self.services.rooms.room(self._socket.path_params["table_id"])
        self._revocations_seen = self.services.revocations.seen
        cookie = self.services.guests.read(self._socket.headers.get("cookie"))
        cookie = await self.services.devices.valid(cookie)
        viewer, credential = await self.services.access.open(self.room, message, cookie)
        if credential:
            self.services.rooms.control.require_guest(credential.guest_id)
        place: OpenConnection | None = self._socket.scope.get("state", {}).get(CONNECTION)
        if place and not place.sit(player=bool(viewer.seats)):
            raise ApiError("server/full")
        address = self._socket.client.host if self._socket.client else ""
        self.connection = Connection(viewer, credential, address)
        return message.since

    async def close(self, error: ApiError) -> None:
        """Sends the error and closes the socket."""
        self._count(error)
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await self._socket.send_text(encoded(ErrorMessage(code=error.code)))
            await self._socket.close(4000 + ERRORS.get(error.code, 409))

    async def _serve_next(self) -> None:
        """Answers the next message."""
        request: str | None = None
        await asyncio.sleep(0)  # a client that sends much at once does not hold up the others
        try:
            message = await _receive(self._socket)
            if (
                self.connection.is_closing
            ):  # the last message is on its way: nothing counts any more
                return
            request = getattr(message, "client_move_id", None)
            await asyncio.sleep(self._messages.spend(1))
            if not self._bucket.take(self._cost(message)):
                self._over_limit += 1
                if self._over_limit > MOST_REFUSED:
                    self.connection.close("flood")
                raise ApiError("rate/too_many")
            await self._dispatch(message)
        except ApiError as error:
            self.refuse(error, request)
        except StorageUnavailable as failure:  # in a check before the room stores anything
            self.refuse(unavailable(failure), request)

    def _cost(self, message: ClientMessage) -> float:
        """Returns how many messages this one counts as, because its effect is sent to all viewers."""
        if not isinstance(message, TableRequest):
            return 1.0
        return 1.0 + len(self.room.connections) / WATCHERS_PER_MESSAGE

    def refuse(self, error: ApiError, request: str | None) -> None:
        """Sends the error of a refused message."""
        self._count(error)
        seq = self.room.table.shown_seq(self.connection.viewer.seats)
        self.connection.send(
            ErrorMessage(code=error.code, rule=error.rule, client_move_id=request, seq=seq)
        )

    def cancel_hint(self) -> None:
        """Drop the hints that this socket waits for."""
        if self.hint:
            self.hint.cancel()

    def _count(self, error: ApiError) -> None:
        self.services.metrics.refusals.labels(error.code).inc()

    async def _dispatch(self, message: ClientMessage) -> None:
        """Passes a message on: a query to its handler, a request to the room."""
        query = QUERIES.get(type(message))
        if query:
            await query(self, message)
            return
        assert isinstance(message, TableRequest)
        if message.creates_rows:
            address = self._socket.client.host if self._socket.client else ""
            seats = {seat.seat: seat.guest_id for seat in self.room.seats}
            await self.services.rows.take(address, seats.get(self._seat(message)), tables=1)
        await self.services.moderation.check(self.room, self._seat(message), message)
        began = time.perf_counter()
        await self.room.submit(self._seat(message), message, self.connection)
        metrics = self.services.metrics
        metrics.command_s.observe(time.perf_counter() - began)
        metrics.commands.labels(str(message.__struct_config__.tag)).inc()

    def _seat(self, request: TableRequest) -> int:
        """Returns the seat that makes the request: at a hot-seat table the one that is shown."""
        viewer = self.connection.viewer
        if not viewer.seats:
            raise ApiError("seat/not_yours")
        if len(viewer.seats) == 1:
            return viewer.seats[0]
        if viewer.look is not None:
            return viewer.look
        if isinstance(request, Move):
            raise ApiError("move/not_your_turn")
        return self.room.table.to_move or 0


async def _receive(socket: WebSocket) -> ClientMessage:
    """Returns the next message. Raises ``message/malformed`` and :class:`WebSocketDisconnect`."""
    received = await socket.receive()
    if received["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(received.get("code", 1005))
    text = received.get("text")
    if text is None:
        raise ApiError("message/malformed")
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise ApiError("message/malformed") from None


async def _write(socket: WebSocket, connection: Connection) -> None:
    """Sends the queued messages in order, until the connection is to be closed."""
    try:
        while batch := await connection.next_batch():
            for text in batch:
                await socket.send_text(text)
        await socket.close(1001)
    except (WebSocketDisconnect, RuntimeError):
        return  # the client is gone; the reading side ends the session
