"""Why the other moves are not legal, from the seat's own observation."""

from collections.abc import Iterable

from mandala.analysis.effects.imagining import imagined
from mandala.analysis.effects.values import Effect
from mandala.records.notation import ALL_MOVES, Move
from mandala.records.observation import Observation
from mandala.records.reasons import reason_for
from mandala.rules.legality import why_not


class Refusal(Effect, frozen=True):
    """Moves that are not legal for one reason: its code (the key of its translation) and rule."""

    code: str
    rule: str
    moves: tuple[str, ...]


def refusals_of(seen: Observation, wishes: Iterable[Move] = ALL_MOVES) -> tuple[Refusal, ...]:
    """The reason for each of ``wishes`` (all 150 unless told) that ``seen.seat``, who is to move,
    may not make; grouped by reason, moves in index order."""
    s = imagined(seen)
    groups: dict[tuple[str, str], list[str]] = {}
    for move in sorted(wishes):
        why = why_not(s, move.index)
        if why:
            reason = reason_for(move, why)
            groups.setdefault((reason.code, reason.rule), []).append(str(move))
    return tuple(
        Refusal(code=code, rule=rule, moves=tuple(moves)) for (code, rule), moves in groups.items()
    )
