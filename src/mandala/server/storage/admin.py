"""Storage calls for those who run a server: the log of their orders, and the guests.

Orders are only added to the log; triggers of the database refuse everything else. The present bans
and modes follow from it, see :mod:`mandala.server.rooms.control`.
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Final, Literal

import sqlalchemy as sa

from mandala.server.storage.base import AdminChanged, Guest
from mandala.server.storage.calls import Calls, read, write
from mandala.server.storage.queries import Transaction
from mandala.server.storage.schema import admin_log, guests

Order = Literal["ban", "unban", "read_only", "drain", "motd", "close"]

_ADD: Final = sa.text(
    "INSERT INTO admin_log (id, at, actor, action, subject, until, text)"
    " SELECT COALESCE(MAX(id), 0) + 1, :at, :actor, :action, :subject, :until, :text"
    " FROM admin_log WHERE true ON CONFLICT (id) DO NOTHING"
).bindparams(sa.bindparam("until", type_=sa.BigInteger), sa.bindparam("at", type_=sa.BigInteger))
_LOG_AFTER: Final = (
    sa.select(admin_log)
    .where(admin_log.c.id > sa.bindparam("after_id", type_=sa.BigInteger))
    .order_by(admin_log.c.id)
)
_GUESTS: Final = (
    sa.select(guests)
    .order_by(guests.c.last_seen_at.desc(), guests.c.id)
    .limit(sa.bindparam("limit", type_=sa.Integer))
)


@dataclass(frozen=True, slots=True)
class AdminEntry:
    """An order. ``subject``: a table, a guest, or a network; "on" or "off" for a mode. ``until``: the
    end of a ban, None: for ever. ``text``: the reason, or the message of the day."""

    at: int
    actor: str
    action: Order
    subject: str = ""
    until: int | None = None
    text: str = ""


class AdminLog(Calls):
    """The part of :class:`~.storage.Storage` for those who run a server."""

    @write(None)
    def add_admin_entry(self, t: Transaction, entry: AdminEntry) -> None:
        """Adds an order to the log. Sends :class:`AdminChanged`."""
        while not t.run(_ADD, asdict(entry)):  # another program took the number: take the next one
            pass
        t.changes.append(AdminChanged())

    @read
    def admin_log(self, t: Transaction, after_id: int = 0) -> Sequence[tuple[int, AdminEntry]]:
        """Returns the orders after a number, with their numbers: 1, 2, 3, … without gaps."""
        return [(row[0], AdminEntry(*row[1:])) for row in t.rows(_LOG_AFTER, after_id=after_id)]

    @read
    def guests(self, t: Transaction, limit: int) -> Sequence[Guest]:
        """Returns the guests who were seen last."""
        return [Guest(*row) for row in t.rows(_GUESTS, limit=limit)]
