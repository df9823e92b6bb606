"""Who may sit where: creating a table, joining, coming back."""

import contextlib
import secrets
import unicodedata
from typing import Final, assert_never

from mandala.records.fair_deal import commitment, new_seed
from mandala.server.live.following import SEATS_CHANGED
from mandala.server.live.links import INVITE, WATCH, Links, new_token
from mandala.server.live.service import TableService
from mandala.server.messages import http
from mandala.server.messages.values import Clock, Kind
from mandala.server.refusal import Refused, unavailable
from mandala.server.storage.interface import (
    Guest,
    NewTable,
    Seat,
    Storage,
    StorageUnavailable,
    StoredEvent,
    Token,
    token_hash,
)
from mandala.server.tables import events as log
from mandala.server.tables.summary import summary
from mandala.server.tables.table import Table, fold

LONGEST_NAME: Final = 24  # characters


def clean_name(name: str) -> str:
    """A display name: composed letters, no control or layout characters, at most 24 characters."""
    kept = "".join(c for c in unicodedata.normalize("NFC", name) if c.isprintable())
    kept = " ".join(kept.split())
    if not kept or len(kept) > LONGEST_NAME:
        raise Refused("name/unusable")
    return kept


async def forget_guest(storage: Storage, guest_id: str) -> bool:
    """Delete what is known of a guest, and have every instance forget their name; False if nothing
    was known."""
    rows = await storage.tables_of_guest(guest_id, limit=1_000)
    known = await storage.delete_guest(guest_id)
    for row in rows:
        await storage.announce(row.table_id, SEATS_CHANGED)
    return known


def new_table_id() -> str:
    return secrets.token_urlsafe(16)  # 128 bits


class Seating:
    """Hands out seats and links. Of a link only the hash is stored."""

    def __init__(self, tables: TableService, links: Links) -> None:
        self._tables = tables
        self._storage = tables.storage
        self._links = links

    async def create(self, wish: http.CreateTable, guest_id: str) -> http.SeatTaken:
        """A new table with its creator at seat 0 (hot-seat: at both)."""
        first = {"first": 0, "second": 1, "random": secrets.randbelow(2)}[wish.starts]
        kind: Kind
        clock: Clock | None = None
        levels: tuple[int | None, int | None] = (None, None)
        names: tuple[str, ...]
        listed = False
        match wish:
            case http.AgainstAi(name=name, level=level):
                kind, levels, names = "ai", (None, level), (clean_name(name),)
            case http.HotSeat(names=both):
                kind, names = "hotseat", (clean_name(both[0]), clean_name(both[1]))
            case http.Online(name=name):
                kind, names, clock, listed = "online", (clean_name(name),), wish.clock, wish.listed
            case _ as never:
                assert_never(never)
        seed = new_seed()
        table_id = new_table_id()
        created = log.Created(
            kind=kind,
            memory=wish.memory,
            first=first,
            clock=clock,
            listed=listed,
            levels=levels,
            seed=seed.hex(),
            commitment=commitment(seed),
            deal=table_id,
        )
        seats = tuple(Seat(n, guest_id, name) for n, name in enumerate(names))
        links = await self.found(table_id, created, seats, guest_id)
        await self._remember_guest(guest_id, names[0])
        return links

    async def found(
        self, table_id: str, created: log.Created, seats: tuple[Seat, ...], guest_id: str | None
    ) -> http.SeatTaken:
        """Store a table with people at ``seats``; the links are those of the first of them."""
        now = self._tables.now()
        role = "seat:both" if created.kind == "hotseat" else f"seat:{seats[0].seat}"
        tokens = {role: new_token(), WATCH: new_token()}
        if created.kind == "online" and len(seats) < 2:
            tokens[INVITE] = new_token()
        all_seats = [*seats]
        for n, level in enumerate(created.levels):
            if level is not None:
                all_seats.append(Seat(n, None, f"level:{level}"))
        events: list[log.TableLogEvent] = [created, *(log.Joined(seat=seat.seat) for seat in seats)]
        await self._store(
            NewTable(
                table_id=table_id,
                kind=created.kind,
                created_at=now,
                seats=tuple(sorted(all_seats, key=lambda seat: seat.seat)),
                tokens=tuple(
                    Token(token_hash(text), table_id, name, now, guest_id)
                    for name, text in tokens.items()
                ),
            ),
            events,
            now,
        )
        return http.SeatTaken(
            table_id=table_id,
            seat=seats[0].seat,
            seat_token=tokens[role],
            invite_token=tokens.get(INVITE),
            watch_token=tokens[WATCH],
        )

    async def _store(self, table: NewTable, events: list[log.TableLogEvent], now: int) -> None:
        written = [log.written(event, now) for event in events]
        stored = [
            StoredEvent(table.table_id, seq, now, event.kind, event.body)
            for seq, event in enumerate(written, start=1)
        ]
        folded = fold(stored, self._tables.dealer_for)
        try:
            await self._storage.create_table(table, written, summary(folded))
        except StorageUnavailable as failure:
            raise unavailable(failure) from None
        self._tables.adopt(folded, table.seats)

    async def join(self, table_id: str, wish: http.JoinTable, guest_id: str) -> http.SeatTaken:
        """Take the free seat of an online table."""
        name = clean_name(wish.name)
        room = await self._tables.room(table_id)
        if wish.seat_token and (held := await self._links.seats_opened(room, wish.seat_token)):
            return _joined(table_id, held[0], wish.seat_token)  # the answer was lost on the way
        if not room.table.created.listed:
            await self._links.require(table_id, wish.invite_token, INVITE)
        if any(seat.guest_id == guest_id for seat in room.seats):
            raise Refused("seat/already_here")
        token = wish.seat_token or new_token()
        if wish.seat_token and await self._links.is_taken(wish.seat_token):
            raise Refused("token/unknown")

        def events(table: Table, _at: int) -> list[log.TableLogEvent]:
            if table.status == "over":
                raise Refused("table/over")
            if all(table.taken):
                raise Refused("table/full")
            return [log.Joined(seat=_free_seat(table))]

        def seats() -> tuple[tuple[Seat, ...], tuple[Token, ...]]:
            free = _free_seat(room.table)
            now = self._tables.now()
            link = Token(token_hash(token), table_id, f"seat:{free}", now, guest_id)
            return (Seat(free, guest_id, name),), (link,)

        await self._tables.commit(room, events, f"join:{secrets.token_hex(8)}", seats=seats)
        await self._remember_guest(guest_id, name)
        seat = next(seat.seat for seat in room.seats if seat.guest_id == guest_id)
        return _joined(table_id, seat, token)

    async def resume(
        self, table_id: str, seat_token: str | None, guest_id: str | None
    ) -> http.SeatTaken:
        """A new link to a seat for whoever holds it, by cookie or by an older link."""
        room = await self._tables.room(table_id)
        seats = await self._links.seats_held(room, seat_token, guest_id)
        if not seats:
            raise Refused("seat/not_yours")
        role = "seat:both" if len(seats) == 2 else f"seat:{seats[0]}"
        tokens = {role: new_token(), WATCH: new_token()}
        if room.table.status == "waiting":
            tokens[INVITE] = new_token()
        now = self._tables.now()
        try:
            await self._storage.put_tokens(
                [
                    Token(token_hash(text), table_id, name, now, guest_id)
                    for name, text in tokens.items()
                ]
            )
        except StorageUnavailable as failure:
            raise unavailable(failure) from None
        return http.SeatTaken(
            table_id=table_id,
            seat=seats[0],
            seat_token=tokens[role],
            invite_token=tokens.get(INVITE),
            watch_token=tokens[WATCH],
        )

    async def _remember_guest(self, guest_id: str, name: str) -> None:
        """Keep the name; their seat is stored already, so it is no harm if that fails."""
        now = self._tables.now()
        with contextlib.suppress(StorageUnavailable):
            known = await self._storage.guest(guest_id)
            created_at = known.created_at if known else now
            await self._storage.put_guest(Guest(guest_id, name, created_at, now))


def _joined(table_id: str, seat: int, seat_token: str) -> http.SeatTaken:
    return http.SeatTaken(
        table_id=table_id, seat=seat, seat_token=seat_token, invite_token=None, watch_token=None
    )


def _free_seat(table: Table) -> int:
    return 0 if not table.taken[0] else 1
