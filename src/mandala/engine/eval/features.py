"""The inputs of the value network: one row for each colour, one for the table as a whole.

They describe an *afterstate* for one seat: its move is made, but it does not see the cards that the
move drew or dealt. So a value cannot depend on the luck of the draw. Only what the seat may know is
read (Rule 8): its hand and cup, the cards it saw in the other cup, and the open cards.

All colours pass through the same weights, so renaming colours changes nothing. For the same
reason the two mandalas are put in order (see :func:`first_mandala`).
"""

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from mandala.engine.eval import feature_index as idx
from mandala.engine.eval.claim_features import (
    CLAIM_INPUTS,
    NO_MOUNTAIN,
    ClaimFeatureCache,
    fill_claim_features,
)
from mandala.engine.jit.decorators import jit_helper
from mandala.engine.jit.state_arrays import StateRecord
from mandala.rules.colours import CARDS_PER_COLOUR, COLOURS
from mandala.rules.deck import cards_in_deck
from mandala.rules.game_end import RIVER_PLACES
from mandala.rules.legality import colour_may_join_field, colour_may_join_mountain
from mandala.rules.queries import claim_points, missing_colours, visible_cup
from mandala.rules.scoring import score
from mandala.rules.state import CLAIM, OVER, TURN, Cards

TABLE_INPUTS: Final = idx.T_DIVISIONS + CLAIM_INPUTS

ColourInputs = npt.NDArray[np.float32]  # [colour, input]
TableInputs = npt.NDArray[np.float32]  # [input]

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

# Cards left in the deck below which its end matters a little, and much.
_DECK_LOW: Final = 30
_DECK_ENDING: Final = 12


@jit_helper
def as_float(condition: Any) -> Any:
    """Returns 1 if ``condition`` holds, else 0, in single precision."""
    return np.float32(1.0) if condition else np.float32(0.0)


@jit_helper
def max_of(values: TableInputs) -> Any:
    """Returns the largest of ``values``."""
    largest = values[0]
    for i in range(1, values.shape[0]):
        largest = max(largest, values[i])
    return largest


@jit_helper
def colours_missing(s: StateRecord, mandala: int, hidden_mountain: int) -> int:
    """Returns how many colours ``mandala`` lacks; all of them if its mountain is hidden."""
    if mandala == hidden_mountain:
        return COLOURS
    return missing_colours(s, mandala)[0]


@jit_helper
def first_mandala(s: StateRecord, hidden_mountain: int) -> int:
    """Returns mandala A: the one being destroyed, else the one that lacks fewer colours.

    On a tie it is the one with more cards in its fields, then mandala 0.
    """
    if s.phase == CLAIM:
        return int(s.destroying)
    missing_0 = colours_missing(s, 0, hidden_mountain)
    missing_1 = colours_missing(s, 1, hidden_mountain)
    if missing_0 != missing_1:
        return 1 if missing_1 < missing_0 else 0
    cards_0 = int(s.field_size[0, 0]) + int(s.field_size[0, 1])
    cards_1 = int(s.field_size[1, 0]) + int(s.field_size[1, 1])
    return 1 if cards_1 > cards_0 else 0


@jit_helper
def fill_features(
    s: StateRecord,
    seat: int,
    hand_before_draw: Cards,
    drawn: int,
    hidden_mountain: int,
    claim_cache: ClaimFeatureCache,
    colour_inputs: ColourInputs,
    table_inputs: TableInputs,
) -> None:
    """Writes what ``seat`` sees of afterstate ``s`` into ``colour_inputs`` and ``table_inputs``.

    ``hand_before_draw``: the hand by colour, without the cards that the move drew. ``drawn``: the
    number of these cards.

    ``hidden_mountain``: the mandala whose mountain was dealt two cards for the
    move, or NO_MOUNTAIN.
    """
    a = first_mandala(s, hidden_mountain)
    fill_colours(s, seat, hand_before_draw, hidden_mountain, a, colour_inputs)
    fill_table(s, seat, drawn, hidden_mountain, a, colour_inputs, table_inputs)
    takers = colour_inputs[:, idx.C_TAKERS : idx.OWN_INPUTS]
    fill_claim_features(
        s,
        seat,
        hand_before_draw,
        hidden_mountain,
        a,
        claim_cache,
        takers,
        table_inputs[idx.T_DIVISIONS :],
    )


@jit_helper
def fill_colours(
    s: StateRecord,
    seat: int,
    hand_before_draw: Cards,
    hidden_mountain: int,
    a: int,
    colour_inputs: ColourInputs,
) -> None:
    """Writes the inputs of each colour; ``a`` is mandala A."""
    other = 1 - seat
    b = 1 - a
    missing_a = np.float32(colours_missing(s, a, hidden_mountain))
    missing_b = np.float32(colours_missing(s, b, hidden_mountain))
    own_a = np.float32(s.field_size[a, seat])
    own_b = np.float32(s.field_size[b, seat])
    their_a = np.float32(s.field_size[a, other])
    their_b = np.float32(s.field_size[b, other])
    own_next = int(s.river_size[seat]) + 1
    their_next = int(s.river_size[other]) + 1
    own_claim = as_float(s.phase == CLAIM and s.claimer == seat)
    their_claim = as_float(s.phase == CLAIM and s.claimer == other)
    for c in range(COLOURS):
        r = colour_inputs[c]
        mountain_a = np.float32(0 if hidden_mountain == a else s.mountain[a, c])
        mountain_b = np.float32(0 if hidden_mountain == b else s.mountain[b, c])
        own_field_a = np.float32(s.field[a, seat, c])
        own_field_b = np.float32(s.field[b, seat, c])
        their_field_a = np.float32(s.field[a, other, c])
        their_field_b = np.float32(s.field[b, other, c])
        cup = np.float32(s.cup[seat, c])
        seen = np.float32(visible_cup(s, other, c))
        place = int(s.place[seat, c])
        their_place = int(s.place[other, c])
        in_a = mountain_a + own_field_a + their_field_a
        in_b = mountain_b + own_field_b + their_field_b
        located = (
            in_a + in_b + cup + seen + np.float32(hand_before_draw[c]) + np.float32(s.discard[c])
        )
        located += as_float(place > 0) + as_float(their_place > 0)
        r[idx.C_HAND] = np.float32(hand_before_draw[c]) * _CARD
        r[idx.C_MOUNTAIN_A] = mountain_a * _CARD
        r[idx.C_MOUNTAIN_B] = mountain_b * _CARD
        r[idx.C_OWN_FIELD_A] = own_field_a * _CARD
        r[idx.C_OWN_FIELD_B] = own_field_b * _CARD
        r[idx.C_THEIR_FIELD_A] = their_field_a * _CARD
        r[idx.C_THEIR_FIELD_B] = their_field_b * _CARD
        r[idx.C_OWN_CUP] = cup * _CUP_CARD
        r[idx.C_THEIR_CUP] = seen * _CUP_CARD
        r[idx.C_OWN_PLACE] = np.float32(place) * _PLACE
        r[idx.C_THEIR_PLACE] = np.float32(their_place) * _PLACE
        r[idx.C_OWN_PLACED] = as_float(place > 0)
        r[idx.C_THEIR_PLACED] = as_float(their_place > 0)
        r[idx.C_DISCARD] = np.float32(s.discard[c]) * _PILE_CARD
        r[idx.C_UNSEEN] = (np.float32(CARDS_PER_COLOUR) - located) * _PILE_CARD
        r[idx.C_MISSING_A] = as_float(in_a == 0)
        r[idx.C_MISSING_B] = as_float(in_b == 0)
        r[idx.C_IN_MOUNTAIN_A] = as_float(mountain_a > 0)
        r[idx.C_IN_MOUNTAIN_B] = as_float(mountain_b > 0)
        r[idx.C_IN_HAND] = as_float(hand_before_draw[c] > 0)
        r[idx.C_OWN_NEXT_PLACE] = np.float32(0 if place > 0 else own_next) * _PLACE
        r[idx.C_THEIR_NEXT_PLACE] = np.float32(0 if their_place > 0 else their_next) * _PLACE
        r[idx.C_OWN_POINTS] = cup * np.float32(place) * _POINT
        r[idx.C_THEIR_POINTS] = seen * np.float32(their_place) * _POINT
        r[idx.C_OWN_POINTS_IF_PLACED] = np.float32(0 if place > 0 else own_next) * cup * _POINT
        r[idx.C_THEIR_POINTS_IF_PLACED] = (
            np.float32(0 if their_place > 0 else their_next) * seen * _POINT
        )
        r[idx.C_OWN_CLAIM_A] = (
            np.float32(claim_points(int(mountain_a), int(cup), place, own_next)) * _POINT
        )
        r[idx.C_THEIR_CLAIM_A] = (
            np.float32(claim_points(int(mountain_a), int(seen), their_place, their_next)) * _POINT
        )
        r[idx.C_OWN_CLAIM_B] = (
            np.float32(claim_points(int(mountain_b), int(cup), place, own_next)) * _POINT
        )
        r[idx.C_THEIR_CLAIM_B] = (
            np.float32(claim_points(int(mountain_b), int(seen), their_place, their_next)) * _POINT
        )
        grows_a = hidden_mountain != a and colour_may_join_field(s, a, seat, c)
        grows_b = hidden_mountain != b and colour_may_join_field(s, b, seat, c)
        builds_a = colour_may_join_mountain(s, a, c)
        builds_b = colour_may_join_mountain(s, b, c)
        r[idx.C_GROW_A] = np.float32(hand_before_draw[c] if grows_a else 0) * _CARD
        r[idx.C_GROW_B] = np.float32(hand_before_draw[c] if grows_b else 0) * _CARD
        r[idx.C_BUILD_A] = as_float(hand_before_draw[c] > 0 and builds_a)
        r[idx.C_BUILD_B] = as_float(hand_before_draw[c] > 0 and builds_b)
        r[idx.C_MISSING_COUNT_A] = missing_a * _CARD
        r[idx.C_MISSING_COUNT_B] = missing_b * _CARD
        r[idx.C_FIELD_LEAD_A] = (own_a - their_a) * _CARD
        r[idx.C_FIELD_LEAD_B] = (own_b - their_b) * _CARD
        r[idx.C_OWN_IN_FIELD_A] = as_float(own_a > 0)
        r[idx.C_THEIR_IN_FIELD_A] = as_float(their_a > 0)
        r[idx.C_OWN_IN_FIELD_B] = as_float(own_b > 0)
        r[idx.C_THEIR_IN_FIELD_B] = as_float(their_b > 0)
        r[idx.C_OWN_TO_CLAIM] = own_claim
        r[idx.C_THEIR_TO_CLAIM] = their_claim


@jit_helper
def fill_table(
    s: StateRecord,
    seat: int,
    drawn: int,
    hidden_mountain: int,
    a: int,
    colour_inputs: ColourInputs,
    table_inputs: TableInputs,
) -> None:
    """Writes the inputs of the table; those of the colours are written already."""
    other = 1 - seat
    b = 1 - a
    own_score = np.float32(score(s, seat))
    their_score = np.float32(0)
    own_cup = np.float32(0)
    their_cup = np.float32(0)
    for c in range(COLOURS):
        seen = np.float32(visible_cup(s, other, c))
        their_score += seen * np.float32(s.place[other, c])
        own_cup += np.float32(s.cup[seat, c])
        their_cup += seen
    missing_a = colours_missing(s, a, hidden_mountain)
    missing_b = colours_missing(s, b, hidden_mountain)
    river = int(s.river_size[seat])
    their_river = int(s.river_size[other])
    table_inputs[idx.T_HAND] = np.float32(int(s.hand_size[seat]) - drawn) * _CUP_CARD
    table_inputs[idx.T_DRAWN] = np.float32(drawn) * _CARD
    table_inputs[idx.T_THEIR_HAND] = np.float32(s.hand_size[other]) * _CUP_CARD
    table_inputs[idx.T_DECK] = np.float32(cards_in_deck(s)) * _DECK_CARD
    table_inputs[idx.T_END_NEAR] = as_float(s.end_near > 0)
    table_inputs[idx.T_OWN_RIVER] = np.float32(river) * _PLACE
    table_inputs[idx.T_THEIR_RIVER] = np.float32(their_river) * _PLACE
    table_inputs[idx.T_OWN_SCORE] = own_score * _POINT
    table_inputs[idx.T_THEIR_SCORE] = their_score * _POINT
    table_inputs[idx.T_SCORE_LEAD] = (own_score - their_score) * _LEAD
    table_inputs[idx.T_OWN_CUP] = own_cup * _PILE_CARD
    table_inputs[idx.T_THEIR_CUP] = their_cup * _PILE_CARD
    table_inputs[idx.T_OWN_FIELD_A] = np.float32(s.field_size[a, seat]) * _CUP_CARD
    table_inputs[idx.T_THEIR_FIELD_A] = np.float32(s.field_size[a, other]) * _CUP_CARD
    table_inputs[idx.T_OWN_FIELD_B] = np.float32(s.field_size[b, seat]) * _CUP_CARD
    table_inputs[idx.T_THEIR_FIELD_B] = np.float32(s.field_size[b, other]) * _CUP_CARD
    table_inputs[idx.T_MISSING_A] = np.float32(missing_a) * _CARD
    table_inputs[idx.T_MISSING_B] = np.float32(missing_b) * _CARD
    table_inputs[idx.T_IDLE_TURNS] = np.float32(s.idle_turns) * _IDLE
    table_inputs[idx.T_OVER] = as_float(s.phase == OVER)
    table_inputs[idx.T_OWN_TO_CLAIM] = colour_inputs[0, idx.C_OWN_TO_CLAIM]
    table_inputs[idx.T_THEIR_TO_CLAIM] = colour_inputs[0, idx.C_THEIR_TO_CLAIM]
    table_inputs[idx.T_OWN_TURN] = as_float(s.phase == TURN and s.turn == seat)
    table_inputs[idx.T_OWN_DESTRUCTION] = as_float(s.phase == CLAIM and s.turn == seat)
    table_inputs[idx.T_HIDDEN_MOUNTAIN] = as_float(hidden_mountain != NO_MOUNTAIN)
    table_inputs[idx.T_OWN_RIVER_ALMOST_FULL] = as_float(river == RIVER_PLACES - 1)
    table_inputs[idx.T_THEIR_RIVER_ALMOST_FULL] = as_float(their_river == RIVER_PLACES - 1)
    table_inputs[idx.T_OWN_RIVER_FULL] = as_float(river == RIVER_PLACES)
    table_inputs[idx.T_THEIR_RIVER_FULL] = as_float(their_river == RIVER_PLACES)
    table_inputs[idx.T_ONE_MISSING_A] = as_float(missing_a == 1)
    table_inputs[idx.T_ONE_MISSING_B] = as_float(missing_b == 1)
    table_inputs[idx.T_ONE] = np.float32(1.0)
    table_inputs[idx.T_GROWTH_A] = max_of(colour_inputs[:, idx.C_GROW_A])
    table_inputs[idx.T_GROWTH_B] = max_of(colour_inputs[:, idx.C_GROW_B])
    deck = cards_in_deck(s)
    table_inputs[idx.T_DECK_ENDING] = np.float32(max(0, _DECK_ENDING - deck)) * _PILE_CARD
    table_inputs[idx.T_DECK_LOW] = np.float32(max(0, _DECK_LOW - deck)) * _ENDING_CARD
