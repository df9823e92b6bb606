"""Real databases of both kinds; each test gets an empty one."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from mandala.server.storage.open import open_storage, sqlite_url
from mandala.server.storage.storage import Storage
from support.postgres import (  # noqa: F401 - fixtures
    postgres_cluster,
    postgres_url,
    ready_database,
    ready_postgres_url,
    scratch_database,
)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database with nothing in it."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path / "tables.db")
    return str(request.getfixturevalue("postgres_url"))


@pytest.fixture(params=["sqlite", "postgresql"])
def ready_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database to open; on PostgreSQL with its schema, which saves time."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path / "tables.db")
    return str(request.getfixturevalue("ready_postgres_url"))


@pytest.fixture
async def storage(ready_url: str) -> AsyncIterator[Storage]:
    opened = await open_storage(ready_url)
    yield opened
    await opened.close()


@pytest.fixture
async def other_instance(ready_url: str, storage: Storage) -> AsyncIterator[Storage]:  # noqa: ARG001 - opened after the first
    opened = await open_storage(ready_url)
    yield opened
    await opened.close()
