"""Claim features: inputs of the value network that come from a division of each mountain.

The owner of each colour depends on the order of the claims. A small network cannot compute that, so
``claim_division.py`` simulates the claims, once for each seat choosing first. The network reads
the results.
It reads only visible cards (Rule 8), without the cards drawn or dealt for the move.
"""

from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from mandala.engine.eval.claim_division import (
    DivisionBuffers,
    divide_greedily,
    estimate_cups_given,
    expected_points,
    new_division_buffers,
    reset_division,
    river_and_cup_value,
)
from mandala.engine.eval.heuristics import hold_probability
from mandala.engine.jit.decorators import jit_helper
from mandala.engine.jit.state_arrays import StateRecord
from mandala.rules.colours import COLOURS
from mandala.rules.play import CUP_DEALT
from mandala.rules.queries import count_unseen, ends_after_destruction, missing_colours
from mandala.rules.state import Cards

DIVISION_INPUTS: Final = 7  # inputs for each mandala and first chooser
HOLD_INPUTS: Final = 2  # inputs for each mandala: who holds its last missing colour
MANDALA_INPUTS: Final = 2 * DIVISION_INPUTS + HOLD_INPUTS
CLAIM_INPUTS: Final = 2 * MANDALA_INPUTS  # inputs among those of the table
NO_MOUNTAIN: Final = -1  # value of ``hidden_mountain`` if the move dealt no cards to a mountain

# Scales bring points to around 1, where the network learns fastest.
_POINT: Final = np.float32(0.05)
_CLEAR_LEAD: Final = np.float32(4)  # factor: a final lead of five points gives 1

_KEY: Final = COLOURS + 3  # the mountain, whether each field has a card, whether the end is near


class ClaimFeatureCache(NamedTuple):
    """Buffers, and the last results, which are reused because most moves do not change a mountain."""

    division: DivisionBuffers
    unseen: npt.NDArray[np.int64]  # one number: cards that the seat does not see
    keys: npt.NDArray[np.int64]  # [mandala, key]: the position for which the results are valid
    values: npt.NDArray[np.float32]  # [mandala, input]
    takers: npt.NDArray[np.float32]  # [mandala, chooser, colour]: 1 own, -1 theirs, 0 neither


def new_claim_cache() -> ClaimFeatureCache:
    """Returns an empty cache."""
    return ClaimFeatureCache(
        division=new_division_buffers(),
        unseen=np.zeros(1, np.int64),
        keys=np.full((2, _KEY), -1, np.int64),
        values=np.zeros((2, 2 * DIVISION_INPUTS), np.float32),
        takers=np.zeros((2, 2, COLOURS), np.float32),
    )


@jit_helper
def clear_claim_cache(claim_cache: ClaimFeatureCache) -> None:
    """Clears the cache. Needed if anything may have changed that the key of a mandala does not contain."""
    claim_cache.keys[0, 0] = -1
    claim_cache.keys[1, 0] = -1


@jit_helper
def fill_claim_features(
    s: StateRecord,
    seat: int,
    hand_before_draw: Cards,
    hidden_mountain: int,
    a: int,
    claim_cache: ClaimFeatureCache,
    takers: Any,
    table_inputs: Any,
) -> None:
    """Writes the inputs of both mandalas for ``seat``; those of mandala ``a`` come first.

    ``takers`` [colour, input] and ``table_inputs`` [input] receive them; the other arguments are
    those of ``features.fill_features``. The inputs of a hidden mountain are 0.
    """
    for k in range(2):
        m = a if k == 0 else 1 - a
        values = table_inputs[k * MANDALA_INPUTS : (k + 1) * MANDALA_INPUTS]
        if m == hidden_mountain:
            values[:] = np.float32(0)
            takers[:, 2 * k : 2 * k + 2] = np.float32(0)
            continue
        if not is_cached(s, m, seat, claim_cache):
            compute_division(s, m, seat, hand_before_draw, hidden_mountain, claim_cache)
        for i in range(2 * DIVISION_INPUTS):
            values[i] = claim_cache.values[m, i]
        write_holders(s, m, seat, hand_before_draw, claim_cache, values[2 * DIVISION_INPUTS :])
        for c in range(COLOURS):
            takers[c, 2 * k] = claim_cache.takers[m, 0, c]
            takers[c, 2 * k + 1] = claim_cache.takers[m, 1, c]


@jit_helper
def is_cached(s: StateRecord, m: int, seat: int, claim_cache: ClaimFeatureCache) -> bool:
    """Returns whether the results for mandala ``m`` are valid. Stores its key for the next call."""
    key = claim_cache.keys[m]
    same = True
    for c in range(COLOURS):
        same = same and key[c] == s.mountain[m, c]
        key[c] = s.mountain[m, c]
    own = np.int64(s.field_size[m, seat] > 0)
    their = np.int64(s.field_size[m, 1 - seat] > 0)
    near = np.int64(s.end_near)
    same = same and key[COLOURS] == own and key[COLOURS + 1] == their
    same = same and key[COLOURS + 2] == near
    key[COLOURS] = own
    key[COLOURS + 1] = their
    key[COLOURS + 2] = near
    return same


@jit_helper
def compute_division(
    s: StateRecord,
    m: int,
    seat: int,
    hand_before_draw: Cards,
    hidden_mountain: int,
    claim_cache: ClaimFeatureCache,
) -> None:
    """Divides the mountain of mandala ``m``, with either seat choosing first."""
    division = claim_cache.division
    claim_cache.unseen[0] = count_unseen_before_draw(
        s, seat, hand_before_draw, hidden_mountain, division
    )
    estimate_cups_given(s, seat, claim_cache.unseen[0], division)
    reset_division(s, division)
    own_before = river_and_cup_value(division, seat)
    their_before = river_and_cup_value(division, 1 - seat)
    both_gain = s.field_size[m, 0] > 0 and s.field_size[m, 1] > 0
    for k in range(2):
        first = seat if k == 0 else 1 - seat
        values = claim_cache.values[m, k * DIVISION_INPUTS : (k + 1) * DIVISION_INPUTS]
        reset_division(s, division)
        divide_greedily(division, m, first, seat)
        write_takers(s, m, seat, division, claim_cache.takers[m, k])
        write_gains(division, seat, own_before, their_before, values[:2])
        lead = (
            np.float32(expected_points(division, seat) - expected_points(division, 1 - seat))
            * _POINT
        )
        ends = ends_after_destruction(division.board[0])
        values[2] = lead
        values[3] = np.float32(1) if ends else np.float32(0)
        clear = min(np.float32(1), max(np.float32(-1), _CLEAR_LEAD * lead))
        values[4] = clear if ends else np.float32(0)
        if not both_gain:  # the same if both had a card in their field
            reset_division(s, division)
            division.board[0].field_size[m] = 1
            divide_greedily(division, m, first, seat)
        write_gains(division, seat, own_before, their_before, values[5:])


@jit_helper
def count_unseen_before_draw(
    s: StateRecord,
    seat: int,
    hand_before_draw: Cards,
    hidden_mountain: int,
    division: DivisionBuffers,
) -> int:
    """Counts the cards unseen by ``seat``, with those drawn or dealt for its move."""
    unseen = count_unseen(s, seat, division.unseen)
    for c in range(COLOURS):
        more = s.hand[seat, c] - hand_before_draw[c]
        if hidden_mountain != NO_MOUNTAIN:
            more += s.mountain[hidden_mountain, c]
        division.unseen[c] += more
        unseen += more
    # A handicap that miscounts (search/handicap.py) can leave fewer than there must be.
    return max(unseen, CUP_DEALT + int(s.hand_size[1 - seat]))


@jit_helper
def write_takers(s: StateRecord, m: int, seat: int, division: DivisionBuffers, takers: Any) -> None:
    """Writes who claimed each colour of the mountain on the board."""
    for c in range(COLOURS):
        takers[c] = np.float32(0)
        if s.mountain[m, c] > 0:
            takers[c] = np.float32(1) if division.takers[c] == seat else np.float32(-1)


@jit_helper
def write_gains(
    division: DivisionBuffers, seat: int, own_before: float, their_before: float, values: Any
) -> None:
    """Writes what both seats gained on the board."""
    values[0] = np.float32(river_and_cup_value(division, seat) - own_before) * _POINT
    values[1] = np.float32(river_and_cup_value(division, 1 - seat) - their_before) * _POINT


@jit_helper
def write_holders(
    s: StateRecord,
    m: int,
    seat: int,
    hand_before_draw: Cards,
    claim_cache: ClaimFeatureCache,
    values: Any,
) -> None:
    """Writes, if one colour is missing, how likely the other seat holds it and whether ``seat`` does."""
    missing, last = missing_colours(s, m)
    values[0] = np.float32(0)
    values[1] = np.float32(0)
    if missing == 1:
        wanted = claim_cache.division.unseen[last]
        hand = s.hand_size[1 - seat]
        values[0] = np.float32(hold_probability(wanted, claim_cache.unseen[0], hand))
        values[1] = np.float32(1) if hand_before_draw[last] > 0 else np.float32(0)
