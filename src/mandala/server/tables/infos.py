"""A table apart from its cards, the decision of the seat to move, and the final score."""

from collections.abc import Sequence

from mandala.analysis.effects import effects_of, refusals_of
from mandala.records.game import Game
from mandala.records.notation import ALL_MOVES, NOTATIONS, Move, counts, pile
from mandala.records.observation import Observation
from mandala.rules.colours import COLOURS, LETTERS
from mandala.rules.moves import MOST_TO_FIELD, claim_move, field_move, mountain_move
from mandala.rules.state import State
from mandala.server.messages.values import (
    Clocks,
    Decision,
    FinalSeat,
    LegalMove,
    Player,
    Rematch,
    ScoreLine,
    TableInfo,
)
from mandala.server.storage.interface import Seat
from mandala.server.tables.actions import open_actions
from mandala.server.tables.clocks import TableClock
from mandala.server.tables.positions import game_result
from mandala.server.tables.steps import Reader
from mandala.server.tables.strictness import strict_observation
from mandala.server.tables.table import Table


def players(table: Table, seats: Sequence[Seat]) -> tuple[Player | None, Player | None]:
    """Who sits where; None: the seat is free."""
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


def table_info(table: Table, seats: Sequence[Seat], reader: Reader, now: int) -> TableInfo:
    """Everything about the table but its cards, for ``reader``."""
    created = table.created
    over = table.status == "over"
    own_lists = [table.claim_lists[seat] for seat in reader.seats if table.claim_lists[seat]]
    return TableInfo(
        id=table.table_id,
        kind=created.kind,
        status=table.status,
        memory=created.memory,
        clock=created.clock,
        listed=created.listed,
        players=players(table, seats),
        first=created.first,
        deal=created.deal,
        commitment=created.commitment,
        created_at=table.created_at,
        started_at=table.started_at,
        clocks=_clocks(table, table.clock, now) if table.clock and not over else None,
        actions=open_actions(table, reader.seats, now),
        claim_list=own_lists[0] if own_lists else None,
        log_from=table.last_turns_from if table.strict_now else 0,
        take_backs=table.take_backs,
        rematch=_rematch(table),
        rematch_of=created.rematch_of,
        result=game_result(table.game.result),
        final=(final_seat(table.game.state, 0), final_seat(table.game.state, 1)) if over else None,
        seed=created.seed if over else None,
    )


def _clocks(table: Table, clock: TableClock, now: int) -> Clocks:
    running = table.to_move
    remaining = list(clock.banks)
    if running is not None:
        remaining[running] = clock.remaining(running, now)
    return Clocks(
        now=now,
        running=running,
        remaining_ms=(remaining[0], remaining[1]) if any(clock.banks) else None,
        allowance_ms=max(0, clock.since + clock.allowance - now),
        flag_at=None
        if running is None or table.created.kind != "online" or table.levels[running] is not None
        else clock.flag_at(running),
    )


def _rematch(table: Table) -> Rematch | None:
    if table.rematch is None:
        return None
    return Rematch(
        offered_by=table.rematch.offered_by,
        same_deal=table.rematch.same_deal,
        table_id=table.rematch.table_id,
    )


def final_seat(s: State, seat: int) -> FinalSeat:
    """All cards of a seat and its score, colour by colour (Rule 7.1). Only after the end."""
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


def decision(table: Table, reader: Reader) -> Decision | None:
    """What the seat to move may do, told only to a reader who looks at that seat's cards."""
    seat = table.to_move
    if seat is None or seat != reader.look or table.levels[seat] is not None:
        return None
    seen = table.seen(seat)
    if table.strict_now:
        seen = strict_observation(seen, table.discard_top)
    return open_moves(table.game, seat, seen)


def open_moves(game: Game, seat: int, seen: Observation) -> Decision:
    """The moves of ``seat``, who is to move, each with its effects as far as ``seen`` tells them."""
    legal = game.legal_moves()
    return Decision(
        seat=seat,
        legal=tuple(
            LegalMove(move=NOTATIONS[move.index], effects=effects)
            for move, effects in zip(legal, effects_of(seen, legal), strict=True)
        ),
        refused=refusals_of(seen, _worth_trying(seen)),
    )


def _worth_trying(seen: Observation) -> list[Move]:
    """What a player may want to do with what they see before them."""
    if seen.phase == "claim":
        return [ALL_MOVES[claim_move(colour)] for colour in range(COLOURS)]
    wishes = set()
    for colour, count in enumerate(counts(seen.hand or "")):
        for mandala in (0, 1) if count else ():
            wishes.add(mountain_move(mandala, colour))
            for most in range(1, min(count, MOST_TO_FIELD) + 1):
                wishes.add(field_move(mandala, colour, most))
    return [ALL_MOVES[index] for index in wishes]
