"""A state to try moves on, made from an observation; hidden cards are blank."""

from itertools import combinations
from typing import Any

from mandala.analysis.effects.effect_types import Ends
from mandala.records.observation import Observation
from mandala.records.visible_state import visible_state
from mandala.rules.colours import COLOURS
from mandala.rules.destruction import claim
from mandala.rules.game_end import RIVER_PLACES
from mandala.rules.state import CLAIM, DECK, OVER, RIVER, STALL, Cards, State


def playable_state(seen: Observation) -> State:
    """Returns the visible state of ``seen``, completed so that moves can be played on it.

    The other hand gets one card of each colour. Only the deadlock rule (6.3) reads it, so a
    deadlock is never predicted. Of drawn cards only their number is meaningful.
    """
    s = visible_state(seen)
    assert seen.seat is not None
    s.hand[1 - seen.seat, :] = 1
    return s


def no_shuffle(_deck: Cards, _size: int, _source: Any) -> None:
    """Shuffles nothing, because the seat cannot know which cards are drawn."""


def how_it_ends(s: State) -> Ends:
    """Returns whether the game is over in ``s``, or will be after the present destruction."""
    if s.phase == OVER:
        answers: dict[int, Ends] = {RIVER: "river", DECK: "deck", STALL: "stall"}
        return answers[s.reason]
    if s.phase != CLAIM:
        return "no"
    if s.end_near:
        return "deck"
    return _river_end(s)


def _river_end(s: State) -> Ends:
    """Returns whether all, some or no ways to divide the mountain complete a river (Rule 6.1).

    The seats choose in turn, so the first gets half the colours, rounded up, and every such half
    is possible.
    """
    colours = [c for c in range(COLOURS) if s.mountain[s.destroying, c] > 0]
    picks = [0, 0]
    picks[s.claimer] = (len(colours) + 1) // 2
    picks[1 - s.claimer] = len(colours) // 2
    if all(s.river_size[seat] + picks[seat] < RIVER_PLACES for seat in (0, 1)):
        return "no"  # the end is far, so no claims need to be simulated
    ended = {
        _shared_out(s, half, [c for c in colours if c not in half]).reason == RIVER
        for half in combinations(colours, picks[s.claimer])
    }
    if ended == {True}:
        return "river"
    return "river_possible" if True in ended else "no"


def _shared_out(s: State, first: tuple[int, ...], second: list[int]) -> State:
    """Returns ``s`` after the chooser took the colours ``first`` and the other seat ``second``."""
    t = s.copy()
    for turn in range(len(first) + len(second)):
        colour = second[turn // 2] if turn % 2 else first[turn // 2]
        claim(t, colour, no_shuffle, None)
    return t
