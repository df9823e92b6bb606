"""Both databases, real ones, each test on a new empty one."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from mandala.server.storage.interface import Storage
from mandala.server.storage.opening import open_storage, sqlite_url
from support.postgres import postgres_cluster, postgres_url  # noqa: F401 - fixtures


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield sqlite_url(tmp_path / "tables.db")
    else:
        yield request.getfixturevalue("postgres_url")


@pytest.fixture
async def storage(database_url: str) -> AsyncIterator[Storage]:
    opened = await open_storage(database_url)
    yield opened
    await opened.close()


@pytest.fixture
async def other_instance(database_url: str, storage: Storage) -> AsyncIterator[Storage]:  # noqa: ARG001 - opened after the first
    opened = await open_storage(database_url)
    yield opened
    await opened.close()
