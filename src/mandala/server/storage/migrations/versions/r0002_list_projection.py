"""Adds the list projection of a table; drops columns that nothing reads."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("info", sa.Text))
    op.drop_index("ix_tables_deadline_at", "tables")
    # Plain SQL: Alembic would copy the table on SQLite, and dropping the old copy would delete
    # the rows that refer to it.
    op.execute("ALTER TABLE tables DROP COLUMN deadline_at")
    op.execute("ALTER TABLE tables DROP COLUMN kind")
