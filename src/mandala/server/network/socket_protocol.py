"""The WebSocket protocol of uvicorn, metered by bytes and frames."""

import asyncio
from typing import Any, Final

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request

from mandala.server.network.connections import OpenConnection
from mandala.server.network.guard import Guard
from mandala.server.network.protocol import MeteredReading, as_transport
from mandala.server.network.traffic import FRAME_COST, SLICE

CONNECTION: Final = "connection"
"""The key in the scope's state under which a route finds its :class:`OpenConnection`."""
MOST_FRAGMENTS: Final = 16  # fragments of one message


class GuardedSocketProtocol(MeteredReading, WebSocketsSansIOProtocol):
    """One WebSocket. Every frame counts against the limits, control frames too."""

    slice_size = SLICE

    def __init__(
        self,
        guard: Guard,
        entry: OpenConnection,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
    ) -> None:
        WebSocketsSansIOProtocol.__init__(self, config, server_state, app_state)
        self.guard = guard
        self.entry = entry
        self._unread = bytearray()
        self._frames = 0
        self._knows_client = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        WebSocketsSansIOProtocol.connection_made(self, as_transport(transport))
        self.limit_reads()
        self._peer = self.client[0] if self.client else ""
        self.meter = self.guard.traffic.socket(self._peer)

    def connection_lost(self, exc: Exception | None) -> None:
        self.forget()
        if self.entry:
            self.entry.leave()
        WebSocketsSansIOProtocol.connection_lost(self, exc)

    def handle_connect(self, event: Request) -> None:
        WebSocketsSansIOProtocol.handle_connect(self, event)
        if self.response.status_code == 101:  # the application has not begun yet
            self.scope["state"][CONNECTION] = self.entry

    def held(self) -> bool:
        return self.read_paused

    def feed(self, data: bytes) -> float:
        if not self._knows_client and self.handshake_complete and hasattr(self, "scope"):
            # By now the application has read which client a proxy speaks for.
            self._knows_client = True
            client = self.scope["client"]
            if client and client[0] != self._peer:
                self.meter.of_address = self.guard.traffic.of_client(client[0])
        self._frames = 0
        WebSocketsSansIOProtocol.data_received(self, data)
        return len(data) + FRAME_COST * self._frames

    async def send(self, message: Any) -> None:
        await WebSocketsSansIOProtocol.send(self, message)
        if message["type"] == "websocket.http.response.body" and self.close_sent:
            self.handshake_complete = True  # refused: else uvicorn logs an error of the application

    async def receive(self) -> Any:
        message = await WebSocketsSansIOProtocol.receive(self)
        self.hold_again()
        return message

    def handle_text(self, event: Frame) -> None:
        self._frames += 1
        WebSocketsSansIOProtocol.handle_text(self, event)

    def handle_bytes(self, event: Frame) -> None:
        self._frames += 1
        WebSocketsSansIOProtocol.handle_bytes(self, event)

    def handle_cont(self, event: Frame) -> None:
        self._frames += 1
        if (
            len(self.frames) >= MOST_FRAGMENTS
        ):  # empty fragments have no size, so their number is limited
            self.transport.abort()
            return
        WebSocketsSansIOProtocol.handle_cont(self, event)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:  # uvicorn would log the client's mistake as an error
                self.frames = []
                self.conn.send_close(CloseCode.INVALID_DATA)
                self.handle_parser_exception()
                return
        WebSocketsSansIOProtocol.send_receive_event_to_app(self)

    def handle_parser_exception(self) -> None:
        if self.conn.close_sent is None:  # broken before it was open: there is nothing to close
            self.transport.abort()
            return
        WebSocketsSansIOProtocol.handle_parser_exception(self)

    def handle_ping(self) -> None:
        self._frames += 1
        WebSocketsSansIOProtocol.handle_ping(self)

    def handle_pong(self, event: Frame) -> None:
        self._frames += 1
        WebSocketsSansIOProtocol.handle_pong(self, event)

    def pause_writing(self) -> None:
        WebSocketsSansIOProtocol.pause_writing(self)
        self.abort_if_stuck()

    def resume_writing(self) -> None:
        WebSocketsSansIOProtocol.resume_writing(self)
        self.not_stuck()
