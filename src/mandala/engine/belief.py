"""What a seat cannot see, sampled: complete worlds that agree with everything it has seen.

The hidden cards are laid out in slots: the two cards dealt to the other cup, the other hand, the
cards the other player has drawn since the first reshuffle in order of drawing, the deck in order.
Before any reshuffle one pile of unseen cards fills all slots. After one (Rule 8.3) two piles do:
what the other player held then fills cup and hand, the reshuffled deck fills draws and deck.
All layouts are equally likely, less those that the game so far has ruled out:

- a card the other player gave must have been in that hand by then;
- a deck cannot hold more of a colour than it was made of (for observations without memory);
- a game that went on was not in deadlock (Rule 6.3).

Whoever has read the other hand from how it was played (``reading.py``) adds the hands that makes
likely, and most worlds are dealt with one of these.

Sampling shuffles the slots and tries again if the layout is ruled out. Where that succeeds too
rarely, it walks among the possible layouts instead: a few random exchanges at a time, taken back
if the layout is ruled out. Exchanges are symmetric, so this too makes all layouts equally likely.
Where even that finds none to begin with, one is worked out (``deadlines.py``).
"""

import numpy as np
import numpy.typing as npt

from mandala.engine.compiling import fill_record, new_states, to_state
from mandala.engine.deadlines import layout_in_time
from mandala.engine.knowledge import count_unseen, known_state
from mandala.engine.randomness import Source
from mandala.engine.worlds import (
    DRAW_EVENT,
    FRESH_TRIES,
    MOST_AT_ONCE,
    NO_LIMIT,
    Belief,
    find_possible,
    sample_world,
)
from mandala.records.errors import MandalaError
from mandala.records.memory import Drew, SeatMemory
from mandala.records.notation import counts
from mandala.records.observation import Observation
from mandala.rules.colours import COLOURS
from mandala.rules.ending import can_be_completed
from mandala.rules.play import CUP_DEALT
from mandala.rules.state import TURN, State


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
        exchanged=np.zeros((MOST_AT_ONCE, 2), np.int64),
        pile_first=np.concatenate(([0], ends))[pile_of_slot].astype(np.int64),
        pile_end=ends[pile_of_slot].astype(np.int64),
        hand_slots=held,
        drawn_slots=drawn,
        events=np.array(events, np.int64).reshape(-1, 2),
        deck_limit=np.array(deck_limit, np.int64),
        cup_ruled_out=_cups_ruled_out(known, other, unseen),
        fresh_tries=FRESH_TRIES,
        hands=np.zeros((0, COLOURS), np.int64),
    )
    if not find_possible(belief, source):
        found = layout_in_time(piles, events, belief.cup_ruled_out) if memory else None
        if found is None:
            raise _contradiction()
        belief.slots[:] = found
        find_possible(belief._replace(fresh_tries=0), source)  # from here on, as random as can be
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
