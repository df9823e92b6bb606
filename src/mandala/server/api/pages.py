"""The addresses that a person opens: the page of the table, robots.txt and the sitemap."""

import contextlib
import gzip
from html import escape
from pathlib import Path
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from mandala.locales.languages import LANGUAGES
from mandala.locales.message import Text, Value, message
from mandala.server.api.page_head import FirstLoad, PageHead, localized
from mandala.server.api.reader_language import reader_language
from mandala.server.protocol.http import TableSummary
from mandala.server.protocol.types import Player
from mandala.server.services import Services
from mandala.server.storage.base import StorageUnavailable
from mandala.server.views.summary import table_summary

INDEX: Final = Path(__file__).parents[1] / "static" / "index.html"

BARE_PAGE: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Mandala</title>
<meta name="viewport" content="width=device-width"></head><body>
<h1>Mandala</h1>
<p>The table server is running, but this copy was built without its browser table.</p>
<p>Programs can play all the same: <a href="/api/v1/openapi.json">HTTP API</a>,
<a href="/api/v1/messages.json">socket messages</a>.</p>
</body></html>
"""

PUBLIC: Final = {
    "/": "title",
    "/learn": "learn",
    "/rules": "rules",
    "/sheet": "sheet",
    "/overview": "overview",
}
"""Pages for search engines, each with the key of its title."""
OTHER_PAGES: Final = ("/replay", "/history", "/device")
"""Pages that show something of the reader's own."""


async def _page(request: Request) -> Response:
    """Returns the page. Its script chooses the screen by the address."""
    if not INDEX.is_file():
        return HTMLResponse(BARE_PAGE)
    head = await _head(request)
    language = reader_language(request.scope)
    base_url = request.app.state.services.settings.base_url
    headers = {"cache-control": "no-cache", "vary": "accept-encoding, accept-language"}
    if not head.public:
        headers["x-robots-tag"] = "noindex"
    index = INDEX.read_text(encoding="utf-8")
    page = localized(index, head, language, base_url, _first_load()).encode()
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        page = gzip.compress(page, 6, mtime=0)
    return HTMLResponse(page, headers=headers)


def _first_load() -> FirstLoad:
    """Returns the list of the build; an empty one if the build has none."""
    with contextlib.suppress(OSError, msgspec.DecodeError):
        return msgspec.json.decode(INDEX.with_name("first-load.json").read_bytes(), type=FirstLoad)
    return FirstLoad()


async def _head(request: Request) -> PageHead:
    path = request.url.path
    description = message("site-description")
    if path in PUBLIC:
        named = request.query_params.get("lang", "")
        return PageHead(message(PUBLIC[path]), description, path, public=True, named=named)
    title: Text = message("title")
    services: Services = request.app.state.services
    if path == "/replay" and (table_id := request.query_params.get("table")):
        table = await _summary(services, table_id)
        if table and table.status == "over" and all(table.players):
            first, second = map(_name, table.players)
            title = message("game-versus", first=first, second=second)
            picture = f"/api/v1/tables/{table.id}/picture.png"
            return PageHead(title, description, path, picture=picture)
    if table_id := request.path_params.get("table_id"):
        table = await _summary(services, table_id)
        if table and table.status == "waiting" and (host := _host(table)):
            title = message("join-title", name=host)
    return PageHead(title, description, path)


async def _summary(services: Services, table_id: str) -> TableSummary | None:
    """Returns the public data of a table; None if the table does not exist."""
    with contextlib.suppress(
        StorageUnavailable
    ):  # the page opens without it, and shows the failure
        row = await services.storage.table(table_id)
        if row and row.summary.info is not None:
            return table_summary(row)
    return None


def _host(table: TableSummary) -> str:
    return next((player.name for player in table.players if player), "")


def _name(player: Player | None) -> Value:
    """Returns the name of a player; that of the level if the computer plays."""
    if player and player.level:
        return message("player-ai", level=player.level)
    return player.name if player and player.name else message("player-gone")


async def _robots(request: Request) -> Response:
    base_url = request.app.state.services.settings.base_url
    lines = (
        "User-agent: *",
        "Allow: /api/v1/tables/*/picture.png",  # for the preview of a link
        "Disallow: /api/",
        "",
        f"Sitemap: {base_url}/sitemap.xml",
        "",
    )
    return PlainTextResponse("\n".join(lines))


async def _sitemap(request: Request) -> Response:
    base_url = request.app.state.services.settings.base_url
    pages = "\n".join(_entry(base_url + path) for path in PUBLIC)
    text = (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
        f' xmlns:xhtml="http://www.w3.org/1999/xhtml">\n{pages}\n</urlset>\n'
    )
    return Response(text, media_type="application/xml")


def _entry(address: str) -> str:
    links = "".join(
        f'<xhtml:link rel="alternate" hreflang="{code}" href="{escape(address)}?lang={code}"/>'
        for code in LANGUAGES
    )
    return f"<url><loc>{escape(address)}</loc>{links}</url>"


def page_routes() -> list[BaseRoute]:
    """``/`` and every other address of a screen; what search engines read first."""
    return [
        *(Route(path, _page) for path in (*PUBLIC, *OTHER_PAGES)),
        Route("/t/{table_id}", _page),
        Route("/robots.txt", _robots),
        Route("/sitemap.xml", _sitemap),
    ]
