"""Builds the belief of a seat: which hidden cards agree with everything it has seen.

A *layout* is the list of hidden cards in a fixed order: the two cards dealt to the other cup, the
other hand, the draws, the deck in order. The *draws* are the cards that the other player has drawn
since the first reshuffle, in order. Before any reshuffle one pile of unseen cards fills all of it. After a reshuffle (Rule
8.3) there are two piles. The cards that the other player held at that moment fill cup and hand. The
reshuffled deck fills draws and deck. All feasible layouts are equally likely. A layout is feasible
if:

- each card that the other player played was in their hand at that moment;
- no deck holds more cards of a colour than it was made of (for observations without memory);
- the game would not have ended by deadlock (Rule 6.3).

``determinization.py`` samples layouts: by rejection, else by a Markov chain of swaps. Where that
finds no first layout, ``feasible_layout.py`` constructs one. ``hand_inference.py`` can add likely
hands to a belief; most worlds are then sampled with one of these.
"""

import numpy as np
import numpy.typing as npt

from mandala.engine.hidden.determinization import (
    DRAW_EVENT,
    MAX_SWAPS_AT_ONCE,
    NO_LIMIT,
    REJECTION_TRIES,
    Belief,
    find_feasible_layout,
    sample_world,
)
from mandala.engine.hidden.feasible_layout import construct_layout
from mandala.engine.jit.state_arrays import fill_record, new_states, to_state
from mandala.engine.rng import Rng
from mandala.locales.message import PlainText
from mandala.records.errors import MandalaError
from mandala.records.memory import Drew, SeatMemory
from mandala.records.move import counts
from mandala.records.observation import Observation
from mandala.records.visible_state import visible_state
from mandala.rules.colours import COLOURS
from mandala.rules.game_end import can_be_completed
from mandala.rules.play import CUP_DEALT
from mandala.rules.queries import count_unseen
from mandala.rules.state import TURN, State


def resample(observation: Observation, memory: SeatMemory | None, rng: Rng) -> State:
    """Returns a world: a full state, sampled from all states that agree with what the seat has seen.

    ``observe(resample(observation, …), observation.seat, observation.ply) == observation``.
    """
    worlds = new_states(1)
    sample_world(build_belief(observation, memory, rng), worlds, 0, rng)
    return to_state(worlds[0])


def build_belief(observation: Observation, memory: SeatMemory | None, rng: Rng) -> Belief:
    """Returns the belief of the observing seat.

    Raises MandalaError if observation and memory contradict each other.
    """
    known = visible_state(observation)
    assert observation.seat is not None  # visible_state refuses spectators
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
    layout = [c for pile in piles for c in range(COLOURS) for _ in range(pile[c])]
    if (
        hidden.tolist() != unseen
        or min(unseen) < 0
        or sum(unseen) != CUP_DEALT + observation.hand_sizes[other] + observation.deck_size
        or len(layout) != CUP_DEALT + held + drawn + observation.deck_size
    ):
        raise _contradiction()
    ends = np.cumsum([sum(pile) for pile in piles])
    pile_of_slot = np.searchsorted(ends, np.arange(len(layout)), side="right")
    known_record = new_states(1)
    fill_record(known_record[0], known)
    belief = Belief(
        known=known_record,
        seat=observation.seat,
        layout=np.array(layout, np.int64),
        scratch_layout=np.array(layout, np.int64),
        scratch_counts=np.zeros(COLOURS, np.int64),
        swaps=np.zeros((MAX_SWAPS_AT_ONCE, 2), np.int64),
        pile_first=np.concatenate(([0], ends))[pile_of_slot].astype(np.int64),
        pile_end=ends[pile_of_slot].astype(np.int64),
        hand_slots=held,
        drawn_slots=drawn,
        hand_events=np.array(events, np.int64).reshape(-1, 2),
        deck_limit=np.array(deck_limit, np.int64),
        infeasible_cups=_infeasible_cups(known, other, unseen),
        rejection_tries=REJECTION_TRIES,
        hand_particles=np.zeros((0, COLOURS), np.int64),
    )
    if not find_feasible_layout(belief, rng):
        found = construct_layout(piles, events, belief.infeasible_cups) if memory else None
        if found is None:
            raise _contradiction()
        belief.layout[:] = found
        find_feasible_layout(
            belief._replace(rejection_tries=0), rng
        )  # randomizes the constructed layout
    return belief


def _contradiction() -> MandalaError:
    return MandalaError(
        PlainText("observation and memory contradict each other: no hidden cards fit both (Rule 8)")
    )


def _infeasible_cups(known: State, other: int, unseen: list[int]) -> npt.NDArray[np.bool_]:
    """Returns which pairs dealt to the other cup would have ended the game by deadlock (Rule 6.3).

    Only the cup matters here: a card in the other hand or in the deck can still be played. A mandala
    that cannot be completed stays so, so checking the present turn is enough.
    """
    infeasible = np.zeros((COLOURS, COLOURS), np.bool_)
    if not known.end_near or known.phase != TURN:
        return infeasible
    for first in range(COLOURS):
        for second in range(COLOURS):
            s = known.copy()
            s.deck_end = 0
            s.hand[other] = unseen
            s.hand[other, first] -= 1
            s.hand[other, second] -= 1
            infeasible[first, second] = not can_be_completed(s, 0) and not can_be_completed(s, 1)
    return infeasible
