"""The API page, ``docs/reference/http-api.md``: every resource, message and code, from the declarations."""

import json
from typing import Any

from msgspec import inspect

from mandala.records.illegal import REASONS
from mandala.server.actions import ERRORS, TableEvent
from mandala.server.api.routes import OPERATIONS
from mandala.server.api.routing import Operation
from mandala.server.codegen.typescript import TypeScript, about_shape
from mandala.server.protocol.http import CreateTable
from mandala.server.protocol.socket import PROTOCOL, FromClient, FromServer
from mandala.server.ws.session import SOCKET_PATH

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
        *(_operation(each) for each in OPERATIONS),
    ]
    kinds: list[tuple[str, Any]] = [
        ("Messages from a client", FromClient),
        ("Messages from the server", FromServer),
        ("Events in steps", TableEvent),
        ("Kinds of table", CreateTable),
    ]
    writer = TypeScript()
    for title, union in kinds:
        parts.append(f"## {title}\n")
        for info in _members(union):
            parts.append(_shape(info))
            writer.shape(info)
    for operation in OPERATIONS:
        for shape in operation.shapes:
            writer.shape(inspect.type_info(shape))
    shown = {info.cls.__name__ for _, union in kinds for info in _members(union)}
    parts.append("## Shapes\n")
    parts.extend(_shape(info) for name, info in sorted(writer.named.items()) if name not in shown)
    parts.append(_codes())
    return "\n".join(parts).rstrip() + "\n"


def _operation(operation: Operation) -> str:
    lines = [f"### `{operation.method} {operation.path}`\n", f"{operation.about}\n"]
    if operation.body is not None:
        lines.append(f"- Body: {_names(operation.body)}")
    lines += [f"- Query `{name}` (optional): {what}" for name, what in operation.query.items()]
    answer = operation.media or ("empty" if operation.answer is None else _names(operation.answer))
    status = f"{operation.status} or 503" if operation.may_fail else operation.status
    lines.append(f"- Answer {status}: {answer}")
    lines.append("- Refusals: " + ", ".join(f"`{code}`" for code in operation.codes) + "\n")
    return "\n".join(lines)


def _names(shape: Any) -> str:
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
    tag = getattr(info, "tag", None)
    lines = [f"### `{tag or info.cls.__name__}`\n"]
    if about := about_shape(info.cls):
        lines.append(about + "\n")
    rows = []
    if tag:
        rows.append(f"| `{info.tag_field}` | `{json.dumps(tag)}` |")
    writer = TypeScript()
    for each in info.fields:
        kind = writer.shape(each.type).replace("|", "\\|")
        optional = "" if each.required else " (optional)"
        rows.append(f"| `{each.encode_name}` | `{kind}`{optional} |")
    if rows:
        lines += ["| field | type |", "| --- | --- |", *rows, ""]
    return "\n".join(lines)


def _codes() -> str:
    lines = ["## Codes\n", "Refusals of the server, with their HTTP status:\n"]
    lines += ["| code | status |", "| --- | --- |"]
    lines += [f"| `{code}` | {status} |" for code, status in ERRORS.items()]
    lines += ["", "Refusals by the rules of the game (`docs/reference/rules.md`):\n"]
    lines += ["| code | rule |", "| --- | --- |"]
    lines += [f"| `{reason.code}` | {reason.rule} |" for reason in REASONS.values()]
    return "\n".join(lines) + "\n"
