"""Another game for the same two: seats swapped, a new deal or the very same one."""

import contextlib

from msgspec import structs

from mandala.records.fair_deal import commitment, new_seed
from mandala.server.live.connection import Connection
from mandala.server.live.room import Room
from mandala.server.live.seating import Seating, new_table_id
from mandala.server.live.service import TableService, request_id
from mandala.server.messages.from_client import AnswerRematch, OfferRematch
from mandala.server.messages.from_server import Ack
from mandala.server.refusal import Refused
from mandala.server.storage.interface import Seat, StorageUnavailable
from mandala.server.tables import events as log
from mandala.server.tables.decide import OfferTurned, accepts_rematch
from mandala.server.tables.table import Table

RematchCommand = OfferRematch | AnswerRematch


class Rematches:
    """Answers offers, and makes the tables that come of them."""

    def __init__(self, tables: TableService, seating: Seating) -> None:
        self._tables = tables
        self._seating = seating

    async def ask(
        self, room: Room, seat: int, command: RematchCommand, sender: Connection | None
    ) -> Ack:
        """Offer, decline or accept; an offer of what the other has offered already accepts.

        Which of these it is may change until the table's lock is held: then it is decided anew.
        """
        while True:
            new = request_id(seat, command) not in room.table.requests
            with contextlib.suppress(OfferTurned):
                if new and accepts_rematch(room.table, seat, command, self._tables.now()):
                    return await self._accept(room, seat, command, sender)
                return await self._tables.command(room, seat, command, sender)

    async def _accept(
        self, room: Room, seat: int, command: RematchCommand, sender: Connection | None
    ) -> Ack:
        """Create the new table, then tell the old one; if somebody was faster, take it back.

        Both players find their new seats with the cookie, or with ``resume`` and the old seat link.
        """
        wants_same = command.same_deal if isinstance(command, OfferRematch) else None
        offered = room.table.rematch
        same_deal = offered.same_deal if wants_same is None and offered else bool(wants_same)
        table_id = new_table_id()
        # The table exists before the old one names it: nobody is sent to a place that is not there.
        await self._seating.found(
            table_id, _created(room.table, table_id, same_deal), _swapped(room), guest_id=None
        )

        def events(table: Table, at: int) -> list[log.TableLogEvent]:
            if not accepts_rematch(table, seat, command, at):
                raise OfferTurned
            return [
                log.RematchOffered(seat=seat, same_deal=same_deal),
                log.RematchAccepted(seat=seat, table_id=table_id),
            ]

        request = request_id(seat, command)
        name = command.client_move_id
        try:
            seq, duplicate = await self._tables.commit(room, events, request, sender, name)
        except (Refused, OfferTurned) as reason:
            # Unavailable: perhaps the old table names it already. Then it must not go.
            if not (isinstance(reason, Refused) and reason.code == "server/unavailable"):
                await self._take_back(table_id)
            raise
        if duplicate:
            await self._take_back(table_id)
        return Ack(client_move_id=name, seq=seq, duplicate=duplicate)

    async def _take_back(self, table_id: str) -> None:
        """Delete a table that nobody has heard of; if that fails, it is cleaned up like any other."""
        self._tables.rooms.pop(table_id, None)
        with contextlib.suppress(StorageUnavailable):
            await self._tables.storage.delete_table(table_id)


def _created(table: Table, table_id: str, same_deal: bool) -> log.Created:
    """The beginning of the new table: who started sits at the other seat, so the other starts."""
    old = table.created
    again = structs.replace(old, levels=(old.levels[1], old.levels[0]), rematch_of=table.table_id)
    if same_deal:  # the seed is known to all by now, and so are the cards
        return again
    seed = new_seed()
    return structs.replace(again, seed=seed.hex(), commitment=commitment(seed), deal=table_id)


def _swapped(room: Room) -> tuple[Seat, ...]:
    levels = room.table.created.levels
    people = [seat for seat in room.seats if levels[seat.seat] is None]
    return tuple(
        sorted(
            (Seat(1 - seat.seat, seat.guest_id, seat.name) for seat in people),
            key=lambda seat: seat.seat,
        )
    )
