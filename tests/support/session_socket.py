"""A real session of the server on a socket without a network: messages in, all texts out."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

from mandala.server.services import Services
from mandala.server.ws.session import TableSocket


class SessionSocket:
    """The client's side of one session. ``received``: every text it was sent, in order."""

    def __init__(self, services: Services, table_id: str) -> None:
        self.received: list[str] = []
        self._incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._incoming.put_nowait({"type": "websocket.connect"})
        self._news = asyncio.Event()
        self._scope = {
            "type": "websocket",
            "path": f"/api/v1/tables/{table_id}/socket",
            "path_params": {"table_id": table_id},
            "headers": [],
            "app": SimpleNamespace(state=SimpleNamespace(services=services)),
        }

    async def run(self) -> None:
        """Serve the socket until :meth:`close`."""
        await TableSocket(1_000.0)(self._scope, self._incoming.get, self._take)

    async def _take(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.received.append(message["text"])
            self._news.set()

    async def send(self, message: dict[str, Any]) -> None:
        """Send a message and wait until everything it leads to has arrived."""
        await self._incoming.put({"type": "websocket.receive", "text": json.dumps(message)})
        await self.settle()

    async def settle(self) -> None:
        """Wait until all that was queued for this socket has arrived."""
        await self._incoming.put({"type": "websocket.receive", "text": '{"type":"ping"}'})
        pongs = self._pongs()
        async with asyncio.timeout(20):
            while self._pongs() == pongs:
                self._news.clear()
                await self._news.wait()

    def _pongs(self) -> int:
        return sum('"type":"pong"' in text for text in self.received)

    async def close(self) -> None:
        await self._incoming.put({"type": "websocket.disconnect", "code": 1000})

    def last(self, *types: str) -> dict[str, Any]:
        """Return the last message of one of these types."""
        messages = (json.loads(text) for text in reversed(self.received))
        return next(message for message in messages if message["type"] in types)


@asynccontextmanager
async def session_socket(
    services: Services, table_id: str, **hello: Any
) -> AsyncIterator[SessionSocket]:
    """Connect to a table and say hello."""
    socket = SessionSocket(services, table_id)
    task = asyncio.create_task(socket.run())
    await socket.send({"type": "hello", "protocol": "mandala-table/1"} | hello)
    try:
        yield socket
    finally:
        await socket.close()
        async with asyncio.timeout(20):
            await task
