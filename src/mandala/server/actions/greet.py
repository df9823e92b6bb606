"""Preset greetings between two players at an online table."""

from typing import Annotated, ClassVar, Final

from msgspec import Meta

from mandala.server.actions.base import Commit, TableRequest
from mandala.server.errors import ApiError
from mandala.server.protocol.types import SeatNumber
from mandala.server.state.events import PublicEvent
from mandala.server.state.table import Table

GREETINGS: Final = (
    "hello",
    "good_luck",
    "nice_move",
    "thanks",
    "one_moment",
    "sorry",
    "good_game",
    "again",
)
MOST_GREETINGS: Final = 3  # greetings of one seat between two moves


class Greeted(PublicEvent, frozen=True, tag="greeted"):
    """A greeting, as a key for the viewer's own language."""

    seat: SeatNumber
    key: str

    def apply(self, table: Table, at: int) -> None:
        """Changes nothing: the log itself remembers the greeting."""


class Greet(TableRequest, frozen=True, tag="greet"):
    """Say one of the preset greetings (``/api/v1/rules`` lists the keys)."""

    key: Annotated[str, Meta(max_length=20)]

    events: ClassVar = (Greeted,)
    errors: ClassVar = {"greeting/unknown": 400, "greeting/too_many": 429}

    @classmethod
    def why_not(cls, table: Table, seat: int, now: int) -> str | None:
        if table.created.kind != "online":
            return "table/wrong_kind"
        if table.status == "waiting":
            return "table/not_started"
        sent = table.count_since_move(Greeted, seat)
        return "greeting/too_many" if sent >= MOST_GREETINGS else None

    def decide(self, table: Table, seat: int, now: int) -> Commit:
        if self.key not in GREETINGS:
            raise ApiError("greeting/unknown")
        return Commit([Greeted(seat=seat, key=self.key)])
