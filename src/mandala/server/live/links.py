"""What a link opens: the seat, the invitation or the view that its token stands for."""

import secrets
from typing import Final

from mandala.server.live.room import Room
from mandala.server.messages.from_client import Hello
from mandala.server.refusal import Refused
from mandala.server.storage.interface import Storage, StorageUnavailable, Token, token_hash
from mandala.server.tables.steps import Reader

SEAT_ROLES: Final = {"seat:0": (0,), "seat:1": (1,), "seat:both": (0, 1)}
INVITE: Final = "invite"
WATCH: Final = "watch"


def new_token() -> str:
    return secrets.token_urlsafe(24)  # 192 bits


class Links:
    """Answers what a token allows. Of a token only the hash is stored."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def reader(self, room: Room, hello: Hello, guest_id: str | None) -> Reader:
        """What a connection may see and do; raises if nothing."""
        if hello.watch_token:
            await self.require(room.table.table_id, hello.watch_token, WATCH)
            return Reader()
        seats = await self.seats_held(room, hello.seat_token, guest_id)
        if len(seats) == 2:
            return Reader(seats, hello.look)
        if seats:
            return Reader(seats, seats[0])
        if hello.seat_token is None and room.table.created.listed:
            return Reader()
        raise Refused("token/unknown" if hello.seat_token else "seat/not_yours")

    async def seats_held(
        self, room: Room, seat_token: str | None, guest_id: str | None
    ) -> tuple[int, ...]:
        """The seats that are theirs, by link or, without one, by cookie."""
        table = room.table
        if seat_token:
            token = await self._token(seat_token)
            if token and token.table_id == table.table_id:
                return SEAT_ROLES.get(token.role, ())
            if token and token.table_id == table.created.rematch_of:
                # The rematch has the seats swapped.
                return tuple(sorted(1 - seat for seat in SEAT_ROLES.get(token.role, ())))
            return ()
        if guest_id is None:
            return ()
        return tuple(seat.seat for seat in room.seats if seat.guest_id == guest_id)

    async def require(self, table_id: str, text: str | None, role: str) -> None:
        """Raise unless ``text`` opens ``role`` at this table."""
        token = await self._token(text) if text else None
        if token is None or token.table_id != table_id or token.role != role:
            raise Refused("token/unknown")

    async def _token(self, text: str) -> Token | None:
        try:
            return await self._storage.token(token_hash(text))
        except StorageUnavailable:
            raise Refused("server/unavailable") from None
