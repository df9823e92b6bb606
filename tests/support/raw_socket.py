"""A socket with nothing in between: sends whatever it is told, shows whatever comes."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from websockets.asyncio.client import ClientConnection, connect


class RawSocket:
    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.received: list[str] = []

    async def send(self, message: dict[str, Any] | str | bytes) -> None:
        await self.socket.send(json.dumps(message) if isinstance(message, dict) else message)

    async def receive(self, *types: str) -> dict[str, Any]:
        """The next message of one of these types; others are passed over."""
        async with asyncio.timeout(20):
            while True:
                text = str(await self.socket.recv())
                self.received.append(text)
                message: dict[str, Any] = json.loads(text)
                if not types or message["type"] in types:
                    return message

    async def hello(self, **fields: Any) -> dict[str, Any]:
        await self.send({"type": "hello", "protocol": "mandala-table/1"} | fields)
        return await self.receive("snapshot", "error")

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a request and wait for its answer."""
        await self.send({"type": kind} | fields)
        return await self.receive("ack", "error")


@asynccontextmanager
async def raw_socket(url: str, table_id: str, **headers: str) -> AsyncIterator[RawSocket]:
    address = url.replace("http", "ws", 1) + f"/api/v1/tables/{table_id}/socket"
    async with connect(address, additional_headers=headers, compression=None) as socket:
        yield RawSocket(socket)
