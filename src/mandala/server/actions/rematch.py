"""Another game for the same two players: offered, declined or accepted.

An accepted rematch stores the new table in the same transaction as its event, so that no player is
sent to a table that does not exist.
"""

from typing import ClassVar, Final

from msgspec import structs

from mandala.server.actions.base import Commit, NewTable, TableRequest
from mandala.server.protocol.types import Rematch, SeatNumber
from mandala.server.state.events import Event, PublicEvent, StepEvent, Viewer
from mandala.server.state.table import Table, new_deal, new_table_id

MOST_OFFERS: Final = 20  # offers of one seat at one table, because each stays in the log


class RematchOffered(PublicEvent, frozen=True, tag="rematch_offered"):
    """A seat offers another game; ``same_deal``: with the very same cards."""

    seat: SeatNumber
    same_deal: bool

    def apply(self, table: Table, at: int) -> None:
        table.rematch = Rematch(offered_by=self.seat, same_deal=self.same_deal, table_id=None)


class RematchDeclined(PublicEvent, frozen=True, tag="rematch_declined"):
    """A seat declined the other game."""

    seat: SeatNumber

    def apply(self, table: Table, at: int) -> None:
        table.rematch = None


class RematchAccepted(StepEvent, frozen=True, tag="rematch_accepted"):
    """The new table; take the seat there with ``POST /api/v1/tables/{id}/resume``."""

    table_id: str


class RematchAgreed(Event, frozen=True, tag="rematch_accepted"):
    """A seat accepted: ``table_id`` is the new table."""

    seat: SeatNumber
    table_id: str

    def apply(self, table: Table, at: int) -> None:
        same_deal = table.rematch.same_deal if table.rematch else False
        table.rematch = Rematch(offered_by=None, same_deal=same_deal, table_id=self.table_id)

    def view(self, table: Table, viewer: Viewer) -> RematchAccepted:
        return RematchAccepted(table_id=self.table_id)


class OfferRematch(TableRequest, frozen=True, tag="offer_rematch"):
    """Another game with the seats swapped; ``same_deal``: with the very same cards. If the other
    has offered the same already, this accepts."""

    same_deal: bool = False

    creates_rows: ClassVar = True
    events: ClassVar = (RematchOffered,)
    errors: ClassVar = {"rematch/exists": 409}

    @classmethod
    def why_not(cls, table: Table, seat: int, now: int) -> str | None:
        if table.status != "over":
            return "table/not_over"
        if not all(table.taken):
            return "table/not_started"
        rematch = table.rematch
        if rematch and (rematch.table_id or rematch.offered_by == seat):
            return "rematch/exists"
        if table.count_since_move(RematchOffered, seat) >= MOST_OFFERS:
            return "rate/too_many"
        return None

    def decide(self, table: Table, seat: int, now: int) -> Commit:
        same_deal = self.same_deal
        if table.rematch and table.rematch.same_deal == same_deal:  # the other offered the same
            return _accepted(table, seat, same_deal)
        offered = RematchOffered(seat=seat, same_deal=same_deal)
        if table.created.kind == "online":
            return Commit([offered])
        return _accepted(table, seat, same_deal, offered)


class AnswerRematch(TableRequest, frozen=True, tag="answer_rematch"):
    """Accept or decline the rematch that the other player offers."""

    accept: bool

    creates_rows: ClassVar = True
    events: ClassVar = (RematchDeclined, RematchAgreed)
    steps: ClassVar = (RematchAccepted,)
    errors: ClassVar = {"rematch/not_offered": 409}

    @classmethod
    def why_not(cls, table: Table, seat: int, now: int) -> str | None:
        rematch = table.rematch
        if rematch is None or rematch.offered_by is None:
            return "rematch/exists" if rematch else "rematch/not_offered"
        return "rematch/not_offered" if rematch.offered_by == seat else None

    def decide(self, table: Table, seat: int, now: int) -> Commit:
        assert table.rematch is not None  # checked by why_not
        if self.accept:
            return _accepted(table, seat, table.rematch.same_deal)
        return Commit([RematchDeclined(seat=seat)])


def _accepted(table: Table, seat: int, same_deal: bool, *before: Event) -> Commit:
    """Returns the acceptance with its new table, after the events ``before`` of the same request.

    Levels swap seats like the people. The seat that starts stays the same, so the other player
    starts.
    """
    table_id = new_table_id()
    old = table.created
    created = structs.replace(old, levels=(old.levels[1], old.levels[0]), rematch_of=table.table_id)
    if not same_deal or not table.shows_cards:
        created = structs.replace(created, **new_deal(table_id, table.first), what_if=None)
    elif old.deal_version > 1:
        created = structs.replace(created, nonces=table.nonces)
    if given := created.what_if:
        # The same cards from the first move on. Later decks are of the cards discarded by then.
        again = structs.replace(given, decks=given.decks[:1], ply=0)
        created = structs.replace(created, what_if=again)
    accepted = RematchAgreed(seat=seat, table_id=table_id)
    return Commit([*before, accepted], new_table=NewTable(table_id, created))
