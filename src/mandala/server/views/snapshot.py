"""The messages that show a table: the whole table, the changes of a commit, earlier positions."""

from collections.abc import Iterator, Sequence
from typing import Final

from mandala.server.errors import ApiError
from mandala.server.protocol.socket import PROTOCOL, PositionAt, Snapshot, Step, Update
from mandala.server.state.events import Viewer
from mandala.server.state.table import Table
from mandala.server.storage.base import Seat
from mandala.server.views.decision import decision
from mandala.server.views.position import position, table_position
from mandala.server.views.steps import StepsSince
from mandala.server.views.table_info import table_info

EVENTS_PER_COST: Final = 40  # applied in the time of one snapshot
MOST_POSITIONS: Final = 16  # steps of a snapshot that carry their position


def missed_steps(table: Table, viewer: Viewer, since: int | None) -> StepsSince:
    """Returns what ``viewer`` missed after event ``since`` (None: nothing), to be computed."""
    known = table.seq if since is None else min(table.known_seq(viewer.seats, since), table.seq)
    return StepsSince(table, known, viewer, MOST_POSITIONS)


def snapshot_cost(table: Table, viewer: Viewer, since: int | None) -> float:
    """Returns how much a snapshot costs to compute, in multiples of one without steps."""
    return 1.0 + missed_steps(table, viewer, since).number / EVENTS_PER_COST


def snapshot(
    table: Table,
    seats: Sequence[Seat],
    viewer: Viewer,
    since: int | None,
    now: int,
    steps: Sequence[Step] | None = None,
) -> Snapshot:
    """Returns the whole table for ``viewer``, with what they missed after event ``since``.

    ``steps``: those of :func:`missed_steps`, if they are computed already.
    """
    missed = missed_steps(table, viewer, since)
    if steps is None:
        steps = [step for step in missed if step]
    return Snapshot(
        protocol=PROTOCOL,
        seq=table.shown_seq(viewer.seats),
        now=now,
        seats=viewer.seats,
        table=table_info(table, seats, viewer, now),
        position=table_position(table, viewer),
        decision=decision(table, viewer),
        steps=tuple(steps),
        complete=missed.complete,
    )


def update(
    table: Table, seats: Sequence[Seat], viewer: Viewer, steps: Sequence[Step], now: int
) -> Update:
    """Returns what a commit changed for ``viewer``, and the table after it."""
    shown = steps[-1].position if steps else None
    return Update(
        seq=table.shown_seq(viewer.seats),
        now=now,
        steps=tuple(steps),
        table=table_info(table, seats, viewer, now),
        position=shown or table_position(table, viewer),
        decision=decision(table, viewer),
    )


def look_back(table: Table, viewer: Viewer, ply: int) -> Iterator[PositionAt | None]:
    """Computes the position after ``ply`` moves, as the viewer saw it then.

    The caller may pause after any item; only the last one is not None. Raises :class:`ApiError` at a
    strict table during play, and for a ply that was not played.
    """
    if table.strict_now:
        raise ApiError("look_back/strict")
    if ply > len(table.plies) or not table.shows_cards:
        raise ApiError("look_back/no_such_ply")
    top = table.plies[ply - 1].result.discard_top if ply else None
    for game in table.game_by_step(ply):
        yield (
            PositionAt(ply=ply, position=position(game, viewer.look, top, False)) if game else None
        )
