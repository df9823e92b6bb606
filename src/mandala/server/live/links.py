"""What a link opens: the seat, the invitation or the view that its token stands for."""

import secrets
from typing import Final

from mandala.server.live.room import Room
from mandala.server.messages.from_client import Hello
from mandala.server.refusal import Refused, unavailable
from mandala.server.storage.interface import Seat, Storage, StorageUnavailable, Token, token_hash
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
        """The seats that are theirs: by link or, if it opens none here, by cookie."""
        seats = await self.seats_opened(room, seat_token) if seat_token else ()
        if seats or guest_id is None:
            return seats
        if not (held := _of_guest(room.seats, guest_id)):
            # They may have sat down at another instance just now, and the news is on its way.
            held = _of_guest(await self._seats_stored(room), guest_id)
        return held

    async def _seats_stored(self, room: Room) -> tuple[Seat, ...]:
        try:
            row = await self._storage.table(room.table.table_id)
        except StorageUnavailable as failure:
            raise unavailable(failure) from None
        return row.seats if row else ()

    async def seats_opened(self, room: Room, seat_token: str) -> tuple[int, ...]:
        """The seats here that a link opens, by itself."""
        token = await self._token(seat_token)
        if token is None:
            return ()
        seats = SEAT_ROLES.get(token.role, ())
        if token.table_id == room.table.table_id:
            return seats
        if token.table_id == room.table.created.rematch_of:
            return tuple(sorted(1 - seat for seat in seats))  # the rematch has the seats swapped
        return ()

    async def is_taken(self, text: str) -> bool:
        """Whether a token opens anything anywhere."""
        return await self._token(text) is not None

    async def require(self, table_id: str, text: str | None, role: str) -> None:
        """Raise unless ``text`` opens ``role`` at this table."""
        token = await self._token(text) if text else None
        if token is None or token.table_id != table_id or token.role != role:
            raise Refused("token/unknown")

    async def _token(self, text: str) -> Token | None:
        try:
            return await self._storage.token(token_hash(text))
        except StorageUnavailable as failure:
            raise unavailable(failure) from None


def _of_guest(seats: tuple[Seat, ...], guest_id: str) -> tuple[int, ...]:
    return tuple(seat.seat for seat in seats if seat.guest_id == guest_id)
