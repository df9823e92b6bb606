"""For those who run the server: is it well, what does it do, what does it understand."""

import ipaddress

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from mandala.server.refusal import Refused, unavailable
from mandala.server.services import Services
from mandala.server.storage.interface import StorageUnavailable
from mandala.server.web.endpoints import Refusal


def health_routes() -> list[Route]:
    return [
        Route("/healthz", _healthz),
        Route("/metrics", _metrics),
        Route("/api/v1/openapi.json", _openapi),
        Route("/api/v1/messages.json", _messages),
    ]


async def _healthz(request: Request) -> Response:
    """200 if the storage answers, else 503; a load balancer needs no more."""
    services: Services = request.app.state.services
    try:
        await services.storage.check()
    except StorageUnavailable as failure:
        return Refusal(unavailable(failure), request)
    return Response('{"status":"ok"}', media_type="application/json")


async def _metrics(request: Request) -> Response:
    services: Services = request.app.state.services
    if not _may_read(services, request.client.host if request.client else ""):
        return Refusal(Refused("address/unknown"), request)
    metrics = services.metrics
    try:
        for status, count in (await services.storage.count_tables()).items():
            metrics.tables.labels(status).set(count)
    except StorageUnavailable as failure:
        return Refusal(unavailable(failure), request)
    metrics.rooms.set(len(services.tables.rooms))
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


async def _openapi(_request: Request) -> Response:
    from mandala.server.describe.schemas import openapi  # rarely asked for

    return Response(msgspec.json.encode(openapi()), media_type="application/json")


async def _messages(_request: Request) -> Response:
    from mandala.server.describe.schemas import message_schema

    return Response(msgspec.json.encode(message_schema()), media_type="application/json")
