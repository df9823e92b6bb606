"""The HTTP protocol of uvicorn with time-outs, metering and places for connections."""

import asyncio
import socket
from typing import Any, Final

import uvicorn
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from mandala.server.network.guard import Guard
from mandala.server.network.protocol import MeteredReading, as_transport
from mandala.server.network.socket_protocol import GuardedSocketProtocol
from mandala.server.network.traffic import REQUEST_COST

HEADERS_WITHIN_S: Final = (
    10.0  # time from the connection, or from the first byte of a later request
)
BODY_WITHIN_S: Final = 30.0  # time from the end of the headers


class NotifyingFlow(FlowControl):
    """Tells its protocol when reading may go on."""

    def __init__(self, transport: asyncio.Transport, protocol: "GuardedHttpProtocol") -> None:
        super().__init__(transport)
        self._protocol = protocol

    def resume_reading(self) -> None:
        super().resume_reading()
        self._protocol.hold_again()


class GuardedHttpProtocol(MeteredReading, H11Protocol):
    """One HTTP connection. It is closed if it is idle and places are needed, or if it is too slow."""

    slice_size = 2048

    def __init__(self, guard: Guard, *args: Any, **named: Any) -> None:
        H11Protocol.__init__(self, *args, **named)
        self.guard = guard
        # uvicorn only calls it, with the arguments of a class of this kind.
        self.ws_protocol_class = self._socket_protocol  # type: ignore[assignment]
        self._unread = bytearray()
        self._deadline: asyncio.TimerHandle | None = None
        self._stage = ""
        self._socket: GuardedSocketProtocol | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        H11Protocol.connection_made(self, as_transport(transport))
        self.limit_reads()
        raw = self.transport.get_extra_info("socket")
        if raw is not None and raw.family in (socket.AF_INET, socket.AF_INET6):
            # asyncio sets it only for sockets that name their protocol. Without it the second
            # part of a small answer waits for the client's acknowledgement of the first.
            raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.flow = NotifyingFlow(self.transport, self)
        address = self.client[0] if self.client else ""
        self.meter = self.guard.traffic.http(address)
        self.entry = self.guard.places.enter(address, self.transport.abort)
        if self.entry is None:
            self.transport.abort()
            return
        self._enter_stage("headers", HEADERS_WITHIN_S)

    def connection_lost(self, exc: Exception | None) -> None:
        self.forget()
        self._enter_stage("")
        if self.entry:
            self.entry.leave()
        H11Protocol.connection_lost(self, exc)

    def held(self) -> bool:
        return self.flow.read_paused

    def feed(self, data: bytes) -> float:
        before = self.cycle
        H11Protocol.data_received(self, data)
        if self._socket:
            return REQUEST_COST
        self._look()
        return len(data) + (REQUEST_COST if self.cycle is not before else 0)

    def on_response_complete(self) -> None:
        H11Protocol.on_response_complete(self)
        self._look()

    def pause_writing(self) -> None:
        H11Protocol.pause_writing(self)
        self.abort_if_stuck()

    def resume_writing(self) -> None:
        H11Protocol.resume_writing(self)
        self.not_stuck()

    def _look(self) -> None:
        """Sets the deadline of what the connection is doing now."""
        if self.entry is None or self.gone:
            return
        answering = self.cycle is not None and not self.cycle.response_complete
        self.entry.idle = not answering or self.cycle.more_body
        if answering:
            if self.cycle.more_body:
                self._enter_stage("body", BODY_WITHIN_S)
            else:
                self._enter_stage("answer")
        elif self.timeout_keep_alive_task is None:
            self._enter_stage("headers", HEADERS_WITHIN_S)
        else:  # between two requests uvicorn's own, shorter time runs
            self._enter_stage("between")

    def _enter_stage(self, stage: str, seconds: float = 0.0) -> None:
        if stage == self._stage:
            return
        self._stage = stage
        if self._deadline:
            self._deadline.cancel()
            self._deadline = None
        if seconds:
            self._deadline = self.loop.call_later(seconds, self.transport.abort)

    def _socket_protocol(
        self, config: uvicorn.Config, server_state: ServerState, app_state: dict[str, Any]
    ) -> GuardedSocketProtocol:
        """Returns the protocol that takes this connection over."""
        assert self.entry is not None
        self._socket = GuardedSocketProtocol(
            self.guard, self.entry, config, server_state, app_state
        )
        return self._socket

    def handle_websocket_upgrade(self, event: Any) -> None:
        H11Protocol.handle_websocket_upgrade(self, event)
        self._enter_stage("")
        # Frames may have come with the request. Some are in the parser, and uvicorn drops those; the
        # others have not reached it yet.
        rest = self.conn.trailing_data[0] + bytes(self._unread)
        self.forget()
        self.entry = None
        self.transport.resume_reading()
        if rest and self._socket:
            self._socket.data_received(rest)
