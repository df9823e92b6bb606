"""The access that a link or a cookie gives: a seat, the invitation, or a spectator's view."""

import secrets
from typing import Final

from mandala.server.errors import ApiError
from mandala.server.protocol.socket import Hello
from mandala.server.rooms.connection import Credential
from mandala.server.rooms.guest_devices import Cookie
from mandala.server.rooms.room import Room
from mandala.server.state.events import Viewer
from mandala.server.storage.base import Seat, Token, token_hash
from mandala.server.storage.storage import Storage

SEAT_ROLES: Final = {"seat:0": (0,), "seat:1": (1,), "seat:both": (0, 1)}
INVITE: Final = "invite"
WATCH: Final = "watch"


def new_token() -> str:
    """Returns a secret that cannot be guessed (192 random bits)."""
    return secrets.token_urlsafe(24)


def seat_role(seats: tuple[int, ...]) -> str:
    """Returns the role of a token that opens ``seats``."""
    return "seat:both" if len(seats) == 2 else f"seat:{seats[0]}"


class Access:
    """Looks up tokens; only their hashes are stored.

    Every method may raise :class:`ApiError` and :class:`StorageUnavailable`.
    """

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def open(
        self, room: Room, hello: Hello, cookie: Cookie | None
    ) -> tuple[Viewer, Credential | None]:
        """Returns what a connection may see and do, and what gives that right.

        Raises if it may see nothing. ``cookie``: one whose device still exists.
        """
        if hello.watch_token:
            watch = await self.require(room.table.table_id, hello.watch_token, WATCH)
            return Viewer(), Credential(watch.guest_id, token_hash=watch.hash)
        seats, by = await self._seats(room, hello.seat_token, cookie)
        if len(seats) == 2:
            return Viewer(seats, hello.look), by
        if seats:
            return Viewer(seats, seats[0]), by
        if hello.seat_token is None and room.table.created.listed:
            return Viewer(), None
        raise ApiError("token/unknown" if hello.seat_token else "seat/not_yours")

    async def _seats(
        self, room: Room, seat_token: str | None, cookie: Cookie | None
    ) -> tuple[tuple[int, ...], Credential | None]:
        token = await self._token(seat_token) if seat_token else None
        if token and (seats := _opened(room, token)):
            return seats, Credential(token.guest_id, token_hash=token.hash)
        if cookie is None:
            return (), None
        by_cookie = Credential(cookie.guest_id, device_id=cookie.device_id)
        return await self.seats_held(room, None, cookie.guest_id), by_cookie

    async def is_valid(self, credential: Credential) -> bool:
        """Returns whether what opened a connection still exists."""
        if credential.device_id is not None:
            return await self._storage.device(credential.device_id) is not None
        if credential.token_hash is not None:
            return await self._storage.token(credential.token_hash) is not None
        return True

    async def seats_held(
        self, room: Room, seat_token: str | None, guest_id: str | None
    ) -> tuple[int, ...]:
        """Returns the seats that a token opens here or, if none, those of the guest."""
        seats = await self.seats_opened(room, seat_token) if seat_token else ()
        if seats or guest_id is None:
            return seats
        if not (held := _seats_of(room.seats, guest_id)):
            # The guest may have joined at another instance whose change has not arrived yet.
            row = await self._storage.table(room.table.table_id)
            held = _seats_of(row.seats, guest_id) if row else ()
        return held

    async def seats_opened(self, room: Room, seat_token: str) -> tuple[int, ...]:
        """Returns the seats here that a token opens by itself."""
        token = await self._token(seat_token)
        return _opened(room, token) if token else ()

    async def is_taken(self, text: str) -> bool:
        """Returns whether a token opens anything at any table."""
        return await self._token(text) is not None

    async def require(self, table_id: str, text: str | None, role: str) -> Token:
        """Returns the token that opens ``role`` at this table; raises if ``text`` is none."""
        token = await self._token(text) if text else None
        if token is None or token.table_id != table_id or token.role != role:
            raise ApiError("token/unknown")
        return token

    async def _token(self, text: str) -> Token | None:
        return await self._storage.token(token_hash(text))


def _opened(room: Room, token: Token) -> tuple[int, ...]:
    seats = SEAT_ROLES.get(token.role, ())
    if token.table_id == room.table.table_id:
        return seats
    if token.table_id == room.table.created.rematch_of:
        return tuple(sorted(1 - seat for seat in seats))  # the rematch has the seats swapped
    return ()


def _seats_of(seats: tuple[Seat, ...], guest_id: str) -> tuple[int, ...]:
    return tuple(seat.seat for seat in seats if seat.guest_id == guest_id)
