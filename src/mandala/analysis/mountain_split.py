"""An estimate of how two sensible players would divide a mountain, from what one seat knows."""

from typing import Final

from mandala.analysis.effects.playable_state import no_shuffle
from mandala.rules.colours import COLOURS
from mandala.rules.destruction import claim, take_colour
from mandala.rules.scoring import score
from mandala.rules.state import State

RIVER_CARD: Final = 2.0  # expected later points of a colour that is new in the river


def expected_split(s: State) -> tuple[int, int]:
    """Returns the points that each cup gains when the complete mandala of ``s`` is claimed.

    Each seat in turn claims the colour with the largest gain for both seats together. Points for
    the unknown cards dealt to the other cup are not counted.
    """
    t = s.copy()
    m = s.destroying
    while colours := [c for c in range(COLOURS) if t.mountain[m, c]]:
        best = max(colours, key=lambda c: _matters(t, 0, c) + _matters(t, 1, c))
        if len(colours) == 1:  # the last claim also deals new cards, which the seat does not know
            take_colour(t, m, t.claimer, best)
        else:
            claim(t, best, no_shuffle, None)
    return (int(score(t, 0) - score(s, 0)), int(score(t, 1) - score(s, 1)))


def _matters(s: State, seat: int, colour: int) -> float:
    t = s.copy()
    take_colour(t, s.destroying, seat, colour)
    entered = int(t.river_size[seat] - s.river_size[seat])
    return int(score(t, seat) - score(s, seat)) + RIVER_CARD * entered
