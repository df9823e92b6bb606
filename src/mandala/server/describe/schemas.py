"""JSON Schema of the socket messages, and OpenAPI of the HTTP resources."""

from typing import Any, Final

import msgspec

from mandala import __version__
from mandala.server.messages.from_client import FromClient
from mandala.server.messages.from_server import FromServer
from mandala.server.messages.http import Problem
from mandala.server.refusal import CODES
from mandala.server.web.api import ENDPOINTS
from mandala.server.web.endpoints import Endpoint

_REFS: Final = "#/components/schemas/{name}"
# What the gate may answer before any resource is asked.
GATE_CODES: Final = ("host/unknown", "rate/too_many", "server/failed")


def message_schema() -> dict[str, Any]:
    """JSON Schema 2020-12 of everything that travels over a socket."""
    (client, server), definitions = msgspec.json.schema_components([FromClient, FromServer])
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Mandala table socket, version 1",
        "$defs": definitions | {"FromClient": client, "FromServer": server},
        "oneOf": [{"$ref": "#/$defs/FromClient"}, {"$ref": "#/$defs/FromServer"}],
    }


def openapi() -> dict[str, Any]:
    """OpenAPI 3.1 of the HTTP resources."""
    shapes = [shape for endpoint in ENDPOINTS for shape in _shapes(endpoint)]
    schemas, components = msgspec.json.schema_components([*shapes, Problem], ref_template=_REFS)
    found = iter(schemas)
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in ENDPOINTS:
        body = next(found) if endpoint.body is not None else None
        answer = next(found) if endpoint.answer is not None else None
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(
            endpoint, body, answer
        )
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Mandala table server",
            "version": __version__,
            "description": "Every refusal is a Problem: a code to translate, with the number of the rule it breaks.",
        },
        "paths": paths,
        "components": {"schemas": components},
    }


def _shapes(endpoint: Endpoint) -> list[Any]:
    return [shape for shape in (endpoint.body, endpoint.answer) if shape is not None]


def _operation(endpoint: Endpoint, body: Any, answer: Any) -> dict[str, Any]:
    responses: dict[str, Any] = {str(endpoint.status): {"description": "Done."}}
    if answer is not None:
        responses[str(endpoint.status)]["content"] = {"application/json": {"schema": answer}}
    by_status: dict[int, list[str]] = {}
    for code in dict.fromkeys((*endpoint.codes, *GATE_CODES)):
        by_status.setdefault(CODES[code], []).append(code)
    for status, codes in sorted(by_status.items()):
        responses[str(status)] = {
            "description": "Refused: " + ", ".join(f"`{code}`" for code in codes),
            "content": {"application/json": {"schema": {"$ref": _REFS.format(name="Problem")}}},
        }
    operation: dict[str, Any] = {
        "operationId": endpoint.name,
        "summary": endpoint.about,
        "responses": responses,
    }
    if "{table_id}" in endpoint.path:
        operation["parameters"] = [
            {"name": "table_id", "in": "path", "required": True, "schema": {"type": "string"}}
        ]
    if body is not None:
        operation["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": body}},
        }
    return operation
