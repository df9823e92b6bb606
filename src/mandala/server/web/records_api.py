"""Games that are over, by HTTP: their records and deals, and records played through and studied."""

import asyncio
from typing import Any, Final

from mandala.server.live.room import Room
from mandala.server.messages import http
from mandala.server.messages.replays import (
    RecordRefused,
    Replayed,
    ReplayRequest,
    Studied,
    StudiedMove,
    StudyRequest,
)
from mandala.server.refusal import Refused
from mandala.server.tables.recording import table_record, verification
from mandala.server.tables.replaying import replayed
from mandala.server.tables.studying import question
from mandala.server.web.endpoints import BODY_CODES, TABLE_CODES, Call, Endpoint
from mandala.server.web.limits import RECORDS


async def record(call: Call) -> dict[str, Any]:
    room = await _finished(call)
    return table_record(room.table, room.seats).to_json()


async def verify(call: Call) -> http.Verification:
    room = await _finished(call)
    return verification(room.table, room.seats)


async def _finished(call: Call) -> Room:
    """The table of a game that is over; the news of its end may still be on its way to us."""
    tables = call.services.tables
    room = await tables.room(call.table_id)
    if room.table.status != "over":
        async with room.lock:
            await tables.catch_up(room)
    if room.table.status != "over":
        raise Refused("table/not_over")
    return room


async def replay(call: Call) -> Replayed | RecordRefused:
    return await asyncio.to_thread(replayed, call.body.record)


async def study(call: Call) -> Studied | RecordRefused:
    """In a name of its own: who studies much still has an opponent at another table."""
    asked = await asyncio.to_thread(question, call.body.record, call.body.ply)
    if isinstance(asked, RecordRefused):
        return asked
    owner = f"study:{call.guest_id or call.address}"
    hints = await call.services.hints.think(asked.decision, owner, lambda _: None)
    moves = tuple(StudiedMove(hint=hint, legal=asked.legal[hint.move]) for hint in hints)
    return Studied(seat=asked.seat, moves=moves)


RECORD_ENDPOINTS: Final = (
    Endpoint(
        "GET",
        "/api/v1/tables/{table_id}/record",
        "tableRecord",
        "The record of a finished game (mandala-record/1), all cards shown.",
        dict[str, Any],
        record,
        codes=("table/not_over", *TABLE_CODES),
    ),
    Endpoint(
        "GET",
        "/api/v1/tables/{table_id}/verification",
        "verifyDeal",
        "Checks the deal of a finished game against its commitment, reshuffles included.",
        http.Verification,
        verify,
        codes=("table/not_over", *TABLE_CODES),
    ),
    Endpoint(
        "POST",
        "/api/v1/replays",
        "replayRecord",
        "Play a written record through: every position as either seat saw it, or why it is refused.",
        Replayed | RecordRefused,
        replay,
        body=ReplayRequest,
        codes=("rate/too_many", *BODY_CODES),
        scarce=RECORDS,
        largest=200_000,
    ),
    Endpoint(
        "POST",
        "/api/v1/replays/study",
        "studyPosition",
        "Hints for a position of a record, from what the seat to move knew then.",
        Studied | RecordRefused,
        study,
        body=StudyRequest,
        codes=("table/over", "hint/unavailable", "rate/too_many", *BODY_CODES),
        scarce=RECORDS,
        largest=200_000,
    ),
)
