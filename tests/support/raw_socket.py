"""A bare WebSocket: sends any message, returns the messages as JSON."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from mandala.server.protocol.socket import PROTOCOL


class RawSocket:
    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.received: list[str] = []

    async def send(self, message: dict[str, Any] | str | bytes) -> None:
        await self.socket.send(json.dumps(message) if isinstance(message, dict) else message)

    async def receive(self, *types: str, seconds: float = 20) -> dict[str, Any]:
        """Returns the next message of one of these types. Raises :class:`TimeoutError`."""
        async with asyncio.timeout(seconds):
            while True:
                text = str(await self.socket.recv())
                self.received.append(text)
                message: dict[str, Any] = json.loads(text)
                if not types or message["type"] in types:
                    return message

    async def hello(self, **fields: Any) -> dict[str, Any]:
        await self.send({"type": "hello", "protocol": PROTOCOL, **fields})
        return await self.receive("snapshot", "error")

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Sends a request; returns the answer."""
        await self.send({"type": kind} | fields)
        return await self.receive("ack", "error")


@asynccontextmanager
async def raw_socket(url: str, table_id: str, **headers: str) -> AsyncIterator[RawSocket]:
    address = url.replace("http", "ws", 1) + f"/api/v1/tables/{table_id}/socket"
    async with connect(address, additional_headers=headers, compression=None) as socket:
        yield RawSocket(socket)
