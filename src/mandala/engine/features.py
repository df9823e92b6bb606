"""What the network sees of a table: one row for each colour, one for the table as a whole.

Everything is read from the side of one seat, and only from what that seat may know (Rule 8): its own
hand and cup, the other's seen cup cards, what lies open. The seat looks at an *afterstate*: its move
is made, but the cards drawn or dealt for it are not looked at yet, so a value cannot depend on luck.

All rows of colours pass through the same weights, so no colour is special and renaming colours
changes nothing. The two mandalas are put in order (see :func:`first_mandala`) for the same reason.
"""

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from mandala.engine.compiling import Record, compilable
from mandala.engine.knowledge import what_is_missing
from mandala.engine.prospects import (
    NOTHING_FRESH,
    PROSPECT_INPUTS,
    TAKER_INPUTS,
    Prospects,
    fill_prospects,
)
from mandala.rules.colours import CARDS_PER_COLOUR, COLOURS
from mandala.rules.drawing import cards_in_deck
from mandala.rules.ending import RIVER_PLACES
from mandala.rules.legality import colour_may_join_field, colour_may_join_mountain
from mandala.rules.scoring import score
from mandala.rules.state import CLAIM, OVER, TURN, Cards

COLOUR_INPUTS: Final = 48
OWN_INPUTS: Final = 38  # the first; the others are the same for every colour
FIRST_PROMISING: Final = 30  # of the own inputs: what can be played, and who would take the colour
_TAKERS: Final = OWN_INPUTS - TAKER_INPUTS  # the first of those that tell who would take the colour
TABLE_PROMISING: Final = 32  # from here on: what the table promises
_PLAIN_INPUTS: Final = 36
TABLE_INPUTS: Final = _PLAIN_INPUTS + PROSPECT_INPUTS

Rows = npt.NDArray[np.float32]  # [colour, input]
Row = npt.NDArray[np.float32]  # [input]

# Scales bring counts to around 1, where the network learns fastest.
_CARD: Final = np.float32(0.3)
_CUP_CARD: Final = np.float32(0.2)
_PLACE: Final = np.float32(0.2)
_PILE_CARD: Final = np.float32(0.1)
_DECK_CARD: Final = np.float32(0.02)
_POINT: Final = np.float32(0.03)
_LEAD: Final = np.float32(0.05)
_IDLE: Final = np.float32(0.05)
_ENDING_CARD: Final = np.float32(0.03)

# Cards left in the deck below which its end begins to matter, and matters at once.
_DECK_LOW: Final = 30
_DECK_ENDING: Final = 12


@compilable
def yes(condition: Any) -> Any:
    return np.float32(1.0) if condition else np.float32(0.0)


@compilable
def max_of(values: Row) -> Any:
    largest = values[0]
    for i in range(1, values.shape[0]):
        largest = max(largest, values[i])
    return largest


@compilable
def colours_missing(s: Record, mandala: int, fresh: int) -> int:
    """Colours that do not lie in ``mandala`` yet, as far as it has been looked at."""
    if mandala == fresh:
        return COLOURS
    return what_is_missing(s, mandala)[0]


@compilable
def claim_points(cards: Any, cup: Any, place: int, next_place: int) -> Any:
    """What claiming ``cards`` of a colour would add to a cup that holds ``cup`` of it.

    Products like this are what the small network finds hard to make itself.
    """
    if cards == 0:
        return np.float32(0)
    if place > 0:
        return cards * np.float32(place)
    return (cup + cards - np.float32(1)) * np.float32(next_place)


@compilable
def first_mandala(s: Record, fresh: int) -> int:
    """The mandala described first: the one being destroyed, else the nearer to completion, else
    the one with more cards in its fields."""
    if s.phase == CLAIM:
        return int(s.destroying)
    missing_0 = colours_missing(s, 0, fresh)
    missing_1 = colours_missing(s, 1, fresh)
    if missing_0 != missing_1:
        return 1 if missing_1 < missing_0 else 0
    cards_0 = int(s.field_size[0, 0]) + int(s.field_size[0, 1])
    cards_1 = int(s.field_size[1, 0]) + int(s.field_size[1, 1])
    return 1 if cards_1 > cards_0 else 0


@compilable
def fill_features(
    s: Record,
    seat: int,
    kept: Cards,
    drawn: int,
    fresh: int,
    prospects: Prospects,
    rows: Rows,
    row: Row,
) -> None:
    """Write what ``seat`` sees of afterstate ``s`` into ``rows`` and ``row``.

    ``kept``: its hand by colour before the draw; ``drawn``: how many cards it drew, not looked at;
    ``fresh``: the mandala whose mountain was just dealt two cards, not looked at, or NOTHING_FRESH.
    """
    a = first_mandala(s, fresh)
    fill_colours(s, seat, kept, fresh, a, rows)
    fill_table(s, seat, drawn, fresh, a, rows, row)
    takers = rows[:, _TAKERS:]
    fill_prospects(s, seat, kept, fresh, a, prospects, takers, row[_PLAIN_INPUTS:])


@compilable
def fill_colours(s: Record, seat: int, kept: Cards, fresh: int, a: int, rows: Rows) -> None:
    other = 1 - seat
    b = 1 - a
    missing_a = np.float32(colours_missing(s, a, fresh))
    missing_b = np.float32(colours_missing(s, b, fresh))
    own_a = np.float32(s.field_size[a, seat])
    own_b = np.float32(s.field_size[b, seat])
    their_a = np.float32(s.field_size[a, other])
    their_b = np.float32(s.field_size[b, other])
    own_next = int(s.river_size[seat]) + 1
    their_next = int(s.river_size[other]) + 1
    own_claim = yes(s.phase == CLAIM and s.claimer == seat)
    their_claim = yes(s.phase == CLAIM and s.claimer == other)
    for c in range(COLOURS):
        r = rows[c]
        mountain_a = np.float32(0 if fresh == a else s.mountain[a, c])
        mountain_b = np.float32(0 if fresh == b else s.mountain[b, c])
        own_field_a = np.float32(s.field[a, seat, c])
        own_field_b = np.float32(s.field[b, seat, c])
        their_field_a = np.float32(s.field[a, other, c])
        their_field_b = np.float32(s.field[b, other, c])
        cup = np.float32(s.cup[seat, c])
        seen = np.float32(int(s.cup[other, c]) - int(s.dealt_cup[other, c]))  # Rule 8.2
        place = int(s.place[seat, c])
        their_place = int(s.place[other, c])
        in_a = mountain_a + own_field_a + their_field_a
        in_b = mountain_b + own_field_b + their_field_b
        located = in_a + in_b + cup + seen + np.float32(kept[c]) + np.float32(s.discard[c])
        located += yes(place > 0) + yes(their_place > 0)
        r[0] = np.float32(kept[c]) * _CARD
        r[1] = mountain_a * _CARD
        r[2] = mountain_b * _CARD
        r[3] = own_field_a * _CARD
        r[4] = own_field_b * _CARD
        r[5] = their_field_a * _CARD
        r[6] = their_field_b * _CARD
        r[7] = cup * _CUP_CARD
        r[8] = seen * _CUP_CARD
        r[9] = np.float32(place) * _PLACE
        r[10] = np.float32(their_place) * _PLACE
        r[11] = yes(place > 0)
        r[12] = yes(their_place > 0)
        r[13] = np.float32(s.discard[c]) * _PILE_CARD
        r[14] = (np.float32(CARDS_PER_COLOUR) - located) * _PILE_CARD
        r[15] = yes(in_a == 0)
        r[16] = yes(in_b == 0)
        r[17] = yes(mountain_a > 0)
        r[18] = yes(mountain_b > 0)
        r[19] = yes(kept[c] > 0)
        r[20] = np.float32(0 if place > 0 else own_next) * _PLACE
        r[21] = np.float32(0 if their_place > 0 else their_next) * _PLACE
        r[22] = cup * np.float32(place) * _POINT
        r[23] = seen * np.float32(their_place) * _POINT
        r[24] = np.float32(0 if place > 0 else own_next) * cup * _POINT
        r[25] = np.float32(0 if their_place > 0 else their_next) * seen * _POINT
        r[26] = claim_points(mountain_a, cup, place, own_next) * _POINT
        r[27] = claim_points(mountain_a, seen, their_place, their_next) * _POINT
        r[28] = claim_points(mountain_b, cup, place, own_next) * _POINT
        r[29] = claim_points(mountain_b, seen, their_place, their_next) * _POINT
        grows_a = fresh != a and colour_may_join_field(s, a, seat, c)
        grows_b = fresh != b and colour_may_join_field(s, b, seat, c)
        builds_a = colour_may_join_mountain(s, a, c)
        builds_b = colour_may_join_mountain(s, b, c)
        r[30] = np.float32(kept[c] if grows_a else 0) * _CARD
        r[31] = np.float32(kept[c] if grows_b else 0) * _CARD
        r[32] = yes(kept[c] > 0 and builds_a)
        r[33] = yes(kept[c] > 0 and builds_b)
        # The same for every colour, so that a unit can weigh them together:
        r[38] = missing_a * _CARD
        r[39] = missing_b * _CARD
        r[40] = (own_a - their_a) * _CARD
        r[41] = (own_b - their_b) * _CARD
        r[42] = yes(own_a > 0)
        r[43] = yes(their_a > 0)
        r[44] = yes(own_b > 0)
        r[45] = yes(their_b > 0)
        r[46] = own_claim
        r[47] = their_claim


@compilable
def fill_table(s: Record, seat: int, drawn: int, fresh: int, a: int, rows: Rows, row: Row) -> None:
    other = 1 - seat
    b = 1 - a
    own_score = np.float32(score(s, seat))
    their_score = np.float32(0)
    own_cup = np.float32(0)
    their_cup = np.float32(0)
    for c in range(COLOURS):
        seen = np.float32(int(s.cup[other, c]) - int(s.dealt_cup[other, c]))  # Rule 8.2
        their_score += seen * np.float32(s.place[other, c])
        own_cup += np.float32(s.cup[seat, c])
        their_cup += seen
    missing_a = colours_missing(s, a, fresh)
    missing_b = colours_missing(s, b, fresh)
    river = int(s.river_size[seat])
    their_river = int(s.river_size[other])
    row[0] = np.float32(int(s.hand_size[seat]) - drawn) * _CUP_CARD
    row[1] = np.float32(drawn) * _CARD
    row[2] = np.float32(s.hand_size[other]) * _CUP_CARD
    row[3] = np.float32(cards_in_deck(s)) * _DECK_CARD
    row[4] = yes(s.end_near > 0)
    row[5] = np.float32(river) * _PLACE
    row[6] = np.float32(their_river) * _PLACE
    row[7] = own_score * _POINT
    row[8] = their_score * _POINT
    row[9] = (own_score - their_score) * _LEAD
    row[10] = own_cup * _PILE_CARD
    row[11] = their_cup * _PILE_CARD
    row[12] = np.float32(s.field_size[a, seat]) * _CUP_CARD
    row[13] = np.float32(s.field_size[a, other]) * _CUP_CARD
    row[14] = np.float32(s.field_size[b, seat]) * _CUP_CARD
    row[15] = np.float32(s.field_size[b, other]) * _CUP_CARD
    row[16] = np.float32(missing_a) * _CARD
    row[17] = np.float32(missing_b) * _CARD
    row[18] = np.float32(s.idle_turns) * _IDLE
    row[19] = yes(s.phase == OVER)
    row[20] = rows[0, 46]
    row[21] = rows[0, 47]
    row[22] = yes(s.phase == TURN and s.turn == seat)
    row[23] = yes(s.phase == CLAIM and s.turn == seat)
    row[24] = yes(fresh != NOTHING_FRESH)
    row[25] = yes(river == RIVER_PLACES - 1)
    row[26] = yes(their_river == RIVER_PLACES - 1)
    row[27] = yes(river == RIVER_PLACES)
    row[28] = yes(their_river == RIVER_PLACES)
    row[29] = yes(missing_a == 1)
    row[30] = yes(missing_b == 1)
    row[31] = np.float32(1.0)
    row[32] = max_of(rows[:, 30])  # by how much the fields could grow in a turn
    row[33] = max_of(rows[:, 31])
    deck = cards_in_deck(s)
    row[34] = np.float32(max(0, _DECK_ENDING - deck)) * _PILE_CARD
    row[35] = np.float32(max(0, _DECK_LOW - deck)) * _ENDING_CARD
