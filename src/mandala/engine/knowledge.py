"""What a seat does not see, and what a mandala lacks, counted.

See ``records.known`` for what a seat does see.
"""

from mandala.engine.compiling import Record, compilable
from mandala.records.known import known_state
from mandala.rules.colours import CARDS_PER_COLOUR, COLOURS
from mandala.rules.state import Cards

__all__ = ["count_unseen", "known_state", "what_is_missing"]


@compilable
def count_unseen(s: Record, seat: int, out: Cards) -> int:
    """Write into ``out``, by colour, the cards that ``seat`` does not see; returns how many.

    Reads no hidden card, so it may be asked of a full state as well as of a known one.
    """
    total = 0
    other = 1 - seat
    for c in range(COLOURS):
        seen = s.discard[c] + s.hand[seat, c] + s.cup[seat, c]
        seen += s.cup[other, c] - s.dealt_cup[other, c]  # Rule 8.2
        for m in range(2):
            seen += s.mountain[m, c] + s.field[m, 0, c] + s.field[m, 1, c]
        for owner in range(2):
            if s.place[owner, c] > 0:  # one card per river place
                seen += 1
        out[c] = CARDS_PER_COLOUR - seen
        total += CARDS_PER_COLOUR - seen
    return total


@compilable
def what_is_missing(s: Record, mandala: int) -> tuple[int, int]:
    """How many colours ``mandala`` lacks, and the last of them."""
    lacking = 0
    lacks = 0
    for c in range(COLOURS):
        if s.mountain[mandala, c] + s.field[mandala, 0, c] + s.field[mandala, 1, c] == 0:
            lacking += 1
            lacks = c
    return lacking, lacks
