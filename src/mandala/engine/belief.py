"""What a seat cannot see, sampled: complete worlds that agree with everything it has seen.

The hidden cards are laid out in slots: the two cards dealt to the other cup, the other hand, the
cards the other player has drawn since the first reshuffle in order of drawing, the deck in order.
Before any reshuffle one pile of unseen cards fills all slots. After one (Rule 8.3) two piles do:
what the other player held then fills cup and hand, the reshuffled deck fills draws and deck.
All layouts are equally likely, less those that the game so far has ruled out:

- a card the other player gave must have been in that hand by then;
- a deck cannot hold more of a colour than it was made of (for observations without memory);
- a game that went on was not in deadlock (Rule 6.3).

Sampling shuffles the slots and tries again if the layout is ruled out. Where that succeeds too
rarely, it walks among the possible layouts instead: a few random exchanges at a time, taken back
if the layout is ruled out. Exchanges are symmetric, so this too makes all layouts equally likely.
"""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from mandala.engine.compiling import (
    States,
    compilable,
    compiled_with_arrays,
    fill_record,
    new_states,
    to_state,
)
from mandala.engine.knowledge import count_unseen, known_state
from mandala.engine.randomness import Source, below
from mandala.records.errors import MandalaError
from mandala.records.memory import Drew, SeatMemory
from mandala.records.notation import counts
from mandala.records.observation import Observation
from mandala.rules.colours import COLOURS
from mandala.rules.ending import can_be_completed
from mandala.rules.play import CUP_DEALT
from mandala.rules.state import TURN, State

Layout = npt.NDArray[np.int64]

# How hard to try. A fresh shuffle is the better sample (it owes nothing to the one before), so a
# few are tried even where they rarely succeed.
FRESH_TRIES: Final = 12
EXCHANGES_PER_SLOT: Final = 8  # between one sample and the next
FIRST_EXCHANGES_PER_SLOT: Final = 200  # before the first sample, to forget how it was found
MOST_REPAIRS: Final = 400_000  # exchanges to find a first possible layout at all
EXCHANGE_AGAIN: Final = 3  # after an exchange, another one at the same time once in three
MOST_AT_ONCE: Final = 8

NO_LIMIT: Final = 127
DRAW_EVENT: Final = -1


class Belief(NamedTuple):
    """One seat's knowledge, ready for sampling; made by :func:`new_belief`."""

    known: States  # one state: what the seat sees (see knowledge.py)
    seat: int
    slots: Layout  # a possible layout: cup, hand, draws, deck
    trial: Layout  # scratch of the same size
    tally: Layout  # scratch: cards by colour
    pile_first: Layout  # [slot]: where the slots filled from the same pile as this one begin
    pile_end: Layout  # [slot]: and end
    hand_slots: int  # cards in the other hand when the events began
    drawn_slots: int
    events: npt.NDArray[np.int64]  # [event]: (colour given or DRAW_EVENT, count), in order
    deck_limit: npt.NDArray[np.int64]  # [colour]: most cards the deck can hold
    cup_ruled_out: npt.NDArray[np.bool_]  # [colour, colour]: by Rule 6.3
    fresh_tries: int  # shuffles to try before walking


def resample(observation: Observation, memory: SeatMemory | None, source: Source) -> State:
    """A complete world drawn from all that agree with what the seat has seen.

    ``observe(resample(observation, …), observation.seat, observation.ply) == observation``.
    """
    worlds = new_states(1)
    sample_world(new_belief(observation, memory, source), worlds, 0, source)
    return to_state(worlds[0])


def new_belief(observation: Observation, memory: SeatMemory | None, source: Source) -> Belief:
    """The belief of the observing seat. Raises if observation and memory contradict each other."""
    known = known_state(observation)
    assert observation.seat is not None  # known_state refuses spectators
    other = 1 - observation.seat
    unseen_counts = np.zeros(COLOURS, np.int64)
    count_unseen(known, observation.seat, unseen_counts)
    unseen = unseen_counts.tolist()
    deck_limit = [NO_LIMIT] * COLOURS
    events: list[tuple[int, int]] = []
    if memory is None:
        piles = [unseen]
        held = observation.hand_sizes[other]
        if observation.reshuffled is not None:
            deck_limit = counts(observation.reshuffled)
    else:
        piles = [counts(memory.pile), *map(counts, memory.earlier), counts(memory.pool)]
        held = len(memory.pile) - CUP_DEALT
        events = [
            (DRAW_EVENT, e.count) if isinstance(e, Drew) else (e.colour, e.count)
            for e in memory.since
        ]
    drawn = sum(count for kind, count in events if kind == DRAW_EVENT)
    hidden = np.sum(piles, axis=0)
    for kind, count in events:
        if kind != DRAW_EVENT:
            hidden[kind] -= count
    slots = [c for pile in piles for c in range(COLOURS) for _ in range(pile[c])]
    if (
        hidden.tolist() != unseen
        or min(unseen) < 0
        or sum(unseen) != CUP_DEALT + observation.hand_sizes[other] + observation.deck_size
        or len(slots) != CUP_DEALT + held + drawn + observation.deck_size
    ):
        raise _contradiction()
    ends = np.cumsum([sum(pile) for pile in piles])
    pile_of_slot = np.searchsorted(ends, np.arange(len(slots)), side="right")
    known_record = new_states(1)
    fill_record(known_record[0], known)
    belief = Belief(
        known=known_record,
        seat=observation.seat,
        slots=np.array(slots, np.int64),
        trial=np.array(slots, np.int64),
        tally=np.zeros(COLOURS, np.int64),
        pile_first=np.concatenate(([0], ends))[pile_of_slot].astype(np.int64),
        pile_end=ends[pile_of_slot].astype(np.int64),
        hand_slots=held,
        drawn_slots=drawn,
        events=np.array(events, np.int64).reshape(-1, 2),
        deck_limit=np.array(deck_limit, np.int64),
        cup_ruled_out=_cups_ruled_out(known, other, unseen),
        fresh_tries=FRESH_TRIES,
    )
    if not find_possible(belief, source):
        raise _contradiction()
    return belief


def _contradiction() -> MandalaError:
    return MandalaError(
        "observation and memory contradict each other: no hidden cards fit both (Rule 8)"
    )


def _cups_ruled_out(known: State, other: int, unseen: list[int]) -> npt.NDArray[np.bool_]:
    """Which two cards dealt to the other cup would have ended the game by deadlock (Rule 6.3).

    Whether a missing colour can be got does not depend on where else the hidden cards lie. And a
    mandala that cannot be completed never can be again, so the present turn speaks for all before.
    """
    ruled_out = np.zeros((COLOURS, COLOURS), np.bool_)
    if not known.end_near or known.phase != TURN:
        return ruled_out
    for first in range(COLOURS):
        for second in range(COLOURS):
            s = known.copy()
            s.deck_end = 0
            s.hand[other] = unseen
            s.hand[other, first] -= 1
            s.hand[other, second] -= 1
            ruled_out[first, second] = not can_be_completed(s, 0) and not can_be_completed(s, 1)
    return ruled_out


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
    trial[:] = slots
    now = conflicts(belief, slots, MOST_REPAIRS)
    starts = exchangeable_slots(belief)
    undo = np.zeros((MOST_AT_ONCE, 2), np.int64)
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
            undo[done, 0] = i
            undo[done, 1] = j
            done += 1
            again = done < MOST_AT_ONCE and below(source, EXCHANGE_AGAIN) == 0
        then = conflicts(belief, trial, now)
        if then <= now:
            now = then
            for k in range(done):
                slots[undo[k, 0]] = trial[undo[k, 0]]
                slots[undo[k, 1]] = trial[undo[k, 1]]
        else:
            for k in range(done):
                trial[undo[k, 0]] = slots[undo[k, 0]]
                trial[undo[k, 1]] = slots[undo[k, 1]]
    return now


@compiled_with_arrays
def find_possible(belief: Belief, source: Source) -> bool:
    """Bring ``belief.slots`` to a possible layout, as random as can be; False: there is none."""
    for _ in range(belief.fresh_tries):
        shuffle_slots(belief, belief.slots, 0, source)
        if conflicts(belief, belief.slots, 0) == 0:
            return True
    repairs = 0
    while conflicts(belief, belief.slots, 0) > 0:
        if repairs >= MOST_REPAIRS:
            return False
        walk(belief, 1, source)
        repairs += exchangeable_slots(belief)
    walk(belief, FIRST_EXCHANGES_PER_SLOT, source)
    return True


@compiled_with_arrays
def sample_world(belief: Belief, worlds: States, index: int, source: Source) -> None:
    """Write a world into ``worlds[index]`` that the seat cannot tell from the true one."""
    belief.trial[:] = belief.slots
    fresh = False
    for _ in range(belief.fresh_tries):
        shuffle_slots(belief, belief.trial, 0, source)
        if conflicts(belief, belief.trial, 0) == 0:
            belief.slots[:] = belief.trial
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
