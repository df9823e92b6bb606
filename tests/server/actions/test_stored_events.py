"""Logs that the first release stored are read, folded and shown as that release did.

``stored_tables.json`` was written by the code of the first release: tables with every kind of stored
event, and what a list, each seat and a spectator were sent of them.
"""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mandala.server.actions import EVENTS
from mandala.server.actions.event_log import decode_event, encode_event, fold
from mandala.server.state.events import Viewer
from mandala.server.storage.base import Seat, StoredEvent, TableRow
from mandala.server.views.position import table_position
from mandala.server.views.steps import StepsSince, visible_log
from mandala.server.views.summary import summary, table_summary
from mandala.server.views.table_info import table_info

TABLES: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent / "stored_tables.json").read_text(encoding="utf-8")
)
NAMES = [table["name"] for table in TABLES]
VIEWERS = {"seat 0": Viewer((0,), 0), "seat 1": Viewer((1,), 1), "spectator": Viewer()}
PEOPLE = (Seat(0, "g0", "Ada"), Seat(1, "g1", "Bea"))
ACTIONS = {
    name
    for table in TABLES
    for viewer in table["viewers"].values()
    for name in viewer["table"]["actions"]
}
TAGS = [
    "created",
    "joined",
    "moved",
    "claims_listed",
    "resigned",
    "aborted",
    "timeout_claimed",
    "ai_took_over",
    "taken_back",
    "greeted",
    "rematch_offered",
    "rematch_declined",
    "rematch_accepted",
    "finished",
]


def rows(stored: dict[str, Any]) -> list[StoredEvent]:
    return [
        StoredEvent("table-1", seq, at, kind, body.encode(), request)
        for seq, at, kind, body, request in stored["rows"]
    ]


def as_sent(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


def test_tags_of_the_first_release_are_known_and_stored_here() -> None:
    assert set(TAGS) <= {event.__struct_config__.tag for event in EVENTS}
    assert {row[2] for table in TABLES for row in table["rows"]} == set(TAGS)


@pytest.mark.parametrize("stored", TABLES, ids=NAMES)
def test_events_are_written_as_they_were_stored(stored: dict[str, Any]) -> None:
    for row in rows(stored):
        new = encode_event(decode_event(row), row.at, row.client_move_id)
        assert (new.at, new.kind, new.client_move_id) == (row.at, row.kind, row.client_move_id)
        written, stored_body = json.loads(new.body), json.loads(row.body)
        added = (
            {"deal_version": 1, "nonces": None, "what_if": None} if row.kind == "created" else {}
        )
        assert written == stored_body | added


@pytest.mark.parametrize("stored", TABLES, ids=NAMES)
def test_viewers_are_sent_what_the_first_release_sent(stored: dict[str, Any]) -> None:
    table = fold(rows(stored))
    seats = tuple(seat for seat in PEOPLE if table.taken[seat.seat] and not table.created.levels[1])
    seats = seats or PEOPLE[:1]
    assert table.requests == stored["requests"]
    for name, viewer in VIEWERS.items():
        sent = stored["viewers"][name]
        steps = StepsSince(table, 0, viewer, 1)
        kept = {seq for seq, _, _ in visible_log(table)}  # it sent moves that were taken back, too
        # The first release also counted the secret events of the other seat.
        told = [
            step | {"seq": table.shown_seq(viewer.seats, step["seq"])}
            for step in sent["steps"]
            if step["seq"] in kept
        ]
        assert as_sent([step for step in steps if step]) == told
        assert steps.complete == sent["complete"]
        assert as_sent(table_position(table, viewer)) == sent["position"]
        info = as_sent(table_info(table, seats, viewer, table.last_at + 1_000))
        info["actions"] = [name for name in info["actions"] if name in ACTIONS]
        assert info == sent["table"] | {"deal_version": 1, "nonce": None, "what_if": None}
    row = TableRow("table-1", table.created_at, table.last_at, table.seq, summary(table), seats)
    assert as_sent(table_summary(row)) == stored["summary"]


def test_unknown_fields_of_a_newer_server_are_ignored() -> None:
    row = rows(TABLES[0])[1]
    newer = json.loads(row.body) | {"invented_later": 1}
    changed = StoredEvent("table-1", 2, row.at, row.kind, json.dumps(newer).encode())
    assert decode_event(changed) == decode_event(row)
