"""A ranked list of claims, which the server follows in a correspondence game."""

from typing import Annotated, ClassVar, Final

from msgspec import Meta

from mandala.server.actions.base import Commit, TableRequest
from mandala.server.errors import ApiError
from mandala.server.protocol.types import CorrespondenceClock, SeatNumber
from mandala.server.state.events import Event, StepEvent, Viewer
from mandala.server.state.table import Table, with_seat

MOST_CLAIM_LISTS: Final = 30  # lists of one seat between two moves, because each stays in the log


class ClaimsListed(StepEvent, frozen=True, tag="claims_listed"):
    """The viewer has left a ranked list of claims; only they are sent this."""

    seat: SeatNumber


class ClaimListStored(Event, frozen=True, tag="claims_listed"):
    """A seat left a ranked list; empty: it withdrew the list."""

    seat: SeatNumber
    colours: str

    def apply(self, table: Table, at: int) -> None:
        table.claim_lists = with_seat(table.claim_lists, self.seat, self.colours or None)

    @property
    def secret_of(self) -> int:
        return self.seat

    def view(self, table: Table, viewer: Viewer) -> ClaimsListed | None:
        return ClaimsListed(seat=self.seat) if self.seat in viewer.seats else None


class ListClaims(TableRequest, frozen=True, tag="list_claims"):
    """Correspondence: colours in the order this seat wants to claim them in the present or next
    destruction. The server follows the list while it can. Empty: withdraw it."""

    colours: Annotated[str, Meta(max_length=6, pattern=r"^[ROYGPB]*$")]

    events: ClassVar = (ClaimListStored,)
    steps: ClassVar = (ClaimsListed,)
    errors: ClassVar = {"claims/only_correspondence": 409, "claims/colour_twice": 400}

    @classmethod
    def why_not(cls, table: Table, seat: int, now: int) -> str | None:
        if code := super().why_not(table, seat, now):
            return code
        if not isinstance(table.created.clock, CorrespondenceClock):
            return "claims/only_correspondence"
        sent = table.count_since_move(ClaimListStored, seat)
        return "rate/too_many" if sent >= MOST_CLAIM_LISTS else None

    def decide(self, table: Table, seat: int, now: int) -> Commit:
        if len(set(self.colours)) < len(self.colours):
            raise ApiError("claims/colour_twice")
        return Commit([ClaimListStored(seat=seat, colours=self.colours)])
