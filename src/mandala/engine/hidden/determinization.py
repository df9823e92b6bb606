"""Samples worlds (determinizations): checks whether a layout is feasible, and draws one.

All feasible layouts are equally likely, unless the belief holds inferred hands. ``belief.py``
explains layouts. Rejection sampling shuffles the whole layout and tries again if it is infeasible.
Where that succeeds too rarely, a Markov chain takes a few random swaps at a time and undoes them
if the layout becomes infeasible. Swaps are symmetric, so all layouts stay equally likely.
"""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from mandala.engine.jit.decorators import jit_entry, jit_helper
from mandala.engine.jit.state_arrays import StateArray
from mandala.engine.rng import Rng, randbelow, uniform
from mandala.rules.colours import COLOURS
from mandala.rules.play import CUP_DEALT

Layout = npt.NDArray[np.int64]

# A rejection sample is independent of the one before, so a few are tried even where they rarely
# succeed.
REJECTION_TRIES: Final = 12
SWAPS_PER_SLOT: Final = 8  # swaps between one sample and the next
BURN_IN_SWAPS_PER_SLOT: Final = 200  # swaps before the first sample
MAX_REPAIR_SWAPS: Final = 400_000  # swaps to find a first feasible layout
SWAP_AGAIN_ODDS: Final = 3  # one in three proposals has another swap
MAX_SWAPS_AT_ONCE: Final = 8

# Share of worlds sampled without the inferred hands: a player may have had other reasons.
UNIFORM_SHARE: Final = 0.15

NO_LIMIT: Final = 127
DRAW_EVENT: Final = -1


class Belief(NamedTuple):
    """One seat's knowledge, prepared for sampling by :func:`build_belief`."""

    known: StateArray  # one state: what the seat sees (records/visible_state.py)
    seat: int
    layout: Layout  # a feasible layout: cup, hand, draws, deck
    scratch_layout: Layout
    scratch_counts: Layout  # [colour]
    swaps: npt.NDArray[np.int64]  # scratch: pairs of slots
    pile_first: Layout  # [slot]: first slot that is filled from the same pile
    pile_end: Layout  # [slot]: the slot after the last one
    hand_slots: int  # cards in the other hand when the events began
    drawn_slots: int
    hand_events: npt.NDArray[np.int64]  # [event]: (colour played or DRAW_EVENT, count), in order
    deck_limit: npt.NDArray[np.int64]  # [colour]: most cards the deck can hold
    infeasible_cups: npt.NDArray[np.bool_]  # [colour, colour]: by Rule 6.3
    rejection_tries: int  # shuffles tried before the Markov chain is used
    hand_particles: npt.NDArray[np.int64]  # [hand, colour]: inferred hands, or none


@jit_helper
def count_conflicts(belief: Belief, layout: Layout, most: int) -> int:
    """Returns how many cards of ``layout`` contradict the game so far; 0 if it is feasible.

    Stops counting once there are more than ``most``.
    """
    found = int(belief.infeasible_cups[layout[0], layout[1]])
    hand = belief.scratch_counts
    hand[:] = 0
    slot = CUP_DEALT
    for _ in range(belief.hand_slots):
        hand[layout[slot]] += 1
        slot += 1
    for e in range(belief.hand_events.shape[0]):
        colour = belief.hand_events[e, 0]
        count = belief.hand_events[e, 1]
        if colour == DRAW_EVENT:
            for _ in range(count):
                hand[layout[slot]] += 1
                slot += 1
        else:
            hand[colour] -= count
            if hand[colour] < 0:
                found -= int(hand[colour])
                if found > most:
                    return found
    if belief.deck_limit[0] != NO_LIMIT:
        deck = belief.scratch_counts
        deck[:] = 0
        for i in range(slot, layout.shape[0]):
            deck[layout[i]] += 1
        for c in range(COLOURS):
            if deck[c] > belief.deck_limit[c]:
                found += int(deck[c] - belief.deck_limit[c])
    return found


@jit_helper
def copy_layout(layout: Layout, into: Layout) -> None:
    """Copies ``layout`` to ``into``."""
    for i in range(layout.shape[0]):
        into[i] = layout[i]


@jit_helper
def shuffle_layout(belief: Belief, layout: Layout, first: int, rng: Rng) -> None:
    """Shuffles the slots from ``first`` on, each pile separately, every order equally likely."""
    for i in range(first, layout.shape[0]):
        j = i + randbelow(rng, belief.pile_end[i] - i)
        card = layout[i]
        layout[i] = layout[j]
        layout[j] = card


@jit_helper
def swappable_slots(belief: Belief) -> int:
    """Returns how many slots a swap may start from: cup and draws, or all before the deck.

    Swaps within the hand change nothing, and swaps within the deck cause no conflict.
    """
    if belief.hand_events.shape[0] == 0:
        return CUP_DEALT + belief.hand_slots
    return CUP_DEALT + belief.drawn_slots


@jit_helper
def mcmc_walk(belief: Belief, per_slot: int, rng: Rng) -> int:
    """Swaps cards of the layout at random, never to more conflicts; returns the conflicts left."""
    layout, scratch_layout = belief.layout, belief.scratch_layout
    copy_layout(layout, scratch_layout)
    now = count_conflicts(belief, layout, MAX_REPAIR_SWAPS)
    starts = swappable_slots(belief)
    swaps = belief.swaps
    for _ in range(per_slot * starts):
        done = 0
        again = True
        while again:
            i = randbelow(rng, starts)
            if belief.hand_events.shape[0] > 0 and i >= CUP_DEALT:
                i += belief.hand_slots
            j = belief.pile_first[i] + randbelow(rng, belief.pile_end[i] - belief.pile_first[i])
            card = scratch_layout[i]
            scratch_layout[i] = scratch_layout[j]
            scratch_layout[j] = card
            swaps[done, 0] = i
            swaps[done, 1] = j
            done += 1
            again = done < MAX_SWAPS_AT_ONCE and randbelow(rng, SWAP_AGAIN_ODDS) == 0
        then = count_conflicts(belief, scratch_layout, now)
        if then <= now:
            now = then
            for k in range(done):
                layout[swaps[k, 0]] = scratch_layout[swaps[k, 0]]
                layout[swaps[k, 1]] = scratch_layout[swaps[k, 1]]
        else:
            for k in range(done):
                scratch_layout[swaps[k, 0]] = layout[swaps[k, 0]]
                scratch_layout[swaps[k, 1]] = layout[swaps[k, 1]]
    return now


@jit_entry
def find_feasible_layout(belief: Belief, rng: Rng) -> bool:
    """Writes a random feasible layout into ``belief.layout``; returns False if none was found."""
    for _ in range(belief.rejection_tries):
        shuffle_layout(belief, belief.layout, 0, rng)
        if count_conflicts(belief, belief.layout, 0) == 0:
            return True
    repairs = 0
    while mcmc_walk(belief, 1, rng) > 0:
        repairs += swappable_slots(belief)
        if repairs >= MAX_REPAIR_SWAPS:
            return False
    mcmc_walk(belief, BURN_IN_SWAPS_PER_SLOT, rng)
    return True


@jit_helper
def lay_out_hand(belief: Belief, hand: Layout, rng: Rng) -> None:
    """Puts ``hand`` into the layout and fills the other slots at random. Before a reshuffle only."""
    layout, others, held = belief.layout, belief.scratch_layout, belief.scratch_counts
    for c in range(COLOURS):
        held[c] = hand[c]
    left = 0
    for i in range(layout.shape[0]):
        c = layout[i]
        if held[c] > 0:
            held[c] -= 1
        else:
            others[left] = c
            left += 1
    for i in range(left):
        j = i + randbelow(rng, left - i)
        card = others[j]
        others[j] = others[i]
        layout[i if i < CUP_DEALT else i + belief.hand_slots] = card
    slot = CUP_DEALT
    for c in range(COLOURS):
        for _ in range(hand[c]):
            layout[slot] = c
            slot += 1


@jit_entry
def sample_world(belief: Belief, worlds: StateArray, index: int, rng: Rng) -> None:
    """Samples a world into ``worlds[index]``. It agrees with everything that the seat has seen."""
    if belief.hand_particles.shape[0] > 0 and uniform(rng) >= UNIFORM_SHARE:
        lay_out_hand(
            belief, belief.hand_particles[randbelow(rng, belief.hand_particles.shape[0])], rng
        )
        write_world(belief, worlds, index)
        return
    copy_layout(belief.layout, belief.scratch_layout)
    accepted = False
    for _ in range(belief.rejection_tries):
        shuffle_layout(belief, belief.scratch_layout, 0, rng)
        if count_conflicts(belief, belief.scratch_layout, 0) == 0:
            copy_layout(belief.scratch_layout, belief.layout)
            accepted = True
            break
    if not accepted:
        mcmc_walk(belief, SWAPS_PER_SLOT, rng)
        deck_first = CUP_DEALT + belief.hand_slots + belief.drawn_slots
        shuffle_layout(belief, belief.layout, deck_first, rng)
    write_world(belief, worlds, index)


@jit_helper
def write_world(belief: Belief, worlds: StateArray, index: int) -> None:
    """Writes the world of the present layout into ``worlds[index]``."""
    worlds[index] = belief.known[0]
    world = worlds[index]
    other = 1 - belief.seat
    layout = belief.layout
    for i in range(CUP_DEALT):
        world.dealt_cup[other, layout[i]] += 1
        world.cup[other, layout[i]] += 1
    deck_first = CUP_DEALT + belief.hand_slots + belief.drawn_slots
    for i in range(CUP_DEALT, deck_first):
        world.hand[other, layout[i]] += 1
    for e in range(belief.hand_events.shape[0]):
        if belief.hand_events[e, 0] != DRAW_EVENT:
            world.hand[other, belief.hand_events[e, 0]] -= belief.hand_events[e, 1]
    for i in range(deck_first, layout.shape[0]):
        world.deck[i - deck_first] = layout[i]
