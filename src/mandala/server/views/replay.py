"""An uploaded record as the page shows it, and one of its positions as a question for the AI or as the
start of another game.

A record shows all cards. This module never reads a live table.
"""

from collections import deque
from dataclasses import dataclass

from mandala.locales.languages import FALLBACK
from mandala.locales.message import PlainText, Text
from mandala.records.decision import Decision
from mandala.records.errors import RecordError
from mandala.records.game import Game
from mandala.records.record import Record
from mandala.records.replay import replay, start, steps
from mandala.records.seen_deal import SeenDeal, seen_deal
from mandala.server.actions.move import Moved, moved
from mandala.server.errors import ApiError
from mandala.server.protocol.replay import RecordRefused, Replayed, ReplayStep, Said
from mandala.server.protocol.types import GameResult, LegalMove
from mandala.server.state.events import Viewer
from mandala.server.state.move_result import move_result
from mandala.server.state.table import Ply
from mandala.server.views.decision import open_moves
from mandala.server.views.position import position
from mandala.server.views.position_hash import LOOKED_BACK, position_hash
from mandala.server.views.table_info import final_seat


def replayed(text: str) -> Replayed | RecordRefused:
    """Plays a written record through, or returns in one line why it is refused."""
    try:
        record = Record.from_line(text.strip())
        end = replay(record)
    except RecordError as error:
        return _refused(error)
    return Replayed(
        players=record.players,
        first=record.first,
        steps=tuple(_steps(record, end)),
        result=GameResult.of(end.result),
        final=(final_seat(end.state, 0), final_seat(end.state, 1)) if end.over else None,
    )


def _refused(error: RecordError) -> RecordRefused:
    return RecordRefused(why=error.message.text(FALLBACK), said=_said(error.message))


def _said(text: Text) -> Said:
    """Returns the wire form of ``text``; plain text takes the place of the key."""
    if isinstance(text, PlainText):
        return Said(key=text.words, values={})
    values = text.values.items()
    return Said(
        key=text.key,
        values={name: one if isinstance(one, str | int) else _said(one) for name, one in values},
    )


def _steps(record: Record, end: Game) -> list[ReplayStep]:
    """Returns the deal and every move of a record that was checked before.

    The last position is that of ``end``: there no seat is to move, even if people ended the game.
    """
    game = start(record)
    found = [_step(game if record.moves else end, None, None)]
    top: str | None = None
    for ply, move in enumerate(record.moves, start=1):
        seat, before = game.to_move, game.state.copy()
        assert seat is not None
        game.play(move)
        result = move_result(before, game.state, move, top)
        top = result.discard_top
        played = Ply(ply, seat, move, "player", result)
        # As the seat that made the move knows it: in full.
        at = end if ply == len(record.moves) else game
        found.append(_step(at, moved(ply, played, Viewer((seat,), seat)), top))
    return found


def _step(game: Game, move: Moved | None, top: str | None) -> ReplayStep:
    return ReplayStep(
        move=move, positions=(position(game, 0, top, False), position(game, 1, top, False))
    )


@dataclass(frozen=True)
class Question:
    """The decision of one seat, and nothing else of the record. ``legal``: each move by its
    notation. ``hashes``: those of the position and of the last ones before it, because the answer
    to a possible next move is advice about the present one."""

    seat: int
    decision: Decision
    legal: dict[str, LegalMove]
    hashes: tuple[str, ...]


def question(text: str, ply: int) -> Question | RecordRefused:
    """Returns the decision after ``ply`` moves of a written record.

    Raises :class:`ApiError` if the game was over by then, or did not come so far.
    """
    try:
        record = Record.from_line(text.strip())
        hashes: deque[str] = deque(maxlen=1 + LOOKED_BACK)
        for number, game in enumerate(steps(record)):
            if game.to_move is not None and ply - LOOKED_BACK <= number <= ply:
                hashes.append(position_hash(game.observation(game.to_move)))
            if number == ply and game.to_move is not None:
                open_now = open_moves(game, game.to_move, game.observation(game.to_move))
                return Question(
                    seat=game.to_move,
                    decision=game.decision(),
                    legal={legal.move: legal for legal in open_now.legal},
                    hashes=tuple(hashes),
                )
    except RecordError as error:
        return _refused(error)
    raise ApiError("table/over")


@dataclass(frozen=True)
class PlayOnStart:
    """A position to play on from. ``seen``: what the person's seat has seen of the game, and nothing
    else of the record. ``hashes``: those of the position and of the last ones before it."""

    seen: SeenDeal
    hashes: tuple[str, ...]


def play_on_start(text: str, ply: int, seat: int) -> PlayOnStart | RecordRefused:
    """Returns the position after ``ply`` moves of a written record for ``seat`` to play on from.

    Raises :class:`ApiError` if the game was over by then, or did not come so far.
    """
    asked = question(text, ply)
    if isinstance(asked, RecordRefused):
        return asked
    record = Record.from_line(text.strip())
    return PlayOnStart(seen_deal(record, ply, seat), asked.hashes)
