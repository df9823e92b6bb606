"""How an HTTP request becomes a call: one declaration per resource, checked and encoded alike.

The same declarations give the routes of the application and the OpenAPI document.
"""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from mandala.server.refusal import Refused, unavailable
from mandala.server.services import Services
from mandala.server.storage.interface import StorageUnavailable
from mandala.server.web.gate import refuse
from mandala.server.web.limits import AddressLimits, Rate

LARGEST_BODY: Final = 4096  # bytes
# How requests may be refused that name a table, and those that have a body.
TABLE_CODES: Final = ("table/unknown", "server/unavailable", "rate/too_many")
BODY_CODES: Final = ("message/malformed", "message/too_large", "origin/foreign")
_encoder = msgspec.json.Encoder()


@dataclass
class Call:
    """A request that came through the gate. ``guest_id``: who the cookie proves, or None.
    ``address``: where it came from."""

    services: Services
    address: str
    guest_id: str | None
    table_id: str
    body: Any
    cookie: str | None = None

    def guest(self) -> str:
        """The guest of this call; a new one gets a cookie with the answer."""
        if self.guest_id is None:
            self.guest_id = self.services.guests.new_guest()
        self.cookie = self.services.guests.header(self.guest_id)
        return self.guest_id


@dataclass(frozen=True)
class Endpoint:
    """One resource. ``body`` and ``answer`` are message types (None: none, and 204); ``largest``
    bounds the body in bytes; ``scarce`` is how often an address may ask, if less than for any."""

    method: Literal["GET", "POST", "DELETE"]
    path: str
    name: str
    about: str
    answer: Any
    handler: Callable[[Call], Awaitable[Any]]
    body: Any = None
    codes: tuple[str, ...] = ()
    status: int = 200
    scarce: Rate | None = None
    largest: int = LARGEST_BODY
    decoder: msgspec.json.Decoder[Any] | None = field(init=False, default=None)

    def __post_init__(self) -> None:
        if self.body is not None:
            object.__setattr__(self, "decoder", msgspec.json.Decoder(self.body))


def as_asgi(
    endpoint: Endpoint, limits: Mapping[Rate, AddressLimits]
) -> Callable[[Request], Awaitable[Response]]:
    """The Starlette handler of an endpoint; ``limits`` are those of each scarce kind."""

    async def handle(request: Request) -> Response:
        services: Services = request.app.state.services
        try:
            address = request.client.host if request.client else ""
            if endpoint.scarce and not limits[endpoint.scarce].take(address):
                raise Refused("rate/too_many")
            call = Call(
                services,
                address,
                services.guests.guest(request.headers.get("cookie")),
                request.path_params.get("table_id", ""),
                await _body(request, endpoint),
            )
            answer = await endpoint.handler(call)
        except Refused as refusal:
            return Refusal(refusal, request)
        except StorageUnavailable as failure:
            return Refusal(unavailable(failure), request)
        headers = {"cache-control": "no-store"}
        if call.cookie:
            headers["set-cookie"] = call.cookie
        content = b"" if answer is None else _encoder.encode(answer)
        return Response(content, endpoint.status, headers, "application/json")

    return handle


async def _body(request: Request, endpoint: Endpoint) -> Any:
    if endpoint.decoder is None:
        return None
    # Only this type: a form of a foreign page cannot send it without asking first.
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Refused("message/malformed")
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > endpoint.largest:
            raise Refused("message/too_large")
    try:
        return endpoint.decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise Refused("message/malformed") from None


class Refusal(Response):
    """The answer to a refused request: its code and status, as a problem."""

    def __init__(self, refusal: Refused, request: Request) -> None:
        super().__init__(status_code=refusal.status)
        self._refusal = refusal
        self._request_id: str = request.scope["state"]["request_id"]
        services: Services = request.app.state.services
        services.metrics.refusals.labels(refusal.code).inc()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:  # noqa: ARG002 - ASGI
        await refuse(scope, send, self._refusal, self._request_id)
