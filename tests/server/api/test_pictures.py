"""The pictures of finished games: who gets them, from which cache, and in which language."""

import asyncio
import gzip
import sys
import urllib.error
import urllib.request
from email.message import Message
from xml.etree import ElementTree as ET

import pytest

from mandala.picture.names import shown_names
from mandala.picture.svg import svg
from mandala.server import pictures as kept_pictures
from mandala.server.actions.resign import Resign
from mandala.server.errors import ApiError
from mandala.server.pictures import KEPT, Pictures
from mandala.server.protocol.http import AgainstAi, Online
from mandala.server.views.record import table_record
from support.table_server import Running, finished_pair

pytestmark = pytest.mark.anyio


async def fetched(
    running: Running, path: str, tag: str = "", **headers: str
) -> tuple[int, Message, bytes]:
    """Ask without a cookie, as the service that makes the preview of a link does."""
    request = urllib.request.Request(
        f"{running.url}/api/v1/tables/{path}",
        headers=headers | ({"if-none-match": tag} if tag else {}),
    )

    def ask() -> tuple[int, Message, bytes]:
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return answer.status, answer.headers, answer.read()
        except urllib.error.HTTPError as error:
            with error:
                return error.code, error.headers, error.read()

    return await asyncio.to_thread(ask)


async def test_picture_of_a_finished_game_is_public_like_its_record(table_server: Running) -> None:
    _, _, table_id, _ = await finished_pair(table_server)
    status, headers, content = await fetched(table_server, f"{table_id}/picture.svg")
    assert (status, headers["content-type"]) == (200, "image/svg+xml")
    room = await table_server.services.rooms.room(table_id)
    assert content.decode() == svg(table_record(room.table, room.seats), ("Ada", "Bea"))
    status, headers, content = await fetched(table_server, f"{table_id}/picture.png")
    assert (status, headers["content-type"]) == (200, "image/png")
    assert content.startswith(b"\x89PNG")


async def test_svg_is_packed_for_clients_that_read_it(table_server: Running) -> None:
    _, _, table_id, _ = await finished_pair(table_server)
    for kind, packed in (("svg", True), ("png", False)):
        _, _, plain = await fetched(table_server, f"{table_id}/picture.{kind}")
        accepting = {"accept-encoding": "gzip, br"}
        _, headers, sent = await fetched(table_server, f"{table_id}/picture.{kind}", **accepting)
        assert headers["vary"] == "accept-encoding"
        assert (headers["content-encoding"] == "gzip") == packed
        assert (gzip.decompress(sent) if packed else sent) == plain
        assert len(sent) < len(plain) / 3 or not packed


@pytest.mark.parametrize("kind", ["svg", "png"])
async def test_there_is_no_picture_before_the_end(table_server: Running, kind: str) -> None:
    ada, bea = table_server.guest(), table_server.guest()
    seat = await ada.create(Online(name="Ada"))
    path = f"{seat.table_id}/picture.{kind}"
    assert (await fetched(table_server, path))[0] == 409
    await bea.join(seat.table_id, "Bea", seat.invite_token)
    status, _, content = await fetched(table_server, path)
    assert (status, b"table/not_over" in content) == (409, True)
    assert (await fetched(table_server, f"nowhere/picture.{kind}"))[0] == 404


async def test_client_that_has_the_picture_is_sent_nothing_and_nothing_is_drawn(
    table_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, _, table_id, _ = await finished_pair(table_server)
    path = f"{table_id}/picture.svg"
    _, headers, _ = await fetched(table_server, path)
    tag = headers["etag"]
    assert headers["cache-control"] == "public, max-age=3600"
    monkeypatch.setattr("mandala.server.api.routes.pictures.svg", None)  # drawing would fail
    assert (await fetched(table_server, path, tag))[::2] == (304, b"")
    assert (await fetched(table_server, path, f'W/"other", {tag}'))[0] == 304
    assert (await fetched(table_server, path, '"other"'))[0] == 200  # from the server's memory
    monkeypatch.undo()
    # A deleted guest's name goes with the next look.
    await asyncio.to_thread(ada.request, "DELETE", "/api/v1/me")
    status, headers, content = await fetched(table_server, path, tag)
    assert (status, headers["etag"] != tag) == (200, True)
    assert b"Ada" not in content


async def test_the_computers_name_is_in_the_language_asked_for(table_server: Running) -> None:
    ada = table_server.guest()
    seat = await ada.create(AgainstAi(name="Ada", level=2, starts="first"))
    async with ada.sit(seat.table_id) as line:
        await line.request(Resign(client_move_id="enough"))
    for query, language in (("", "en"), ("?lang=fr", "fr"), ("?lang=zz&x=1", "en")):
        _, _, content = await fetched(table_server, f"{seat.table_id}/picture.svg{query}")
        *_, last = (node.text for node in ET.fromstring(content).iter() if "text" in node.tag)
        assert last == shown_names(("Ada", "level:2"), language)[1]


async def test_pictures_unused_for_longest_are_dropped() -> None:
    pictures = Pictures()
    for number in range(KEPT["png"] + 1):
        pictures.keep("png", str(number), b"")
        assert pictures.find("png", "0") is not None or number > KEPT["png"]
    assert pictures.find("png", "1") is None
    assert pictures.find("svg", "0") is None


async def test_a_picture_that_many_wait_for_is_rendered_once() -> None:
    count = "import sys,os; sys.stdin.read(); print(os.getpid())"
    pictures = Pictures((sys.executable, "-c", count))
    found = await asyncio.gather(*(pictures.render("one", b"") for _ in range(5)))
    assert len(set(found)) == 1
    assert await pictures.render("other", b"") not in found


@pytest.mark.parametrize(
    ("program", "limit"), [("raise SystemExit(1)", 60.0), ("import time; time.sleep(60)", 0.3)]
)
async def test_a_renderer_that_fails_or_is_too_slow_is_an_answer(
    program: str, limit: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept_pictures, "LONGEST_S", limit)
    pictures = Pictures((sys.executable, "-c", program))
    with pytest.raises(ApiError, match="server/unavailable"):
        await pictures.render("one", b"")
    assert pictures.find("png", "one") is None


async def test_more_renderings_than_the_most_are_refused() -> None:
    pictures = Pictures((sys.executable, "-c", "import time; time.sleep(60)"))
    waiting = [
        asyncio.create_task(pictures.render(str(number), b""))
        for number in range(kept_pictures.MOST_RENDERINGS)
    ]
    await asyncio.sleep(0)
    with pytest.raises(ApiError, match="rate/too_many"):
        await pictures.render("one more", b"")
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
