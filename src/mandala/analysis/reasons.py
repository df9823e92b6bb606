"""Why moves are worth making, in the terms a player uses: found by asking the rules about what the
seat knows, then weighed, so that the heaviest are told.

What holds for every move that is told about weighs less: a reason is to say what sets its move
apart from the others.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from mandala.analysis.advice import Reason
from mandala.analysis.claim_reasons import claim_reasons
from mandala.analysis.effects.forecast import effects_of
from mandala.analysis.effects.imagining import imagined
from mandala.analysis.effects.values import Effects
from mandala.analysis.turn_reasons import turn_reasons
from mandala.analysis.weighing import SURE_ENDS, Situation, Weighed, weighed
from mandala.records.notation import Move, MoveKind
from mandala.records.observation import Observation

COMMON: Final = 0.4  # what a reason weighs that every told move has
WORTH_TELLING: Final = (0.0, 0.9, 2.5)  # what the first, a second and a third reason weigh at least
AHEAD: Final = 0.6  # chance to win
BEHIND: Final = 0.4
AHEAD_AT_THE_END: Final = 0.9  # the game ends for sure, and "with you ahead" must come true


def reasons_for(
    seen: Observation, legal: Sequence[Move], wins: Mapping[Move, float]
) -> dict[Move, tuple[Reason, ...]]:
    """One to three reasons for each move of ``wins`` (moves with the chance to win by them).

    ``seen.seat`` is to move, ``legal`` are all its moves.
    """
    assert seen.seat is not None
    if len(legal) == 1:
        return {move: (weighed(1, "only-move").reason,) for move in wins}
    effects = dict(zip(legal, effects_of(seen, legal), strict=True))
    at = Situation(imagined(seen), seen.seat, effects)
    found = {move: list(_all(at, move, win)) for move, win in wins.items()}
    return {move: _heaviest(move, found) for move in found}


def _all(at: Situation, move: Move, win: float) -> Iterator[Weighed]:
    yield from _end(at, move, win)
    if move.kind is MoveKind.CLAIM:
        yield from claim_reasons(at, move)
    else:
        yield from turn_reasons(at, move)


def _end(at: Situation, move: Move, win: float) -> Iterator[Weighed]:
    """What the move does to the end of the game (Rule 6), where other moves do otherwise."""
    effect = at.effects[move]
    ends = {other: _ends(e) for other, e in at.effects.items()}
    if ends[move] and win >= AHEAD_AT_THE_END and not all(ends.values()):
        yield weighed(30, "ends-ahead")
    elif effect.ends == "no" and win < BEHIND and any(ends.values()):
        yield weighed(4, "delays-end")
    elif effect.end_near and not at.s.end_near and not ends[move] and win > AHEAD:  # Rule 6.2
        yield weighed(3, "hastens-end")


def _ends(effect: Effects) -> bool:
    return effect.ends in SURE_ENDS


def _heaviest(move: Move, found: Mapping[Move, Sequence[Weighed]]) -> tuple[Reason, ...]:
    others = [[w.reason for w in reasons] for told, reasons in found.items() if told != move]

    def weight(one: Weighed) -> float:
        common = bool(others) and all(one.reason in reasons for reasons in others)
        return one.weight * (COMMON if common else 1.0)

    ranked = sorted(found[move], key=weight, reverse=True)
    return tuple(
        one.reason
        for one, least in zip(ranked, WORTH_TELLING, strict=False)
        if weight(one) >= least
    )
