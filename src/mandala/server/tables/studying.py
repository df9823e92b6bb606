"""A position of a record to be thought about: what the seat to move knew then, and could do."""

from dataclasses import dataclass

from mandala.players.protocol import Decision, decision_for
from mandala.records.errors import RecordError
from mandala.records.record import Record
from mandala.records.replay import steps
from mandala.server.messages.replays import RecordRefused
from mandala.server.messages.values import LegalMove
from mandala.server.refusal import Refused
from mandala.server.tables.infos import open_moves
from mandala.server.tables.replaying import refused


@dataclass(frozen=True)
class Question:
    """What is to be thought about: nothing else of the record goes with it. ``legal``: each move by
    its notation."""

    seat: int
    decision: Decision
    legal: dict[str, LegalMove]


def question(text: str, ply: int) -> Question | RecordRefused:
    """The decision after ``ply`` moves of a written record.

    Raises :class:`Refused` if there is none: the game was over by then, or never came so far.
    """
    try:
        record = Record.from_line(text.strip())
        for number, game in enumerate(steps(record)):
            if number == ply and game.to_move is not None:
                open_now = open_moves(game, game.to_move, game.observation(game.to_move))
                return Question(
                    seat=game.to_move,
                    decision=decision_for(game),
                    legal={legal.move: legal for legal in open_now.legal},
                )
    except RecordError as error:
        return refused(error)
    raise Refused("table/over")
