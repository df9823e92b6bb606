"""For clients and for those who run the server: constants, readiness, health, metrics, schemas."""

import functools
import ipaddress
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from mandala import __version__
from mandala.players.levels import LEVELS, level_name
from mandala.records.illegal import REASONS
from mandala.rules.colours import LETTERS
from mandala.rules.game_end import RIVER_PLACES
from mandala.rules.moves import HAND_LIMIT
from mandala.server.actions import ERRORS
from mandala.server.actions.greet import GREETINGS
from mandala.server.api.problem import problem
from mandala.server.api.routing import Call, operation
from mandala.server.errors import ApiError, unavailable
from mandala.server.protocol import http
from mandala.server.protocol.socket import PROTOCOL
from mandala.server.rooms.cleanup import KEEP_DAYS, SILENT_DAYS, WAITING_DAYS
from mandala.server.services import Services
from mandala.server.state.clock import AWAY_DAYS
from mandala.server.storage.base import StorageUnavailable


@operation("GET", "/api/v1/rules")
async def rules_for_clients(_call: Call) -> http.RulesInfo:
    """Constants and keys for clients. A client needs no copy of them."""
    rule_codes = {reason.code: reason.rule for reason in REASONS.values()}
    return http.RulesInfo(
        protocol=PROTOCOL,
        version=__version__,
        colours=LETTERS,
        hand_limit=HAND_LIMIT,
        river_places=RIVER_PLACES,
        greetings=GREETINGS,
        levels=tuple(http.LevelInfo(level=level, player=level_name(level)) for level in LEVELS),
        refusals=dict.fromkeys(ERRORS, "") | rule_codes,
        away_days=AWAY_DAYS,
        waiting_days=WAITING_DAYS,
        silent_days=SILENT_DAYS,
        keep_days=KEEP_DAYS,
    )


@operation("GET", "/api/v1/ai")
async def ai_readiness(call: Call) -> http.AiReadiness:
    """Whether the AI is ready to move, and how many jobs come before this guest's analysis."""
    return call.services.ai.readiness(call.asker)


@operation("GET", "/api/v1/notice")
async def server_notice(call: Call) -> http.Notice:
    """The host's message and the modes that players should know."""
    control = call.services.rooms.control
    return http.Notice(motd=control.motd, read_only=control.read_only, draining=control.draining)


@operation("GET", "/healthz", may_fail=True)
async def health(call: Call) -> http.HealthReport:
    """Whether a write was on the disk within the last seconds; 503 if not. For monitoring."""
    report = await call.services.health.report()
    call.failing = report.status != "ok"
    return report


@operation("GET", "/readyz", may_fail=True)
async def readiness(call: Call) -> http.HealthReport:
    """As /healthz, but also 503 while the server stops. For load balancers."""
    report = await call.services.health.report()
    call.failing = report.status != "ok" or call.services.health.draining
    return report


@operation("GET", "/livez")
async def liveness(_call: Call) -> http.Liveness:
    """Whether the process answers at all. Process managers use it to restart the server. It does not ask the database."""
    return http.Liveness()


OPERATIONS: Final = (rules_for_clients, ai_readiness, server_notice, health, readiness, liveness)


async def _metrics(request: Request) -> Response:
    services: Services = request.app.state.services
    if not _may_read(services, request.client.host if request.client else ""):
        return problem(request.scope, ApiError("address/unknown"))
    metrics = services.metrics
    try:
        for status, count in (await services.storage.count_tables()).items():
            metrics.tables.labels(status).set(count)
    except StorageUnavailable as failure:
        unavailable(failure)  # the response has all other metrics
    await services.health.report()  # proves by a write what the metrics then say
    metrics.rooms.set(len(services.rooms.by_id))
    return Response(metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


def _may_read(services: Services, address: str) -> bool:
    match services.settings.metrics:
        case "open":
            return True
        case "off":
            return False
        case "local":
            try:
                return ipaddress.ip_address(address).is_loopback
            except ValueError:
                return False


async def _schema(request: Request) -> Response:
    text = _schema_text(request.url.path.endswith("openapi.json"))
    return Response(text, media_type="application/json")


@functools.cache  # building it takes as long as answering many moves
def _schema_text(of_http: bool) -> bytes:
    from mandala.server.codegen.openapi import (
        message_schema,
        openapi,
    )  # late, because few servers are asked for it

    return msgspec.json.encode(openapi() if of_http else message_schema())


ROUTES: Final = (
    Route("/metrics", _metrics),
    Route("/api/v1/openapi.json", _schema),
    Route("/api/v1/messages.json", _schema),
)
