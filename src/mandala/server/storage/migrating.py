"""Bringing a database to the schema of this program, once, however many instances start."""

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

from mandala.server.storage.interface import StorageMisuse

REVISION: Final = "0001"  # the newest step in migrations/versions; a test compares
_LOCK: Final = 5_021_108_006  # any number, the same in every instance


def migrate(connection: Connection, target: str = REVISION) -> None:
    """Apply the steps that are missing. Runs inside the caller's transaction.

    Instances that start together wait here for the first of them: on PostgreSQL by an advisory
    lock, on SQLite because the caller's transaction is the only one that may write.
    Raises :class:`StorageMisuse` for a database of a newer program.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    found = current_revision(connection)
    if found == target:
        return
    if found is not None and found > REVISION:
        raise StorageMisuse("database-newer", found=found, known=REVISION)
    _run_steps(connection, target)


def current_revision(connection: Connection) -> str | None:
    """The step the database stands at, None before the first."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def _run_steps(connection: Connection, target: str) -> None:
    # Imported here: a start that has nothing to migrate, which is nearly every start, skips it.
    from alembic import command
    from alembic.config import Config

    folder = str(Path(__file__).parent / "migrations")
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", folder.replace("%", "%%"))
    command.upgrade(config, target)
