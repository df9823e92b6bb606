"""The HTTP side: tables, seats, records. Standard library only, one thread per request."""

import asyncio
import http.client
import json
from typing import Any, TypeVar
from urllib.parse import quote, urlsplit

import msgspec

from mandala.client.refusing import refusal_text
from mandala.client.socket import TableLine
from mandala.records.errors import MandalaError, system_reason
from mandala.server.messages import http as shapes

Answer = TypeVar("Answer")
TIMEOUT_S = 30.0
_WRITTEN_IN_PATHS = "/%?=&"  # all else is escaped: a link typed by hand may hold anything


class RequestRefused(MandalaError):
    """The server said no: ``code`` why, ``rule`` the clause of the rules if there is one."""

    def __init__(self, status: int, problem: shapes.Problem) -> None:
        self.status = status
        self.code = problem.code
        self.rule = problem.rule
        super().__init__("connect-refused", why=refusal_text(problem.code, problem.rule))


class Server:
    """One server as seen by one guest; keeps the guest's cookie between requests."""

    def __init__(self, url: str) -> None:
        self.url = _server_in(url)
        self.cookie: str | None = None

    async def create(self, wish: shapes.CreateTable) -> shapes.SeatTaken:
        """Open a table and take a seat there."""
        return await self._ask("POST", "/api/v1/tables", shapes.SeatTaken, wish)

    async def join(
        self,
        table_id: str,
        name: str,
        invite_token: str | None = None,
        seat_token: str | None = None,
    ) -> shapes.SeatTaken:
        """Take the free seat; asked again with the same ``seat_token``, the same seat."""
        wish = shapes.JoinTable(name=name, invite_token=invite_token, seat_token=seat_token)
        return await self._ask("POST", f"/api/v1/tables/{table_id}/join", shapes.SeatTaken, wish)

    async def resume(self, table_id: str, seat_token: str | None = None) -> shapes.SeatTaken:
        """New links for a seat one holds already, by cookie or by an older link."""
        wish = shapes.ResumeSeat(seat_token=seat_token)
        return await self._ask("POST", f"/api/v1/tables/{table_id}/resume", shapes.SeatTaken, wish)

    async def listed(self) -> shapes.ListedTables:
        return await self._ask("GET", "/api/v1/tables", shapes.ListedTables)

    async def summary(self, table_id: str) -> shapes.TableSummary:
        return await self._ask("GET", f"/api/v1/tables/{table_id}", shapes.TableSummary)

    async def my_games(self) -> shapes.MyGames:
        return await self._ask("GET", "/api/v1/games", shapes.MyGames)

    async def record(self, table_id: str) -> dict[str, Any]:
        """The record of a finished game, as JSON."""
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
        await asyncio.to_thread(self.request, "DELETE", "/api/v1/me")

    def sit(
        self,
        table_id: str,
        seat_token: str | None = None,
        *,
        watch_token: str | None = None,
        look: int | None = None,
        since: int | None = None,
    ) -> TableLine:
        """The socket of a table, to be used with ``async with``; without a token the cookie counts."""
        return TableLine(
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
        data = None if body is None else msgspec.json.encode(body)
        status, answer = await asyncio.to_thread(self.request, method, path, data)
        if status >= 400:
            raise RequestRefused(status, _problem(answer))
        try:
            if status < 300:  # else it sends us on to somewhere: no server of ours does
                return msgspec.json.decode(answer, type=shape)
        except msgspec.DecodeError:
            pass
        raise MandalaError("connect-not-ours", url=self.url)

    def request(
        self,
        method: str,
        path: str,
        body: bytes | None = None,
        headers: dict[str, str] | None = None,
    ) -> tuple[int, bytes]:
        """One plain request; the status and the body of the answer.

        Raises :class:`MandalaError` if there is none, or none that can be read.
        """
        line = self._line()
        sent = {"accept": "application/json"} | (headers or {})
        if body is not None:
            sent.setdefault("content-type", "application/json")
        if self.cookie:
            sent.setdefault("cookie", self.cookie)
        try:
            line.request(method, quote(path, safe=_WRITTEN_IN_PATHS), body, sent)
            answer = line.getresponse()
            given = answer.getheader("set-cookie")
            if given:
                self.cookie = given.partition(";")[0]
            return answer.status, answer.read()
        except OSError as error:
            raise MandalaError(
                "connect-no-answer", url=self.url, why=system_reason(error)
            ) from None
        except http.client.HTTPException:  # cut off, endless, or no HTTP at all
            raise MandalaError("connect-not-ours", url=self.url) from None
        finally:
            line.close()

    def _line(self) -> http.client.HTTPConnection:
        parts = urlsplit(self.url)
        secure = parts.scheme == "https"
        kind = http.client.HTTPSConnection if secure else http.client.HTTPConnection
        try:
            return kind(parts.netloc, timeout=TIMEOUT_S)
        except http.client.InvalidURL:
            raise MandalaError("connect-address-wrong", found=repr(self.url)) from None


def _server_in(url: str) -> str:
    """The server's own address in that of one of its pages. Raises :class:`MandalaError`."""
    try:
        parts = urlsplit(url)
        (parts.hostname or "").encode("idna")  # as it is looked up
        parts.port  # noqa: B018 - asked for its complaint: looked at only when it is asked for
    except ValueError:
        raise MandalaError("connect-address-wrong", found=repr(url)) from None
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise MandalaError("connect-address", found=repr(url))
    return f"{parts.scheme}://{parts.netloc}"


def _problem(body: bytes) -> shapes.Problem:
    try:
        return msgspec.json.decode(body, type=shapes.Problem)
    except (msgspec.DecodeError, json.JSONDecodeError):
        return shapes.Problem(code="server/failed")
