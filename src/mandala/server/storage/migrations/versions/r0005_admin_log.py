"""Adds the log of orders of those who run the server. Triggers refuse to change or delete a row."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

REFUSE = {
    "sqlite": [
        f"CREATE TRIGGER admin_log_no_{verb.lower()} BEFORE {verb} ON admin_log"
        " BEGIN SELECT RAISE(ABORT, 'admin_log is append-only'); END"
        for verb in ("UPDATE", "DELETE")
    ],
    "postgresql": [
        (
            "CREATE FUNCTION admin_log_refuse() RETURNS trigger LANGUAGE plpgsql AS"
            " $$ BEGIN RAISE EXCEPTION 'admin_log is append-only'; END $$"
        ),
        (
            "CREATE TRIGGER admin_log_append_only BEFORE UPDATE OR DELETE ON admin_log"
            " EXECUTE FUNCTION admin_log_refuse()"
        ),
    ],
}


def upgrade() -> None:
    op.create_table(
        "admin_log",
        sa.Column("id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("actor", sa.Text, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("subject", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_admin_log"),
    )
    for statement in REFUSE[op.get_context().dialect.name]:
        op.execute(statement)
