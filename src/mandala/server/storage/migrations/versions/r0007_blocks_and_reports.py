"""Adds the database tables of blocks between guests and of reports to the host."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "blocks",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("guest_id", sa.Text, nullable=False),
        sa.Column("blocked_id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_blocks"),
        sa.UniqueConstraint("guest_id", "blocked_id", name="uq_blocks_guest_id_blocked_id"),
    )
    op.create_index("ix_blocks_blocked_id", "blocks", ["blocked_id"])
    op.create_table(
        "reports",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("reporter_id", sa.Text, nullable=False),
        sa.Column("reported_id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "reporter_id", name="pk_reports"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_reports_table_id", ondelete="CASCADE"
        ),
    )
    for column in ("at", "reporter_id", "reported_id"):
        op.create_index(f"ix_reports_{column}", "reports", [column])
