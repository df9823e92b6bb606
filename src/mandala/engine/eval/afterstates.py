"""One-ply evaluation: the value network evaluates each legal move before its draw."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from mandala.engine.eval.claim_features import (
    NO_MOUNTAIN,
    ClaimFeatureCache,
    clear_claim_cache,
    new_claim_cache,
)
from mandala.engine.eval.feature_index import COLOUR_INPUTS
from mandala.engine.eval.features import TABLE_INPUTS, ColourInputs, TableInputs, fill_features
from mandala.engine.eval.network_weights import PreparedNetwork
from mandala.engine.eval.value_network import (
    NetworkBuffers,
    Values,
    forward_batch,
    new_network_buffers,
    scalar_value,
)
from mandala.engine.jit.decorators import jit_helper
from mandala.engine.jit.state_arrays import StateArray
from mandala.engine.rng import Rng, shuffle, uniform
from mandala.rules.colours import COLOURS
from mandala.rules.moves import MOVES, is_claim_move, is_discard_move, move_colour, move_count
from mandala.rules.play import play
from mandala.rules.queries import seat_to_move
from mandala.rules.state import TURN, Cards


class AfterstateBuffers(NamedTuple):
    """Preallocated buffers for all moves of one position; reusable."""

    moves: Cards
    colour_inputs: npt.NDArray[np.float32]  # [move, colour, input]
    table_inputs: npt.NDArray[np.float32]  # [move, input]
    win: Values  # [move]
    margin: Values  # [move]
    value: Values  # [move]
    hand_before_draw: npt.NDArray[np.int64]  # [colour]
    claim_cache: ClaimFeatureCache
    network_buffers: NetworkBuffers


def new_afterstate_buffers() -> AfterstateBuffers:
    """Returns empty buffers."""
    return AfterstateBuffers(
        moves=np.zeros(MOVES, np.int64),
        colour_inputs=np.zeros((MOVES, COLOURS, COLOUR_INPUTS), np.float32),
        table_inputs=np.zeros((MOVES, TABLE_INPUTS), np.float32),
        win=np.zeros(MOVES, np.float64),
        margin=np.zeros(MOVES, np.float64),
        value=np.zeros(MOVES, np.float64),
        hand_before_draw=np.zeros(COLOURS, np.int64),
        claim_cache=new_claim_cache(),
        network_buffers=new_network_buffers(MOVES),
    )


@jit_helper
def encode_afterstate(
    states: StateArray,
    here: int,
    there: int,
    move: int,
    rng: Rng,
    afterstates: AfterstateBuffers,
    colour_inputs: ColourInputs,
    table_inputs: TableInputs,
) -> None:
    """Plays ``move`` of ``states[here]`` in ``states[there]`` and writes what the mover then sees.

    The inputs do not contain what the move draws or deals, so they do not depend on ``rng``.
    """
    states[there] = states[here]
    s = states[there]
    seat = seat_to_move(s)
    hand_before_draw = afterstates.hand_before_draw
    for c in range(COLOURS):
        hand_before_draw[c] = s.hand[seat, c]
    hand_before_draw[move_colour(move)] -= move_count(move)
    size = int(s.hand_size[seat]) - move_count(move)
    destroyed = int(s.destroying)
    play(s, move, shuffle, rng)
    hidden_mountain = destroyed if is_claim_move(move) and s.phase == TURN else NO_MOUNTAIN
    # After a reshuffle the discarded cards are unseen again. No other move shares that.
    reshuffled = s.reshuffles != states[here].reshuffles
    if reshuffled or is_claim_move(move):
        clear_claim_cache(afterstates.claim_cache)
    drawn = int(s.hand_size[seat]) - size
    fill_features(
        s,
        seat,
        hand_before_draw,
        drawn,
        hidden_mountain,
        afterstates.claim_cache,
        colour_inputs,
        table_inputs,
    )
    if reshuffled:
        clear_claim_cache(afterstates.claim_cache)


@jit_helper
def count_non_discards(moves: Cards, count: int) -> int:
    """Returns how many of the legal ``moves[:count]`` come before the discards.

    Returns ``count`` if all are discards. A third of all moves are discards, and one in a hundred
    is the best move: where time is short they are left out.
    """
    others = 0
    while others < count and not is_discard_move(int(moves[others])):
        others += 1
    return others if others else count


@jit_helper
def evaluate_afterstates(
    states: StateArray,
    here: int,
    there: int,
    count: int,
    rng: Rng,
    network: PreparedNetwork,
    afterstates: AfterstateBuffers,
) -> int:
    """Evaluates the ``count`` moves in ``afterstates.moves``; returns the index of the best.

    Writes ``win``, ``margin`` and ``value`` for the seat to move.
    """
    a = afterstates
    clear_claim_cache(a.claim_cache)
    for i in range(count):
        move = int(a.moves[i])
        encode_afterstate(states, here, there, move, rng, a, a.colour_inputs[i], a.table_inputs[i])
    forward_batch(
        network, a.colour_inputs, a.table_inputs, count, a.network_buffers, a.win, a.margin
    )
    best = 0
    for i in range(count):
        a.value[i] = scalar_value(a.win[i], a.margin[i])
        if a.value[i] > a.value[best]:
            best = i
    return best


@jit_helper
def sample_softmax(values: Values, count: int, temperature: float, rng: Rng) -> int:
    """Returns an index below ``count`` with probability proportional to exp(value / temperature)."""
    top = values[0]
    for i in range(1, count):
        top = max(top, values[i])
    total = 0.0
    for i in range(count):
        total += np.exp((values[i] - top) / temperature)
    left = uniform(rng) * total
    for i in range(count):
        left -= np.exp((values[i] - top) / temperature)
        if left < 0:
            return i
    return count - 1
