"""A linear evaluation: the win probability of a position.

It reads a full position with all hidden cards. The search calls it on worlds it has sampled
itself, never on a real table. Features times weights give log odds. The weights change gradually
from opening to endgame.
"""

import math
from typing import Final

import numpy as np

from mandala.engine.eval.claim_division import DivisionBuffers, Points, count_unplaced
from mandala.engine.eval.heuristics import FIELDS_LATER, FIELDS_NOW, LEAD_SLOPE, compute_outcomes
from mandala.engine.jit.decorators import jit_helper
from mandala.engine.jit.state_arrays import StateRecord
from mandala.rules.colours import COLOURS
from mandala.rules.game_end import RIVER_PLACES
from mandala.rules.legality import colour_may_join_field, most_to_field
from mandala.rules.queries import is_missing
from mandala.rules.scoring import score

# The features. A lead is what the seat to move has, less what the other seat has.
TO_MOVE: Final = 0  # constant 1
POINTS: Final = 1  # lead in score
UNPLACED: Final = 2  # lead in cup cards whose colour is not in the river
RIVERS: Final = 3  # lead in river cards
HANDS: Final = 4  # lead in cards in hand
DIVISIONS: Final = 5  # 5 to 8: lead from a division if 1, 2, 3 or more colours are missing
FIRST_CHOICE: Final = 9  # gain of choosing first, weighted by its probability
FIELDS: Final = 10  # lead in field cards
REACH: Final = 11  # lead in missing colours held in hand, as a share of those missing
LINEAR_FEATURES: Final = 12

# Weights in log odds: OPENING while both rivers are empty, ENDGAME when one is full. Fitted to
# games by bench/fit_linear_eval.py (docs/explanation/search.md).
OPENING: Final = (
    0.105, 0.040, 0.282, 0.552, 0.024, 0.106, 0.189, 0.249, 0.214, 0.056, 0.107, 0.195,
)  # fmt: skip
ENDGAME: Final = (
    0.233, 0.209, 0.705, 0.543, 0.026, 0.141, 0.164, 0.155, 0.205, 0.116, 0.151, 0.368,
)  # fmt: skip

MAX_MISSING: Final = 4  # more missing colours make no difference
TOO_EARLY: Final = 4  # with so many missing colours, who chooses first is still open
LARGE_FIELD_LEAD: Final = 3


def new_linear_features() -> Points:
    """Returns a buffer for the features of a position."""
    return np.zeros(LINEAR_FEATURES)


@jit_helper
def win_probability(s: StateRecord, division: DivisionBuffers, features: Points) -> float:
    """Returns the win probability of the seat whose turn it is. The phase is TURN."""
    extract_features(s, division, features)
    phase = game_phase(s)
    log_odds = 0.0
    for i in range(LINEAR_FEATURES):
        log_odds += features[i] * (OPENING[i] + phase * (ENDGAME[i] - OPENING[i]))
    return 1.0 / (1.0 + math.exp(-log_odds))


@jit_helper
def game_phase(s: StateRecord) -> float:
    """Returns 0 while both rivers are empty, up to 1 when one is full."""
    return float(max(s.river_size[0], s.river_size[1]) / RIVER_PLACES)


@jit_helper
def extract_features(s: StateRecord, division: DivisionBuffers, features: Points) -> None:
    """Writes the features for the seat whose turn it is."""
    seat = int(s.turn)
    other = 1 - seat
    use_exact_cups(s, division)
    features[:] = 0.0
    features[TO_MOVE] = 1.0
    features[POINTS] = score(s, seat) - score(s, other)
    features[UNPLACED] = division.unplaced_before[seat] - division.unplaced_before[other]
    features[RIVERS] = s.river_size[seat] - s.river_size[other]
    features[HANDS] = s.hand_size[seat] - s.hand_size[other]
    for mandala in range(2):
        extract_mandala_features(s, mandala, seat, division, features)


@jit_helper
def use_exact_cups(s: StateRecord, division: DivisionBuffers) -> None:
    """Lets ``division`` count both cups as they are, with the dealt cards."""
    for seat in range(2):
        for c in range(COLOURS):
            division.hidden_cup[seat, c] = 0
            division.expected_cup[seat, c] = 0.0
    count_unplaced(s, division)


@jit_helper
def extract_mandala_features(
    s: StateRecord, mandala: int, seat: int, division: DivisionBuffers, features: Points
) -> None:
    """Adds the features of one mandala, which is not complete."""
    other = 1 - seat
    missing = 0
    reach = 0
    growth = 0  # how many cards ``seat`` can add to its field in one turn
    other_growth = 0
    for c in range(COLOURS):
        if is_missing(s, mandala, c):
            missing += 1
            reach += int(s.hand[seat, c] > 0) - int(s.hand[other, c] > 0)
        if colour_may_join_field(s, mandala, seat, c):
            growth = max(growth, most_to_field(s, seat, c))
        if colour_may_join_field(s, mandala, other, c):
            other_growth = max(other_growth, most_to_field(s, other, c))
    compute_outcomes(s, mandala, seat, division)
    row = FIELDS_NOW if missing == 1 else FIELDS_LATER
    first = division.outcomes[row, seat]
    second = division.outcomes[row, other]
    lead = int(s.field_size[mandala, seat] - s.field_size[mandala, other])
    features[DIVISIONS + min(missing, MAX_MISSING) - 1] += (first + second) / 2
    if missing < TOO_EARLY:
        chooses_first = 1.0 / (1.0 + math.exp(-LEAD_SLOPE * (lead + growth - other_growth)))
        features[FIRST_CHOICE] += (chooses_first - 0.5) * (first - second)
    features[FIELDS] += min(LARGE_FIELD_LEAD, max(-LARGE_FIELD_LEAD, lead))
    features[REACH] += reach / missing
