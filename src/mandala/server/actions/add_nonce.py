"""The players' part of the deal: each adds a nonce, and then the cards are dealt.

``docs/reference/fair-deal.md`` describes the order of events.
"""

from typing import Annotated, ClassVar, Final

from msgspec import Meta

from mandala.records.fair_deal import NONCE_BYTES
from mandala.server.actions.base import Commit, TableRequest
from mandala.server.protocol.types import SeatNumber
from mandala.server.state.events import Event, StepEvent, Viewer
from mandala.server.state.table import Table, with_seat

NONCE_WITHIN_S: Final = 20.0  # after both are seated; then the deal goes on without a missing nonce


class NonceGiven(StepEvent, frozen=True, tag="nonce_added"):
    """A seat added its nonce to the deal. Its digits stay secret until the end."""

    seat: SeatNumber


class NonceAdded(Event, frozen=True, tag="nonce_added"):
    """A seat added its nonce to the deal."""

    seat: SeatNumber
    nonce: str

    def apply(self, table: Table, at: int) -> None:
        table.nonces = with_seat(table.nonces, self.seat, self.nonce)

    def view(self, table: Table, viewer: Viewer) -> NonceGiven:
        return NonceGiven(seat=self.seat)


class CardsDealt(StepEvent, frozen=True, tag="dealt"):
    """The cards were dealt and ``first`` starts. ``nonces``: which seats added one."""

    first: SeatNumber
    nonces: tuple[bool, bool]


class Dealt(Event, frozen=True, tag="dealt"):
    """The cards were dealt with the nonces that were there."""

    shows_position: ClassVar[bool] = True

    def apply(self, table: Table, at: int) -> None:
        table.deal(at)

    def view(self, table: Table, viewer: Viewer) -> CardsDealt:
        first, second = table.nonces
        return CardsDealt(first=table.game.first, nonces=(first is not None, second is not None))


class AddNonce(TableRequest, frozen=True, tag="add_nonce"):
    """Add 32 random bytes to the deal, after receiving its commitment. The first nonce of a seat
    counts. The cards are dealt once both are seated and all nonces are there, or after 20 s."""

    nonce: Annotated[str, Meta(pattern=f"^[0-9a-f]{{{2 * NONCE_BYTES}}}$", max_length=64)]

    events: ClassVar = (NonceAdded, Dealt)
    steps: ClassVar = (NonceGiven, CardsDealt)
    errors: ClassVar = {"nonce/not_due": 409, "nonce/given": 409}

    @classmethod
    def why_not(cls, table: Table, seat: int, now: int) -> str | None:
        if table.status == "over":
            return "table/over"
        if not table.is_undealt or table.created.nonces or seat not in table.nonce_seats:
            return "nonce/not_due"
        return "nonce/given" if table.nonces[seat] is not None else None

    def decide(self, table: Table, seat: int, now: int) -> Commit:
        return Commit([NonceAdded(seat=seat, nonce=self.nonce)])


def deal_if_ready(table: Table) -> Dealt | None:
    """Returns the deal once both are seated and no nonce is missing."""
    ready = table.is_undealt and table.seated_at is not None and not table.lacks_nonce
    return Dealt() if ready else None
