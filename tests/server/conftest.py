"""Servers for the tests of the server: real ones, on loopback, each with its own database."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from support.postgres import (  # noqa: F401 - fixtures
    postgres_cluster,
    ready_database,
    ready_postgres_url,
)
from support.table_server import Running, serving


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def table_server(tmp_path: Path) -> AsyncIterator[Running]:
    """A server without AI."""
    async with serving(tmp_path) as running:
        yield running


@pytest.fixture
async def two(
    ready_postgres_url: str,  # noqa: F811 - the fixture from above
    tmp_path: Path,
) -> AsyncIterator[tuple[Running, Running]]:
    """Two instances on one PostgreSQL."""
    async with (
        serving(tmp_path, database_url=ready_postgres_url) as one,
        serving(tmp_path, database_url=ready_postgres_url) as other,
    ):
        yield one, other
