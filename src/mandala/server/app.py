"""The application: everything wired together, as plain ASGI."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from mandala.server.ai.hints import HintDesk
from mandala.server.ai.pool import READY, Pool
from mandala.server.ai.seats import AiSeats
from mandala.server.live.cleanup import keep_clean
from mandala.server.live.following import Follower
from mandala.server.live.links import Links
from mandala.server.live.presence import PresenceBoard
from mandala.server.live.rematch import Rematches
from mandala.server.live.seating import Seating
from mandala.server.live.service import TableService, wall_clock
from mandala.server.metrics import Metrics
from mandala.server.refusal import Refused
from mandala.server.services import Services
from mandala.server.settings import Settings
from mandala.server.storage.interface import Storage
from mandala.server.storage.opening import open_storage
from mandala.server.tables.table import DealerFor, fair_dealer
from mandala.server.web.api import ENDPOINTS
from mandala.server.web.endpoints import Refusal, as_asgi
from mandala.server.web.gate import Gate
from mandala.server.web.guests import GuestCookies
from mandala.server.web.health import health_routes
from mandala.server.web.limits import RECORDS, TABLES, AddressLimits, Rate
from mandala.server.web.pages import page_routes
from mandala.server.web.socket import SOCKET_PATH, TableSocket

logger = logging.getLogger(__name__)

BETWEEN_FAILURES_S: Final = 5.0


@dataclass(frozen=True)
class Seams:
    """What tests may put in place of the real thing: the clock, the dealer, the players that are
    made ready beforehand."""

    now: Callable[[], int] = wall_clock
    dealer_for: DealerFor = fair_dealer
    ready_players: tuple[str, ...] = READY


async def persistently(chore: Callable[[], Awaitable[None]]) -> None:
    """Run ``chore`` to its end, again whenever it fails: one bad moment must not stop it for good."""
    while True:
        try:
            await chore()
            return
        except Exception:
            logger.exception("chore_failed")
        await asyncio.sleep(BETWEEN_FAILURES_S)


@contextlib.asynccontextmanager
async def running_services(
    settings: Settings, metrics: Metrics, seams: Seams
) -> AsyncIterator[Services]:
    """Storage, tables and AI, started in this order and stopped in the other."""
    storage: Storage = await open_storage(settings.database_url)
    try:
        tables = TableService(storage, now=seams.now, dealer_for=seams.dealer_for)
        links = Links(storage)
        seating = Seating(tables, links)
        pool = Pool(settings.ai_workers, metrics, seams.ready_players)
        services = Services(
            settings=settings,
            storage=storage,
            tables=tables,
            links=links,
            seating=seating,
            rematches=Rematches(tables, seating),
            ai=AiSeats(tables, pool, metrics),
            hints=HintDesk(pool),
            presence=PresenceBoard(tables),
            guests=GuestCookies(await storage.secret("guest-cookies"), settings.secure),
            metrics=metrics,
        )
        await pool.start()
        follower = Follower(tables)
        chores = [
            asyncio.create_task(persistently(chore))
            for chore in (
                lambda: follower.follow(storage.changes()),
                lambda: keep_clean(tables),
                services.presence.keep_fresh,
            )
        ]
        try:
            yield services
        finally:
            for chore in chores:
                chore.cancel()
            await asyncio.gather(*chores, return_exceptions=True)
            await services.ai.stop()
            await pool.stop()
    finally:
        await storage.close()


def create_app(settings: Settings, seams: Seams | None = None) -> Gate:
    """The whole server as an ASGI application; its services live as long as its lifespan."""
    metrics = Metrics()

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with running_services(settings, metrics, seams or Seams()) as services:
            app.state.services = services
            yield

    scarce = {rate: AddressLimits(rate.times(settings.limits)) for rate in (TABLES, RECORDS)}
    app = Starlette(
        routes=[
            WebSocketRoute(SOCKET_PATH, TableSocket(settings.limits)),
            *_api_routes(scarce),
            *health_routes(),
            *page_routes(),
        ],
        exception_handlers={404: _unknown_address, 405: _wrong_method, Exception: _failed},
        lifespan=lifespan,
    )
    return Gate(app, settings, metrics)


def _api_routes(scarce: dict[Rate, AddressLimits]) -> list[Route]:
    """One route per address, which knows its methods (HEAD comes with GET)."""
    return [
        Route(endpoint.path, as_asgi(endpoint, scarce), methods=[endpoint.method])
        for endpoint in ENDPOINTS
    ]


async def _unknown_address(request: Request, _error: Exception) -> Response:
    return Refusal(Refused("address/unknown"), request)


async def _wrong_method(request: Request, _error: Exception) -> Response:
    return Refusal(Refused("method/not_allowed"), request)


async def _failed(request: Request, _error: Exception) -> Response:
    """An error of ours: the gate logs it, the asker learns no more than that."""
    return Refusal(Refused("server/failed"), request)
