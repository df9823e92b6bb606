"""What every request passes before anything else: an id, a known host, an allowed origin, a limit.

Plain ASGI, around the whole application. Answers carry the security headers, the log and the
metrics are written here.
"""

import logging
import re
import secrets
import time
from typing import Final

import msgspec
from starlette.applications import Starlette
from starlette.types import Message, Receive, Scope, Send

from mandala.server.messages.http import Problem
from mandala.server.metrics import Metrics
from mandala.server.refusal import Refused
from mandala.server.services import Services
from mandala.server.settings import Settings
from mandala.server.web.limits import REQUESTS, SOCKETS, AddressLimits

logger = logging.getLogger(__name__)

SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
_REQUEST_ID: Final = re.compile(r"[0-9A-Za-z-]{8,64}")


def security_headers(settings: Settings) -> list[tuple[bytes, bytes]]:
    """For every answer: nothing from elsewhere, nothing inline, no frames, no sniffing."""
    socket = "ws" + settings.base_url.removeprefix("http")
    policy = (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
        f" font-src 'self'; connect-src 'self' {socket}; manifest-src 'self';"
        " base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )
    headers = {
        "content-security-policy": policy,
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "camera=(), microphone=(), geolocation=()",
    }
    if settings.secure:
        headers["strict-transport-security"] = "max-age=31536000"
    return [(name.encode(), value.encode()) for name, value in headers.items()]


class Gate:
    """The outermost layer of the application."""

    def __init__(self, app: Starlette, settings: Settings, metrics: Metrics) -> None:
        self._app = app
        self._settings = settings
        self._metrics = metrics
        self._headers = security_headers(settings)
        self._requests = AddressLimits(REQUESTS.times(settings.limits))
        self._sockets = AddressLimits(SOCKETS.times(settings.limits))

    @property
    def services(self) -> Services | None:
        """The running parts; None before the start and after the end."""
        return getattr(self._app.state, "services", None)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        given = headers.get(b"x-request-id", "")
        request_id = given if _REQUEST_ID.fullmatch(given) else secrets.token_hex(8)
        scope.setdefault("state", {})["request_id"] = request_id
        began = time.perf_counter()
        status = 0

        async def observed(message: Message) -> None:
            nonlocal status
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                status = message["status"]
                message["headers"] = [
                    *message.get("headers", []),
                    *self._headers,
                    (b"x-request-id", request_id.encode()),
                ]
            await send(message)

        refusal = self._refusal(scope, headers)
        try:
            if refusal:
                self._metrics.refusals.labels(refusal.code).inc()
                await refuse(scope, observed, refusal, request_id)
            else:
                await self._app(scope, receive, observed)
        except Exception:
            logger.exception("failed", extra={"request_id": request_id, "path": _route(scope)})
            if status == 0 and scope["type"] == "http":
                await refuse(scope, observed, Refused("server/failed"), request_id)
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

    def _refusal(self, scope: Scope, headers: dict[bytes, str]) -> Refused | None:
        is_socket = scope["type"] == "websocket"
        known = headers.get(b"host", "").lower() in self._settings.hosts
        if not known and not self._is_for_any_host(scope["path"]):
            return Refused("host/unknown")
        # Browsers name the page that asks; programs do not, and have no cookie to abuse.
        origin = headers.get(b"origin")
        changes = is_socket or scope["method"] not in SAFE_METHODS
        if changes and origin is not None and origin.lower() not in self._settings.origins:
            return Refused("origin/foreign")
        if changes and headers.get(b"sec-fetch-site", "none") not in ("same-origin", "none"):
            return Refused("origin/foreign")
        address = scope["client"][0] if scope.get("client") else ""
        limits = self._sockets if is_socket else self._requests
        return None if limits.take(address) else Refused("rate/too_many")

    def _is_for_any_host(self, path: str) -> bool:
        """Load balancers and monitors ask at whatever address the machine has."""
        return path == "/healthz" or (path == "/metrics" and self._settings.metrics == "open")


async def refuse(scope: Scope, send: Send, refusal: Refused, request_id: str) -> None:
    """Answer a request with a problem; a socket is refused before it is opened."""
    body = msgspec.json.encode(Problem(code=refusal.code, rule=refusal.rule, request_id=request_id))
    kind = "http" if scope["type"] == "http" else "websocket.http"
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
    ]
    if refusal.status == 429:
        headers.append((b"retry-after", b"5"))
    await send({"type": f"{kind}.response.start", "status": refusal.status, "headers": headers})
    await send({"type": f"{kind}.response.body", "body": body})


def _route(scope: Scope) -> str:
    """The path for the log, its ids replaced: an address alone can open a listed table."""
    path: str = scope["path"]
    return re.sub(r"/(tables|t)/[^/]+", r"/\1/{id}", path)[:80]
