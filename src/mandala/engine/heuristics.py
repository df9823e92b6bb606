"""Moves rated by looking one move ahead: what a sensible player would find worth doing.

A move is worth the lead in rivers and cups after it (see ``sharing.py``), plus what both mandalas
promise, plus the cards in hand. Only what the seat to move may know is read, so the rating is the
same on a state with hidden cards and on one without.
"""

import math
from typing import Final

import numpy as np

from mandala.engine.compiling import (
    Record,
    States,
    compilable,
    compiled,
    fill_record,
    new_states,
)
from mandala.engine.knowledge import known_state, what_is_missing
from mandala.engine.sharing import (
    Paper,
    Points,
    begin_share,
    ends_game,
    look_at_cups,
    new_paper,
    points,
    share_out,
    take,
    worth,
)
from mandala.records.game import Game
from mandala.rules.destruction import first_chooser, is_complete
from mandala.rules.drawing import cards_in_deck
from mandala.rules.legality import legal_moves
from mandala.rules.moves import (
    HAND_LIMIT,
    MOVES,
    is_discard_move,
    is_mountain_move,
    move_colour,
    move_count,
    move_mandala,
)
from mandala.rules.play import DRAW_LIMIT
from mandala.rules.state import CLAIM, Cards

# In points, found by letting variants play each other; see docs/players.md.
HAND_CARD: Final = 0.4
WASTED_TURN: Final = 1.0  # a discard brings the game nowhere
LAST_WORD: Final = 10.0  # for the move that ends the game: it decides, for better or worse
# How much of what a mandala promises comes true, by the number of colours it lacks.
PROMISE: Final = (1.0, 0.9, 0.8, 0.5, 0.3, 0.2, 0.1)
LEAD: Final = 0.9  # how surely a card more in the field means choosing first in the end
FIELD_TO_COME: Final = 0.7  # how often a field empty now has a card when it matters

# Rows of Paper.outcomes: with the fields as they are, and with those that may still come.
AS_IT_IS: Final = 0
IN_TIME: Final = 1


@compilable
def rate_moves(s: Record, moves: Cards, count: int, ratings: Points, paper: Paper) -> None:
    """Write into ``ratings`` what each of ``moves[:count]`` is worth to the seat to move.

    In points, as a lead over the other seat. ``s`` is as before when it returns.
    """
    if s.phase == CLAIM:
        rate_claims(s, moves, count, ratings, paper)
    else:
        rate_actions(s, moves, count, ratings, paper)


@compilable
def rate_claims(s: Record, moves: Cards, count: int, ratings: Points, paper: Paper) -> None:
    """Each claim with the rest shared out after it."""
    seat = s.claimer
    look_at_cups(s, seat, paper)
    for i in range(count):
        begin_share(s, paper)
        take(paper, s.destroying, seat, move_colour(int(moves[i])))
        share_out(paper, s.destroying, 1 - seat, seat)
        if ends_game(paper):
            ratings[i] = final_lead(paper, seat)
        else:
            ratings[i] = worth(paper, seat) - worth(paper, 1 - seat)


@compilable
def rate_actions(s: Record, moves: Cards, count: int, ratings: Points, paper: Paper) -> None:
    """Each action of a turn as the table would look after it, before anything is drawn."""
    seat = s.turn
    hand = s.hand_size[seat]
    unseen = look_at_cups(s, seat, paper)
    begin_share(s, paper)
    lead = worth(paper, seat) - worth(paper, 1 - seat)
    note_outcomes(s, 0, seat, paper)
    first_promise = promise(s, 0, seat, unseen, paper)
    note_outcomes(s, 1, seat, paper)
    second_promise = promise(s, 1, seat, unseen, paper)
    noted_for_field = -1
    for i in range(count):
        move = int(moves[i])
        if is_discard_move(move):
            ratings[i] = lead + first_promise + second_promise + HAND_CARD * hand - WASTED_TURN
            continue
        m = move_mandala(move)
        colour = move_colour(move)
        number = move_count(move)
        hand_after = hand - number
        drawn = 0
        if is_mountain_move(move):
            drawn = min(DRAW_LIMIT, HAND_LIMIT - hand_after)
            hand_after += drawn
            s.mountain[m, colour] += 1
        else:
            s.field[m, seat, colour] += number
            s.field_size[m, seat] += number
        rating = lead + HAND_CARD * hand_after + (second_promise if m == 0 else first_promise)
        if is_complete(s, m):
            begin_share(s, paper)
            rating += share_out(paper, m, first_chooser(s, m), seat)
            if ends_game(paper) or cards_in_deck(s) <= drawn:  # Rule 6.2: the draw comes first
                rating = final_lead(paper, seat)
        else:
            if is_mountain_move(move) or noted_for_field != m:
                note_outcomes(s, m, seat, paper)
                noted_for_field = -1 if is_mountain_move(move) else m
            rating += promise(s, m, seat, unseen, paper)
        ratings[i] = rating
        if is_mountain_move(move):
            s.mountain[m, colour] -= 1
        else:
            s.field[m, seat, colour] -= number
            s.field_size[m, seat] -= number


@compilable
def final_lead(paper: Paper, seat: int) -> float:
    """The lead in points if the game ends with what is on the paper."""
    lead = points(paper, seat) - points(paper, 1 - seat)
    return lead + LAST_WORD if lead > 0 else lead - LAST_WORD


@compilable
def note_outcomes(s: Record, mandala: int, seat: int, paper: Paper) -> None:
    """What sharing out ``mandala`` would bring ``seat``, with either seat choosing first.

    The same for any number of cards in a field, as long as there is one.
    """
    both_gain = s.field_size[mandala, 0] > 0 and s.field_size[mandala, 1] > 0
    for first in range(2):
        begin_share(s, paper)
        as_it_is = share_out(paper, mandala, first, seat)
        in_time = as_it_is
        if not both_gain:
            begin_share(s, paper)
            paper.table[0].field_size[mandala] = 1
            in_time += FIELD_TO_COME * (share_out(paper, mandala, first, seat) - as_it_is)
        paper.outcomes[AS_IT_IS, first] = as_it_is
        paper.outcomes[IN_TIME, first] = in_time


@compilable
def promise(s: Record, mandala: int, seat: int, unseen: int, paper: Paper) -> float:
    """What ``mandala`` promises ``seat`` while the other seat is to move; outcomes are noted."""
    lacking, lacks = what_is_missing(s, mandala)
    other = 1 - seat
    lead = s.field_size[mandala, seat] - s.field_size[mandala, other]
    row = AS_IT_IS if lacking == 1 else IN_TIME
    first = paper.outcomes[row, seat]
    second = paper.outcomes[row, other]
    chooses_first = 1.0 / (1.0 + math.exp(-LEAD * lead))
    value = PROMISE[lacking] * (second + chooses_first * (first - second))
    if lacking == 1:
        # The other seat may complete it now, and will if that is the worse for us. Rule 5.2: tie
        completed = first if lead >= 0 else second
        if completed < value:
            holds = chance_to_hold(paper.unseen[lacks], unseen, s.hand_size[other])
            value += holds * (completed - value)
    return float(value)


@compilable
def chance_to_hold(wanted: int, unseen: int, hand: int) -> float:
    """How likely a hand of ``hand`` unseen cards has at least one of the ``wanted`` among them."""
    none = 1.0
    for drawn in range(hand):
        none *= max(0, unseen - drawn - wanted) / (unseen - drawn)
    return 1.0 - none


@compiled
def best_rated(states: States, moves: Cards, ratings: Points, paper: Paper) -> int:
    """The legal move of ``states[0]`` with the highest rating, the first of equals."""
    count = legal_moves(states[0], moves)
    rate_moves(states[0], moves, count, ratings, paper)
    best = 0
    for i in range(1, count):
        if ratings[i] > ratings[best]:
            best = i
    return int(moves[best])


def warm_up() -> None:
    """Use every compiled loop of this module once."""
    states = new_states(1)
    fill_record(states[0], known_state(Game.new(seed=0).observation(0)))
    best_rated(states, np.zeros(MOVES, np.int64), np.zeros(MOVES), new_paper())
