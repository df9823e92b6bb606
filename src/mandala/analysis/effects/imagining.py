"""The state a seat can imagine: what it knows in its place, the hidden cards blank."""

from itertools import combinations
from typing import Any

from mandala.analysis.effects.values import Ends
from mandala.records.known import known_state
from mandala.records.observation import Observation
from mandala.rules.colours import COLOURS
from mandala.rules.destruction import claim
from mandala.rules.ending import RIVER_PLACES
from mandala.rules.state import CLAIM, DECK, OVER, RIVER, STALL, Cards, State


def imagined(seen: Observation) -> State:
    """What ``seen`` tells, ready to be played on.

    An unknown card may be of any colour: one of each is put into the other hand, where nothing
    but the question of a deadlock (Rule 6.3) looks at it. So a deadlock is never foreseen.
    Only the number of cards in the deck and the discard pile is used of what is drawn.
    """
    s = known_state(seen)
    assert seen.seat is not None
    s.hand[1 - seen.seat, :] = 1
    return s


def as_it_lies(_deck: Cards, _size: int, _source: Any) -> None:
    """No shuffle: which cards come is nothing a forecast can know."""


def how_it_ends(s: State) -> Ends:
    """Whether the game is over in ``s``, or will be once the destruction under way is finished."""
    if s.phase == OVER:
        answers: dict[int, Ends] = {RIVER: "river", DECK: "deck", STALL: "stall"}
        return answers[s.reason]
    if s.phase != CLAIM:
        return "no"
    if s.end_near:
        return "deck"
    return _river_end(s)


def _river_end(s: State) -> Ends:
    """Rule 6.1: which ways to share out the mountain complete a river: all, some or none?

    The seats choose in turn, so the first gets half the colours, rounded up, and every such half
    is possible.
    """
    colours = [c for c in range(COLOURS) if s.mountain[s.destroying, c] > 0]
    picks = [0, 0]
    picks[s.claimer] = (len(colours) + 1) // 2
    picks[1 - s.claimer] = len(colours) // 2
    if all(s.river_size[seat] + picks[seat] < RIVER_PLACES for seat in (0, 1)):
        return "no"  # far from it, as nearly always: nothing to try out
    ended = {
        _shared_out(s, half, [c for c in colours if c not in half]).reason == RIVER
        for half in combinations(colours, picks[s.claimer])
    }
    if ended == {True}:
        return "river"
    return "river_possible" if True in ended else "no"


def _shared_out(s: State, first: tuple[int, ...], second: list[int]) -> State:
    """``s`` after the chooser took the colours ``first`` and the other seat ``second``."""
    t = s.copy()
    for turn in range(len(first) + len(second)):
        colour = second[turn // 2] if turn % 2 else first[turn // 2]
        claim(t, colour, as_it_lies, None)
    return t
