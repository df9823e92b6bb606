"""The HTTP API: tables, seats, records. Standard library only, one thread per request."""

import asyncio
import http.client
from typing import Any, TypeVar
from urllib.parse import quote, urlsplit

import msgspec

from mandala.client.errors import RequestRefused
from mandala.client.table_socket import TableSocket
from mandala.records.errors import MandalaError, system_reason
from mandala.server.protocol import http as shapes

Answer = TypeVar("Answer")
TIMEOUT_S = 30.0
_UNESCAPED = "/%?=&"  # all other characters are escaped, because a link may be typed by hand


class ApiClient:
    """A server as one guest uses it; keeps the guest's cookie between requests.

    A request raises :class:`RequestRefused` if the server refuses it, and :class:`MandalaError` if
    the server does not answer or its answer cannot be read.
    """

    def __init__(self, url: str) -> None:
        self.url = _base_url(url)
        self.cookie: str | None = None

    async def create(self, wish: shapes.CreateTable) -> shapes.SeatTaken:
        """Creates a table and takes a seat there."""
        return await self._ask("POST", "/api/v1/tables", shapes.SeatTaken, wish)

    async def join(
        self,
        table_id: str,
        name: str,
        invite_token: str | None = None,
        seat_token: str | None = None,
    ) -> shapes.SeatTaken:
        """Takes the free seat. A second request with the same ``seat_token`` gets the same seat."""
        wish = shapes.JoinTable(name=name, invite_token=invite_token, seat_token=seat_token)
        return await self._ask("POST", f"/api/v1/tables/{table_id}/join", shapes.SeatTaken, wish)

    async def resume(self, table_id: str, seat_token: str | None = None) -> shapes.SeatTaken:
        """Returns new links for a seat that this guest holds, by cookie or by an older link."""
        wish = shapes.ResumeSeat(seat_token=seat_token)
        return await self._ask("POST", f"/api/v1/tables/{table_id}/resume", shapes.SeatTaken, wish)

    async def listed(self) -> shapes.ListedTables:
        return await self._ask("GET", "/api/v1/tables", shapes.ListedTables)

    async def summary(self, table_id: str) -> shapes.TableSummary:
        return await self._ask("GET", f"/api/v1/tables/{table_id}", shapes.TableSummary)

    async def my_games(self) -> shapes.MyGames:
        return await self._ask("GET", "/api/v1/games", shapes.MyGames)

    async def record(self, table_id: str) -> dict[str, Any]:
        """Returns the record of a finished game, as JSON."""
        return await self._ask("GET", f"/api/v1/tables/{table_id}/record", dict[str, Any])

    async def verification(self, table_id: str) -> shapes.Verification:
        path = f"/api/v1/tables/{table_id}/verification"
        return await self._ask("GET", path, shapes.Verification)

    async def rules(self) -> shapes.RulesInfo:
        return await self._ask("GET", "/api/v1/rules", shapes.RulesInfo)

    async def ai(self) -> shapes.AiReadiness:
        return await self._ask("GET", "/api/v1/ai", shapes.AiReadiness)

    async def me(self) -> shapes.Me:
        return await self._ask("GET", "/api/v1/me", shapes.Me)

    async def forget_me(self) -> None:
        """Deletes what the server knows of this guest."""
        await self._send("DELETE", "/api/v1/me")

    async def devices(self) -> shapes.Devices:
        """Returns the devices of this guest."""
        return await self._ask("GET", "/api/v1/me/devices", shapes.Devices)

    async def link_device(self) -> shapes.DeviceLink:
        """Returns a secret that adds one more device to this guest."""
        return await self._ask("POST", "/api/v1/me/device-link", shapes.DeviceLink)

    async def add_device(self, secret: str) -> shapes.Me:
        """Becomes a device of the guest who made the link."""
        wish = shapes.AddDevice(secret=secret)
        return await self._ask("POST", "/api/v1/me/devices", shapes.Me, wish)

    async def end_device(self, device_id: str) -> None:
        """Ends a device of this guest, and all links to the guest's seats."""
        await self._send("DELETE", f"/api/v1/me/devices/{device_id}")

    async def end_links(self) -> None:
        """Ends all links to the guest's seats."""
        await self._send("DELETE", "/api/v1/me/links")

    def sit(
        self,
        table_id: str,
        seat_token: str | None = None,
        *,
        watch_token: str | None = None,
        look: int | None = None,
        since: int | None = None,
    ) -> TableSocket:
        """Returns the socket of a table, for ``async with``. Without a token the cookie counts."""
        return TableSocket(
            self.url,
            table_id,
            cookie=self.cookie,
            seat_token=seat_token,
            watch_token=watch_token,
            look=look,
            since=since,
        )

    async def _ask(
        self, method: str, path: str, shape: type[Answer], body: msgspec.Struct | None = None
    ) -> Answer:
        status, answer = await self._send(method, path, body)
        try:
            if status < 300:  # our servers never redirect
                return msgspec.json.decode(answer, type=shape)
        except msgspec.DecodeError:
            pass
        raise MandalaError("connect-not-ours", url=self.url)

    async def _send(
        self, method: str, path: str, body: msgspec.Struct | None = None
    ) -> tuple[int, bytes]:
        data = None if body is None else msgspec.json.encode(body)
        status, answer = await asyncio.to_thread(self.request, method, path, data)
        if status >= 400:
            raise _refused(status, answer)
        return status, answer

    def request(
        self,
        method: str,
        path: str,
        body: bytes | None = None,
        headers: dict[str, str] | None = None,
    ) -> tuple[int, bytes]:
        """Sends one plain request; returns the status and the body of the response.

        Raises :class:`MandalaError` if there is none, or none that can be read.
        """
        connection = self._connection()
        sent = {"accept": "application/json"} | (headers or {})
        if body is not None:
            sent.setdefault("content-type", "application/json")
        if self.cookie:
            sent.setdefault("cookie", self.cookie)
        try:
            connection.request(method, quote(path, safe=_UNESCAPED), body, sent)
            answer = connection.getresponse()
            given = answer.getheader("set-cookie")
            if given:
                self.cookie = given.partition(";")[0]
            return answer.status, answer.read()
        except OSError as error:
            raise MandalaError(
                "connect-no-answer", url=self.url, why=system_reason(error)
            ) from None
        except http.client.HTTPException:  # the response is cut off, too long, or not HTTP
            raise MandalaError("connect-not-ours", url=self.url) from None
        finally:
            connection.close()

    def _connection(self) -> http.client.HTTPConnection:
        parts = urlsplit(self.url)
        secure = parts.scheme == "https"
        kind = http.client.HTTPSConnection if secure else http.client.HTTPConnection
        try:
            return kind(parts.netloc, timeout=TIMEOUT_S)
        except http.client.InvalidURL:
            raise MandalaError("connect-address-wrong", found=repr(self.url)) from None


def _base_url(url: str) -> str:
    """Returns the server's address from that of one of its pages. Raises :class:`MandalaError`."""
    try:
        parts = urlsplit(url)
        (parts.hostname or "").encode("idna")  # raises for a host name that DNS cannot encode
        parts.port  # noqa: B018 - raises for a wrong port
    except ValueError:
        raise MandalaError("connect-address-wrong", found=repr(url)) from None
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise MandalaError("connect-address", found=repr(url))
    return f"{parts.scheme}://{parts.netloc}"


def _refused(status: int, body: bytes) -> RequestRefused:
    try:
        problem = msgspec.json.decode(body, type=shapes.Problem)
    except msgspec.DecodeError:
        return RequestRefused(status, "server/failed", None)
    return RequestRefused(status, problem.code, problem.rule)
