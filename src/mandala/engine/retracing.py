"""The game once more, as all could see it: the table before each of the other player's last turns.

It is set up again from the moves and from what was dealt face up, with made-up cards wherever the
seat could not look (Rule 8). Before the first reshuffle only.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from mandala.engine.afterstates import seat_to_move
from mandala.engine.compiling import Record, States, compilable, compiled, new_states
from mandala.engine.randomness import Source, shuffle
from mandala.engine.worlds import Belief
from mandala.records.notation import Move
from mandala.rules.colours import COLOURS, LETTERS
from mandala.rules.moves import is_claim_move, move_count
from mandala.rules.play import MOUNTAIN_DEALT, play, set_up
from mandala.rules.state import OVER, TURN

MOST_TURNS: Final = 8  # that are noted; what was held before them is mostly played by now
_NOW: Final = MOST_TURNS  # place of the table that the game is played on


class Turns(NamedTuple):
    """The other player's last turns, written in a circle: turn n at place n % MOST_TURNS."""

    tables: States  # [turn]: before it was made
    moves: npt.NDArray[np.int64]  # [turn]: what was played
    drawn: npt.NDArray[np.int64]  # [turn]: how many cards were drawn for it
    noted: npt.NDArray[np.int64]  # one number: turns made and not taken back


def new_turns() -> Turns:
    return Turns(
        tables=new_states(MOST_TURNS + 1),
        moves=np.zeros(MOST_TURNS, np.int64),
        drawn=np.zeros(MOST_TURNS, np.int64),
        noted=np.zeros(1, np.int64),
    )


def retrace(
    turns: Turns, belief: Belief, history: Sequence[Move], dealt: Sequence[str], source: Source
) -> int:
    """Note the other player's turns; how many of them are there to be taken back.

    ``history``: all moves so far; ``dealt``: what was dealt face up, pair by pair. None where these
    do not lead to the table that ``belief`` is about.
    """
    colours = np.array([LETTERS.index(card) for pair in dealt for card in pair], np.int64)
    if len(colours) < 2 * MOUNTAIN_DEALT or belief.known[0].end_near or belief.events.shape[0]:
        return 0
    moves = np.array([move.index for move in history], np.int64)
    for first in (0, 1):
        if note_turns(turns, belief, moves, colours, first, source):
            return min(int(turns.noted[0]), MOST_TURNS)
    return 0


@compiled
def note_turns(
    turns: Turns,
    belief: Belief,
    moves: npt.NDArray[np.int64],
    dealt: npt.NDArray[np.int64],
    first: int,
    source: Source,
) -> bool:
    """Play the game again as far as all can see it, seat ``first`` beginning, and note the other
    player's turns; False: it does not lead to the table that ``belief`` is about."""
    s = turns.tables[_NOW]
    other = 1 - belief.seat
    set_up(s, first, shuffle, source)
    s.mountain[:] = 0
    for i in range(2 * MOUNTAIN_DEALT):
        s.mountain[i // MOUNTAIN_DEALT, dealt[i]] += 1
    lies = 2 * MOUNTAIN_DEALT  # of what is dealt, so many lie on the table
    made = 0
    for i in range(moves.shape[0]):
        move = int(moves[i])
        claiming = is_claim_move(move)
        reads = not claiming and seat_to_move(s) == other
        turn = made % MOST_TURNS
        if reads:
            turns.tables[turn] = s
            turns.moves[turn] = move
        if claiming:  # if this claim is the last one, the next pair comes from the deck
            pair = min(MOUNTAIN_DEALT, dealt.shape[0] - lies, int(s.deck_end - s.deck_next))
            for k in range(pair):
                s.deck[s.deck_next + k] = dealt[lies + k]
        held = int(s.hand_size[other])
        play(s, move, shuffle, source)
        if claiming and s.phase == TURN:
            lies += MOUNTAIN_DEALT
        if reads:
            turns.drawn[turn] = int(s.hand_size[other]) - held + move_count(move)
            made += 1
        if s.reshuffles > 0 or s.phase == OVER:
            return False
    turns.noted[0] = made
    return looks_alike(s, belief.known[0], belief.seat)


@compilable
def looks_alike(s: Record, known: Record, seat: int) -> bool:
    """Whether what all can see is the same, and whose turn it is."""
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
