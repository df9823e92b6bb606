"""Finished games: their records and deals, and uploaded records played through, studied, and
played on."""

from typing import Any, Final

from mandala.server.api.in_thread import in_thread
from mandala.server.api.routes.tables import NEW_GAME_CODES
from mandala.server.api.routing import TABLE_CODES, Call, operation
from mandala.server.errors import ApiError
from mandala.server.network.rate_limits import RECORDS
from mandala.server.protocol import http
from mandala.server.protocol.replay import (
    PlayOn,
    PlayOnRequest,
    RecordRefused,
    Replayed,
    ReplayRequest,
    Studied,
    StudiedMove,
    StudyRequest,
)
from mandala.server.rooms.room import Room
from mandala.server.views import record, replay

ENDED_CODES: Final = ("table/not_over", "table/not_started", *TABLE_CODES)
LARGEST_RECORD: Final = 200_000  # bytes


@operation("GET", "/api/v1/tables/{table_id}/record", codes=ENDED_CODES)
async def table_record(call: Call) -> dict[str, Any]:
    """The record of a finished game (mandala-record/1), all cards shown."""
    room = await finished(call)
    return record.table_record(room.table, room.seats).to_json()


@operation(
    "GET",
    "/api/v1/tables/{table_id}/verification",
    codes=("what_if/no_deal", *ENDED_CODES),
    rate=RECORDS,
)
async def verify_deal(call: Call) -> http.Verification:
    """Checks the deal of a finished game against its commitment, reshuffles included."""
    room = await finished(call)
    if room.table.created.what_if:
        raise ApiError("what_if/no_deal")
    return await in_thread(record.verification, room.table, room.seats)


async def finished(call: Call) -> Room:
    """Returns the room of a finished game; another instance may have ended it just now."""
    room = await call.services.rooms.room(call.table_id)
    if room.table.status != "over":
        async with room.lock:
            await room.catch_up()
    if room.table.status != "over":
        raise ApiError("table/not_over")
    if room.table.dealt_game is None:  # called off before the deal: there is no game
        raise ApiError("table/not_started")
    return room


@operation("POST", "/api/v1/replays", rate=RECORDS, largest=LARGEST_RECORD)
async def replay_record(_call: Call, body: ReplayRequest) -> Replayed | RecordRefused:
    """Plays a written record through: every position as either seat saw it, or why it is refused."""
    return await in_thread(replay.replayed, body.record)


@operation(
    "POST",
    "/api/v1/replays/study",
    codes=(
        "table/over",
        "hint/unavailable",
        "study/running_game",
        "guest/banned",
        "server/unavailable",
    ),
    rate=RECORDS,
    largest=LARGEST_RECORD,
)
async def study_position(call: Call, body: StudyRequest) -> Studied | RecordRefused:
    """Hints for a position of a record, from what the seat to move knew then. Refused if a running
    online game has this position now, or one of the six before it."""
    # Refuses a banned guest. AI time counts for a guest whose device still exists.
    await call.cookie()
    asked = await in_thread(replay.question, body.record, body.ply)
    if isinstance(asked, RecordRefused):
        return asked
    if await call.services.storage.has_position(asked.hashes):
        raise ApiError("study/running_game")
    hints = await call.services.hints.find(
        asked.decision, "analysis", call.asker, lambda _state, _place: None
    )
    moves = tuple(StudiedMove(hint=hint, legal=asked.legal[hint.move]) for hint in hints)
    return Studied(seat=asked.seat, moves=moves)


@operation(
    "POST",
    "/api/v1/replays/play-on",
    codes=(
        "table/over",
        "study/running_game",
        "what_if/unavailable",
        "name/unusable",
        "name/looks_alike",
        *NEW_GAME_CODES,
        "server/unavailable",
    ),
    status=201,
    rate=RECORDS,
    rows=True,
    tables=1,
    largest=LARGEST_RECORD,
)
async def play_on(call: Call, body: PlayOnRequest) -> PlayOn | RecordRefused:
    """Open a table against the AI that goes on from a position of a record. The cards that the chosen
    seat has not seen are sampled; its own game before that is the same. Refused as studying is."""
    found = await in_thread(replay.play_on_start, body.record, body.ply, body.seat)
    if isinstance(found, RecordRefused):
        return found
    if await call.services.storage.has_position(found.hashes):
        raise ApiError("study/running_game")
    decks = await call.services.hints.sample_decks(found.seen, call.asker)
    taken = await call.services.lobby.play_on(body, found.seen, decks, await call.guest())
    return PlayOn(taken=taken)


OPERATIONS: Final = (table_record, verify_deal, replay_record, study_position, play_on)
