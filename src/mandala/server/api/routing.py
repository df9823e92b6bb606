"""The ``@operation`` decorator, which turns HTTP requests into calls of handlers.

The routes of the application and the OpenAPI document follow from its declarations.
"""

import contextlib
import gzip
import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal, get_type_hints

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from mandala.server.api.problem import problem
from mandala.server.errors import ApiError, unavailable
from mandala.server.network.rate_limits import AddressLimits, Rate
from mandala.server.protocol.socket import PROTOCOL
from mandala.server.rooms.guest_devices import Cookie
from mandala.server.services import Services
from mandala.server.storage.base import StorageUnavailable

PROTOCOL_HEADER: Final = "mandala-protocol"
FILE_AGE_S: Final = 3600  # a name may be deleted, so a picture with names is not kept for ever
LARGEST_BODY: Final = 4096  # bytes
TABLE_CODES: Final = ("table/unknown", "server/unavailable")
"""How a request that names a table may be refused."""
_encoder: Final = msgspec.json.Encoder()
_TAG: Final = re.compile(r'"([^"]*)"')


@dataclass(frozen=True)
class File:
    """A response that is not JSON. ``tag`` changes with the content, which is None if the client has
    it already."""

    tag: str
    content: bytes | None


@dataclass
class Call:
    """A request that passed the middleware. ``signed``: the cookie, if its signature is right.

    ``address``: the address that sent the request. ``browser``: its ``User-Agent``.
    ``query``: the parameters of the address that the operation names. ``known_tags``: the tags of the
    files that the client has.
    ``answer_cookie``: the change of the cookie by the response. ``failing``: whether the response
    has the status 503.
    """

    services: Services
    address: str
    signed: Cookie | None
    table_id: str = ""
    device_id: str = ""
    block_id: str = ""
    browser: str = ""
    query: Mapping[str, str] = field(default_factory=dict)
    known_tags: frozenset[str] = frozenset()
    answer_cookie: Literal["set", "clear"] | None = None
    failing: bool = False
    _checked: bool = False
    _is_new: bool = False

    @property
    def asker(self) -> str:
        """The name that AI time is counted for: the guest's or, without a cookie, the address."""
        return self.signed.guest_id if self.signed else self.address

    async def cookie(self) -> Cookie | None:
        """Returns the guest and the device of this call; None without one, or if it was ended."""
        if not self._checked:
            self.signed = await self.services.devices.valid(self.signed)
            self._checked = True
            if self.signed:
                self.services.rooms.control.require_guest(self.signed.guest_id)
        return self.signed

    async def known_guest(self) -> str | None:
        """Returns the guest of this call, None if there is none."""
        cookie = await self.cookie()
        return cookie.guest_id if cookie else None

    async def guest(self) -> str:
        """Returns the guest of this call; the response sets the cookie of a new one."""
        cookie = await self.cookie()
        if cookie is None:
            guests = self.services.guests
            cookie = self.become(guests.new_guest())
        self.answer_cookie = "set"
        return cookie.guest_id

    def become(self, guest_id: str) -> Cookie:
        """Makes this browser a new device of a guest, if the call succeeds."""
        self.signed = Cookie(guest_id, self.services.guests.new_device())
        self._checked = self._is_new = True
        self.answer_cookie = "set"
        return self.signed

    async def finish(self, response: Response) -> None:
        """Stores a new device, and writes the cookie.

        If the device cannot be stored, the effect of the call remains, and its links still work.
        """
        if self.answer_cookie == "clear":
            self.services.guests.clear(response)
        elif self.answer_cookie == "set" and self.signed:
            if self._is_new:
                with contextlib.suppress(StorageUnavailable):
                    await self.services.devices.add(self.signed, self.browser)
            self.services.guests.set(response, self.signed)


@dataclass(eq=False)
class Operation:
    """One method of one resource; decorates its handler.

    The handler gives the rest: its name the operation id, its docstring the summary, the annotation
    of its argument ``body`` the request body, the annotation of its result the response.

    - ``largest``: the largest body in bytes.
    - ``rate``: a separate limit for each address.
    - ``rows``: whether it creates rows. ``tables``: how many tables it creates (``row_budget.py``).
    - ``codes``: its refusals. The decorator adds those that follow from the method and the body.
    - ``may_fail``: whether the response may also have the status 503.
    - ``media``: the type of a response that is a :class:`File`.
    - ``query``: the parameters after ``?`` with what they mean. All are optional.
    """

    method: Literal["GET", "POST", "DELETE"]
    path: str
    codes: tuple[str, ...] = ()
    status: int = 200
    rate: Rate | None = None
    rows: bool = False
    tables: int = 0
    largest: int = LARGEST_BODY
    may_fail: bool = False
    media: str = ""
    query: Mapping[str, str] = field(default_factory=dict)

    def __call__(self, handler: Callable[..., Awaitable[Any]]) -> "Operation":
        hints = get_type_hints(handler)
        first, *rest = handler.__name__.split("_")
        self.handler = handler
        self.name = first + "".join(word.capitalize() for word in rest)
        self.about = " ".join((handler.__doc__ or "").split())
        self.body: Any = hints.get("body")
        self.answer: Any = None if hints["return"] is type(None) else hints["return"]
        self.codes += ("rate/too_many", "protocol/unknown")
        if self.rows:
            self.codes += ("server/full",)
        if self.body is not None:
            self.codes += ("message/malformed", "message/too_large")
        if self.method != "GET":
            self.codes += ("origin/foreign",)
        return self

    @property
    def shapes(self) -> list[Any]:
        """The JSON types of the body and the response, for the generated documents."""
        return [shape for shape in (self.body, self.answer) if shape not in (None, File)]

    def route(self, limits: Mapping[Rate, AddressLimits]) -> Route:
        """Returns the Starlette route; ``limits`` are those of each rate of its own."""
        decoder = None if self.body is None else msgspec.json.Decoder(self.body)
        limit = limits[self.rate] if self.rate else None

        async def respond(request: Request) -> Response:
            services: Services = request.app.state.services
            address = request.client.host if request.client else ""
            signed = services.guests.read(request.headers.get("cookie"))
            call = Call(services, address, signed, **request.path_params)
            call.browser = request.headers.get("user-agent", "")
            call.query = {key: request.query_params.get(key, "") for key in self.query}
            call.known_tags = frozenset(_TAG.findall(request.headers.get("if-none-match", "")))
            try:
                # A page that the server has outgrown must not go on; programs name no version.
                if request.headers.get(PROTOCOL_HEADER, PROTOCOL) != PROTOCOL:
                    raise ApiError("protocol/unknown")
                if limit and not limit.take(address):
                    raise ApiError("rate/too_many")
                if self.rows:
                    guest_id = await call.known_guest()
                    await services.rows.take(address, guest_id, tables=self.tables)
                body = [] if decoder is None else [await _body(request, decoder, self.largest)]
                answer = await self.handler(call, *body)
            except ApiError as error:
                return problem(request.scope, error)
            except StorageUnavailable as failure:
                return problem(request.scope, unavailable(failure))
            if isinstance(answer, File):
                return _file(answer, self.media, request)
            content = b"" if answer is None else _encoder.encode(answer)
            headers = {"cache-control": "no-store"}
            status = 503 if call.failing else self.status
            response = Response(content, status, headers, "application/json")
            await call.finish(response)
            return response

        return Route(self.path, respond, methods=[self.method])


operation = Operation


def _file(file: File, media: str, request: Request) -> Response:
    """Returns a file, or that the client has it. Text is packed for clients that can read that."""
    headers = {
        "cache-control": f"public, max-age={FILE_AGE_S}",
        "etag": f'"{file.tag}"',
        "vary": "accept-encoding",
    }
    content = file.content
    if content is None:
        return Response(b"", 304, headers)
    if media.endswith("+xml") and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        content = gzip.compress(content, compresslevel=6, mtime=0)
    return Response(content, 200, headers, media)


async def _body(request: Request, decoder: "msgspec.json.Decoder[Any]", largest: int) -> Any:
    """Reads and decodes the body. Raises :class:`ApiError` if it is too large or malformed."""
    # Only this type: a form of a foreign page cannot send it without asking first.
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise ApiError("message/malformed")
    data = b""
    try:
        async for chunk in request.stream():
            data += chunk
            if len(data) > largest:
                raise ApiError("message/too_large")
    except ClientDisconnect:  # the client has gone: not an error of the server
        raise ApiError("message/malformed") from None
    try:
        return decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise ApiError("message/malformed") from None
