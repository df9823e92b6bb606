"""Schemathesis reads the OpenAPI document and tries what it allows, and what it does not."""

from collections.abc import Iterator

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from mandala.server.describe.schemas import openapi
from support.table_server import Running, serving_in_a_thread


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving_in_a_thread(tmp_path_factory.mktemp("openapi")) as running:
        yield running


schema = schemathesis.openapi.from_dict(openapi())


@schema.parametrize()
@settings(max_examples=25, suppress_health_check=list(HealthCheck))
def test_the_api_does_as_it_says_and_never_fails(case: schemathesis.Case, server: Running) -> None:
    case.call_and_validate(
        base_url=server.url,
        checks=[
            not_a_server_error,
            status_code_conformance,
            content_type_conformance,
            response_schema_conformance,
        ],
    )
