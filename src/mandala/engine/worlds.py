"""Layouts of hidden cards: which are possible, and how to draw one, all equally likely unless hands
were read from the play.

What a layout is, and why some are ruled out, is told in ``belief.py``.
"""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from mandala.engine.compiling import States, compilable, compiled
from mandala.engine.randomness import Source, below, unit
from mandala.rules.colours import COLOURS
from mandala.rules.play import CUP_DEALT

Layout = npt.NDArray[np.int64]

# How hard to try. A fresh shuffle is the better sample (it owes nothing to the one before), so a
# few are tried even where they rarely succeed.
FRESH_TRIES: Final = 12
EXCHANGES_PER_SLOT: Final = 8  # between one sample and the next
FIRST_EXCHANGES_PER_SLOT: Final = 200  # before the first sample, to forget how it was found
MOST_REPAIRS: Final = 400_000  # exchanges to find a first possible layout at all
EXCHANGE_AGAIN: Final = 3  # after an exchange, another one at the same time once in three
MOST_AT_ONCE: Final = 8

# Worlds dealt as if nothing had been read from the play: people play for other reasons too.
UNREAD: Final = 0.15

NO_LIMIT: Final = 127
DRAW_EVENT: Final = -1


class Belief(NamedTuple):
    """One seat's knowledge, ready for sampling; made by :func:`new_belief`."""

    known: States  # one state: what the seat sees (see knowledge.py)
    seat: int
    slots: Layout  # a possible layout: cup, hand, draws, deck
    trial: Layout  # scratch of the same size
    tally: Layout  # scratch: cards by colour
    exchanged: npt.NDArray[np.int64]  # scratch: pairs of slots
    pile_first: Layout  # [slot]: where the slots filled from the same pile as this one begin
    pile_end: Layout  # [slot]: and end
    hand_slots: int  # cards in the other hand when the events began
    drawn_slots: int
    events: npt.NDArray[np.int64]  # [event]: (colour given or DRAW_EVENT, count), in order
    deck_limit: npt.NDArray[np.int64]  # [colour]: most cards the deck can hold
    cup_ruled_out: npt.NDArray[np.bool_]  # [colour, colour]: by Rule 6.3
    fresh_tries: int  # shuffles to try before walking
    hands: npt.NDArray[np.int64]  # [hand, colour]: read from the play so far (reading.py), or none


@compilable
def conflicts(belief: Belief, slots: Layout, most: int) -> int:
    """How far ``slots`` is from agreeing with what happened; 0: it is possible.

    Counts no further than just past ``most``.
    """
    found = int(belief.cup_ruled_out[slots[0], slots[1]])
    hand = belief.tally
    hand[:] = 0
    slot = CUP_DEALT
    for _ in range(belief.hand_slots):
        hand[slots[slot]] += 1
        slot += 1
    for e in range(belief.events.shape[0]):
        colour = belief.events[e, 0]
        count = belief.events[e, 1]
        if colour == DRAW_EVENT:
            for _ in range(count):
                hand[slots[slot]] += 1
                slot += 1
        else:
            hand[colour] -= count
            if hand[colour] < 0:
                found -= int(hand[colour])
                if found > most:
                    return found
    if belief.deck_limit[0] != NO_LIMIT:
        deck = belief.tally
        deck[:] = 0
        for i in range(slot, slots.shape[0]):
            deck[slots[i]] += 1
        for c in range(COLOURS):
            if deck[c] > belief.deck_limit[c]:
                found += int(deck[c] - belief.deck_limit[c])
    return found


@compilable
def copy_layout(slots: Layout, into: Layout) -> None:
    for i in range(slots.shape[0]):
        into[i] = slots[i]


@compilable
def shuffle_slots(belief: Belief, slots: Layout, first: int, source: Source) -> None:
    """Lay out the slots from ``first`` on anew, each pile in itself, every order equally likely."""
    for i in range(first, slots.shape[0]):
        j = i + below(source, belief.pile_end[i] - i)
        card = slots[i]
        slots[i] = slots[j]
        slots[j] = card


@compilable
def exchangeable_slots(belief: Belief) -> int:
    """How many slots a walk starts exchanges from: cup and draws, or all before the deck.

    Exchanges within the hand change nothing, those within the deck rule nothing out.
    """
    if belief.events.shape[0] == 0:
        return CUP_DEALT + belief.hand_slots
    return CUP_DEALT + belief.drawn_slots


@compilable
def walk(belief: Belief, per_slot: int, source: Source) -> int:
    """Exchange cards of the layout at random, never to more conflicts; the conflicts left."""
    slots, trial = belief.slots, belief.trial
    copy_layout(slots, trial)
    now = conflicts(belief, slots, MOST_REPAIRS)
    starts = exchangeable_slots(belief)
    exchanged = belief.exchanged
    for _ in range(per_slot * starts):
        done = 0
        again = True
        while again:
            i = below(source, starts)
            if belief.events.shape[0] > 0 and i >= CUP_DEALT:
                i += belief.hand_slots
            j = belief.pile_first[i] + below(source, belief.pile_end[i] - belief.pile_first[i])
            card = trial[i]
            trial[i] = trial[j]
            trial[j] = card
            exchanged[done, 0] = i
            exchanged[done, 1] = j
            done += 1
            again = done < MOST_AT_ONCE and below(source, EXCHANGE_AGAIN) == 0
        then = conflicts(belief, trial, now)
        if then <= now:
            now = then
            for k in range(done):
                slots[exchanged[k, 0]] = trial[exchanged[k, 0]]
                slots[exchanged[k, 1]] = trial[exchanged[k, 1]]
        else:
            for k in range(done):
                trial[exchanged[k, 0]] = slots[exchanged[k, 0]]
                trial[exchanged[k, 1]] = slots[exchanged[k, 1]]
    return now


@compiled
def find_possible(belief: Belief, source: Source) -> bool:
    """Bring ``belief.slots`` to a possible layout, as random as can be; False: none was found."""
    for _ in range(belief.fresh_tries):
        shuffle_slots(belief, belief.slots, 0, source)
        if conflicts(belief, belief.slots, 0) == 0:
            return True
    repairs = 0
    while walk(belief, 1, source) > 0:
        repairs += exchangeable_slots(belief)
        if repairs >= MOST_REPAIRS:
            return False
    walk(belief, FIRST_EXCHANGES_PER_SLOT, source)
    return True


@compilable
def lay_hand(belief: Belief, hand: Layout, source: Source) -> None:
    """Lay out ``hand`` as the other one, and the other slots at random; there was no reshuffle."""
    slots, others, held = belief.slots, belief.trial, belief.tally
    for c in range(COLOURS):
        held[c] = hand[c]
    left = 0
    for i in range(slots.shape[0]):
        c = slots[i]
        if held[c] > 0:
            held[c] -= 1
        else:
            others[left] = c
            left += 1
    for i in range(left):
        j = i + below(source, left - i)
        card = others[j]
        others[j] = others[i]
        slots[i if i < CUP_DEALT else i + belief.hand_slots] = card
    slot = CUP_DEALT
    for c in range(COLOURS):
        for _ in range(hand[c]):
            slots[slot] = c
            slot += 1


@compiled
def sample_world(belief: Belief, worlds: States, index: int, source: Source) -> None:
    """Write a world into ``worlds[index]`` that the seat cannot tell from the true one."""
    if belief.hands.shape[0] > 0 and unit(source) >= UNREAD:
        lay_hand(belief, belief.hands[below(source, belief.hands.shape[0])], source)
        lay_out(belief, worlds, index)
        return
    copy_layout(belief.slots, belief.trial)
    fresh = False
    for _ in range(belief.fresh_tries):
        shuffle_slots(belief, belief.trial, 0, source)
        if conflicts(belief, belief.trial, 0) == 0:
            copy_layout(belief.trial, belief.slots)
            fresh = True
            break
    if not fresh:
        walk(belief, EXCHANGES_PER_SLOT, source)
        deck_first = CUP_DEALT + belief.hand_slots + belief.drawn_slots
        shuffle_slots(belief, belief.slots, deck_first, source)
    lay_out(belief, worlds, index)


@compilable
def lay_out(belief: Belief, worlds: States, index: int) -> None:
    """Write the world that the present layout stands for into ``worlds[index]``."""
    worlds[index] = belief.known[0]
    world = worlds[index]
    other = 1 - belief.seat
    slots = belief.slots
    for i in range(CUP_DEALT):
        world.dealt_cup[other, slots[i]] += 1
        world.cup[other, slots[i]] += 1
    deck_first = CUP_DEALT + belief.hand_slots + belief.drawn_slots
    for i in range(CUP_DEALT, deck_first):
        world.hand[other, slots[i]] += 1
    for e in range(belief.events.shape[0]):
        if belief.events[e, 0] != DRAW_EVENT:
            world.hand[other, belief.events[e, 0]] -= belief.events[e, 1]
    for i in range(deck_first, slots.shape[0]):
        world.deck[i - deck_first] = slots[i]
