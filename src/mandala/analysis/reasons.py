"""Reasons for moves in a player's terms, found from the seat's own knowledge and ranked by weight.

A reason that all shown moves share weighs less, because it does not distinguish them.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from mandala.analysis.claim_reasons import claim_reasons
from mandala.analysis.effects.effect_types import Effects
from mandala.analysis.effects.forecast import effects_of
from mandala.analysis.effects.playable_state import playable_state
from mandala.analysis.hint_types import Reason
from mandala.analysis.reason_context import SURE_ENDS, ReasonContext, ScoredReason, scored
from mandala.analysis.turn_reasons import turn_reasons
from mandala.records.move import Move, MoveKind
from mandala.records.observation import Observation

COMMON: Final = 0.4  # factor on the weight of a reason that every shown move has
WORTH_TELLING: Final = (0.0, 0.9, 2.5)  # least weight of the first, second and third reason shown
AHEAD: Final = 0.6  # above this chance to win the seat counts as ahead
# Like AHEAD, for a move that ends the game: higher, because the text then promises a win.
AHEAD_AT_THE_END: Final = 0.9
BEHIND: Final = 0.4  # below this chance to win the seat counts as behind


def reasons_for(
    seen: Observation, legal: Sequence[Move], wins: Mapping[Move, float]
) -> dict[Move, tuple[Reason, ...]]:
    """Returns one to three reasons for each move of ``wins`` (moves with their chance to win).

    ``seen.seat`` is to move, ``legal`` are all its moves.
    """
    assert seen.seat is not None
    if len(legal) == 1:
        return {move: (scored(1, "only-move").reason,) for move in wins}
    effects = dict(zip(legal, effects_of(seen, legal), strict=True))
    at = ReasonContext(playable_state(seen), seen.seat, effects)
    found = {move: list(_all(at, move, win)) for move, win in wins.items()}
    return {move: _heaviest(move, found) for move in found}


def _all(at: ReasonContext, move: Move, win: float) -> Iterator[ScoredReason]:
    yield from _end(at, move, win)
    if move.kind is MoveKind.CLAIM:
        yield from claim_reasons(at, move)
    else:
        yield from turn_reasons(at, move)


def _end(at: ReasonContext, move: Move, win: float) -> Iterator[ScoredReason]:
    """Yields how the move affects the end of the game (Rule 6).

    The move ends the game or delays its end (only if other moves differ in that), or after it the
    end is near.
    """
    effect = at.effects[move]
    ends = {other: _ends(e) for other, e in at.effects.items()}
    if ends[move] and win >= AHEAD_AT_THE_END and not all(ends.values()):
        yield scored(30, "ends-ahead")
    elif effect.ends == "no" and win < BEHIND and any(ends.values()):
        yield scored(4, "delays-end")
    elif effect.end_near and not at.s.end_near and not ends[move] and win > AHEAD:  # Rule 6.2
        yield scored(3, "hastens-end")


def _ends(effect: Effects) -> bool:
    return effect.ends in SURE_ENDS


def _heaviest(move: Move, found: Mapping[Move, Sequence[ScoredReason]]) -> tuple[Reason, ...]:
    others = [[w.reason for w in reasons] for told, reasons in found.items() if told != move]

    def weight(one: ScoredReason) -> float:
        common = bool(others) and all(one.reason in reasons for reasons in others)
        return one.weight * (COMMON if common else 1.0)

    ranked = sorted(found[move], key=weight, reverse=True)
    return tuple(
        one.reason
        for one, least in zip(ranked, WORTH_TELLING, strict=False)
        if weight(one) >= least
    )
