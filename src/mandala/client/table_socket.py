"""The WebSocket of a table: reconnects by itself and loses no request."""

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Coroutine
from dataclasses import dataclass
from typing import Any, Final, Self
from urllib.parse import quote, urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, WebSocketException

from mandala.client.errors import MoveRefused
from mandala.records.errors import MandalaError, system_reason
from mandala.records.fair_deal import NONCE_BYTES
from mandala.server.actions.add_nonce import AddNonce
from mandala.server.actions.base import Request
from mandala.server.actions.move import Move
from mandala.server.protocol.socket import (
    PROTOCOL,
    Ack,
    ErrorMessage,
    FromClient,
    FromServer,
    Hello,
    Snapshot,
    TableInfo,
    Update,
)
from mandala.server.protocol.types import Decision, Position

FIRST_PAUSE_S: Final = 0.1
LONGEST_PAUSE_S: Final = 5.0
OPENING_S: Final = 30.0  # longest time from the connection to the first snapshot
RETRIED: Final = (
    "server/unavailable",
    "rate/too_many",
)  # temporary errors: the request is sent again

_decoder: Final[msgspec.json.Decoder[FromServer]] = msgspec.json.Decoder(FromServer)
_encoder = msgspec.json.Encoder()


@dataclass(slots=True)
class PendingRequest:
    """A request that is not acknowledged yet; ``pause``: seconds before it is sent again."""

    data: bytes
    answer: asyncio.Future[Ack]
    pause: float = FIRST_PAUSE_S


class TableSocket:
    """A table as one viewer sees it, kept up to date. Use with ``async with``, then iterate.

    ``table``, ``position`` and ``decision`` are the latest that the server sent, ``seq`` is their
    event. Iteration yields every message in order. After a lost connection it connects again and
    asks for the steps that it missed. A request that is not acknowledged is sent again under the
    same id, so that it counts once. ``nonce`` is what it adds to the deal, by itself, once the server
    has sent the commitment: see ``docs/reference/fair-deal.md``.
    """

    def __init__(
        self,
        url: str,
        table_id: str,
        *,
        cookie: str | None = None,
        seat_token: str | None = None,
        watch_token: str | None = None,
        look: int | None = None,
        since: int | None = None,
    ) -> None:
        parts = urlsplit(url)
        scheme = "wss" if parts.scheme == "https" else "ws"
        self._url = url
        table = quote(table_id, safe="%")
        self._address = f"{scheme}://{parts.netloc}/api/v1/tables/{table}/socket"
        self._cookie = cookie
        self._hello = Hello(
            protocol=PROTOCOL,
            seat_token=seat_token,
            watch_token=watch_token,
            look=look,
            since=since,
        )
        self._socket: ClientConnection | None = None
        self._pending: dict[str, PendingRequest] = {}
        self._messages: asyncio.Queue[FromServer | Exception] = asyncio.Queue()
        self._reading: asyncio.Task[None] | None = None
        self.seq = 0
        self.seats: tuple[int, ...] = ()
        self.table: TableInfo
        self.position: Position
        self.decision: Decision | None = None
        self.reconnects = 0
        self.nonce = secrets.token_hex(NONCE_BYTES)

    async def __aenter__(self) -> Self:
        """Connects. Raises :class:`MandalaError` if the table or the server is not found."""
        try:
            await self._connect()
        except (OSError, WebSocketException) as error:
            await self._close()
            why = system_reason(error) if isinstance(error, OSError) else first_line(error)
            raise MandalaError("connect-no-line", url=self._url, why=why) from None
        except BaseException:
            await self._close()
            raise
        self._reading = asyncio.create_task(self._read())
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._reading:
            self._reading.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._reading
        await self._close()

    async def _close(self) -> None:
        if self._socket:
            await self._socket.close()

    async def __aiter__(self) -> AsyncIterator[FromServer]:
        """Yields messages as they come. Raises as :meth:`next` does."""
        while True:
            yield await self.next()

    async def next(self) -> FromServer:
        """Returns the next message. Raises :class:`MandalaError` if the table is lost for good."""
        message = await self._messages.get()
        if isinstance(message, Exception):
            raise message
        return message

    async def move(self, move: str, *, seq: int | None = None) -> Ack:
        """Makes a move; returns when it is stored. Raises :class:`MoveRefused`."""
        at = self.seq if seq is None else seq
        return await self.request(Move(client_move_id=new_id(), seq=at, move=move))

    async def request(self, command: Request) -> Ack:
        """Sends a request, again after each reconnect; returns its acknowledgement.

        Raises :class:`MoveRefused`, or :class:`MandalaError` if the table is lost for good.
        """
        future: asyncio.Future[Ack] = asyncio.get_running_loop().create_future()
        pending = PendingRequest(_encoder.encode(command), future)
        self._pending[command.client_move_id] = pending
        try:
            await self._send(pending.data)
            return await pending.answer
        finally:
            self._pending.pop(command.client_move_id, None)

    async def send(self, message: FromClient) -> None:
        """Sends a message that is not acknowledged (``look``, ``look_back``, ``ping``, ``resync``)."""
        await self._send(_encoder.encode(message))

    async def _send(self, data: bytes) -> None:
        if self._socket:
            with contextlib.suppress(
                ConnectionClosed
            ):  # it is sent again after the next connection
                await self._socket.send(data.decode())

    async def _connect(self) -> None:
        headers = {"Cookie": self._cookie} if self._cookie else {}
        self._socket = await connect(
            self._address,
            additional_headers=headers,
            compression=None,
            max_size=2**20,
            open_timeout=10,
        )
        async with asyncio.timeout(OPENING_S):
            await self._open(self._socket)
        for pending in list(self._pending.values()):
            await self._send(pending.data)

    async def _open(self, socket: ClientConnection) -> None:
        hello = msgspec.structs.replace(self._hello, since=self.seq or self._hello.since)
        await socket.send(_encoder.encode(hello).decode())
        while True:
            first = self._decode(await socket.recv())
            if isinstance(first, ErrorMessage):
                raise MoveRefused(first.code, first.rule)
            self._handle(first)
            if self._is_ready(first):
                break

    def _is_ready(self, message: FromServer) -> bool:
        """Returns whether the table is shown, with its cards if only this client's nonce was missing."""
        if not isinstance(message, Snapshot | Update):
            return False
        return message.table.kind == "online" or message.table.status != "waiting"

    def _decode(self, text: str | bytes) -> FromServer:
        try:
            return _decoder.decode(text)
        except msgspec.DecodeError:
            raise MandalaError("connect-not-ours", url=self._url) from None

    async def _read(self) -> None:
        """Receives messages and reconnects. An error that ends this is passed to all callers."""
        try:
            pause = FIRST_PAUSE_S
            while True:
                assert self._socket is not None
                with contextlib.suppress(ConnectionClosed):
                    async for text in self._socket:
                        pause = FIRST_PAUSE_S
                        self._handle(self._decode(text))
                pause = await self._reconnect(pause)
        except MandalaError as error:
            for pending in self._pending.values():
                if not pending.answer.done():
                    pending.answer.set_exception(error)
            self._messages.put_nowait(error)

    async def _reconnect(self, pause: float) -> float:
        """Connects again, after a longer pause each time; returns the last pause."""
        while True:
            await asyncio.sleep(pause)
            pause = min(pause * 2, LONGEST_PAUSE_S)
            try:
                await self._connect()
                self.reconnects += 1
                return pause
            except (OSError, InvalidHandshake, ConnectionClosed):
                continue
            except MoveRefused as error:
                if error.code not in RETRIED:
                    raise

    def _handle(self, message: FromServer) -> None:
        match message:
            case Snapshot():
                self.seats = message.seats
                self._update(message)
            case Update():
                self._update(message)
            case Ack(client_move_id=request):
                if request in self._pending and not self._pending[request].answer.done():
                    self._pending[request].answer.set_result(message)
            case ErrorMessage(client_move_id=request) if request in self._pending:
                assert request is not None
                pending = self._pending[request]
                if message.code in RETRIED:
                    asyncio.get_running_loop().call_later(pending.pause, self._resend, request)
                    pending.pause = min(pending.pause * 2, LONGEST_PAUSE_S)
                elif not pending.answer.done():
                    pending.answer.set_exception(MoveRefused(message.code, message.rule))
            case _:
                pass
        self._messages.put_nowait(message)

    def _resend(self, request: str) -> None:
        if request in self._pending:
            _in_background(self._send(self._pending[request].data))

    def _update(self, message: Snapshot | Update) -> None:
        self.seq = message.seq
        self.table = message.table
        self.position = message.position
        self.decision = message.decision
        if AddNonce.__struct_config__.tag in message.table.actions:
            request = AddNonce(client_move_id=f"nonce-{self.nonce[:16]}", nonce=self.nonce)
            _in_background(self._send(_encoder.encode(request)))


def _in_background(sending: Coroutine[Any, Any, None]) -> None:
    task = asyncio.ensure_future(sending)
    task.add_done_callback(lambda done: None if done.cancelled() else done.exception())


def first_line(error: Exception) -> str:
    return (str(error).splitlines() or [type(error).__name__])[0]


def new_id() -> str:
    """Returns a new id for a request."""
    return secrets.token_urlsafe(12)
