"""Reasons for a claim: its points, its river place, the points denied to the other player."""

from collections.abc import Iterator
from typing import Final

from mandala.analysis.effects.effect_types import ClaimEffects
from mandala.analysis.reason_context import SURE_ENDS, ReasonContext, ScoredReason, letter, scored
from mandala.records.move import Move
from mandala.rules.colours import COLOURS

HIGH_PLACE: Final = 4  # from this place on a colour is worth collecting
WORTH_DENYING: Final = 2  # points of the other seat from which denying them is a reason


def claim_reasons(at: ReasonContext, move: Move) -> Iterator[ScoredReason]:
    """Yields every reason for claiming the colour of ``move``; at least one, in no order."""
    effect = at.effects[move]
    assert isinstance(effect, ClaimEffects)
    colour = letter(move.colour)
    own, others = effect.own, effect.other
    denied = others.points if others.place is not None else 0
    if denied >= WORTH_DENYING:
        yield scored(0.8 * denied, "claim-denies", colour=colour, points=denied)
    if own.place is None:  # Rule 5.4: whatever is taken goes to the discard pile
        yield scored(0.5, "claim-idle", colour=colour)
        return
    if own.wakes:
        yield scored(
            own.points + 1, "claim-wakes", colour=colour, count=own.wakes, points=own.points
        )
    elif own.points >= _most_points(at):
        yield scored(own.points, "claim-most", points=own.points)
    elif own.points:
        yield scored(0.4 * own.points, "claim-gains", points=own.points)
    if own.enters_river:
        yield from _place(at, move.colour, own.place, last=effect.ends in SURE_ENDS)


def _most_points(at: ReasonContext) -> int:
    """Returns the points of the best claim here, at least 1."""
    claims = (effect for effect in at.effects.values() if isinstance(effect, ClaimEffects))
    return max(1, *(effect.own.points for effect in claims))


def _place(at: ReasonContext, colour: int, place: int, *, last: bool) -> Iterator[ScoredReason]:
    """Yields the reasons for a colour that enters the river at ``place``.

    After the ``last`` destruction no more cards come, so reasons about later cards are left out.
    """
    s = at.s
    if last:
        yield scored(1.0, "claim-new", colour=letter(colour), place=place)
        return
    held = int(s.hand[at.seat, colour])
    if place >= HIGH_PLACE:
        yield scored(0.8 * place + 0.3 * held, "claim-place", colour=letter(colour), place=place)
        return
    yield scored(1.0, "claim-new", colour=letter(colour), place=place)
    # A low place is for a colour one has little of; what sleeps in the cup can wait for a higher.
    sleepers = [
        c
        for c in range(COLOURS)
        if s.place[at.seat, c] == 0 and s.cup[at.seat, c] > s.cup[at.seat, colour]
    ]
    if sleepers:
        here = s.mountain[s.destroying]
        most = max(sleepers, key=lambda c: (int(s.cup[at.seat, c]), int(here[c])))
        count = int(s.cup[at.seat, most])
        yield scored(1.5 + 0.6 * count, "claim-saves", colour=letter(most), count=count)
