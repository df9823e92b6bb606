"""A table in a list. The projection is stored with the table's row, so lists read no logs."""

from typing import Final

import msgspec
from msgspec import Struct

from mandala.server.protocol.http import TableSummary
from mandala.server.protocol.types import Clock, GameResult, Kind, Memory, Player
from mandala.server.state.table import Table
from mandala.server.storage.base import Summary, TableRow
from mandala.server.views.position_hash import position_hash
from mandala.server.views.table_info import players


class ListInfo(Struct, frozen=True, kw_only=True):
    """The part of :class:`TableSummary` that is in no other column. ``players`` have no names:
    those are in the stored seats, where they can be deleted."""

    kind: Kind
    memory: Memory
    clock: Clock | None
    players: tuple[Player | None, Player | None]
    deadline_at: int | None
    moves: int
    result: GameResult | None


_decoder: Final = msgspec.json.Decoder(ListInfo)
_encoder: Final = msgspec.json.Encoder()


def summary(table: Table) -> Summary:
    """Returns what the storage keeps in the row of ``table``."""
    info = ListInfo(
        kind=table.created.kind,
        memory=table.created.memory,
        clock=table.created.clock,
        players=players(table, ()),
        deadline_at=table.flag_at,
        moves=len(table.plies),
        result=GameResult.of(table.result),
    )
    return Summary(
        table.status,
        table.to_move,
        table.created.listed,
        _encoder.encode(info),
        _position(table),
        table.shown_at,
    )


def _position(table: Table) -> str | None:
    """Returns the hash of the position of a running online game; None for any other table."""
    if table.created.kind != "online" or table.to_move is None:
        return None
    return position_hash(table.seen(table.to_move))


def table_summary(row: TableRow) -> TableSummary:
    """Returns a table as lists show it: who plays, how far, how it ended; nothing of its cards.

    The summary of ``row`` must have its ``info``.
    """
    assert row.summary.info is not None
    info = _decoder.decode(row.summary.info)
    names = {seat.seat: seat.name for seat in row.seats if seat.guest_id is not None}
    first, second = (
        msgspec.structs.replace(player, name=names.get(n, "")) if player else None
        for n, player in enumerate(info.players)
    )
    return TableSummary(
        id=row.table_id,
        kind=info.kind,
        status=row.summary.status,
        memory=info.memory,
        clock=info.clock,
        listed=row.summary.listed,
        players=(first, second),
        to_move=row.summary.to_move,
        created_at=row.created_at,
        updated_at=row.updated_at,
        deadline_at=info.deadline_at,
        moves=info.moves,
        result=info.result,
    )
