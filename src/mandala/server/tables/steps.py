"""The log told to a reader: each event built anew from what that reader may know."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import assert_never

from mandala.server.messages import steps as say
from mandala.server.messages.values import Position
from mandala.server.tables import events as log
from mandala.server.tables.outcome import ClaimOutcome, Outcome
from mandala.server.tables.positions import game_result, mandalas, position
from mandala.server.tables.table import Ply, Table


@dataclass(frozen=True, slots=True)
class Reader:
    """Somebody at a table. ``seats``: those they may play; ``look``: whose cards they are shown.

    A player looks at their own seat; a spectator has neither; at a hot-seat table both seats are
    theirs, and they look at one at a time or at none.
    """

    seats: tuple[int, ...] = ()
    look: int | None = None


def step(table: Table, reader: Reader, *, with_position: bool = True) -> say.Step | None:
    """The last event of ``table`` as ``reader`` may be told it; None: it does not concern them."""
    seq, at, event = table.happened[-1]
    told = _event(table, event, reader)
    if told is None:
        return None
    shown = with_position and isinstance(event, log.Moved | log.TakenBack | log.Finished)
    return say.Step(
        seq=seq, at=at, event=told, position=table_position(table, reader) if shown else None
    )


def table_position(table: Table, reader: Reader) -> Position:
    """How the cards lie, as ``reader`` may see it."""
    seen = table.seen(reader.look)
    if table.mandalas is None:
        table.mandalas = mandalas(seen)
    top, strict = table.discard_top, table.strict_now
    return position(table.game, reader.look, top, strict, seen, table.mandalas)


def steps_since(
    table: Table, since: int, reader: Reader, most_positions: int
) -> tuple[tuple[say.Step, ...], bool]:
    """The steps after ``since``, and whether that is all of them. Only the latest show positions.

    At a strict table it begins with each player's last turn.
    """
    first_seq = max(since, _strict_from(table)) if table.strict_now else since
    shown_from = max(first_seq, table.seq - most_positions)
    found = _retold(table, first_seq, shown_from, reader)
    return tuple(told for told in found if told is not None), first_seq == since


def _retold(
    table: Table, after: int, shown_after: int, reader: Reader
) -> Iterator[say.Step | None]:
    """Play the log again up to the present, and tell each event after ``after``."""
    if after >= table.seq:
        return
    again = table.beginning()
    for seq, at, event in table.happened[1:]:
        again.apply(seq, at, event)
        if seq > after:
            yield step(again, reader, with_position=seq > shown_after)


def _strict_from(table: Table) -> int:
    """The last event before each player's last turn."""
    from_ply = table.last_turns_from
    return table.plies[from_ply].seq - 1 if from_ply else 0


def _event(table: Table, event: log.TableLogEvent, reader: Reader) -> say.TableEvent | None:
    match event:
        case log.Created():
            return None
        case log.Joined(seat=seat):
            return say.Seated(seat=seat)
        case log.Moved():
            return moved(len(table.plies), table.plies[-1], reader)
        case log.ClaimsListed(seat=seat):  # a plan is the seat's own
            return say.ClaimsListed(seat=seat) if seat in reader.seats else None
        case log.Resigned() | log.Aborted() | log.TimeoutClaimed():
            return None  # told by Finished in the same commit
        case log.AiTookOver(seat=seat, level=level):
            return say.AiTookOver(seat=seat, level=level)
        case log.TakenBack(seat=seat, to_ply=to_ply):
            return say.TakenBack(seat=seat, to_ply=to_ply)
        case log.Greeted(seat=seat, key=key):
            return say.Greeted(seat=seat, key=key)
        case log.RematchOffered(seat=seat, same_deal=same_deal):
            return say.RematchOffered(seat=seat, same_deal=same_deal)
        case log.RematchDeclined(seat=seat):
            return say.RematchDeclined(seat=seat)
        case log.RematchAccepted(table_id=table_id):
            return say.RematchAccepted(table_id=table_id)
        case log.Finished(by=by):
            result = game_result(table.game.result)
            assert result is not None
            return say.Finished(result=result, by=by)
        case _ as never:
            assert_never(never)


def moved(ply: int, played: Ply, reader: Reader) -> say.Moved:
    """A move as ``reader`` may be told it: their own draw in full, the other's as a number."""
    told = played.outcome
    own = reader.look == played.seat
    return say.Moved(
        ply=ply,
        seat=played.seat,
        move=str(played.move),
        how=played.how,
        drew=len(told.drawn),
        drawn=told.drawn if own else None,
        claim=_claim(told.claim, own) if told.claim else None,
        completion=_completion(told),
        destruction=_destruction(told),
        reshuffled=told.reshuffled,
    )


def _claim(claim: ClaimOutcome, own: bool) -> say.Claimed:
    return say.Claimed(
        mandala=claim.mandala,
        colour=claim.colour,
        cards=claim.cards,
        river_place=claim.river_place,
        to_cup=claim.to_cup,
        to_discard=claim.to_discard,
        points=claim.points if own else claim.points_seen,
        exact=own,
    )


def _completion(told: Outcome) -> say.Completed | None:
    if told.completion is None:
        return None
    sizes = told.completion.field_sizes
    return say.Completed(
        mandala=told.completion.mandala,
        field_sizes=sizes,
        first=told.completion.first,
        tie=sizes[0] == sizes[1],
    )


def _destruction(told: Outcome) -> say.Destroyed | None:
    if told.destruction is None:
        return None
    return say.Destroyed(
        mandala=told.destruction.mandala,
        discarded=told.destruction.discarded,
        dealt=told.destruction.dealt,
    )
