"""Taking a move back in a game against the AI."""

from typing import ClassVar, Final

from mandala.server.actions.base import Commit, TableRequest, require_fresh
from mandala.server.protocol.types import SeatNumber, Seq
from mandala.server.state.events import PublicEvent
from mandala.server.state.table import Ply, Table

MOST_TAKE_BACKS: Final = 100  # take-backs in one game, because each stays in the log


class TakenBack(PublicEvent, frozen=True, tag="taken_back"):
    """The game went back to the position after ``to_ply`` moves."""

    shows_position: ClassVar[bool] = True
    seat: SeatNumber
    to_ply: int

    def apply(self, table: Table, at: int) -> None:
        table.rewind(self.seat, self.to_ply, at)


class TakeBack(TableRequest, frozen=True, tag="take_back"):
    """Against the AI: back to this seat's last decision. At a table with strict memory only while no
    card was drawn or dealt since."""

    seq: Seq

    events: ClassVar = (TakenBack,)
    errors: ClassVar = {
        "take_back/only_ai": 409,
        "take_back/nothing": 409,
        "take_back/past_draw": 409,
        "take_back/too_many": 429,
    }

    @classmethod
    def why_not(cls, table: Table, seat: int, now: int) -> str | None:
        if code := super().why_not(table, seat, now):
            return code
        if table.created.kind != "ai":
            return "take_back/only_ai"
        if len(table.take_backs) >= MOST_TAKE_BACKS:
            return "take_back/too_many"
        to_ply = last_decision(table, seat)
        if to_ply is None:
            return "take_back/nothing"
        if table.strict_now and any(map(_left_the_deck, table.plies[to_ply:])):
            return "take_back/past_draw"
        return None

    def decide(self, table: Table, seat: int, now: int) -> Commit:
        require_fresh(table, self.seq)
        to_ply = last_decision(table, seat)
        assert to_ply is not None  # checked by why_not
        return Commit([TakenBack(seat=seat, to_ply=to_ply)])


def _left_the_deck(ply: Ply) -> bool:
    """Returns whether cards were drawn or dealt in a move, because its player has seen them."""
    destruction = ply.result.destruction
    return bool(ply.result.drawn or (destruction and destruction.dealt))


def last_decision(table: Table, seat: int) -> int | None:
    """Returns the ply before the last move that this person made themselves; None: there is none."""
    for ply in range(len(table.plies) - 1, -1, -1):
        played = table.plies[ply]
        if played.seat == seat and played.how == "player":
            return ply
    return None
