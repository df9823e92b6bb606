"""The reasons why the other moves are illegal, from the seat's own observation."""

from collections.abc import Iterable

from mandala.analysis.effects.effect_types import Effect
from mandala.analysis.effects.playable_state import playable_state
from mandala.records.illegal import reason_for
from mandala.records.move import ALL_MOVES, Move
from mandala.records.observation import Observation
from mandala.rules.legality import why_not


class Refusal(Effect, frozen=True):
    """Moves that are not legal for one reason: its code (the key of its translation) and rule."""

    code: str
    rule: str
    moves: tuple[str, ...]


def refusals_of(seen: Observation, wishes: Iterable[Move] = ALL_MOVES) -> tuple[Refusal, ...]:
    """Returns why ``seen.seat``, which is to move, may not play moves of ``wishes``.

    Grouped by reason, moves in index order. Legal moves are left out."""
    s = playable_state(seen)
    groups: dict[tuple[str, str], list[str]] = {}
    for move in sorted(wishes):
        why = why_not(s, move.index)
        if why:
            reason = reason_for(move, why)
            groups.setdefault((reason.code, reason.rule), []).append(str(move))
    return tuple(
        Refusal(code=code, rule=rule, moves=tuple(moves)) for (code, rule), moves in groups.items()
    )
