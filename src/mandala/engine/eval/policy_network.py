"""The policy network: gives each move a logit, from which the tree search makes priors.

The search needs priors at every new node, too often to evaluate each move with the value network.
This network reads 32 inputs of a move. Each kind of move has small weights of its own. It was
distilled from the value network (``training/policy_distillation.py``). A logit compares moves of
one position; it does not show who is ahead. Only what the mover may know is read (Rule 8).
"""

from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from mandala.engine.eval import feature_index as idx
from mandala.engine.eval.claim_division import Points
from mandala.engine.eval.features import as_float
from mandala.engine.eval.weights_file import read_arrays, write_arrays
from mandala.engine.jit.decorators import jit_helper, jit_helper_fma
from mandala.engine.jit.state_arrays import StateRecord
from mandala.records.errors import MandalaError
from mandala.rules.colours import COLOURS
from mandala.rules.deck import cards_in_deck
from mandala.rules.game_end import RIVER_PLACES
from mandala.rules.moves import (
    MOVES,
    is_claim_move,
    is_discard_move,
    is_mountain_move,
    move_colour,
    move_count,
    move_mandala,
)
from mandala.rules.queries import (
    claim_points,
    draw_after_building,
    is_missing,
    missing_colours,
    visible_cup,
)
from mandala.rules.state import Cards

KINDS: Final = 4  # mountain, field, discard, claim: each has weights of its own
UNITS: Final = 32
SHIPPED: Final = "policy_network.npz"

# Columns of the mandala cache.
_MISSING: Final = 0
_LAST_MISSING: Final = 1
_CARDS: Final = 2
_OWN_POINTS: Final = 3
_THEIR_POINTS: Final = 4
_COLUMNS: Final = 5

# Scales bring counts to around 1, where the network learns fastest.
_CARD: Final = np.float32(0.3)
_PILE_CARD: Final = np.float32(0.2)
_MANY: Final = np.float32(0.1)
_POINT: Final = np.float32(0.03)
_DECK_CARD: Final = np.float32(0.02)
_CLEAR_LEAD: Final = 4  # lead in field cards; larger leads count as this one

MoveInputs = npt.NDArray[np.float32]  # [input]


class PolicyWeights(NamedTuple):
    """The learnt weights, for each kind of move."""

    inputs: npt.NDArray[np.float32]  # [kind, input, unit]
    bias: npt.NDArray[np.float32]  # [kind, unit]
    output: npt.NDArray[np.float32]  # [kind, unit]


_SHAPES: Final = ((KINDS, idx.MOVE_INPUTS, UNITS), (KINDS, UNITS), (KINDS, UNITS))


class PolicyNetwork(NamedTuple):
    """Weights and preallocated buffers; reusable."""

    weights: PolicyWeights
    inputs: MoveInputs
    units: npt.NDArray[np.float32]
    mandala_cache: Points  # [mandala, column]
    logits: Points  # [move]: logits of the moves that keep_top_moves ranks


def save_policy_weights(path: Path, weights: PolicyWeights) -> None:
    """Writes weights with the version of their inputs."""
    write_arrays(path, weights._asdict(), idx.POLICY_FEATURE_VERSION)


def load_policy_weights(path: Path) -> PolicyWeights:
    """Reads weights. Raises MandalaError if the file holds no weights for these inputs."""
    arrays = read_arrays(path, PolicyWeights._fields, idx.POLICY_FEATURE_VERSION)
    weights = PolicyWeights(*arrays)
    if tuple(group.shape for group in weights) != _SHAPES:
        raise MandalaError("other-weights", file=str(path))
    return weights


@cache
def shipped_policy_weights() -> PolicyWeights:
    """Returns the weights of the package (made by ``make policy-network``, see docs/explanation/ai.md)."""
    with resources.as_file(resources.files("mandala.engine.eval") / "data" / SHIPPED) as path:
        return load_policy_weights(path)


def new_policy_network(weights: PolicyWeights) -> PolicyNetwork:
    """Returns the network with its buffers."""
    return PolicyNetwork(
        weights,
        inputs=np.zeros(idx.MOVE_INPUTS, np.float32),
        units=np.zeros(UNITS, np.float32),
        mandala_cache=np.zeros((2, _COLUMNS)),
        logits=np.zeros(MOVES),
    )


@jit_helper
def move_kind(move: int) -> int:
    """Returns which weights are for ``move``."""
    if is_claim_move(move):
        return 3
    if is_discard_move(move):
        return 2
    return 0 if is_mountain_move(move) else 1


@jit_helper
def cache_mandalas(s: StateRecord, seat: int, mandala_cache: Points) -> None:
    """Computes what all moves into a mandala have in common."""
    other = 1 - seat
    for m in range(2):
        missing, last = missing_colours(s, m)
        mandala_cache[m, :] = 0.0
        mandala_cache[m, _MISSING] = missing
        mandala_cache[m, _LAST_MISSING] = last
        for c in range(COLOURS):
            cards = s.mountain[m, c]
            place = s.place[seat, c] if s.place[seat, c] > 0 else s.river_size[seat] + 1
            their = s.place[other, c] if s.place[other, c] > 0 else s.river_size[other] + 1
            mandala_cache[m, _CARDS] += cards
            mandala_cache[m, _OWN_POINTS] += cards * place
            mandala_cache[m, _THEIR_POINTS] += cards * their


@jit_helper
def encode_move(s: StateRecord, seat: int, move: int, mandala_cache: Points, x: MoveInputs) -> None:
    """Writes the inputs of ``move`` into ``x``. :func:`cache_mandalas` was called for ``s``."""
    other = 1 - seat
    c = move_colour(move)
    place = int(s.place[seat, c])
    their_place = int(s.place[other, c])
    next_place = int(s.river_size[seat]) + 1
    their_next = int(s.river_size[other]) + 1
    cup = int(s.cup[seat, c])
    seen = visible_cup(s, other, c)
    x[idx.M_ONE] = np.float32(1)
    x[idx.M_HAND] = np.float32(s.hand[seat, c]) * _CARD
    x[idx.M_COUNT] = np.float32(move_count(move)) * _CARD
    x[idx.M_HAND_SIZE] = np.float32(s.hand_size[seat]) * _PILE_CARD
    x[idx.M_OWN_PLACE] = np.float32(place) * _PILE_CARD
    x[idx.M_THEIR_PLACE] = np.float32(their_place) * _PILE_CARD
    x[idx.M_OWN_NEXT_PLACE] = np.float32(0 if place > 0 else next_place) * _PILE_CARD
    x[idx.M_THEIR_NEXT_PLACE] = np.float32(0 if their_place > 0 else their_next) * _PILE_CARD
    x[idx.M_OWN_CUP] = np.float32(cup) * _PILE_CARD
    x[idx.M_THEIR_CUP] = np.float32(seen) * _PILE_CARD
    x[idx.M_OWN_RIVER] = np.float32(s.river_size[seat]) * _PILE_CARD
    x[idx.M_THEIR_RIVER] = np.float32(s.river_size[other]) * _PILE_CARD
    x[idx.M_END_NEAR] = as_float(s.end_near > 0)
    x[idx.M_DECK] = np.float32(cards_in_deck(s)) * _DECK_CARD
    for i in range(idx.FIRST_KIND_INPUT, idx.MOVE_INPUTS):
        x[i] = np.float32(0)
    if is_claim_move(move):
        m = int(s.destroying)
        cards = int(s.mountain[m, c])
        x[idx.M_CLAIM_CARDS] = np.float32(cards) * _CARD
        x[idx.M_CLAIM_OWN_POINTS] = np.float32(claim_points(cards, cup, place, next_place)) * _MANY
        x[idx.M_CLAIM_THEIR_POINTS] = (
            np.float32(claim_points(cards, seen, their_place, their_next)) * _MANY
        )
        x[idx.M_CLAIM_OWN_FIELD] = as_float(s.field_size[m, seat] > 0)
        x[idx.M_CLAIM_THEIR_FIELD] = as_float(s.field_size[m, other] > 0)
        x[idx.M_CLAIM_FILLS_RIVER] = as_float(place == 0 and next_place == RIVER_PLACES)
    elif is_discard_move(move):
        for m in range(2):
            x[idx.M_DISCARD_MISSING + m] = as_float(is_missing(s, m, c))
            x[idx.M_DISCARD_MOUNTAIN + m] = np.float32(s.mountain[m, c]) * _CARD
            x[idx.M_DISCARD_OWN_FIELD + m] = np.float32(s.field[m, seat, c]) * _CARD
            x[idx.M_DISCARD_THEIR_FIELD + m] = np.float32(s.field[m, other, c]) * _CARD
    else:
        encode_placement(s, seat, move, mandala_cache, x)


@jit_helper
def encode_placement(
    s: StateRecord, seat: int, move: int, mandala_cache: Points, x: MoveInputs
) -> None:
    """Writes the inputs of a move that places cards in a mandala, as the mandala is after the move."""
    other = 1 - seat
    m = move_mandala(move)
    c = move_colour(move)
    count = move_count(move)
    is_new = is_missing(s, m, c)
    missing_before = int(mandala_cache[m, _MISSING])
    missing = missing_before - int(is_new)
    lead = int(s.field_size[m, seat]) - int(s.field_size[m, other])
    own_field = int(s.field_size[m, seat])
    hand = int(s.hand_size[seat]) - count
    if is_mountain_move(move):
        hand += draw_after_building(hand)
    else:
        lead += count
        own_field += count
    x[idx.M_PLACE_NEW_COLOUR] = as_float(is_new)
    x[idx.M_PLACE_MISSING] = np.float32(missing) * _CARD
    x[idx.M_PLACE_COMPLETES] = as_float(missing == 0)
    x[idx.M_PLACE_ONE_MISSING] = as_float(missing == 1)
    x[idx.M_PLACE_MOUNTAIN] = np.float32(s.mountain[m, c]) * _CARD
    x[idx.M_PLACE_LEAD] = np.float32(max(-_CLEAR_LEAD, min(_CLEAR_LEAD, lead))) * _CARD
    x[idx.M_PLACE_OWN_FIELD] = as_float(own_field > 0)
    x[idx.M_PLACE_THEIR_FIELD] = as_float(s.field_size[m, other] > 0)
    x[idx.M_PLACE_COMPLETES_FIRST] = as_float(missing == 0 and lead > 0)
    x[idx.M_PLACE_CARDS] = np.float32(mandala_cache[m, _CARDS]) * _MANY
    x[idx.M_PLACE_HAND] = np.float32(hand) * _PILE_CARD
    x[idx.M_PLACE_OWN_POINTS] = np.float32(mandala_cache[m, _OWN_POINTS]) * _POINT
    x[idx.M_PLACE_THEIR_POINTS] = np.float32(mandala_cache[m, _THEIR_POINTS]) * _POINT
    x[idx.M_PLACE_FIELD_BEFORE] = np.float32(s.field_size[m, seat]) * _PILE_CARD
    x[idx.M_PLACE_OTHER_ONE_MISSING] = as_float(mandala_cache[1 - m, _MISSING] == 1)
    x[idx.M_PLACE_HOLDS_LAST] = as_float(
        missing == 1
        and missing_before == 1
        and s.hand[seat, int(mandala_cache[m, _LAST_MISSING])] > 0
    )
    x[idx.M_PLACE_TIE] = as_float(lead == 0)
    x[idx.M_PLACE_LEAD_POINTS] = (
        x[idx.M_PLACE_OWN_POINTS] - x[idx.M_PLACE_THEIR_POINTS]
    ) * as_float(lead > 0)


@jit_helper_fma
def policy_forward(x: MoveInputs, w: PolicyWeights, kind: int, units: MoveInputs) -> Any:
    """Returns the logit that the weights of this kind of move give to the inputs ``x``."""
    width = w.bias.shape[1]
    weights = w.inputs[kind]
    for j in range(width):
        units[j] = w.bias[kind, j]
    for i in range(idx.MOVE_INPUTS):
        value = x[i]
        if value != 0:
            for j in range(width):
                units[j] += value * weights[i, j]
    total = np.float32(0)
    for j in range(width):
        total += max(units[j], np.float32(0)) * w.output[kind, j]
    return total


@jit_helper
def policy_logit(s: StateRecord, seat: int, move: int, policy: PolicyNetwork) -> float:
    """Returns the logit of ``move`` for ``seat``, which is to move.

    The caller has called :func:`cache_mandalas` for ``s``.
    """
    encode_move(s, seat, move, policy.mandala_cache, policy.inputs)
    return float(policy_forward(policy.inputs, policy.weights, move_kind(move), policy.units))


@jit_helper
def keep_top_moves(
    s: StateRecord, seat: int, moves: Cards, count: int, most: int, policy: PolicyNetwork
) -> int:
    """Puts the moves with the highest logits first; returns how many to keep, ``most`` at most.

    Keeps the order if there are ``most`` moves or fewer.
    """
    if count <= most:
        return count
    cache_mandalas(s, seat, policy.mandala_cache)
    for i in range(count):
        policy.logits[i] = policy_logit(s, seat, int(moves[i]), policy)
    rank_moves(moves, policy.logits, count)
    return most


@jit_helper
def rank_moves(moves: Cards, values: Points, count: int) -> None:
    """Sorts both arrays by value, highest first. Equal values keep their order."""
    for i in range(1, count):
        move, value = moves[i], values[i]
        place = i
        while place > 0 and values[place - 1] < value:
            moves[place], values[place] = moves[place - 1], values[place - 1]
            place -= 1
        moves[place], values[place] = move, value
