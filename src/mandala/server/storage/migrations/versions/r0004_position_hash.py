"""Adds the hash of the position of each running online game."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("position", sa.Text))
    op.create_index("ix_tables_position", "tables", ["position"])
