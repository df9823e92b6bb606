"""The tables of the database, declared once for SQLite and PostgreSQL.

A change here needs a migration in ``migrations/versions``: a test compares the two.
"""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    SmallInteger,
    Table,
    Text,
    UniqueConstraint,
)

metadata: Final = MetaData(
    naming_convention={  # so that a migration can name a constraint on either database
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    # What follows is a projection of the log, written in the same transaction as its events.
    Column("updated_at", BigInteger, nullable=False),
    Column("seq", BigInteger, nullable=False),
    Column("status", Text, nullable=False),
    Column("to_move", SmallInteger),
    Column("deadline_at", BigInteger),
    Column("listed", Boolean, nullable=False),
    CheckConstraint("status IN ('waiting', 'playing', 'over')", name="status"),
    Index("ix_tables_deadline_at", "deadline_at"),
    Index("ix_tables_status_updated_at", "status", "updated_at"),
    Index("ix_tables_listed_created_at", "listed", "status", "created_at"),
)

events: Final = Table(
    "events",
    metadata,
    Column("table_id", Text, ForeignKey(tables.c.id, ondelete="CASCADE"), nullable=False),
    Column("seq", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("client_move_id", Text),
    # Two writers cannot both add event 7; a request sent twice is stored once.
    PrimaryKeyConstraint("table_id", "seq"),
    UniqueConstraint("table_id", "client_move_id"),
    sqlite_with_rowid=False,  # a log lies together on disk, and there is one tree less to write
)

seats: Final = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey(tables.c.id, ondelete="CASCADE"), nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("guest_id", Text),
    Column("name", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("ix_seats_guest_id", "guest_id"),
)

tokens: Final = Table(
    "tokens",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("table_id", Text, ForeignKey(tables.c.id, ondelete="CASCADE"), nullable=False),
    Column("role", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("guest_id", Text),
    Index("ix_tokens_table_id", "table_id"),
    Index("ix_tokens_guest_id", "guest_id"),
)

guests: Final = Table(
    "guests",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("last_seen_at", BigInteger, nullable=False),
)

secrets: Final = Table(
    "secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
