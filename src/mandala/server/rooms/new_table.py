"""A table to be created: its first events folded, and its rows for the storage."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from mandala.players.levels import level_name
from mandala.records.move import Move
from mandala.records.seen_deal import SeenDeal
from mandala.server.actions import follow_up
from mandala.server.actions.event_log import encode_event
from mandala.server.actions.move import MovePlayed
from mandala.server.protocol.replay import PlayOnRequest
from mandala.server.state.events import Created, Joined, WhatIf
from mandala.server.state.table import DealerFor, Table, new_deal
from mandala.server.storage.base import NewTable, NewTableRows, Seat, Token
from mandala.server.views.summary import summary


@dataclass(frozen=True, slots=True)
class PreparedTable:
    """``table`` is what the events of ``rows`` lead to."""

    table: Table
    seats: tuple[Seat, ...]
    rows: NewTableRows


def prepare_table(
    table_id: str,
    created: Created,
    people: tuple[Seat, ...],
    now: int,
    dealer_for: DealerFor,
    tokens: tuple[Token, ...] = (),
) -> PreparedTable:
    """Returns a new table with ``people`` at their seats; nothing is stored."""
    steps = prepare_by_step(table_id, created, people, now, dealer_for, tokens)
    (prepared,) = [found for found in steps if found]
    return prepared


def prepare_by_step(
    table_id: str,
    created: Created,
    people: tuple[Seat, ...],
    now: int,
    dealer_for: DealerFor,
    tokens: tuple[Token, ...] = (),
    given: Sequence[Move] = (),
) -> Iterator[PreparedTable | None]:
    """Prepares a table as :func:`prepare_table` does, pausing after each move: yields None, and at
    last the table.

    ``given``: moves that were made already. Only where the cards are dealt at once.
    """
    table = Table.new(table_id, now, created, dealer_for)
    for seat in people:
        table.apply(table.seq + 1, now, Joined(seat=seat.seat))
    _follow_up(table, now)
    for move in given:
        assert table.to_move is not None
        played = MovePlayed(seat=table.to_move, move=str(move), how="given")
        table.apply(table.seq + 1, now, played)
        yield None
    if given:
        _follow_up(table, now)
    ai = [Seat(n, None, level_name(lv)) for n, lv in enumerate(created.levels) if lv is not None]
    seats = tuple(sorted((*people, *ai), key=lambda seat: seat.seat))
    events = [encode_event(event, at) for _, at, event in table.log]
    rows = NewTable(table_id, now, seats, tokens), events, summary(table)
    yield PreparedTable(table, seats, rows)


def what_if_created(
    table_id: str, wish: PlayOnRequest, seen: SeenDeal, decks: tuple[str, ...]
) -> Created:
    """Returns the creation of a table that goes on from another game, with the AI at the other seat.

    No player adds a nonce: the cards are dealt already, and the seed orders later reshuffles only.
    """
    levels = (None, wish.level) if wish.seat == 0 else (wish.level, None)
    deal = new_deal(table_id, seen.first) | {"nonces": (None, None)}
    return Created(
        kind="ai",
        memory="open",
        clock=None,
        listed=False,
        levels=levels,
        what_if=WhatIf(decks=decks, seat=wish.seat, ply=len(seen.moves)),
        **deal,
    )


def _follow_up(table: Table, now: int) -> None:
    while (following := follow_up(table)) is not None:
        table.apply(table.seq + 1, now, following)
