"""What the other player's last move tells about the hand it was played from.

A hand that would rather have played something else is less likely to be the true one. The move is
taken back in a sampled world, and the network says how likely it would have been played there.

Only the last turn is asked about: cards drawn since then were no reason for anything, and every
card held longer was a choice in it.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from mandala.engine.afterstates import Looking, rate_moves
from mandala.engine.compiling import Record, States, compilable
from mandala.engine.network import Weights
from mandala.engine.randomness import Source, below
from mandala.records.notation import Move
from mandala.records.observation import Observation
from mandala.rules.colours import LETTERS
from mandala.rules.legality import legal_moves
from mandala.rules.moves import (
    HAND_LIMIT,
    is_claim_move,
    is_discard_move,
    is_field_move,
    is_mountain_move,
    move_colour,
    move_count,
    move_mandala,
)
from mandala.rules.play import DRAW_LIMIT, HAND_DEALT
from mandala.rules.state import TURN

NO_MOVE: Final = -1
# Players differ from each other, and from the network: how far a move may seem to fall behind
# before it counts as unlikely, and the share of moves that no value explains.
TEMPERATURE: Final = 0.03
UNEXPLAINED: Final = 0.1


class Evidence(NamedTuple):
    """The other player's last move (or NO_MOVE) and how many cards it drew."""

    move: int
    drawn: int


def last_evidence(seen: Observation, history: Sequence[Move]) -> Evidence:
    """What to ask about: the last move, if the other player made it in a turn.

    None after claims (the table then was another), and none once draws fell short.
    """
    nothing = Evidence(NO_MOVE, 0)
    if not history or is_claim_move(history[-1].index) or seen.seat is None:
        return nothing
    if seen.phase == "claim" and seen.turn == seen.seat:
        return nothing  # the last move was the seat's own
    turns = [move.index for move in history if not is_claim_move(move.index)]
    size = before = HAND_DEALT
    drawn = 0
    for move in turns[(len(turns) - 1) % 2 :: 2]:  # turns alternate: these are the other's
        before = size - move_count(move)
        drawn = 0
        if is_mountain_move(move):
            drawn = min(DRAW_LIMIT, HAND_LIMIT - before)
        elif is_discard_move(move):
            drawn = move_count(move)
        size = before + drawn
    last = turns[-1]
    thrown_away = is_discard_move(last) and move_count(last) > seen.discard.count(
        LETTERS[move_colour(last)]
    )
    if size != seen.hand_sizes[1 - seen.seat] or thrown_away:  # the latter: and reshuffled at once
        return nothing
    return Evidence(last, drawn)


@compilable
def take_back(s: Record, evidence: Evidence, source: Source) -> None:
    """Make ``s`` the table as it lay before the move; which cards it drew is left to chance."""
    other = 1 - int(s.turn) if s.phase == TURN else int(s.turn)
    for _ in range(evidence.drawn):
        left = below(source, int(s.hand_size[other]))
        colour = 0
        while left >= s.hand[other, colour]:
            left -= int(s.hand[other, colour])
            colour += 1
        s.hand[other, colour] -= 1
        s.hand_size[other] -= 1
        s.deck[s.deck_end] = colour
        s.deck_end += 1
    move = evidence.move
    colour = move_colour(move)
    count = move_count(move)
    s.hand[other, colour] += count
    s.hand_size[other] += count
    if is_mountain_move(move):
        s.mountain[move_mandala(move), colour] -= 1
    elif is_field_move(move):
        s.field[move_mandala(move), other, colour] -= count
        s.field_size[move_mandala(move), other] -= count
    else:
        s.discard[colour] -= count
        s.discard_size -= count
    s.phase = TURN
    s.turn = other


@compilable
def likelihood(
    states: States,
    here: int,
    before: int,
    there: int,
    evidence: Evidence,
    w: Weights,
    look: Looking,
    source: Source,
) -> float:
    """How likely the move was, had the hidden cards lain as in ``states[here]``."""
    states[before] = states[here]
    s = states[before]
    take_back(s, evidence, source)
    count = legal_moves(s, look.moves)
    best = rate_moves(states, before, there, count, source, w, look)
    total = 0.0
    chosen = 0.0
    for i in range(count):
        share = np.exp((look.value[i] - look.value[best]) / TEMPERATURE)
        total += share
        if look.moves[i] == evidence.move:
            chosen = share
    return (1.0 - UNEXPLAINED) * chosen / total + UNEXPLAINED / count
