"""Blocks between players, and reports of players to the host.

Two guests of whom one has blocked the other cannot sit down at one table. At a table where they sit
already, they send each other no greetings, and they agree on no other game.
"""

import secrets
from typing import Final

from mandala.server.actions.base import TableRequest
from mandala.server.actions.greet import Greet
from mandala.server.actions.rematch import AnswerRematch, OfferRematch
from mandala.server.errors import ApiError
from mandala.server.rooms.access import Access
from mandala.server.rooms.manager import RoomManager
from mandala.server.rooms.room import Room
from mandala.server.storage.base import Seat
from mandala.server.storage.moderation import Block, PlayerReport, Reason

_TO_THE_OTHER: Final = (Greet, OfferRematch, AnswerRematch)


class PlayerModeration:
    """Every method may raise :class:`ApiError` and ``StorageUnavailable``."""

    def __init__(self, rooms: RoomManager, access: Access) -> None:
        self._rooms = rooms
        self._storage = rooms.storage
        self._access = access

    async def block(self, table_id: str, seat_token: str | None, guest_id: str | None) -> None:
        """Block the other player at a table."""
        own, other = await self._both(table_id, seat_token, guest_id)
        block = Block(secrets.token_urlsafe(9), own, other.guest_id or "", other.name, self._now())
        await self._storage.put_block(block)

    async def report(
        self, table_id: str, seat_token: str | None, guest_id: str | None, reason: Reason
    ) -> None:
        """Reports the other player at a table to the host."""
        own, other = await self._both(table_id, seat_token, guest_id)
        report = PlayerReport(table_id, own, other.guest_id or "", other.name, reason, self._now())
        await self._storage.put_report(report)

    async def require_friendly(self, room: Room, guest_id: str | None) -> None:
        """Raises ``guest/blocked`` if this guest and somebody at the table do not want to meet."""
        if guest_id is None:
            return
        others = {seat.guest_id for seat in room.seats if seat.guest_id} - {guest_id}
        for other in others:
            if await self._storage.is_blocked(guest_id, other):
                raise ApiError("guest/blocked")

    async def check(self, room: Room, seat: int, request: TableRequest) -> None:
        """Raises ``guest/blocked`` for a request that would trouble the other player."""
        declines = isinstance(request, AnswerRematch) and not request.accept
        between_people = room.table.created.kind == "online"
        if isinstance(request, _TO_THE_OTHER) and between_people and not declines:
            held = {each.seat: each.guest_id for each in room.seats}
            await self.require_friendly(room, held.get(seat))

    async def _both(
        self, table_id: str, seat_token: str | None, guest_id: str | None
    ) -> tuple[str, Seat]:
        """Returns the id of the guest who asks, and the seat of the other person.

        Raises ``seat/not_yours``, and ``guest/nobody`` if there is no other person.
        """
        self._rooms.control.require_writable()
        room = await self._rooms.room(table_id)
        held = await self._access.seats_held(room, seat_token, guest_id)
        if not held:
            raise ApiError("seat/not_yours")
        own = next((s.guest_id for s in room.seats if s.seat == held[0]), None)
        others = [s for s in room.seats if s.seat not in held and s.guest_id not in (None, own)]
        if own is None or not others:
            raise ApiError("guest/nobody")
        return own, others[0]

    def _now(self) -> int:
        return self._rooms.now()
