"""Hand-written one-ply ratings of moves, in points.

The rating of a move is the lead in rivers and cups after it (``claim_division.py``), plus the
expected value of both mandalas, plus the cards in hand. Only what the seat to move may know is
read, so the rating of a full state equals the rating of the state that the seat sees.
"""

import math
from typing import Final

import numpy as np

from mandala.engine.eval.claim_division import (
    DivisionBuffers,
    Points,
    apply_claim,
    divide_greedily,
    estimate_cups,
    expected_points,
    new_division_buffers,
    reset_division,
    river_and_cup_value,
)
from mandala.engine.jit.decorators import jit_entry, jit_helper
from mandala.engine.jit.state_arrays import StateArray, StateRecord, fill_record, new_states
from mandala.records.game import Game
from mandala.records.visible_state import visible_state
from mandala.rules.deck import cards_in_deck
from mandala.rules.legality import legal_moves
from mandala.rules.moves import (
    MOVES,
    is_discard_move,
    is_mountain_move,
    move_colour,
    move_count,
    move_mandala,
)
from mandala.rules.queries import (
    draw_after_building,
    ends_after_destruction,
    first_chooser,
    is_complete,
    missing_colours,
)
from mandala.rules.state import CLAIM, Cards

# In points, tuned by games between variants (bench/experiments/search-trials.md).
HAND_CARD: Final = 0.4
DISCARD_COST: Final = 1.0  # a discard makes no progress
GAME_END_BONUS: Final = 10.0  # added for a win at the end of the game, subtracted for a loss
# Factor on the value of an incomplete mandala, by the number of colours it lacks.
MANDALA_DISCOUNT: Final = (1.0, 0.9, 0.8, 0.5, 0.3, 0.2, 0.1)
LEAD_SLOPE: Final = 0.9  # of the logistic function from field lead to probability of choosing first
LATER_FIELD_RATE: Final = (
    0.7  # probability that an empty field has a card when the mandala is destroyed
)

# Rows of DivisionBuffers.outcomes: with the fields as they are, and with cards still to come.
FIELDS_NOW: Final = 0
FIELDS_LATER: Final = 1


@jit_helper
def rate_moves(
    s: StateRecord, moves: Cards, count: int, ratings: Points, division: DivisionBuffers
) -> None:
    """Writes into ``ratings`` the value of each of ``moves[:count]`` for the seat to move.

    Ratings are leads over the other seat in points. ``s`` is unchanged when it returns.
    """
    if s.phase == CLAIM:
        rate_claims(s, moves, count, ratings, division)
    else:
        rate_actions(s, moves, count, ratings, division)


@jit_helper
def rate_claims(
    s: StateRecord, moves: Cards, count: int, ratings: Points, division: DivisionBuffers
) -> None:
    """Rates each claim; the rest of the mountain is divided after it."""
    seat = s.claimer
    estimate_cups(s, seat, division)
    for i in range(count):
        reset_division(s, division)
        apply_claim(division, s.destroying, seat, move_colour(int(moves[i])))
        divide_greedily(division, s.destroying, 1 - seat, seat)
        if ends_after_destruction(division.board[0]):
            ratings[i] = final_lead(division, seat)
        else:
            ratings[i] = river_and_cup_value(division, seat) - river_and_cup_value(
                division, 1 - seat
            )


@jit_helper
def rate_actions(
    s: StateRecord, moves: Cards, count: int, ratings: Points, division: DivisionBuffers
) -> None:
    """Rates each action of a turn by the board after it, before anything is drawn."""
    seat = s.turn
    hand = s.hand_size[seat]
    unseen = estimate_cups(s, seat, division)
    reset_division(s, division)
    lead = river_and_cup_value(division, seat) - river_and_cup_value(division, 1 - seat)
    compute_outcomes(s, 0, seat, division)
    first_value = mandala_value(s, 0, seat, unseen, division)
    compute_outcomes(s, 1, seat, division)
    second_value = mandala_value(s, 1, seat, unseen, division)
    outcomes_for_field = -1
    for i in range(count):
        move = int(moves[i])
        if is_discard_move(move):
            ratings[i] = lead + first_value + second_value + HAND_CARD * hand - DISCARD_COST
            continue
        m = move_mandala(move)
        number = move_count(move)
        hand_after = hand - number
        drawn = 0
        if is_mountain_move(move):
            drawn = draw_after_building(hand_after)
            hand_after += drawn
        place_cards(s, seat, move, number)
        rating = lead + HAND_CARD * hand_after + (second_value if m == 0 else first_value)
        if is_complete(s, m):
            reset_division(s, division)
            rating += divide_greedily(division, m, first_chooser(s, m, seat), seat)
            if (
                ends_after_destruction(division.board[0]) or cards_in_deck(s) <= drawn
            ):  # Rule 6.2: the draw comes first
                rating = final_lead(division, seat)
        else:
            if is_mountain_move(move) or outcomes_for_field != m:
                compute_outcomes(s, m, seat, division)
                outcomes_for_field = -1 if is_mountain_move(move) else m
            rating += mandala_value(s, m, seat, unseen, division)
        ratings[i] = rating
        place_cards(s, seat, move, -number)


@jit_helper
def place_cards(s: StateRecord, seat: int, move: int, number: int) -> None:
    """Puts ``number`` cards where ``move`` puts them; a negative number takes them back."""
    m = move_mandala(move)
    colour = move_colour(move)
    if is_mountain_move(move):
        s.mountain[m, colour] += number
    else:
        s.field[m, seat, colour] += number
        s.field_size[m, seat] += number


@jit_helper
def final_lead(division: DivisionBuffers, seat: int) -> float:
    """Returns the rating if the game ends with the cups and rivers of the board."""
    lead = expected_points(division, seat) - expected_points(division, 1 - seat)
    return lead + GAME_END_BONUS if lead > 0 else lead - GAME_END_BONUS


@jit_helper
def compute_outcomes(s: StateRecord, mandala: int, seat: int, division: DivisionBuffers) -> None:
    """Writes what ``seat`` gains from a division of ``mandala``, for either first chooser.

    It is the same for any number of cards in a field, as long as there is one.
    """
    both_gain = s.field_size[mandala, 0] > 0 and s.field_size[mandala, 1] > 0
    for first in range(2):
        reset_division(s, division)
        fields_now = divide_greedily(division, mandala, first, seat)
        fields_later = fields_now
        if not both_gain:
            reset_division(s, division)
            division.board[0].field_size[mandala] = 1
            fields_later += LATER_FIELD_RATE * (
                divide_greedily(division, mandala, first, seat) - fields_now
            )
        division.outcomes[FIELDS_NOW, first] = fields_now
        division.outcomes[FIELDS_LATER, first] = fields_later


@jit_helper
def mandala_value(
    s: StateRecord, mandala: int, seat: int, unseen: int, division: DivisionBuffers
) -> float:
    """Returns the expected value of ``mandala`` for ``seat`` while the other seat is to move.

    :func:`compute_outcomes` was called for it.
    """
    missing, last = missing_colours(s, mandala)
    other = 1 - seat
    lead = s.field_size[mandala, seat] - s.field_size[mandala, other]
    row = FIELDS_NOW if missing == 1 else FIELDS_LATER
    first = division.outcomes[row, seat]
    second = division.outcomes[row, other]
    chooses_first = 1.0 / (1.0 + math.exp(-LEAD_SLOPE * lead))
    value = MANDALA_DISCOUNT[missing] * (second + chooses_first * (first - second))
    if missing == 1:
        # The other seat may complete it now, and does if that is worse for us. Rule 5.2: tie
        completed = first if lead >= 0 else second
        if completed < value:
            holds = hold_probability(division.unseen[last], unseen, s.hand_size[other])
            value += holds * (completed - value)
    return float(value)


@jit_helper
def hold_probability(wanted: int, unseen: int, hand: int) -> float:
    """Returns the probability that ``hand`` of ``unseen`` cards hold one of ``wanted`` at least."""
    none = 1.0
    for drawn in range(hand):
        none *= max(0, unseen - drawn - wanted) / (unseen - drawn)
    return 1.0 - none


@jit_entry
def best_rated(states: StateArray, moves: Cards, ratings: Points, division: DivisionBuffers) -> int:
    """Returns the legal move of ``states[0]`` with the highest rating, the first on a tie."""
    count = legal_moves(states[0], moves)
    rate_moves(states[0], moves, count, ratings, division)
    best = 0
    for i in range(1, count):
        if ratings[i] > ratings[best]:
            best = i
    return int(moves[best])


def warm_up() -> None:
    """Calls every compiled function of this module once."""
    states = new_states(1)
    fill_record(states[0], visible_state(Game.new(seed=0).observation(0)))
    best_rated(states, np.zeros(MOVES, np.int64), np.zeros(MOVES), new_division_buffers())
