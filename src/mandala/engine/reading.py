"""Reading the other hand from how it was played.

Whoever moves tells something of the cards they kept. The other player's last turns are taken back
one after the other, the latest first: from each hand that is possible now, the cards drawn in that
turn are put back at random and the played ones taken up again, and the network says how likely it
was to make just this move with the hand that comes of it. Hands that make the play likely count
more. Any number of turns may be read, and the first ones say most.

Nothing hidden is read (Rule 8): ``retracing.py`` sets up the tables again as all could see them.
After a reshuffle nothing is read, because who holds what follows from other things then (Rule 8.3).
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from mandala.engine.afterstates import (
    Looking,
    before_discards,
    new_looking,
    rate_moves,
    seat_to_move,
)
from mandala.engine.belief import new_belief
from mandala.engine.compiling import States, compilable, compiled, new_states
from mandala.engine.eye import Eye, new_eye, shipped_eye_weights
from mandala.engine.knowledge import count_unseen
from mandala.engine.randomness import Source, below, new_source, unit
from mandala.engine.retracing import MOST_TURNS, Turns, new_turns, retrace
from mandala.engine.shortlist import pick_out
from mandala.engine.weights import Network, network_of, new_weights
from mandala.engine.worlds import Belief
from mandala.records.game import Game
from mandala.records.notation import Move
from mandala.rules.colours import COLOURS
from mandala.rules.legality import legal_moves
from mandala.rules.moves import is_discard_move, move_colour, move_count
from mandala.rules.play import CUP_DEALT

HANDS: Final = 128  # that are weighed
RIVALS: Final = 4  # moves that the one played is compared with, itself included: the eye picks them
CARE: Final = 0.007  # a move so much worse is made a third as often
SLIP: Final = 0.05  # how often a move is made for reasons of which the network knows nothing

# Places in the working states.
_TABLE: Final = 0
_TRIAL: Final = 1
_STATES: Final = 2

Hands = npt.NDArray[np.int64]  # [hand, colour]: cards


class Reading(NamedTuple):
    """Room to read one game in, used again for every decision."""

    states: States
    look: Looking
    eye: Eye
    turns: Turns
    now: Hands  # possible hands of the other player
    then: Hands  # the same before the turns that were taken back
    cups: Hands  # what was dealt face down to the other cup, made up for each hand
    weight: npt.NDArray[np.float64]  # [hand]: how likely it is by what was read, the mean 1
    chosen: npt.NDArray[np.int64]  # scratch: which of them are kept
    spare: Hands  # scratch


def new_reading(hands: int = HANDS) -> Reading:
    return Reading(
        states=new_states(_STATES),
        look=new_looking(),
        eye=new_eye(shipped_eye_weights()),
        turns=new_turns(),
        now=np.zeros((hands, COLOURS), np.int64),
        then=np.zeros((hands, COLOURS), np.int64),
        cups=np.zeros((hands, COLOURS), np.int64),
        weight=np.ones(hands),
        chosen=np.zeros(hands, np.int64),
        spare=np.zeros((hands, COLOURS), np.int64),
    )


def begin_reading(
    r: Reading, belief: Belief, history: Sequence[Move], dealt: Sequence[str], source: Source
) -> int:
    """Retrace the game and deal possible hands; how many turns can be read."""
    turns = retrace(r.turns, belief, history, dealt, source)
    if turns:
        deal_hands(r, belief, source)
    return turns


@compiled
def deal_hands(r: Reading, belief: Belief, source: Source) -> None:
    """Deal hands and dealt cup cards from what the seat has not seen, all equally likely."""
    known = belief.known[0]
    unseen = belief.tally
    for k in range(r.now.shape[0]):
        left = count_unseen(known, belief.seat, unseen)
        r.now[k] = 0
        r.cups[k] = 0
        for _ in range(known.hand_size[1 - belief.seat]):
            r.now[k, take_card(unseen, left, source)] += 1
            left -= 1
        for _ in range(CUP_DEALT):
            r.cups[k, take_card(unseen, left, source)] += 1
            left -= 1
        for c in range(COLOURS):
            r.then[k, c] = r.now[k, c]
        r.weight[k] = 1.0


@compilable
def take_card(cards: npt.NDArray[np.int64], size: int, source: Source) -> int:
    """Take any of ``size`` cards, each equally likely; its colour."""
    place = below(source, size)
    c = 0
    while place >= cards[c]:
        place -= int(cards[c])
        c += 1
    cards[c] -= 1
    return c


@compiled
def read_turn(r: Reading, belief: Belief, w: Network, source: Source) -> None:
    """Take the latest turn back that was not yet, and weigh the hands by it.

    A hand that held several cards of the colour could have been played in as many ways; the
    network chooses colours, not cards, so this is divided out.
    """
    turns = r.turns
    turns.noted[0] -= 1
    place = turns.noted[0] % MOST_TURNS
    move = int(turns.moves[place])
    drawn = int(turns.drawn[place])
    colour, count = move_colour(move), move_count(move)
    other = 1 - belief.seat
    r.states[_TABLE] = turns.tables[place]
    s = r.states[_TABLE]
    total = 0.0
    for k in range(r.then.shape[0]):
        hand = r.then[k]
        size = int(s.hand_size[other]) - count + drawn
        for _ in range(drawn):
            take_card(hand, size, source)
            size -= 1
        hand[colour] += count
        for c in range(COLOURS):
            s.hand[other, c] = hand[c]
            s.cup[other, c] += r.cups[k, c] - s.dealt_cup[other, c]
            s.dealt_cup[other, c] = r.cups[k, c]
        r.weight[k] *= chance_of(r, move, w, source) / ways(int(hand[colour]), count)
        total += r.weight[k]
    for k in range(r.weight.shape[0]):
        r.weight[k] *= r.weight.shape[0] / total
    if is_lopsided(r):
        keep_likely(r, source)


@compilable
def chance_of(r: Reading, move: int, w: Network, source: Source) -> float:
    """How likely the mover of the table, with the hand it has there, plays ``move``."""
    look = r.look
    s = r.states[_TABLE]
    count = legal_moves(s, look.moves)
    if not is_discard_move(move):
        count = before_discards(look, count)
    count = pick_out(s, seat_to_move(s), look, count, RIVALS, r.eye)
    is_among = False
    for i in range(count):
        is_among = is_among or look.moves[i] == move
    if not is_among:
        look.moves[count - 1] = move
    best = rate_moves(r.states, _TABLE, _TRIAL, count, source, w, look)
    total = 0.0
    chance = 0.0
    for i in range(count):
        liking = np.exp((look.value[i] - look.value[best]) / CARE)
        total += liking
        if look.moves[i] == move:
            chance = liking
    return float((1.0 - SLIP) * chance / total + SLIP / count)


@compilable
def ways(cards: int, taken: int) -> float:
    """In how many ways ``taken`` of ``cards`` can be chosen."""
    found = 1.0
    for i in range(taken):
        found *= (cards - i) / (i + 1)
    return found


@compilable
def keep_likely(r: Reading, source: Source) -> None:
    """Keep each hand as often as it is likely; from here on all are equally likely."""
    hands = r.weight.shape[0]
    start = unit(source)
    sum_ = 0.0
    filled = 0
    for k in range(hands):
        sum_ += r.weight[k]
        while filled < hands and (filled + start < sum_ or k == hands - 1):
            r.chosen[filled] = k
            filled += 1
        r.weight[k] = 1.0
    gather(r, r.now)
    gather(r, r.then)
    gather(r, r.cups)


@compilable
def gather(r: Reading, values: Hands) -> None:
    """Put what belongs to the chosen hands in the place of all."""
    for k in range(values.shape[0]):
        for c in range(COLOURS):
            r.spare[k, c] = values[r.chosen[k], c]
    for k in range(values.shape[0]):
        for c in range(COLOURS):
            values[k, c] = r.spare[k, c]


@compilable
def is_lopsided(r: Reading) -> bool:
    """Whether a few hands outweigh the others: no better than half as many, all equally likely."""
    squares = 0.0
    for k in range(r.weight.shape[0]):
        squares += r.weight[k] * r.weight[k]
    return bool(squares > 2 * r.weight.shape[0])


@compiled
def end_reading(r: Reading, source: Source) -> None:
    """Make the hands in ``r.now`` all equally likely, for worlds to be dealt with."""
    keep_likely(r, source)


def warm_up() -> None:
    """Use every compiled loop here once, so that all are compiled."""
    source = new_source(0)
    game = Game.new(seed=0)
    for _ in range(2):
        game.play(game.legal_moves()[0])
    belief = new_belief(game.observation(0), None, source)
    reading = new_reading(2)
    begin_reading(reading, belief, game.moves, game.dealt, source)
    read_turn(reading, belief, network_of(new_weights(0)), source)
    end_reading(reading, source)
