"""Brings a database to the schema of this program, once, even if several instances start."""

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

from mandala.server.storage.base import StorageMisuse

REVISION: Final = "0007"  # the newest revision in migrations/versions; a test compares
_LOCK: Final = 5_021_108_006  # any number, the same in every instance


def migrate(connection: Connection, target: str = REVISION) -> None:
    """Applies the revisions that are missing. Runs inside the caller's transaction.

    Instances that start together wait here for the first of them: on PostgreSQL by an advisory
    lock, on SQLite because only one transaction may write.
    Raises :class:`StorageMisuse` for a database of a newer program.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    found = current_revision(connection)
    if found == target:
        return
    if found is not None and found > REVISION:
        raise StorageMisuse("database-newer", found=found, known=REVISION)
    _upgrade(connection, target)


def current_revision(connection: Connection) -> str | None:
    """Returns the revision of the database, None before the first."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def _upgrade(connection: Connection, target: str) -> None:
    # Imported here: most starts have nothing to migrate.
    from alembic import command
    from alembic.config import Config

    folder = str(Path(__file__).parent / "migrations")
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", folder.replace("%", "%%"))
    command.upgrade(config, target)
