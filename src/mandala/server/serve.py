"""Runs the application: binds the address, serves, and stops gracefully."""

import asyncio
import contextlib
import functools
import gc
import logging
import os
import socket
import sys
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final, cast

import uvicorn
from starlette.applications import Starlette
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from mandala.locales.message import Text, message
from mandala.records.errors import MandalaError, system_reason
from mandala.server.app import Overrides, create_app
from mandala.server.config import Settings
from mandala.server.network.guard import Guard
from mandala.server.network.http_protocol import GuardedHttpProtocol
from mandala.server.network.listener import AT_ONCE, BACKLOG, GuardedListener
from mandala.server.services import Services
from mandala.server.storage.open import open_storage

logger = logging.getLogger(__name__)

LARGEST_MESSAGE: Final = 4096  # bytes, from a client
REPORT_TICKS: Final = 100  # ticks of uvicorn, a tenth of a second each
SWITCH_S: Final = 0.001  # how long another thread may keep the interpreter from the event loop
DRAIN_S: Final = 10  # time for open requests when the server stops


class TableServer(uvicorn.Server):
    """Calls ``ready`` when it serves, and closes all tables before it stops."""

    def __init__(
        self, config: uvicorn.Config, app: Starlette, guard: Guard, ready: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self.app = app
        self.guard = guard
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            services: Services = self.app.state.services
            services.local_network.listen = self._listen_at
            for listener in sockets or ():
                listener.listen(BACKLOG)  # uvicorn's number is also how many it accepts at once
            limit_garbage_collection()
            sys.setswitchinterval(SWITCH_S)
            self._ready()

    async def _listen_at(self, host: str, port: int) -> None:
        """Serves at one more address. Raises :class:`MandalaError` if it cannot be opened."""
        listener = bind(host, port)
        if isinstance(listener, GuardedListener):
            listener.places = self.guard.places
        loop, config = asyncio.get_running_loop(), self.config

        def protocol() -> asyncio.Protocol:  # as uvicorn makes it for its own listeners
            protocol_class: Any = config.http_protocol_class
            made: asyncio.Protocol = protocol_class(
                config=config, server_state=self.server_state, app_state=self.lifespan.state
            )
            return made

        server = await loop.create_server(protocol, sock=listener, backlog=config.backlog)
        listener.listen(BACKLOG)
        self.servers.append(server)

    async def on_tick(self, counter: int) -> bool:
        if counter % REPORT_TICKS == 0 and (refused := self.guard.places.take_refused()):
            logger.warning("connections_refused", extra={"count": refused})
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        services: Services | None = getattr(self.app.state, "services", None)
        if services:
            services.health.draining = True
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(DRAIN_S):
                    await services.rooms.close_all()
            await asyncio.sleep(0.05)  # let the last messages go out
        await super().shutdown(sockets)
        self._captured_signals.clear()  # a request to stop is not a failure


def limit_garbage_collection() -> None:
    """Leaves full garbage collections to the cleanup (see :mod:`mandala.server.rooms.cleanup`).

    A full one visits every table in memory and stops the server for a tenth of a second with 500
    games. The objects of the program itself are never garbage: they are frozen.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 10, 1_000_000)  # a few milliseconds each; practically no full one


def bind(host: str, port: int) -> socket.socket:
    """Returns a listening socket; port 0: any free one. Raises :class:`MandalaError`."""
    try:
        family = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM)[0][0]
        listener = socket.create_server((host, port), family=family, backlog=BACKLOG)
    except UnicodeError:  # no host name: two dots in a row, a part too long
        why: Text = message("serve-no-host")
        raise MandalaError("serve-cannot-listen", host=host, port=port, why=why) from None
    except OSError as error:
        unnamed = isinstance(error, socket.gaierror) or error.errno is None
        plain = error if unnamed else OSError(error.errno, os.strerror(error.errno or 0))
        why = system_reason(plain)
        raise MandalaError("serve-cannot-listen", host=host or "*", port=port, why=why) from None
    return GuardedListener.of(listener)


def make_server(
    settings: Settings,
    listener: socket.socket,
    *,
    ready: Callable[[Settings], None] = lambda _: None,
    overrides: Overrides | None = None,
) -> TableServer:
    """Returns a server for an open ``listener``; its settings get the port that was bound."""
    bound = replace(settings, port=listener.getsockname()[1])
    app = create_app(bound, overrides)
    guard = Guard(settings.limits, settings.trusted_proxies)
    if isinstance(listener, GuardedListener):
        listener.places = guard.places
    config = uvicorn.Config(
        app,
        http=cast("type[asyncio.Protocol]", functools.partial(GuardedHttpProtocol, guard)),
        ws=WebSocketsSansIOProtocol,
        backlog=AT_ONCE,
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
    return TableServer(config, app, guard, lambda: ready(bound))


async def _try_storage(url: str) -> None:
    """Opens and migrates the database once before the start, so that a failure is one line."""
    storage = await open_storage(url)
    await storage.close()


def run(settings: Settings, ready: Callable[[Settings], None]) -> None:
    """Serves until SIGINT or SIGTERM. ``ready`` is called when clients can connect.

    Raises :class:`MandalaError` if the address or the database cannot be opened.
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
