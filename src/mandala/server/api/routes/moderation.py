"""Blocks between players, and reports of players to the host."""

from typing import Final

from mandala.server.api.routing import TABLE_CODES, Call, operation
from mandala.server.errors import ApiError
from mandala.server.protocol import http

_CODES: Final = (
    "seat/not_yours",
    "guest/nobody",
    "guest/banned",
    "server/read_only",
    *TABLE_CODES,
)


@operation("POST", "/api/v1/tables/{table_id}/block", codes=_CODES, status=204, rows=True)
async def block_player(call: Call, body: http.BlockPlayer) -> None:
    """Blocks the other player at a table. They and this guest then cannot sit at one table,
    and cannot send each other greetings or offers of another game."""
    guest_id = await call.known_guest()
    await call.services.moderation.block(call.table_id, body.seat_token, guest_id)


@operation("POST", "/api/v1/tables/{table_id}/report", codes=_CODES, status=204, rows=True)
async def report_player(call: Call, body: http.ReportPlayer) -> None:
    """Reports the other player at a table to the host of this server."""
    guest_id = await call.known_guest()
    token = body.seat_token
    await call.services.moderation.report(call.table_id, token, guest_id, body.reason)


@operation("GET", "/api/v1/me/blocks", codes=("guest/banned", "server/unavailable"))
async def my_blocks(call: Call) -> http.Blocks:
    """Whom this guest has blocked."""
    guest_id = await call.known_guest()
    if guest_id is None:
        return http.Blocks(blocks=())
    found = await call.services.storage.blocks_of_guest(guest_id)
    return http.Blocks(
        blocks=tuple(http.BlockInfo(id=b.block_id, name=b.name, at=b.at) for b in found)
    )


@operation(
    "DELETE",
    "/api/v1/me/blocks/{block_id}",
    codes=("block/unknown", "guest/banned", "server/unavailable"),
    status=204,
)
async def end_block(call: Call) -> None:
    """Ends a block."""
    guest_id = await call.known_guest()
    storage = call.services.storage
    if guest_id is None or not await storage.delete_block(guest_id, call.block_id):
        raise ApiError("block/unknown")


OPERATIONS: Final = (block_player, report_player, my_blocks, end_block)
