"""JSON Schema of the socket messages, and OpenAPI of the HTTP resources."""

import re
from typing import Any, Final

import msgspec

from mandala import __version__
from mandala.server.actions import ERRORS, STEP_EVENTS
from mandala.server.api.routes import OPERATIONS
from mandala.server.api.routing import File, Operation
from mandala.server.protocol.http import Problem
from mandala.server.protocol.socket import FromClient, FromServer

_REFS: Final = "#/components/schemas/{name}"
MIDDLEWARE_CODES: Final = ("host/unknown", "address/banned", "rate/too_many", "server/failed")


def message_schema() -> dict[str, Any]:
    """JSON Schema 2020-12 of everything that travels over a socket."""
    (client, server), definitions = msgspec.json.schema_components([FromClient, FromServer])
    for event in STEP_EVENTS:  # a stored event may get more fields, but the server sends no others
        definitions[event.__name__]["additionalProperties"] = False
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Mandala table socket, version 1",
        "$defs": definitions | {"FromClient": client, "FromServer": server},
        "oneOf": [{"$ref": "#/$defs/FromClient"}, {"$ref": "#/$defs/FromServer"}],
    }


def openapi() -> dict[str, Any]:
    """OpenAPI 3.1 of the HTTP resources."""
    shapes = [shape for operation in OPERATIONS for shape in operation.shapes]
    schemas, components = msgspec.json.schema_components([*shapes, Problem], ref_template=_REFS)
    found = iter(schemas)
    paths: dict[str, dict[str, Any]] = {}
    for operation in OPERATIONS:
        body = next(found) if operation.body is not None else None
        answer = None if operation.answer in (None, File) else next(found)
        paths.setdefault(operation.path, {})[operation.method.lower()] = _operation(
            operation, body, answer
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


def _operation(operation: Operation, body: Any, answer: Any) -> dict[str, Any]:
    responses: dict[str, Any] = {str(operation.status): {"description": "Done."}}
    if answer is not None:
        responses[str(operation.status)]["content"] = {"application/json": {"schema": answer}}
    if operation.media:
        responses["200"]["content"] = {operation.media: {}}
        responses["304"] = {"description": "The client has it already."}
    if operation.may_fail:
        responses["503"] = responses[str(operation.status)] | {"description": "Failing."}
    by_status: dict[int, list[str]] = {}
    for code in dict.fromkeys((*operation.codes, *MIDDLEWARE_CODES)):
        by_status.setdefault(ERRORS[code], []).append(code)
    for status, codes in sorted(by_status.items()):
        responses[str(status)] = {
            "description": "Refused: " + ", ".join(f"`{code}`" for code in codes),
            "content": {"application/json": {"schema": {"$ref": _REFS.format(name="Problem")}}},
        }
    described: dict[str, Any] = {
        "operationId": operation.name,
        "summary": operation.about,
        "responses": responses,
    }
    parameters: list[dict[str, Any]] = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)}", operation.path)
    ]
    parameters += [
        {"name": name, "in": "query", "description": what, "schema": {"type": "string"}}
        for name, what in operation.query.items()
    ]
    if parameters:
        described["parameters"] = parameters
    if body is not None:
        described["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": body}},
        }
    return described
