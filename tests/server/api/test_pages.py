"""Browsers, search engines and link previews get the page that is meant for them."""

import asyncio
import http.client
import itertools
import json
import re
from dataclasses import dataclass
from html import escape
from pathlib import Path
from xml.etree import ElementTree as ET

import msgspec
import pytest

from mandala.locales.languages import LANGUAGES
from mandala.locales.translate import translate
from mandala.server.api import pages, static
from mandala.server.api.error_page import error_page
from mandala.server.protocol.http import Online, TableSummary
from mandala.server.protocol.types import Player
from mandala.server.services import Services
from support.table_server import Running, serving

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[3]
AS_BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@dataclass(frozen=True)
class Answer:
    status: int
    headers: dict[str, str]
    text: str


async def get(running: Running, path: str, **headers: str) -> Answer:
    def ask() -> Answer:
        connection = http.client.HTTPConnection(running.url.removeprefix("http://"))
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        connection.request("GET", path, headers=AS_BROWSER | named)
        response = connection.getresponse()
        found = {name.lower(): value for name, value in response.getheaders()}
        text = response.read().decode(errors="replace")
        connection.close()
        return Answer(response.status, found, text)

    return await asyncio.to_thread(ask)


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A build that has the page and the files of ``web/public``, without its scripts."""
    index = tmp_path / "index.html"
    index.write_bytes((ROOT / "web/index.html").read_bytes())
    for file in (ROOT / "web/public").iterdir():
        (tmp_path / file.name).write_bytes(file.read_bytes())
    (tmp_path / "assets").mkdir()
    (tmp_path / ".sources.sha256").write_text("a secret of the build")
    monkeypatch.setattr(pages, "INDEX", index)
    monkeypatch.setattr(static, "STATIC", tmp_path)


@pytest.mark.usefixtures("built")
async def test_the_page_speaks_the_readers_language(table_server: Running) -> None:
    for language in LANGUAGES:
        by_browser = await get(table_server, "/", accept_language=language)
        by_link = await get(table_server, f"/?lang={language}", accept_language="en")
        for answer, own in ((by_browser, "/"), (by_link, f"/?lang={language}")):
            assert f'<link rel="canonical" href="{table_server.url}{own}">' in answer.text
        assert by_link.headers["vary"] == "accept-encoding, accept-language"
        assert f'<html lang="{language}">' in by_link.text
        description = translate(language, "site-description", {})
        assert f'<meta name="description" content="{description}">' in by_link.text
        assert translate(language, "site-noscript", {}) in by_link.text


@pytest.mark.usefixtures("built")
async def test_the_page_names_the_files_of_its_first_picture(
    table_server: Running, tmp_path: Path
) -> None:
    files = {
        "words": {"hu": "/assets/hu-1.js"},
        "start": ["/assets/start-1.js"],
        "styles": ["/assets/start-1.css"],
        "fonts": ["/assets/a.woff2"],
    }
    (tmp_path / "first-load.json").write_text(json.dumps(files))
    start = (await get(table_server, "/?lang=hu")).text
    assert all(f'href="{file}"' in start for file in ("/assets/hu-1.js", "/assets/start-1.js"))
    assert '<link rel="stylesheet" crossorigin href="/assets/start-1.css">' in start
    assert 'as="font"' in start
    rules = (await get(table_server, "/rules?lang=it")).text
    assert "hu-1.js" not in rules
    assert "start-1" not in rules
    (tmp_path / "first-load.json").write_text("not JSON")
    assert (await get(table_server, "/")).status == 200


@pytest.mark.usefixtures("built")
async def test_an_invitation_has_a_preview_without_a_secret(table_server: Running) -> None:
    taken = await table_server.guest().create(Online(name='Ada "<b>"'))
    answer = await get(table_server, f"/t/{taken.table_id}?lang=hu", accept_language="en")
    title = translate("hu", "join-title", {"name": "Ada &quot;&lt;b&gt;&quot;"})
    assert f'<meta property="og:title" content="{title}">' in answer.text
    assert f'content="{table_server.url}/preview.png"' in answer.text
    for secret in (taken.seat_token, taken.invite_token, taken.watch_token):
        assert secret is not None
        assert secret not in answer.text


@pytest.mark.usefixtures("built")
async def test_a_finished_game_is_previewed_by_its_picture(
    table_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken = await table_server.guest().create(Online(name="Ada"))
    summary = await table_server.guest().summary(taken.table_id)
    over = msgspec.structs.replace(
        summary, status="over", players=(Player(name="Ada"), Player(name="", level=2))
    )

    async def found(_services: Services, table_id: str) -> TableSummary | None:
        return over if table_id == over.id else None

    monkeypatch.setattr(pages, "_summary", found)
    answer = await get(table_server, f"/replay?table={over.id}&lang=de")
    picture = f"{table_server.url}/api/v1/tables/{over.id}/picture.png"
    assert f'<meta property="og:image" content="{picture}">' in answer.text
    assert f'content="Ada – {translate("de", "player-ai", {"level": 2})}"' in answer.text
    for path in ("/replay?table=nowhere", "/replay"):
        assert "/preview.png" in (await get(table_server, path)).text


@pytest.mark.usefixtures("built")
async def test_only_public_pages_are_for_search_engines(table_server: Running) -> None:
    taken = await table_server.guest().create(Online(name="Ada"))
    for path in (f"/t/{taken.table_id}", f"/replay?table={taken.table_id}", "/device"):
        answer = await get(table_server, path)
        assert answer.status == 200
        assert answer.headers["x-robots-tag"] == "noindex", path
        assert '<meta name="robots" content="noindex">' in answer.text
    sitemap = ET.fromstring((await get(table_server, "/sitemap.xml")).text)
    listed = {entry.findtext("{*}loc") for entry in sitemap}
    assert listed == {table_server.url + path for path in pages.PUBLIC}
    for address in listed:
        assert address is not None
        answer = await get(table_server, address.removeprefix(table_server.url))
        assert "noindex" not in answer.text
        assert "x-robots-tag" not in answer.headers
    robots = await get(table_server, "/robots.txt")
    assert robots.headers["content-type"].startswith("text/plain")
    assert "\nAllow: /api/v1/tables/*/picture.png\n" in robots.text
    assert f"Sitemap: {table_server.url}/sitemap.xml" in robots.text


def test_every_screen_has_an_address_on_the_server() -> None:
    """The page knows its screens, the server which addresses open the page."""
    screens = (ROOT / "web/src/app/screens.ts").read_text()
    paths = set(re.findall(r'(?:at\(|path === )"(/[\w/]*)"', screens))
    assert paths <= {*pages.PUBLIC, *pages.OTHER_PAGES}


@pytest.mark.usefixtures("built")
async def test_the_page_can_be_installed(table_server: Running) -> None:
    answer = await get(table_server, "/manifest.webmanifest")
    assert answer.headers["content-type"] == "application/manifest+json"
    icons = json.loads(answer.text)["icons"]
    assert {icon["sizes"] for icon in icons} >= {"192x192", "512x512"}
    assert any(icon.get("purpose") == "maskable" for icon in icons)
    for icon in icons:
        found = await get(table_server, icon["src"])
        assert (found.status, found.headers["content-type"]) == (200, icon["type"])


@pytest.mark.usefixtures("built")
async def test_an_unknown_address_is_a_page_for_people(table_server: Running) -> None:
    unknown = ("/nothing", "/nothing/there", "/.sources.sha256", "/assets/x.js", "/assets/")
    for path, language in itertools.product(unknown, LANGUAGES):
        answer = await get(table_server, path, accept_language=language)
        assert answer.status == 404, path
        assert translate(language, "refusal-address-unknown", {}) in answer.text
        assert f'<html lang="{language}">' in answer.text
        assert " style=" not in answer.text


async def test_programs_get_problems_as_data(table_server: Running) -> None:
    for headers in ({"accept": "*/*"}, {"accept": "application/json"}):
        answer = await get(table_server, "/nothing", **headers)
        assert json.loads(answer.text)["code"] == "address/unknown"
    answer = await get(table_server, "/api/v1/nothing")
    assert json.loads(answer.text)["code"] == "address/unknown"


async def test_too_many_requests_and_failures_are_pages_too(
    table_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("broken")

    monkeypatch.setattr(pages, "_head", fail)
    answer = await get(table_server, "/", accept_language="it")
    assert (answer.status, 'data-status="500"' in answer.text) == (500, True)
    assert translate("it", "refusal-server-failed", {}) in answer.text


async def test_a_flood_of_pages_is_told_to_wait(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=0.02) as running:
        answers = [await get(running, "/nothing", accept_language="fr") for _ in range(12)]
    last = answers[-1]
    assert (last.status, last.headers["retry-after"]) == (429, "5")
    assert translate("fr", "refusal-rate-too_many", {}) in last.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_page_of_a_full_server_says_so_and_offers_another_try(language: str) -> None:
    headers = [(b"accept-language", language.encode())]
    scope = {"type": "http", "method": "GET", "path": "/", "query_string": b"", "headers": headers}
    page = error_page(scope, "server/full", 503)
    assert f"<h1>{escape(translate(language, 'refusal-server-full', {}))}</h1>" in page
    assert f'<a href="">{escape(translate(language, "reload", {}))}</a>' in page
    assert '<a href="">' not in error_page(scope, "address/unknown", 404)
