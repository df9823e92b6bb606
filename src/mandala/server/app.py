"""The application: routes, middleware and the parts behind them, wired together."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import WebSocketRoute

from mandala.records.fair_deal import fair_dealer
from mandala.server.actions.add_nonce import NONCE_WITHIN_S
from mandala.server.ai.bot_seats import BotSeats
from mandala.server.ai.hints import HintService
from mandala.server.ai.pool import WARMED_UP, WorkerPool
from mandala.server.api.bans import BannedAddresses
from mandala.server.api.guest_cookies import GuestCookies
from mandala.server.api.middleware import (
    HostAndOrigin,
    RateLimit,
    RequestLog,
    SecurityHeaders,
)
from mandala.server.api.pages import page_routes
from mandala.server.api.problem import problem
from mandala.server.api.routes import OPERATIONS, ops
from mandala.server.api.row_budget import RowBudget
from mandala.server.api.static import file_routes
from mandala.server.config import Settings
from mandala.server.errors import ApiError
from mandala.server.health import Health
from mandala.server.metrics import Metrics
from mandala.server.network.local_network import LocalNetwork
from mandala.server.network.rate_limits import AddressLimits
from mandala.server.pictures import Pictures
from mandala.server.rooms.access import Access
from mandala.server.rooms.cleanup import keep_clean, keep_few
from mandala.server.rooms.deal_timer import DealTimer
from mandala.server.rooms.guest_devices import GuestDevices
from mandala.server.rooms.lobby import Lobby
from mandala.server.rooms.manager import RoomManager
from mandala.server.rooms.moderation import PlayerModeration
from mandala.server.rooms.presence import PresenceBoard
from mandala.server.rooms.revocations import Revocations
from mandala.server.rooms.sync import RoomSync
from mandala.server.server_clock import ServerClock
from mandala.server.services import Services
from mandala.server.state.table import DealerFor
from mandala.server.storage.open import open_storage
from mandala.server.ws.session import SOCKET_PATH, TableSocket

logger = logging.getLogger(__name__)

BETWEEN_FAILURES_S: Final = 5.0


@dataclass(frozen=True)
class Overrides:
    """The parts that tests may replace: the clock, the dealer, the players that are warmed up,
    the time for the players' nonces.

    ``now``: the time of the tables, in place of the clock's.
    """

    clock: Callable[[], ServerClock] = ServerClock
    now: Callable[[], int] | None = None
    dealer_for: DealerFor = fair_dealer
    ready_players: tuple[str, ...] = WARMED_UP
    nonce_within_s: float = NONCE_WITHIN_S


async def restart_on_failure(run: Callable[[], Awaitable[None]]) -> None:
    """Runs a background task to its end; starts it again after a failure."""
    while True:
        try:
            await run()
            return
        except Exception:
            logger.exception("chore_failed")
        await asyncio.sleep(BETWEEN_FAILURES_S)


@contextlib.asynccontextmanager
async def running_services(
    settings: Settings, metrics: Metrics, overrides: Overrides
) -> AsyncIterator[Services]:
    """Starts storage, tables and AI in this order, and stops them in the reverse order."""
    storage = await open_storage(settings.database_url)
    async with contextlib.AsyncExitStack() as stack:
        stack.push_async_callback(storage.close)
        clock = overrides.clock()
        clock.start(await storage.heartbeat(), await storage.newest_event_at())
        rooms = RoomManager(
            storage, clock=clock, now=overrides.now, dealer_for=overrides.dealer_for
        )
        await rooms.control.refresh()
        deal_timer = DealTimer(rooms, overrides.nonce_within_s)
        access = Access(storage)
        moderation = PlayerModeration(rooms, access)
        pool = WorkerPool(settings.ai_workers, metrics, overrides.ready_players)
        services = Services(
            settings=settings,
            metrics=metrics,
            storage=storage,
            rooms=rooms,
            access=access,
            lobby=Lobby(rooms, access, moderation),
            moderation=moderation,
            presence=PresenceBoard(rooms),
            health=Health(storage, clock, metrics),
            ai=BotSeats(rooms, pool, metrics),
            hints=HintService(pool, rooms),
            guests=GuestCookies(await storage.secret("guest-cookies"), settings.secure),
            devices=GuestDevices(storage, rooms.now),
            revocations=Revocations(rooms, access),
            rows=RowBudget(storage, settings.limits, settings.most_tables),
            local_network=LocalNetwork(settings),
            pictures=Pictures(),
        )
        await pool.start()
        stack.push_async_callback(pool.stop)
        stack.push_async_callback(services.ai.stop)
        stack.push_async_callback(deal_timer.stop)
        stack.push_async_callback(services.revocations.stop)
        sync = RoomSync(rooms)
        async with asyncio.TaskGroup() as group:
            tasks = [
                group.create_task(restart_on_failure(run))
                for run in (
                    lambda: sync.follow(storage.changes()),
                    lambda: keep_clean(rooms, metrics),
                    lambda: keep_few(rooms),
                    services.health.beat,
                    services.presence.keep_fresh,
                )
            ]
            try:
                yield services
            finally:
                for task in tasks:
                    task.cancel()


def create_app(settings: Settings, overrides: Overrides | None = None) -> Starlette:
    """Returns the server as an ASGI application; ``app.state.services`` are its running parts."""
    metrics = Metrics()

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with running_services(settings, metrics, overrides or Overrides()) as services:
            app.state.services = services
            yield

    rates = {operation.rate for operation in OPERATIONS if operation.rate}
    limits = {rate: AddressLimits(rate.times(settings.limits)) for rate in rates}
    app = Starlette(
        routes=[
            WebSocketRoute(SOCKET_PATH, TableSocket(settings.limits)),
            *(operation.route(limits) for operation in OPERATIONS),
            *ops.ROUTES,
            *page_routes(),
            *file_routes(),
        ],
        middleware=[
            Middleware(SecurityHeaders, settings),
            Middleware(RequestLog, metrics),
            Middleware(HostAndOrigin, settings),
            Middleware(BannedAddresses),
            Middleware(RateLimit, settings.limits),
        ],
        exception_handlers={404: _unknown_address, 405: _wrong_method},
        lifespan=lifespan,
    )
    app.state.metrics = metrics
    return app


async def _unknown_address(request: Request, _error: Exception) -> Response:
    return problem(request.scope, ApiError("address/unknown"))


async def _wrong_method(request: Request, _error: Exception) -> Response:
    return problem(request.scope, ApiError("method/not_allowed"))
