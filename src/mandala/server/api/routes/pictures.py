"""The pictures of finished games: public like their records."""

from typing import Final

from mandala.locales.languages import FALLBACK, LANGUAGES
from mandala.picture.names import shown_names
from mandala.picture.svg import svg
from mandala.server.api.in_thread import in_thread
from mandala.server.api.routes.replays import ENDED_CODES, finished
from mandala.server.api.routing import Call, File, operation
from mandala.server.errors import ApiError
from mandala.server.network.rate_limits import PICTURES, RECORDS
from mandala.server.pictures import Kind, tag_of
from mandala.server.storage.base import TableRow
from mandala.server.views import record

LANGUAGE: Final = {"lang": "the language of the computer's name; without it English"}


@operation(
    "GET",
    "/api/v1/tables/{table_id}/picture.svg",
    codes=ENDED_CODES,
    rate=PICTURES,
    media="image/svg+xml",
    query=LANGUAGE,
)
async def picture_svg(call: Call) -> File:
    """The picture of a finished game, with its result."""
    return await _picture(call, "svg")


@operation(
    "GET",
    "/api/v1/tables/{table_id}/picture.png",
    codes=ENDED_CODES,
    rate=RECORDS,
    media="image/png",
    query=LANGUAGE,
)
async def picture_png(call: Call) -> File:
    """The picture of a finished game, with its result, 1000 pixels wide. For link previews."""
    return await _picture(call, "png")


async def _picture(call: Call, kind: Kind) -> File:
    row = await call.services.storage.table(call.table_id)
    if row is None:
        raise ApiError("table/unknown")
    names = _names(row, call.query.get("lang", FALLBACK))
    tag = tag_of(row.table_id, kind, *names)
    if row.summary.status == "over" and tag in call.known_tags:
        return File(tag, None)
    content = call.services.pictures.find(kind, tag)
    return File(tag, content or await _drawn(call, kind, tag, names))


def _names(row: TableRow, language: str) -> tuple[str, str]:
    """Returns the names now: a guest may have been deleted since the game."""
    names = {seat.seat: seat.name for seat in row.seats}
    known = language if language in LANGUAGES else FALLBACK
    return shown_names((names.get(0, ""), names.get(1, "")), known)


async def _drawn(call: Call, kind: Kind, tag: str, names: tuple[str, str]) -> bytes:
    room = await finished(call)
    game = record.table_record(room.table, room.seats)
    drawn = (await in_thread(svg, game, names)).encode()
    pictures = call.services.pictures
    return pictures.keep("svg", tag, drawn) if kind == "svg" else await pictures.render(tag, drawn)


OPERATIONS: Final = (picture_svg, picture_png)
