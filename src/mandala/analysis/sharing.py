"""A mountain shared out in thought, as two sensible players would, from what one seat knows."""

from typing import Final

from mandala.analysis.effects.imagining import as_it_lies
from mandala.rules.colours import COLOURS
from mandala.rules.destruction import claim, take_colour
from mandala.rules.scoring import score
from mandala.rules.state import State

RIVER_CARD: Final = 2.0  # points that a colour new to the river promises for later


def share(s: State) -> tuple[int, int]:
    """What the cup of each seat gains if the mandala that is complete in ``s`` is shared out.

    Each in turn takes what matters most to either of them, to have it or to deny it. The cards
    dealt to the other's cup are not known, so what they would come to is not counted.
    """
    t = s.copy()
    m = s.destroying
    while colours := [c for c in range(COLOURS) if t.mountain[m, c]]:
        best = max(colours, key=lambda c: _matters(t, 0, c) + _matters(t, 1, c))
        if len(colours) == 1:  # what is dealt after the last claim is nothing to know
            take_colour(t, m, t.claimer, best)
        else:
            claim(t, best, as_it_lies, None)
    return (int(score(t, 0) - score(s, 0)), int(score(t, 1) - score(s, 1)))


def _matters(s: State, seat: int, colour: int) -> float:
    t = s.copy()
    take_colour(t, s.destroying, seat, colour)
    entered = int(t.river_size[seat] - s.river_size[seat])
    return int(score(t, seat) - score(s, seat)) + RIVER_CARD * entered
