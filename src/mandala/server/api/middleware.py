"""Four ASGI middlewares, which every request passes before its route.

Their order in ``app.py``: security headers, request log, host and origin check, rate limit.
"""

import logging
import re
import secrets
import time
from collections.abc import Mapping
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from mandala.server.api.problem import problem
from mandala.server.config import Settings
from mandala.server.errors import ApiError
from mandala.server.metrics import Metrics
from mandala.server.network.local_network import LocalNetwork
from mandala.server.network.rate_limits import REQUESTS, SOCKETS, AddressLimits
from mandala.server.services import Services

logger = logging.getLogger(__name__)

SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
HEALTH_PATHS: Final = ("/healthz", "/livez", "/readyz")
_REQUEST_ID: Final = re.compile(r"[0-9A-Za-z-]{8,64}")
_RESPONSE_START: Final = ("http.response.start", "websocket.http.response.start")


def security_headers(settings: Settings, url: str | None = None) -> dict[str, str]:
    """Returns the headers of every response: no foreign or inline content, no frames, no sniffing.

    ``url``: the address of the page, if it is not the server's usual one.
    """
    socket = "ws" + (url or settings.base_url).removeprefix("http")
    headers = {
        "content-security-policy": (
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
            f" font-src 'self'; connect-src 'self' {socket}; manifest-src 'self'; worker-src 'self';"
            " base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        ),
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "camera=(), microphone=(), geolocation=()",
    }
    if settings.secure:
        headers["strict-transport-security"] = "max-age=31536000"
    return headers


class SecurityHeaders:
    """Adds the same headers to every response, with the address that the page was opened at."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings
        self._headers = security_headers(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] in _RESPONSE_START:
                MutableHeaders(scope=message).update(self._headers_for(scope))
            await send(message)

        await self._app(scope, receive, with_headers)

    def _headers_for(self, scope: Scope) -> Mapping[str, str]:
        network = _local_network(scope)
        url = network.url_of_host(Headers(scope=scope).get("host", "")) if network else None
        if url:
            return security_headers(self._settings, url)
        return self._headers


def _local_network(scope: Scope) -> LocalNetwork | None:
    """Returns the way in from the local network; None before the server has started."""
    services: Services | None = getattr(scope["app"].state, "services", None)
    return services.local_network if services else None


class RequestLog:
    """Gives each request an id, logs and counts it, and answers an unexpected failure."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        given = Headers(scope=scope).get("x-request-id", "")
        request_id = given if _REQUEST_ID.fullmatch(given) else secrets.token_hex(8)
        scope.setdefault("state", {})["request_id"] = request_id
        began = time.perf_counter()
        status = 0

        async def observed(message: Message) -> None:
            nonlocal status
            if message["type"] in _RESPONSE_START:
                status = message["status"]
                MutableHeaders(scope=message)["x-request-id"] = request_id
            await send(message)

        try:
            await self._app(scope, receive, observed)
        except Exception:
            logger.exception("failed", extra={"request_id": request_id, "path": _route(scope)})
            if status == 0 and scope["type"] == "http":
                await problem(scope, ApiError("server/failed"))(scope, receive, observed)
        if scope["type"] == "http":
            seconds = time.perf_counter() - began
            self._metrics.requests.labels(str(status)).inc()
            self._metrics.request_s.observe(seconds)
            logger.info(
                "request",
                extra={
                    "request_id": request_id,
                    "method": scope["method"],
                    "path": _route(scope),
                    "status": status,
                    "ms": round(seconds * 1000, 1),
                },
            )


class HostAndOrigin:
    """Refuses requests to a foreign host name, and changes that a foreign page asks for."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        code = None if scope["type"] == "lifespan" else self._why_not(scope, Headers(scope=scope))
        app = problem(scope, ApiError(code)) if code else self._app
        await app(scope, receive, send)

    def _why_not(self, scope: Scope, headers: Headers) -> str | None:
        network = _local_network(scope)
        host = headers.get("host", "").lower()
        known = host in self._settings.hosts or (network and network.url_of_host(host))
        if not known and not self._is_for_any_host(scope["path"]):
            return "host/unknown"
        if scope["type"] == "http" and scope["method"] in SAFE_METHODS:
            return None
        # Browsers name the page that asks; programs do not, and have no cookie to abuse.
        origin = headers.get("origin")
        opened = network.urls if network else ()
        if origin is not None and origin.lower() not in (*self._settings.origins, *opened):
            return "origin/foreign"
        if headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
            return "origin/foreign"
        return None

    def _is_for_any_host(self, path: str) -> bool:
        """Returns whether load balancers and monitors may ask by any name of the machine."""
        return path in HEALTH_PATHS or (path == "/metrics" and self._settings.metrics == "open")


class RateLimit:
    """Limits the requests and the new sockets of each address."""

    def __init__(self, app: ASGIApp, limits: float) -> None:
        self._app = app
        self._limits = {
            "http": AddressLimits(REQUESTS.times(limits)),
            "websocket": AddressLimits(SOCKETS.times(limits)),
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        limit = self._limits.get(scope["type"])
        address = scope["client"][0] if scope.get("client") else ""
        app = self._app
        if limit and not limit.take(address):
            app = problem(scope, ApiError("rate/too_many"))
        await app(scope, receive, send)


def _route(scope: Scope) -> str:
    """Returns the path for the log without its ids: an id alone can open a listed table."""
    path: str = scope["path"]
    return re.sub(r"/(tables|t)/[^/]+", r"/\1/{id}", path)[:80]
