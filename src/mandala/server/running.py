"""Runs the application: binds the address, serves, and stops without losing anything."""

import asyncio
import contextlib
import gc
import logging
import os
import socket
from collections.abc import Callable
from dataclasses import replace
from typing import Final

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from mandala.locales.saying import say
from mandala.records.errors import MandalaError, system_reason
from mandala.server.app import Seams, create_app
from mandala.server.settings import Settings
from mandala.server.storage.opening import open_storage
from mandala.server.web.gate import Gate

logger = logging.getLogger(__name__)

LARGEST_MESSAGE: Final = 4096  # bytes, from a client
STUCK_S: Final = 20.0  # how long a reader may take nothing while there is something to take
DRAIN_S: Final = 10  # for requests under way when the server is told to stop


class PatientProtocol(WebSocketsSansIOProtocol):
    """A socket that is cut when its reader does not read: closing politely would wait for them."""

    _cut: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self._cut = self.loop.call_later(STUCK_S, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._cut:
            self._cut.cancel()
            self._cut = None

    def connection_lost(self, exc: Exception | None) -> None:
        if self._cut:
            self._cut.cancel()
        super().connection_lost(exc)


class TableServer(uvicorn.Server):
    """Tells its readers before it goes, and says when it is there."""

    def __init__(self, config: uvicorn.Config, gate: Gate, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._gate = gate
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            collect_rarely()
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        services = self._gate.services
        if services:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(DRAIN_S):
                    await services.tables.say_goodbye()
            await asyncio.sleep(0.05)  # let the last words go out
        await super().shutdown(sockets)
        self._captured_signals.clear()  # it was told to stop and has: that is no failure


def collect_rarely() -> None:
    """Leave full garbage collections to the cleanup (see :mod:`mandala.server.live.cleanup`).

    They look at every table in memory, and everybody waits meanwhile: a tenth of a second with
    500 games. What the program itself holds is never garbage and is not looked at again.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 10, 1_000_000)  # a few milliseconds each; practically no full one


def bind(host: str, port: int) -> socket.socket:
    """A listening socket; port 0: any free one. One clear line if it cannot be had."""
    try:
        family = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM)[0][0]
        listener = socket.create_server((host, port), family=family, backlog=2048)
    except UnicodeError:  # what is no name of a machine: two dots in a row, a part too long
        why = say("serve-no-host")
        raise MandalaError("serve-cannot-listen", host=host, port=port, why=why) from None
    except OSError as error:
        unnamed = isinstance(error, socket.gaierror) or error.errno is None
        plain = error if unnamed else OSError(error.errno, os.strerror(error.errno or 0))
        why = system_reason(plain)
        raise MandalaError("serve-cannot-listen", host=host or "*", port=port, why=why) from None
    return listener


def make_server(
    settings: Settings,
    listener: socket.socket,
    *,
    ready: Callable[[Settings], None] = lambda _: None,
    seams: Seams | None = None,
) -> TableServer:
    """A server for an open ``listener``; its settings get the port that was bound."""
    bound = replace(settings, port=listener.getsockname()[1])
    gate = create_app(bound, seams)
    config = uvicorn.Config(
        gate,
        http="h11",
        ws=PatientProtocol,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=DRAIN_S,
        h11_max_incomplete_event_size=16_384,
    )
    return TableServer(config, gate, lambda: ready(bound))


async def _try_storage(url: str) -> None:
    """Open and migrate the database once beforehand, so that what is wrong is one clear line."""
    storage = await open_storage(url)
    await storage.close()


def run(settings: Settings, ready: Callable[[Settings], None]) -> None:
    """Serve until SIGINT or SIGTERM. ``ready`` is called once people can connect.

    Raises :class:`MandalaError` if the address or the database cannot be had.
    """
    asyncio.run(_try_storage(settings.database_url))
    listener = bind(settings.host, settings.port)
    server = make_server(settings, listener, ready=ready)
    try:
        server.run(sockets=[listener])
    finally:
        listener.close()
    if not server.started:
        raise MandalaError("serve-not-started")
