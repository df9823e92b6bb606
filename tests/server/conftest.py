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
