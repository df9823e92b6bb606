"""A record as the page can show it: every position as either seat saw it, every move in full.

For records only: they show all cards anyway. Nothing here looks at a live table.
"""

from mandala.locales.languages import FALLBACK
from mandala.locales.saying import Saying
from mandala.records.errors import RecordError
from mandala.records.game import Game
from mandala.records.record import Record
from mandala.records.replay import replay, start
from mandala.rules.state import TURN
from mandala.server.messages.replays import RecordRefused, Replayed, ReplayStep, Said
from mandala.server.messages.steps import Moved
from mandala.server.tables.infos import final_seat
from mandala.server.tables.outcome import outcome
from mandala.server.tables.positions import game_result, position
from mandala.server.tables.steps import Reader, moved
from mandala.server.tables.table import Ply


def replayed(text: str) -> Replayed | RecordRefused:
    """Play a written record through, or say in one line why it cannot be trusted."""
    try:
        record = Record.from_line(text.strip())
        end = replay(record)
    except RecordError as error:
        return refused(error)
    return Replayed(
        players=record.players,
        first=record.first,
        steps=tuple(_steps(record, end)),
        result=game_result(end.result),
        final=(final_seat(end.state, 0), final_seat(end.state, 1)) if end.over else None,
    )


def refused(error: RecordError) -> RecordRefused:
    return RecordRefused(why=error.said.text(FALLBACK), said=_said(error.said))


def _said(saying: Saying) -> Said:
    values = saying.values.items()
    return Said(
        key=saying.key,
        values={name: _said(one) if isinstance(one, Saying) else one for name, one in values},
    )


def _steps(record: Record, end: Game) -> list[ReplayStep]:
    """The deal and every move; the record has been checked before.

    The last position is that of ``end``: where people ended the game, nobody is to move.
    """
    game = start(record)
    found = [_step(game if record.moves else end, None, None)]
    top: str | None = None
    for ply, move in enumerate(record.moves, start=1):
        seat, before = game.to_move, game.state.copy()
        assert seat is not None
        game.play(move)
        told = outcome(before, game.state, move, top)
        top = told.discard_top
        played = Ply(ply, seat, move, "player", 0, told, before.phase == TURN)
        # As the one who made the move knows it: in full.
        at = end if ply == len(record.moves) else game
        found.append(_step(at, moved(ply, played, Reader((seat,), seat)), top))
    return found


def _step(game: Game, move: Moved | None, top: str | None) -> ReplayStep:
    return ReplayStep(
        move=move, positions=(position(game, 0, top, False), position(game, 1, top, False))
    )
