"""Replays the public history and stores the states before the opponent's last turns.

The game is set up again from the moves and the cards dealt face up. Cards that the seat could not
see are arbitrary (Rule 8). Works before the first reshuffle only.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from mandala.engine.hidden.determinization import Belief
from mandala.engine.jit.decorators import jit_entry, jit_helper
from mandala.engine.jit.state_arrays import StateArray, StateRecord, new_states
from mandala.engine.rng import Rng, shuffle
from mandala.records.move import Move
from mandala.rules.colours import COLOURS, LETTERS
from mandala.rules.moves import is_claim_move, move_count
from mandala.rules.play import MOUNTAIN_DEALT, play, set_up
from mandala.rules.queries import seat_to_move
from mandala.rules.state import OVER, TURN

MAX_TURNS: Final = 8  # turns stored; most cards held earlier have been played since
_NOW: Final = MAX_TURNS  # index of the state on which the game is replayed


class PublicTurns(NamedTuple):
    """The opponent's last turns in a ring buffer: turn n at index n % MAX_TURNS."""

    states: StateArray  # [turn]: the state before the turn
    moves: npt.NDArray[np.int64]  # [turn]
    drawn: npt.NDArray[np.int64]  # [turn]: number of cards drawn
    turn_count: npt.NDArray[np.int64]  # one number: turns that are not taken back


def new_public_turns() -> PublicTurns:
    """Returns an empty ring buffer."""
    return PublicTurns(
        states=new_states(MAX_TURNS + 1),
        moves=np.zeros(MAX_TURNS, np.int64),
        drawn=np.zeros(MAX_TURNS, np.int64),
        turn_count=np.zeros(1, np.int64),
    )


def replay_history(
    turns: PublicTurns, belief: Belief, history: Sequence[Move], dealt: Sequence[str], rng: Rng
) -> int:
    """Stores the opponent's last turns and returns how many.

    ``history``: all moves so far. ``dealt``: the cards dealt face up, pair by pair. Returns 0
    after a reshuffle, or if these do not lead to the state of ``belief``.
    """
    colours = np.array([LETTERS.index(card) for pair in dealt for card in pair], np.int64)
    if len(colours) < 2 * MOUNTAIN_DEALT or belief.known[0].end_near or belief.hand_events.shape[0]:
        return 0
    moves = np.array([move.index for move in history], np.int64)
    for first in (0, 1):
        if record_turns(turns, belief, moves, colours, first, rng):
            return min(int(turns.turn_count[0]), MAX_TURNS)
    return 0


@jit_entry
def record_turns(
    turns: PublicTurns,
    belief: Belief,
    moves: npt.NDArray[np.int64],
    dealt: npt.NDArray[np.int64],
    first: int,
    rng: Rng,
) -> bool:
    """Replays the game with seat ``first`` starting and stores the opponent's turns.

    Returns False if the replay does not lead to the state of ``belief``.
    """
    s = turns.states[_NOW]
    other = 1 - belief.seat
    set_up(s, first, shuffle, rng)
    s.mountain[:] = 0
    for i in range(2 * MOUNTAIN_DEALT):
        s.mountain[i // MOUNTAIN_DEALT, dealt[i]] += 1
    used = 2 * MOUNTAIN_DEALT  # number of face-up cards used so far
    made = 0
    for i in range(moves.shape[0]):
        move = int(moves[i])
        claiming = is_claim_move(move)
        is_theirs = not claiming and seat_to_move(s) == other
        turn = made % MAX_TURNS
        if is_theirs:
            turns.states[turn] = s
            turns.moves[turn] = move
        if claiming:  # after the last claim the next pair comes from the deck
            pair = min(MOUNTAIN_DEALT, dealt.shape[0] - used, int(s.deck_end - s.deck_next))
            for k in range(pair):
                s.deck[s.deck_next + k] = dealt[used + k]
        held = int(s.hand_size[other])
        play(s, move, shuffle, rng)
        if claiming and s.phase == TURN:
            used += MOUNTAIN_DEALT
        if is_theirs:
            turns.drawn[turn] = int(s.hand_size[other]) - held + move_count(move)
            made += 1
        if s.reshuffles > 0 or s.phase == OVER:
            return False
    turns.turn_count[0] = made
    return same_public_state(s, belief.known[0], belief.seat)


@jit_helper
def same_public_state(s: StateRecord, known: StateRecord, seat: int) -> bool:
    """Returns whether the public cards of both states are the same, with ``seat`` to move."""
    same = s.phase == known.phase and seat_to_move(s) == seat
    same = same and s.deck_end - s.deck_next == known.deck_end - known.deck_next
    for owner in range(2):
        same = same and s.hand_size[owner] == known.hand_size[owner]
    for c in range(COLOURS):
        same = same and s.discard[c] == known.discard[c]
        for k in range(2):
            same = same and s.mountain[k, c] == known.mountain[k, c]
            same = same and s.place[k, c] == known.place[k, c]
            for owner in range(2):
                same = same and s.field[k, owner, c] == known.field[k, owner, c]
    return bool(same)
