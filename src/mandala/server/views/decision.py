"""The decision of the seat to move: each legal move with its effects, and why others are refused."""

from mandala.analysis.effects import effects_of, refusals_of
from mandala.records.game import Game
from mandala.records.move import ALL_MOVES, NOTATIONS, Move, counts
from mandala.records.observation import Observation
from mandala.rules.colours import COLOURS
from mandala.rules.moves import MOST_TO_FIELD, claim_move, field_move, mountain_move
from mandala.server.protocol.types import Decision, LegalMove
from mandala.server.state.events import Viewer
from mandala.server.state.table import Table
from mandala.server.views.position import strict_observation


def decision(table: Table, viewer: Viewer) -> Decision | None:
    """Returns the decision of the seat to move; None if it is the AI's or not for ``viewer``."""
    seat = table.to_move
    if seat is None or seat != viewer.look or table.levels[seat] is not None:
        return None
    seen = table.seen(seat)
    if table.strict_now:
        seen = strict_observation(seen, table.discard_top)
    return open_moves(table.game, seat, seen)


def open_moves(game: Game, seat: int, seen: Observation) -> Decision:
    """Returns the moves of ``seat``, who is to move, with their effects as far as ``seen`` shows."""
    legal = game.legal_moves()
    return Decision(
        seat=seat,
        legal=tuple(
            LegalMove(move=NOTATIONS[move.index], effects=effects)
            for move, effects in zip(legal, effects_of(seen, legal), strict=True)
        ),
        refused=refusals_of(seen, _moves_to_explain(seen)),
    )


def _moves_to_explain(seen: Observation) -> list[Move]:
    """Returns the moves that a player may want to try with the cards they see."""
    if seen.phase == "claim":
        return [ALL_MOVES[claim_move(colour)] for colour in range(COLOURS)]
    moves = set()
    for colour, count in enumerate(counts(seen.hand or "")):
        for mandala in (0, 1) if count else ():
            moves.add(mountain_move(mandala, colour))
            for most in range(1, min(count, MOST_TO_FIELD) + 1):
                moves.add(field_move(mandala, colour, most))
    return [ALL_MOVES[index] for index in moves]
