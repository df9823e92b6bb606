"""Creates tables, gives out seats, and gives people their seats back."""

import contextlib
import secrets
from typing import assert_never

from mandala.records.move import Move
from mandala.records.seen_deal import SeenDeal
from mandala.server.actions.base import Commit
from mandala.server.errors import ApiError
from mandala.server.protocol import http
from mandala.server.protocol.replay import PlayOnRequest
from mandala.server.protocol.types import Clock, Kind
from mandala.server.rooms.access import INVITE, WATCH, Access, new_token, seat_role
from mandala.server.rooms.manager import RoomManager
from mandala.server.rooms.moderation import PlayerModeration
from mandala.server.rooms.names import beside, beside_ai, clean_name
from mandala.server.rooms.new_table import prepare_by_step, what_if_created
from mandala.server.state.events import Created, Joined
from mandala.server.state.table import Table, new_deal, new_table_id
from mandala.server.storage.base import (
    Guest,
    Seat,
    StorageUnavailable,
    Token,
    UnknownTable,
    token_hash,
)


class Lobby:
    """Gives out seats and links; only the hash of a link is stored.

    Every method may raise :class:`ApiError` and :class:`StorageUnavailable`.
    """

    def __init__(self, rooms: RoomManager, access: Access, moderation: PlayerModeration) -> None:
        self._rooms = rooms
        self._storage = rooms.storage
        self._access = access
        self._moderation = moderation

    async def create(self, wish: http.CreateTable, guest_id: str) -> http.SeatTaken:
        """Creates a table with the guest at seat 0 (hot-seat: at both)."""
        self._rooms.control.require_new_games()
        first = {"first": 0, "second": 1, "random": None}[wish.starts]
        kind: Kind
        clock: Clock | None = None
        levels: tuple[int | None, int | None] = (None, None)
        names: tuple[str, ...]
        listed = False
        match wish:
            case http.AgainstAi(name=name, level=level):
                kind, levels = "ai", (None, level)
                names = (beside_ai(clean_name(name), level),)
            case http.HotSeat(names=both):
                one = clean_name(both[0])
                kind, names = "hotseat", (one, beside(clean_name(both[1]), [one]))
            case http.Online(name=name):
                kind, names, clock, listed = "online", (clean_name(name),), wish.clock, wish.listed
            case _ as never:
                assert_never(never)
        table_id = new_table_id()
        created = Created(
            kind=kind,
            memory=wish.memory,
            clock=clock,
            listed=listed,
            levels=levels,
            **new_deal(table_id, first),
        )
        people = tuple(Seat(n, guest_id, name) for n, name in enumerate(names))
        return await self._open(table_id, created, people, guest_id)

    async def play_on(
        self, wish: PlayOnRequest, seen: SeenDeal, decks: tuple[str, ...], guest_id: str
    ) -> http.SeatTaken:
        """Creates a table against the AI that goes on from what a seat has seen of another game.

        ``decks``: sampled, so that they fit that.
        """
        self._rooms.control.require_new_games()
        table_id, seat = new_table_id(), wish.seat
        created = what_if_created(table_id, wish, seen, decks)
        person = Seat(seat, guest_id, beside_ai(clean_name(wish.name), wish.level))
        return await self._open(table_id, created, (person,), guest_id, seen.moves)

    async def _open(
        self,
        table_id: str,
        created: Created,
        people: tuple[Seat, ...],
        guest_id: str,
        given: tuple[Move, ...] = (),
    ) -> http.SeatTaken:
        """Stores a new table with ``people`` at their seats, and returns their links."""
        now = self._rooms.now()
        held = tuple(person.seat for person in people)
        invite = created.kind == "online"
        taken, tokens = _new_links(table_id, held, guest_id, now, invite=invite)
        dealer_for = self._rooms.dealer_for
        steps = prepare_by_step(table_id, created, people, now, dealer_for, tokens, given)
        (new,) = await self._rooms.long_work.run(steps)
        await self._storage.create_table(*new.rows)
        self._rooms.register(new.table, new.seats)
        await self._remember_guest(guest_id, people[0].name)
        return taken

    async def join(self, table_id: str, wish: http.JoinTable, guest_id: str) -> http.SeatTaken:
        """Takes the free seat of an online table."""
        self._rooms.control.require_new_games()
        name = clean_name(wish.name)
        room = await self._rooms.room(table_id)
        if wish.seat_token and (held := await self._access.seats_opened(room, wish.seat_token)):
            return _joined(table_id, held[0], wish.seat_token)  # the first response was lost
        if not room.table.created.listed:
            await self._access.require(table_id, wish.invite_token, INVITE)
        if any(seat.guest_id == guest_id for seat in room.seats):
            raise ApiError("seat/already_here")
        await self._moderation.require_friendly(room, guest_id)
        token = wish.seat_token or new_token()
        if wish.seat_token and await self._access.is_taken(wish.seat_token):
            raise ApiError("token/unknown")

        def take_seat(table: Table, at: int) -> Commit:
            if table.status == "over":
                raise ApiError("table/over")
            if all(table.taken):
                raise ApiError("table/full")
            seat = table.taken.index(False)
            shown = beside(name, (other.name for other in room.seats))
            link = Token(token_hash(token), table_id, seat_role((seat,)), at, guest_id)
            return Commit([Joined(seat=seat)], (Seat(seat, guest_id, shown),), (link,))

        await room.commit(f"join:{secrets.token_hex(8)}", take_seat)
        await self._remember_guest(guest_id, name)
        taken = next(seat.seat for seat in room.seats if seat.guest_id == guest_id)
        return _joined(table_id, taken, token)

    async def resume(
        self, table_id: str, seat_token: str | None, guest_id: str | None
    ) -> http.SeatTaken:
        """Gives the holder of a seat, by cookie or by an older link, new links to it."""
        self._rooms.control.require_writable()
        room = await self._rooms.room(table_id)
        seats = await self._access.seats_held(room, seat_token, guest_id)
        if not seats:
            raise ApiError("seat/not_yours")
        waiting = room.table.status == "waiting"
        now = self._rooms.now()
        # The links belong to who has the seat, also if a device without their cookie asks.
        owner = next((seat.guest_id for seat in room.seats if seat.seat == seats[0]), None)
        taken, tokens = _new_links(table_id, seats, owner, now, invite=waiting)
        try:
            await self._storage.put_tokens(tokens)
        except UnknownTable:  # deleted elsewhere, and the change has not arrived yet
            raise ApiError("table/unknown") from None
        return taken

    async def _remember_guest(self, guest_id: str, name: str) -> None:
        """Keeps the name; the seat is stored already, so a failure does no harm."""
        now = self._rooms.now()
        with contextlib.suppress(StorageUnavailable):
            known = await self._storage.guest(guest_id)
            created_at = known.created_at if known else now
            await self._storage.put_guest(Guest(guest_id, name, created_at, now))


def _new_links(
    table_id: str, seats: tuple[int, ...], guest_id: str | None, now: int, *, invite: bool
) -> tuple[http.SeatTaken, tuple[Token, ...]]:
    """Returns new secret links to ``seats``, and what is stored of them; ``invite``: also to the
    free seat."""
    role = seat_role(seats)
    texts = {role: new_token(), WATCH: new_token()} | ({INVITE: new_token()} if invite else {})
    taken = http.SeatTaken(
        table_id=table_id,
        seat=seats[0],
        seat_token=texts[role],
        invite_token=texts.get(INVITE),
        watch_token=texts[WATCH],
    )
    return taken, tuple(
        Token(token_hash(text), table_id, role, now, guest_id) for role, text in texts.items()
    )


def _joined(table_id: str, seat: int, seat_token: str) -> http.SeatTaken:
    return http.SeatTaken(
        table_id=table_id, seat=seat, seat_token=seat_token, invite_token=None, watch_token=None
    )
