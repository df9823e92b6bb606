"""A table apart from its cards: players, clocks, open actions, and the final score."""

from collections.abc import Sequence

from mandala.records.move import pile
from mandala.rules.colours import COLOURS, LETTERS
from mandala.rules.state import State
from mandala.server.actions import open_actions
from mandala.server.protocol.socket import TableInfo
from mandala.server.protocol.types import (
    Clocks,
    FinalSeat,
    GameResult,
    LiveClock,
    Player,
    ScoreLine,
)
from mandala.server.state.clock import TableClock
from mandala.server.state.events import Viewer
from mandala.server.state.table import Table
from mandala.server.storage.base import Seat


def players(table: Table, seats: Sequence[Seat]) -> tuple[Player | None, Player | None]:
    """Returns who sits at each seat; None: the seat is free."""
    names = {seat.seat: seat.name for seat in seats}
    first, second = (
        Player(
            name="" if table.created.levels[n] is not None else names.get(n, ""),
            level=table.levels[n],
            taken_over=table.taken_over[n],
        )
        if table.taken[n]
        else None
        for n in (0, 1)
    )
    return first, second


def table_info(table: Table, seats: Sequence[Seat], viewer: Viewer, now: int) -> TableInfo:
    """Returns everything about the table but its cards, for ``viewer``."""
    created = table.created
    over = table.status == "over"
    own_lists = [table.claim_lists[seat] for seat in viewer.seats if table.claim_lists[seat]]
    return TableInfo(
        id=table.table_id,
        kind=created.kind,
        status=table.status,
        memory=created.memory,
        clock=created.clock,
        listed=created.listed,
        players=players(table, seats),
        first=table.first,
        deal=created.deal,
        commitment=created.commitment,
        created_at=table.created_at,
        started_at=table.started_at,
        clocks=_clocks(table, table.clock, now) if table.clock and not over else None,
        actions=open_actions(table, viewer.seats, now),
        claim_list=own_lists[0] if own_lists else None,
        log_from=table.last_turns_from if table.strict_now else 0,
        take_backs=len(table.take_backs),
        rematch=table.rematch,
        rematch_of=created.rematch_of,
        what_if=created.what_if.ply if created.what_if else None,
        result=GameResult.of(table.result),
        final=_final(table) if over else None,
        seed=created.seed if over else None,
        deal_version=created.deal_version,
        nonce=next((table.nonces[seat] for seat in viewer.seats if table.nonces[seat]), None),
    )


def _clocks(table: Table, clock: TableClock, now: int) -> Clocks:
    running = table.to_move
    remaining = list(clock.banks)
    has_banks = isinstance(clock.setting, LiveClock)  # also while both are at 0:00
    if running is not None:
        remaining[running] = clock.remaining(running, now)
    return Clocks(
        now=now,
        running=running,
        remaining_ms=(remaining[0], remaining[1]) if has_banks else None,
        allowance_ms=max(0, clock.since + clock.allowance - now),
        flag_at=table.flag_at,
    )


def _final(table: Table) -> tuple[FinalSeat, FinalSeat]:
    """Returns the cards of both seats; none if the game was called off before the deal."""
    state = table.game.state if table.dealt_game else State()
    return final_seat(state, 0), final_seat(state, 1)


def final_seat(s: State, seat: int) -> FinalSeat:
    """Returns all cards of a seat and its score by colour (Rule 7.1). Only for a finished game."""
    lines = tuple(
        ScoreLine(
            colour=LETTERS[c],
            place=int(s.place[seat, c]),
            cards=int(s.cup[seat, c]),
            points=int(s.cup[seat, c] * s.place[seat, c]),
        )
        for c in range(COLOURS)
    )
    return FinalSeat(
        hand=pile(s.hand[seat]),
        cup=pile(s.cup[seat]),
        dealt_cup=pile(s.dealt_cup[seat]),
        sheet=lines,
        total=sum(line.points for line in lines),
    )
