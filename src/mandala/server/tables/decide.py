"""From a request to the events it leads to: all checks, in one place, without side effects."""

from typing import assert_never

from mandala.records.errors import MalformedMove
from mandala.records.notation import Move
from mandala.server.messages import from_client as ask
from mandala.server.refusal import Refused
from mandala.server.tables import events as log
from mandala.server.tables.actions import GREETINGS, WHY_NOT, automatic_move, last_decision
from mandala.server.tables.table import Table


class OfferTurned(Exception):
    """What a rematch request comes to has changed since it was looked at: look again."""


def decide(table: Table, seat: int, command: ask.Command, now: int) -> log.TableLogEvent:
    """The event of a request by ``seat``; raises :class:`Refused` and changes nothing.

    Accepting a rematch is not here: it makes another table (see ``live.rematch``). An offer that
    has become one raises :class:`OfferTurned`.
    """
    _require(table, seat, command, now)
    match command:
        case ask.Move(move=text, seq=seq):
            return _move(table, seat, text, seq)
        case ask.ListClaims(colours=colours):
            if len(set(colours)) < len(colours):
                raise Refused("claims/colour_twice")
            return log.ClaimsListed(seat=seat, colours=colours)
        case ask.Resign():
            return log.Resigned(seat=seat)
        case ask.Abort():
            return log.Aborted(seat=seat)
        case ask.ClaimTimeout():
            return log.TimeoutClaimed(seat=seat)
        case ask.LetAiTakeOver(level=level):
            return log.AiTookOver(seat=1 - seat, level=level)
        case ask.TakeBack(seq=seq):
            _require_fresh(table, seq)
            to_ply = last_decision(table, seat)
            assert to_ply is not None  # checked by _require
            return log.TakenBack(seat=seat, to_ply=to_ply)
        case ask.Greet(key=key):
            if key not in GREETINGS:
                raise Refused("greeting/unknown")
            return log.Greeted(seat=seat, key=key)
        case ask.OfferRematch(same_deal=same_deal):
            if accepts_rematch(table, seat, command, now):
                raise OfferTurned
            return log.RematchOffered(seat=seat, same_deal=same_deal)
        case ask.AnswerRematch():
            return log.RematchDeclined(seat=seat)
        case _ as never:
            assert_never(never)


def accepts_rematch(table: Table, seat: int, command: ask.Command, now: int) -> bool:
    """Whether the request leads to a new table; raises :class:`Refused` if it may not."""
    if isinstance(command, ask.AnswerRematch):
        _require(table, seat, command, now)
        return command.accept
    if isinstance(command, ask.OfferRematch):
        _require(table, seat, command, now)
        waiting = table.rematch
        agreed = waiting is not None and waiting.same_deal == command.same_deal
        return agreed or table.created.kind != "online"
    return False


def consequence(table: Table) -> log.TableLogEvent | None:
    """The event that follows at once, in the same commit, from how ``table`` stands now."""
    if table.game.over:
        return None if table.finished_at else _finished(table)
    return automatic_move(table)


def _finished(table: Table) -> log.Finished:
    result = table.game.result
    assert result is not None
    return log.Finished(
        reason=result.reason, scores=result.scores, winner=result.winner, by=table.ended_by
    )


def _move(table: Table, seat: int, text: str, seq: int) -> log.Moved:
    try:
        move = Move.parse(text)
    except MalformedMove:
        raise Refused("move/malformed") from None
    _require_fresh(table, seq)
    reason = table.game.why_not(move)
    if reason:
        raise Refused(reason.code, reason.rule)
    return log.Moved(seat=seat, move=text, how="player")


def _require(table: Table, seat: int, command: ask.Command, now: int) -> None:
    action = command.__struct_config__.tag
    code = WHY_NOT[action](table, seat, now)  # type: ignore[index]  # tags of commands are actions
    if code == "move/not_your_turn" and isinstance(command, ask.Move):
        _require_fresh(table, command.seq)  # a double click: the first one has been played
    if code:
        raise Refused(code)


def _require_fresh(table: Table, seq: int) -> None:
    """The sender must have seen the last move: else they decide about another position."""
    if not table.position_seq <= seq <= table.seq:
        raise Refused("move/stale")
