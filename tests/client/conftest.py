"""Runs the tests of clients on asyncio."""

import pytest


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
