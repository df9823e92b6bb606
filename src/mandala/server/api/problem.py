"""The response to a refused request: a problem with its code and status, or a page that says it."""

from typing import Final

import msgspec
from starlette.responses import HTMLResponse, Response
from starlette.types import Scope

from mandala.server.actions import ERRORS
from mandala.server.api.error_page import error_page, wants_page
from mandala.server.errors import ApiError
from mandala.server.metrics import Metrics
from mandala.server.protocol.http import Problem

_encoder: Final = msgspec.json.Encoder()
CLOSING: Final = ("rate/too_many", "message/too_large", "server/full")
"""Refusals that end the connection: on a new one the client is counted before it costs anything."""


def problem(scope: Scope, error: ApiError) -> Response:
    """Returns the response to a refused request or socket, and counts it."""
    metrics: Metrics = scope["app"].state.metrics
    metrics.refusals.labels(error.code).inc()
    status = ERRORS.get(error.code, 409)  # codes of the rules are conflicts with the position
    headers = {"cache-control": "no-store"}
    if status == 429:
        headers["retry-after"] = "5"
    if error.code in CLOSING:
        headers["connection"] = "close"
    if wants_page(scope):
        headers["vary"] = "accept, accept-language"
        return HTMLResponse(error_page(scope, error.code, status), status, headers)
    body = Problem(code=error.code, rule=error.rule, request_id=scope["state"]["request_id"])
    return Response(_encoder.encode(body), status, headers, "application/json")
