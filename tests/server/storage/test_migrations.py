"""The revisions lead to the declared schema, and run once if several instances start."""

import asyncio
import os
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import CheckConstraint, Connection, inspect, text

from mandala.server.storage import migrations
from mandala.server.storage.base import StorageMisuse
from mandala.server.storage.migrate import REVISION, current_revision, migrate
from mandala.server.storage.open import open_storage
from mandala.server.storage.schema import metadata
from support.storage import in_transaction

START = """
import asyncio, logging, sys
from mandala.server.storage.open import open_storage
logging.basicConfig(level=logging.INFO, format="%(message)s")
async def main():
    await (await open_storage(sys.argv[1])).close()
asyncio.run(main())
"""


def differences(connection: Connection) -> list[Any]:
    found = compare_metadata(MigrationContext.configure(connection), metadata)
    for name, table in metadata.tables.items():
        inspector = inspect(connection)
        declared = {str(c.name) for c in table.constraints if isinstance(c, CheckConstraint)}
        if {c["name"] for c in inspector.get_check_constraints(name)} != declared:
            found.append(("check constraints", name))
    return list(found)


def steps() -> list[str]:
    config = Config()
    config.set_main_option("script_location", str(Path(str(migrations.__file__)).parent))
    return [step.revision for step in ScriptDirectory.from_config(config).walk_revisions()][::-1]


def test_all_revisions_lead_to_the_declared_schema(database_url: str) -> None:
    for step in steps():
        in_transaction(database_url, partial(migrate, target=step))
        assert in_transaction(database_url, current_revision) == step
    assert in_transaction(database_url, differences) == []


def test_newest_revision_is_the_one_the_program_expects() -> None:
    assert steps()[0] == "0001"
    assert steps()[-1] == REVISION


def test_difference_from_the_declared_schema_is_found(database_url: str) -> None:
    in_transaction(database_url, migrate)
    in_transaction(
        database_url, lambda c: c.execute(text("ALTER TABLE guests ADD COLUMN shoes text"))
    )
    in_transaction(database_url, lambda c: c.execute(text("DROP INDEX ix_seats_guest_id")))
    assert len(in_transaction(database_url, differences)) == 2


def test_instances_that_start_together_migrate_once(database_url: str) -> None:
    starts = [
        subprocess.Popen(
            [sys.executable, "-c", START, database_url],
            stderr=subprocess.PIPE,
            text=True,
            env=os.environ,
        )
        for _ in range(2)
    ]
    said = "".join(start.communicate(timeout=60)[1] for start in starts)
    assert [start.returncode for start in starts] == [0, 0], said
    assert said.count("Running upgrade") == len(steps())


def test_failed_migration_leaves_nothing(database_url: str) -> None:
    def fail(connection: Connection) -> None:
        migrate(connection)
        raise RuntimeError("in the middle of it")

    with pytest.raises(RuntimeError):
        in_transaction(database_url, fail)
    assert in_transaction(database_url, lambda c: inspect(c).get_table_names()) == []


def test_database_of_a_newer_program_is_refused(database_url: str) -> None:
    in_transaction(database_url, migrate)
    newer = text("UPDATE alembic_version SET version_num = '9999'")
    in_transaction(database_url, lambda connection: connection.execute(newer))
    with pytest.raises(StorageMisuse, match="newer Mandala"):
        asyncio.run(open_storage(database_url))
