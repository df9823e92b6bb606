"""The socket side: one line to a table that survives lost connections and loses no move."""

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Final, Self
from urllib.parse import quote, urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, WebSocketException

from mandala.client.refusing import refusal_text
from mandala.records.errors import MandalaError, system_reason
from mandala.server.messages import from_client as ask
from mandala.server.messages import from_server as say
from mandala.server.messages.values import Decision, Position, TableInfo

PROTOCOL: Final = "mandala-table/1"
FIRST_PAUSE_S: Final = 0.1
LONGEST_PAUSE_S: Final = 5.0
OPENING_S: Final = 30.0  # from the connection to the first sight of the table
RETRIED: Final = ("server/unavailable", "rate/too_many")  # refusals that pass

_decoder = msgspec.json.Decoder(say.FromServer)
_encoder = msgspec.json.Encoder()


class MoveRefused(MandalaError):
    """The table refused a request: ``code`` why, ``rule`` the clause if there is one."""

    def __init__(self, error: say.ErrorMessage) -> None:
        self.code = error.code
        self.rule = error.rule
        super().__init__("connect-table-refused", why=refusal_text(error.code, error.rule))


@dataclass(slots=True)
class Asked:
    """A request that is not acknowledged yet, and how long to wait before asking again."""

    data: bytes
    answer: asyncio.Future[say.Ack]
    pause: float = FIRST_PAUSE_S


class TableLine:
    """A table as one reader sees it, kept up to date; use as ``async with``, then iterate.

    ``table``, ``position`` and ``decision`` are the latest the server sent, ``seq`` their event.
    Iterating gives every message that changes them, in order. When the connection is lost it is
    made again, asking for what was missed; a request not yet acknowledged is sent again under the
    same id, so that it counts once.
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
        self._hello = ask.Hello(
            protocol=PROTOCOL,
            seat_token=seat_token,
            watch_token=watch_token,
            look=look,
            since=since,
        )
        self._socket: ClientConnection | None = None
        self._open: dict[str, Asked] = {}
        self._news: asyncio.Queue[say.FromServer | Exception] = asyncio.Queue()
        self._reading: asyncio.Task[None] | None = None
        self.seq = 0
        self.seats: tuple[int, ...] = ()
        self.table: TableInfo
        self.position: Position
        self.decision: Decision | None = None
        self.reconnects = 0

    async def __aenter__(self) -> Self:
        """Connect; raises :class:`MandalaError` if there is no such table, or no such server."""
        try:
            await self._connect()
        except (OSError, WebSocketException) as error:
            await self._hang_up()
            why = system_reason(error) if isinstance(error, OSError) else first_line(error)
            raise MandalaError("connect-no-line", url=self._url, why=why) from None
        except BaseException:
            await self._hang_up()
            raise
        self._reading = asyncio.create_task(self._read())
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._reading:
            self._reading.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._reading
        await self._hang_up()

    async def _hang_up(self) -> None:
        if self._socket:
            await self._socket.close()

    async def __aiter__(self) -> AsyncIterator[say.FromServer]:
        """Messages as they come; ends with an error if the table cannot be reached any more."""
        while True:
            message = await self._news.get()
            if isinstance(message, Exception):
                raise message
            yield message

    async def next(self) -> say.FromServer:
        """The next message."""
        message = await self._news.get()
        if isinstance(message, Exception):
            raise message
        return message

    async def move(self, move: str, *, seq: int | None = None) -> say.Ack:
        """Make a move and wait until it is stored. Raises :class:`MoveRefused`."""
        at = self.seq if seq is None else seq
        return await self.request(ask.Move(client_move_id=new_id(), seq=at, move=move))

    async def request(self, command: ask.Command) -> say.Ack:
        """Send any request and wait for its acknowledgement, over as many connections as it takes."""
        asked = Asked(_encoder.encode(command), asyncio.get_running_loop().create_future())
        self._open[command.client_move_id] = asked
        await self._send(asked.data)
        try:
            return await asked.answer
        finally:
            self._open.pop(command.client_move_id, None)

    async def send(self, message: ask.FromClient) -> None:
        """Send something that is not acknowledged (``look``, ``look_back``, ``ping``, ``resync``)."""
        await self._send(_encoder.encode(message))

    async def _send(self, data: bytes) -> None:
        if self._socket:
            with contextlib.suppress(ConnectionClosed):  # sent again after the next connection
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
            await self._greet(self._socket)
        for asked in list(self._open.values()):
            await self._send(asked.data)

    async def _greet(self, socket: ClientConnection) -> None:
        hello = msgspec.structs.replace(self._hello, since=self.seq or self._hello.since)
        await socket.send(_encoder.encode(hello).decode())
        while True:
            first = self._decoded(await socket.recv())
            if isinstance(first, say.ErrorMessage):
                raise MoveRefused(first)
            self._take(first)
            if isinstance(first, say.Snapshot):
                break

    def _decoded(self, text: str | bytes) -> say.FromServer:
        try:
            message: say.FromServer = _decoder.decode(text)
        except msgspec.DecodeError:
            raise MandalaError("connect-not-ours", url=self._url) from None
        return message

    async def _read(self) -> None:
        """Listen, over as many connections as it takes; whoever waits is told why that must end."""
        try:
            pause = FIRST_PAUSE_S
            while True:
                assert self._socket is not None
                with contextlib.suppress(ConnectionClosed):
                    async for text in self._socket:
                        pause = FIRST_PAUSE_S
                        self._take(self._decoded(text))
                pause = await self._reconnect(pause)
        except MandalaError as error:
            self._fail(error)

    async def _reconnect(self, pause: float) -> float:
        """Try until it succeeds, each time after a longer ``pause``: the last one is returned."""
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

    def _take(self, message: say.FromServer) -> None:
        match message:
            case say.Snapshot():
                self.seats = message.seats
                self._keep(message)
            case say.Update():
                self._keep(message)
            case say.Ack(client_move_id=request):
                if request in self._open and not self._open[request].answer.done():
                    self._open[request].answer.set_result(message)
            case say.ErrorMessage(client_move_id=request) if request in self._open:
                assert request is not None
                asked = self._open[request]
                if message.code in RETRIED:
                    asyncio.get_running_loop().call_later(asked.pause, self._again, request)
                    asked.pause = min(asked.pause * 2, LONGEST_PAUSE_S)
                elif not asked.answer.done():
                    asked.answer.set_exception(MoveRefused(message))
            case _:
                pass
        self._news.put_nowait(message)

    def _again(self, request: str) -> None:
        if request in self._open:
            task = asyncio.ensure_future(self._send(self._open[request].data))
            task.add_done_callback(lambda done: done.exception())

    def _keep(self, message: say.Snapshot | say.Update) -> None:
        self.seq = message.seq
        self.table = message.table
        self.position = message.position
        self.decision = message.decision

    def _fail(self, error: Exception) -> None:
        for asked in self._open.values():
            if not asked.answer.done():
                asked.answer.set_exception(error)
        self._news.put_nowait(error)


def first_line(error: Exception) -> str:
    return (str(error).splitlines() or [type(error).__name__])[0]


def new_id() -> str:
    """An id for one intention."""
    return secrets.token_urlsafe(12)
