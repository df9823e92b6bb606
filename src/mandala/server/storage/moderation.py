"""Storage calls for what players do about each other: blocks, and reports to the host."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Final, Literal, get_args

import sqlalchemy as sa

from mandala.server.storage.calls import Calls, read, write
from mandala.server.storage.queries import Transaction
from mandala.server.storage.schema import blocks, reports

MOST_BLOCKS: Final = 200  # of one guest; the oldest makes room
Reason = Literal["name", "greetings", "delay", "cheating", "other"]
REASONS: Final[tuple[Reason, ...]] = get_args(Reason)

_GUEST_ID: Final[sa.BindParameter[str]] = sa.bindparam("guest_id")
_BLOCK_ID: Final[sa.BindParameter[str]] = sa.bindparam("block_id")
_PUT_BLOCK: Final = sa.text(
    "INSERT INTO blocks (id, guest_id, blocked_id, name, at)"
    " VALUES (:block_id, :guest_id, :blocked_id, :name, :at)"
    " ON CONFLICT (guest_id, blocked_id) DO UPDATE SET name = excluded.name, at = excluded.at"
)
_BLOCKS: Final = (
    sa.select(blocks)
    .where(blocks.c.guest_id == _GUEST_ID)
    .order_by(blocks.c.at.desc(), blocks.c.id)
)
_DELETE_BLOCK: Final = sa.delete(blocks).where(
    blocks.c.id == _BLOCK_ID, blocks.c.guest_id == _GUEST_ID
)
_FIRST: Final[sa.BindParameter[str]] = sa.bindparam("first")
_SECOND: Final[sa.BindParameter[str]] = sa.bindparam("second")
_BETWEEN: Final = (
    sa.select(blocks.c.id)
    .where(
        ((blocks.c.guest_id == _FIRST) & (blocks.c.blocked_id == _SECOND))
        | ((blocks.c.guest_id == _SECOND) & (blocks.c.blocked_id == _FIRST))
    )
    .limit(1)
)
_PUT_REPORT: Final = sa.text(
    "INSERT INTO reports (table_id, reporter_id, reported_id, name, reason, at)"
    " VALUES (:table_id, :reporter_id, :reported_id, :name, :reason, :at)"
    " ON CONFLICT (table_id, reporter_id)"
    " DO UPDATE SET reason = excluded.reason, at = excluded.at"
)
_REPORTS: Final = (
    sa.select(reports)
    .order_by(reports.c.at.desc(), reports.c.table_id, reports.c.reporter_id)
    .limit(sa.bindparam("limit", type_=sa.Integer))
)

FORGET_MODERATION: Final = (
    sa.delete(blocks).where((blocks.c.guest_id == _GUEST_ID) | (blocks.c.blocked_id == _GUEST_ID)),
    sa.delete(reports).where(
        (reports.c.reporter_id == _GUEST_ID) | (reports.c.reported_id == _GUEST_ID)
    ),
)
DELETE_OLD_BLOCKS: Final = sa.delete(blocks).where(
    blocks.c.id.in_(
        sa.select(blocks.c.id)
        .where(blocks.c.at < sa.bindparam("before", type_=sa.BigInteger))
        .limit(sa.bindparam("limit", type_=sa.Integer))
    )
)


@dataclass(frozen=True, slots=True)
class Block:
    """A guest does not want to meet another. ``name``: the name of the other at that time."""

    block_id: str
    guest_id: str
    blocked_id: str
    name: str
    at: int


@dataclass(frozen=True, slots=True)
class PlayerReport:
    """A report of a player about the other player at a table."""

    table_id: str
    reporter_id: str
    reported_id: str
    name: str
    reason: Reason
    at: int


class Moderation(Calls):
    """The part of :class:`~.storage.Storage` about blocks and reports."""

    @write(None)
    def put_block(self, t: Transaction, block: Block) -> None:
        """Stores a block, or the new name and time of one that exists."""
        known = t.rows(_BLOCKS, guest_id=block.guest_id)
        if all(row[2] != block.blocked_id for row in known):
            for row in known[MOST_BLOCKS - 1 :]:
                t.run(_DELETE_BLOCK, {"block_id": row[0], "guest_id": block.guest_id})
        t.run(_PUT_BLOCK, asdict(block))

    @read
    def blocks_of_guest(self, t: Transaction, guest_id: str) -> Sequence[Block]:
        """Returns whom a guest has blocked, the last one first."""
        return [Block(*row) for row in t.rows(_BLOCKS, guest_id=guest_id)]

    @write(None)
    def delete_block(self, t: Transaction, guest_id: str, block_id: str) -> bool:
        """Deletes a block of a guest; returns False if there is none of this id."""
        return t.run(_DELETE_BLOCK, {"guest_id": guest_id, "block_id": block_id}) > 0

    @read
    def is_blocked(self, t: Transaction, first: str, second: str) -> bool:
        """Returns whether one of two guests has blocked the other."""
        return bool(t.rows(_BETWEEN, first=first, second=second))

    @write(None)
    def put_report(self, t: Transaction, report: PlayerReport) -> None:
        """Stores a report in place of an earlier one of the same guest at the same table."""
        t.run(_PUT_REPORT, asdict(report))

    @read
    def reports(self, t: Transaction, limit: int) -> Sequence[PlayerReport]:
        """Returns the last reports, the newest first."""
        return [PlayerReport(*row) for row in t.rows(_REPORTS, limit=limit)]
