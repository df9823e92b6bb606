"""Schemathesis reads the OpenAPI document and tries what it allows, and what it does not."""

import asyncio
import itertools
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from mandala.server.codegen.openapi import openapi
from mandala.server.protocol.http import Online
from support.table_server import Running, finished_pair, serving_in_a_thread


@dataclass
class Tried:
    """A server with known tables. ``statuses``: what each operation with a table id answered."""

    url: str
    table_ids: Iterator[str]
    statuses: defaultdict[str, set[int]] = field(default_factory=lambda: defaultdict(set))


async def known_tables(running: Running) -> list[str]:
    """Return the ids of a table that waits for a player, and of a finished game."""
    waiting = await running.guest().create(Online(name="Ada", listed=True))
    return [waiting.table_id, (await finished_pair(running))[2]]


@pytest.fixture(scope="module")
def tried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tried]:
    with serving_in_a_thread(tmp_path_factory.mktemp("openapi")) as running:
        known = asyncio.run(known_tables(running))
        found = Tried(running.url, itertools.cycle([*known, "no-such-table"]))
        yield found
        for operation, statuses in found.statuses.items():
            assert statuses != {404}, f"{operation} never met a table"


schema = schemathesis.openapi.from_dict(openapi())


@schema.parametrize()
@settings(max_examples=25, suppress_health_check=list(HealthCheck))
def test_the_api_does_as_it_says_and_never_fails(
    case: schemathesis.Case[Any], tried: Tried
) -> None:
    names_a_table = "{table_id}" in case.operation.path
    if names_a_table:
        case.path_parameters = {"table_id": next(tried.table_ids)}
    response = case.call_and_validate(
        base_url=tried.url,
        checks=[
            not_a_server_error,
            status_code_conformance,
            content_type_conformance,
            response_schema_conformance,
        ],
    )
    if names_a_table:
        tried.statuses[case.operation.label].add(response.status_code)
