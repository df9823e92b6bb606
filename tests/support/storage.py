"""Short ways to put something into a storage."""

from collections.abc import Sequence

from mandala.server.storage.interface import (
    NewEvent,
    NewTable,
    Seat,
    Storage,
    StoredEvent,
    Summary,
    Token,
)

PLAYING = Summary("playing", to_move=0)


def event(kind: str = "moved", at: int = 1_000, request: str | None = None) -> NewEvent:
    return NewEvent(at, kind, b'{"move":"M1R"}', request)


async def new_table(
    storage: Storage,
    table_id: str = "t1",
    summary: Summary = PLAYING,
    at: int = 1_000,
    seats: Sequence[Seat] = (),
    tokens: Sequence[Token] = (),
) -> list[StoredEvent]:
    """A table with one event."""
    table = NewTable(table_id, "online", at, tuple(seats), tuple(tokens))
    return await storage.create_table(table, [event("created", at)], summary)
