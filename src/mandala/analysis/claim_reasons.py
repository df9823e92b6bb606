"""Reasons for a claim: what the colour brings, where it comes to lie, whom it is kept from."""

from collections.abc import Iterator
from typing import Final

from mandala.analysis.effects.values import ClaimEffects
from mandala.analysis.weighing import SURE_ENDS, Situation, Weighed, letter, weighed
from mandala.records.notation import Move
from mandala.rules.colours import COLOURS

HIGH_PLACE: Final = 4  # a place that makes a colour worth collecting
WORTH_DENYING: Final = 2  # points


def claim_reasons(at: Situation, move: Move) -> Iterator[Weighed]:
    """Everything that speaks for claiming the colour of ``move``; at least one, in no order."""
    effect = at.effects[move]
    assert isinstance(effect, ClaimEffects)
    colour = letter(move.colour)
    own, others = effect.own, effect.other
    denied = others.points if others.place is not None else 0
    if denied >= WORTH_DENYING:
        yield weighed(0.8 * denied, "claim-denies", colour=colour, points=denied)
    if own.place is None:  # Rule 5.4: whatever is taken goes to the discard pile
        yield weighed(0.5, "claim-idle", colour=colour)
        return
    if own.wakes:
        yield weighed(
            own.points + 1, "claim-wakes", colour=colour, count=own.wakes, points=own.points
        )
    elif own.points >= _most_points(at):
        yield weighed(own.points, "claim-most", points=own.points)
    elif own.points:
        yield weighed(0.4 * own.points, "claim-gains", points=own.points)
    if own.enters_river:
        yield from _place(at, move.colour, own.place, last=effect.ends in SURE_ENDS)


def _most_points(at: Situation) -> int:
    """What the best claim here brings at once; at least 1, for less is nothing to boast of."""
    claims = (effect for effect in at.effects.values() if isinstance(effect, ClaimEffects))
    return max(1, *(effect.own.points for effect in claims))


def _place(at: Situation, colour: int, place: int, *, last: bool) -> Iterator[Weighed]:
    """The colour enters the river at ``place``. After the ``last`` destruction no card of it, and
    none of what sleeps, comes any more: then nothing is said of later."""
    s = at.s
    if last:
        yield weighed(1.0, "claim-new", colour=letter(colour), place=place)
        return
    held = int(s.hand[at.seat, colour])
    if place >= HIGH_PLACE:
        yield weighed(0.8 * place + 0.3 * held, "claim-place", colour=letter(colour), place=place)
        return
    yield weighed(1.0, "claim-new", colour=letter(colour), place=place)
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
        yield weighed(1.5 + 0.6 * count, "claim-saves", colour=letter(most), count=count)
