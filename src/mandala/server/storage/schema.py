"""The tables of the database, declared once for SQLite and PostgreSQL.

A change here needs a revision in ``migrations/versions``: a test compares the two.
"""

from typing import Final

import sqlalchemy as sa

metadata: Final = sa.MetaData(
    naming_convention={  # a migration can name a constraint on either database
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)

tables: Final = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("created_at", sa.BigInteger, nullable=False),
    # The other columns are a projection of the log, written in the transaction of its events.
    sa.Column("updated_at", sa.BigInteger, nullable=False),
    sa.Column("seq", sa.BigInteger, nullable=False),
    sa.Column("status", sa.Text, nullable=False),
    sa.Column("to_move", sa.SmallInteger),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("info", sa.Text),
    sa.Column("position", sa.Text),
    sa.CheckConstraint("status IN ('waiting', 'playing', 'over')", name="status"),
    sa.Index("ix_tables_status_updated_at", "status", "updated_at"),
    sa.Index("ix_tables_listed_created_at", "listed", "status", "created_at"),
    sa.Index("ix_tables_position", "position"),
)

events: Final = sa.Table(
    "events",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey(tables.c.id, ondelete="CASCADE"), nullable=False),
    sa.Column("seq", sa.BigInteger, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("client_move_id", sa.Text),
    # Two writers cannot both add event 7; a request sent twice is stored once.
    sa.PrimaryKeyConstraint("table_id", "seq"),
    sa.UniqueConstraint("table_id", "client_move_id"),
    sqlite_with_rowid=False,  # a log lies together on disk; one tree less to write
)

seats: Final = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey(tables.c.id, ondelete="CASCADE"), nullable=False),
    sa.Column("seat", sa.SmallInteger, nullable=False),
    sa.Column("guest_id", sa.Text),
    sa.Column("name", sa.Text, nullable=False),
    sa.PrimaryKeyConstraint("table_id", "seat"),
    sa.Index("ix_seats_guest_id", "guest_id"),
)

tokens: Final = sa.Table(
    "tokens",
    metadata,
    sa.Column("hash", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, sa.ForeignKey(tables.c.id, ondelete="CASCADE"), nullable=False),
    sa.Column("role", sa.Text, nullable=False),
    sa.Column("created_at", sa.BigInteger, nullable=False),
    sa.Column("guest_id", sa.Text),
    sa.Index("ix_tokens_table_id", "table_id"),
    sa.Index("ix_tokens_guest_id", "guest_id"),
)

guests: Final = sa.Table(
    "guests",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("created_at", sa.BigInteger, nullable=False),
    sa.Column("last_seen_at", sa.BigInteger, nullable=False),
)

# The browsers of a guest. A cookie names one of these rows; without the row it opens nothing.
devices: Final = sa.Table(
    "devices",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("guest_id", sa.Text, nullable=False),
    sa.Column("label", sa.Text, nullable=False),
    sa.Column("created_at", sa.BigInteger, nullable=False),
    sa.Column("last_seen_at", sa.BigInteger, nullable=False),
    sa.Index("ix_devices_guest_id", "guest_id"),
)

# Links that add a device to a guest: used once, and valid for some minutes.
device_links: Final = sa.Table(
    "device_links",
    metadata,
    sa.Column("hash", sa.Text, primary_key=True),
    sa.Column("guest_id", sa.Text, nullable=False),
    sa.Column("expires_at", sa.BigInteger, nullable=False),
    sa.Index("ix_device_links_guest_id", "guest_id"),
)

# Orders of those who run the server; triggers refuse to change or delete a row.
admin_log: Final = sa.Table(
    "admin_log",
    metadata,
    sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("actor", sa.Text, nullable=False),
    sa.Column("action", sa.Text, nullable=False),
    sa.Column("subject", sa.Text, nullable=False),
    sa.Column("until", sa.BigInteger),
    sa.Column("text", sa.Text, nullable=False),
)

# Whom a guest does not want to meet again. ``name``: the other's name then, for the guest's own list.
blocks: Final = sa.Table(
    "blocks",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("guest_id", sa.Text, nullable=False),
    sa.Column("blocked_id", sa.Text, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.UniqueConstraint("guest_id", "blocked_id"),
    sa.Index("ix_blocks_blocked_id", "blocked_id"),
)

# Reports of players to the host. One report of a guest for each table; it goes with the table.
reports: Final = sa.Table(
    "reports",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey(tables.c.id, ondelete="CASCADE"), nullable=False),
    sa.Column("reporter_id", sa.Text, nullable=False),
    sa.Column("reported_id", sa.Text, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("reason", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.PrimaryKeyConstraint("table_id", "reporter_id"),
    sa.Index("ix_reports_at", "at"),
    sa.Index("ix_reports_reporter_id", "reporter_id"),
    sa.Index("ix_reports_reported_id", "reported_id"),
)

secrets: Final = sa.Table(
    "secrets",
    metadata,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("value", sa.LargeBinary, nullable=False),
)

# One row, written at regular times: it proves that writing works, and dates the last run.
heartbeat: Final = sa.Table(
    "heartbeat",
    metadata,
    sa.Column("id", sa.SmallInteger, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("trusted_at", sa.BigInteger, nullable=False),
    sa.Column("doubt_ms", sa.BigInteger, nullable=False),
)
