"""Adds the heartbeat of the running servers."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "heartbeat",
        sa.Column("id", sa.SmallInteger, nullable=False, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("trusted_at", sa.BigInteger, nullable=False),
        sa.Column("doubt_ms", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_heartbeat"),
    )
