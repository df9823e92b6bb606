"""The API page, ``docs/api.md``: every resource, message and code, from the declarations."""

import json
from typing import Any

from msgspec import inspect

from mandala.records.reasons import REASONS
from mandala.server.describe.typescript import TypeScript, about_shape
from mandala.server.live.room import PROTOCOL
from mandala.server.messages.from_client import FromClient
from mandala.server.messages.from_server import FromServer
from mandala.server.messages.http import CreateTable
from mandala.server.messages.steps import TableEvent
from mandala.server.refusal import CODES
from mandala.server.web.api import ENDPOINTS
from mandala.server.web.socket import SOCKET_PATH

OPENING = """\
# The API of the table server

Made by `make generate` from the message types; do not edit. Machine-readable:
[`openapi.json`](api/openapi.json) (HTTP) and [`messages.schema.json`](api/messages.schema.json)
(sockets); a running server has them at `/api/v1/openapi.json` and `/api/v1/messages.json`.

Everything is JSON. Nothing is text in a language: a client translates keys (codes, colours, seats).
Unknown fields are refused. Piles are letters `ROYGPB`, moves are written as in the notation
(`M1R`, `F2G3`, `DB2`, `CY`), times are milliseconds since 1970 by the server's clock, seats are 0 and 1.

## How to play over the API

1. `POST /api/v1/tables` opens a table and answers with secret links: `seat_token` (this seat, on any
   device), `invite_token` (the other seat), `watch_token` (spectators). The answer also sets a
   cookie that names the guest; "my games" goes by it.
2. The other player: `POST /api/v1/tables/{table_id}/join` with the invitation.
3. Both open the socket `SOCKET` and send `hello` first, within ten seconds:
   `{"type": "hello", "protocol": "PROTOCOL", "seat_token": "…"}`. The answer is a `snapshot`.
4. When `decision` is there, it is this seat's decision: `legal` lists each move with its effects.
   `{"type": "move", "client_move_id": "a1", "seq": 7, "move": "M1R"}` makes it; `seq` is the last event
   seen. `ack` says that it is stored for good; `update` tells everybody.
5. After a lost connection: `hello` with `since`, and send what was not acknowledged again under
   the same `client_move_id`: it counts once.

A token belongs into a message or the fragment of a link (`/t/{table_id}#seat=…`), never into a
query: those end up in logs. Browsers may connect from the server's own address only.

"""


def api_page() -> str:
    parts = [
        OPENING.replace("SOCKET", SOCKET_PATH).replace("PROTOCOL", PROTOCOL),
        "## HTTP resources\n",
        *(_endpoint(each) for each in ENDPOINTS),
    ]
    kinds: list[tuple[str, Any]] = [
        ("Messages from a client", FromClient),
        ("Messages from the server", FromServer),
        ("Events in steps", TableEvent),
        ("Kinds of table", CreateTable),
    ]
    named: dict[str, Any] = {}
    for title, union in kinds:
        parts.append(f"## {title}\n")
        for info in _members(union):
            parts.append(_shape(info))
            _collect(info, named)
    for endpoint in ENDPOINTS:
        for shape in (endpoint.body, endpoint.answer):
            if shape is not None:
                _collect(inspect.type_info(shape), named)
    shown = {info.cls.__name__ for _, union in kinds for info in _members(union)}
    parts.append("## Shapes\n")
    parts.extend(_shape(info) for name, info in sorted(named.items()) if name not in shown)
    parts.append(_codes())
    return "\n".join(parts).rstrip() + "\n"


def _endpoint(endpoint: Any) -> str:
    body = _names(endpoint.body)
    answer = _names(endpoint.answer)
    lines = [f"### `{endpoint.method} {endpoint.path}`\n", f"{endpoint.about}\n"]
    if body:
        lines.append(f"- Body: {body}")
    lines.append(f"- Answer {endpoint.status}: {answer or 'empty'}")
    lines.append("- Refusals: " + ", ".join(f"`{code}`" for code in endpoint.codes) + "\n")
    return "\n".join(lines)


def _names(shape: Any) -> str:
    if shape is None:
        return ""
    info = inspect.type_info(shape)
    members = info.types if isinstance(info, inspect.UnionType) else (info,)
    return " or ".join(
        f"`{each.cls.__name__}`" if hasattr(each, "cls") else "a JSON object" for each in members
    )


def _members(union: Any) -> tuple[Any, ...]:
    info = inspect.type_info(union)
    assert isinstance(info, inspect.UnionType)
    return info.types


def _shape(info: Any) -> str:
    cls = info.cls
    about = about_shape(cls)
    title = f"`{info.tag}`" if getattr(info, "tag", None) else f"`{cls.__name__}`"
    lines = [f"### {title}\n"]
    if about:
        lines.append(about + "\n")
    rows = []
    tag_field = getattr(info, "tag_field", None)
    if tag_field:
        rows.append(f"| `{tag_field}` | `{json.dumps(info.tag)}` |")
    writer = TypeScript()
    for each in info.fields:
        kind = writer.shape(each.type).replace("|", "\\|")
        optional = "" if each.required else " (optional)"
        rows.append(f"| `{each.encode_name}` | `{kind}`{optional} |")
    if rows:
        lines += ["| field | type |", "| --- | --- |", *rows, ""]
    return "\n".join(lines)


def _collect(info: Any, named: dict[str, Any]) -> None:
    """All shapes with a name that ``info`` needs."""
    if hasattr(info, "cls") and hasattr(info, "fields"):
        if info.cls.__name__ in named:
            return
        named[info.cls.__name__] = info
        for each in info.fields:
            _collect(each.type, named)
    for attribute in ("types", "item_types"):
        for inner in getattr(info, attribute, ()):
            _collect(inner, named)
    for attribute in ("item_type", "value_type", "type"):
        inner = getattr(info, attribute, None)
        if inner is not None:
            _collect(inner, named)


def _codes() -> str:
    lines = ["## Codes\n", "Refusals of the server, with their HTTP status:\n"]
    lines += ["| code | status |", "| --- | --- |"]
    lines += [f"| `{code}` | {status} |" for code, status in CODES.items()]
    lines += ["", "Refusals by the rules of the game (`docs/rules.md`):\n"]
    lines += ["| code | rule |", "| --- | --- |"]
    lines += [f"| `{reason.code}` | {reason.rule} |" for reason in REASONS.values()]
    return "\n".join(lines) + "\n"
