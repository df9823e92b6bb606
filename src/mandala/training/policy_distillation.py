"""Distils the value network into the policy network.

The value network plays itself. At some decisions all moves are stored: their inputs of the policy
network, and their values. The policy network learns the distribution softmax(value / CARE).

``python -m mandala.training.policy_distillation FILE`` writes the weights; same seed, same file.
"""

import argparse
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from mandala.engine.eval.afterstates import (
    AfterstateBuffers,
    evaluate_afterstates,
    new_afterstate_buffers,
    sample_softmax,
)
from mandala.engine.eval.claim_division import Points
from mandala.engine.eval.feature_index import MOVE_INPUTS
from mandala.engine.eval.network_weights import (
    PreparedNetwork,
    Weights,
    prepare_network,
    shipped_weights,
)
from mandala.engine.eval.policy_network import (
    KINDS,
    UNITS,
    PolicyWeights,
    cache_mandalas,
    encode_move,
    move_kind,
    new_policy_network,
    save_policy_weights,
)
from mandala.engine.jit.decorators import jit_entry
from mandala.engine.jit.state_arrays import StateArray, new_states
from mandala.engine.rng import Rng, new_rng, randbelow, shuffle
from mandala.locales.message import PlainText
from mandala.records.errors import MandalaError
from mandala.rules.legality import legal_moves
from mandala.rules.moves import MOVES
from mandala.rules.play import play, set_up
from mandala.rules.queries import seat_to_move
from mandala.rules.state import OVER
from mandala.training.gradients import Adam

CARE: Final = 0.02  # a move whose value is lower by this gets 1/e of the probability
POSITIONS: Final = 160_000
ROUNDS: Final = 12  # passes through all positions
POSITIONS_PER_STEP: Final = 1000
FIRST_RATE: Final = 5e-3
LAST_RATE: Final = 1e-4
TEMPERATURE: Final = 0.02  # of the softmax that chooses the moves, so that games differ
EVERY: Final = 4  # every fourth decision is stored

Floats = npt.NDArray[np.float32]


class RankedPositions(NamedTuple):
    """Positions with the inputs and values of their moves, one move after the other."""

    features: Floats  # [move of all, number]
    kinds: npt.NDArray[np.int64]  # [move of all]
    values: Floats  # [move of all]
    first: npt.NDArray[np.int64]  # [position]: its first move; one more for the end


@jit_entry
def collect_games(
    states: StateArray,
    afterstates: AfterstateBuffers,
    w: PreparedNetwork,
    noted: Points,
    seen: RankedPositions,
    rng: Rng,
) -> None:
    """Fills ``seen`` from games of the network against itself."""
    position = 0
    total = 0
    positions = seen.first.shape[0] - 1
    while position < positions:
        set_up(states[0], 0, shuffle, rng)
        s = states[0]
        while s.phase != OVER and position < positions:
            count = legal_moves(s, afterstates.moves)
            choice = 0
            if count > 1:
                evaluate_afterstates(states, 0, 1, count, rng, w, afterstates)
                choice = sample_softmax(afterstates.value, count, TEMPERATURE, rng)
                if randbelow(rng, EVERY) == 0:
                    seat = seat_to_move(s)
                    cache_mandalas(s, seat, noted)
                    for i in range(count):
                        move = int(afterstates.moves[i])
                        encode_move(s, seat, move, noted, seen.features[total])
                        seen.kinds[total] = move_kind(move)
                        seen.values[total] = afterstates.value[i]
                        total += 1
                    position += 1
                    seen.first[position] = total
            play(s, int(afterstates.moves[choice]), shuffle, rng)


def collect(weights: Weights, positions: int, seed: int) -> RankedPositions:
    """Collects ``positions`` decisions of the network."""
    room = positions * MOVES  # the system provides the memory when it is written
    seen = RankedPositions(
        np.zeros((room, MOVE_INPUTS), np.float32),
        np.zeros(room, np.int64),
        np.zeros(room, np.float32),
        np.zeros(positions + 1, np.int64),
    )
    noted = new_policy_network(initial_weights(seed)).mandala_cache
    collect_games(
        new_states(2),
        new_afterstate_buffers(),
        prepare_network(weights),
        noted,
        seen,
        new_rng(seed, positions),
    )
    total = int(seen.first[-1])
    return RankedPositions(
        seen.features[:total], seen.kinds[:total], seen.values[:total], seen.first
    )


def initial_weights(seed: int) -> PolicyWeights:
    random = np.random.default_rng(seed)

    def spread(*shape: int) -> Floats:
        return (0.2 * random.standard_normal(shape)).astype(np.float32)

    bias = np.zeros((KINDS, UNITS), np.float32)
    return PolicyWeights(spread(KINDS, MOVE_INPUTS, UNITS), bias, spread(KINDS, UNITS))


def softmax(scores: Floats, starts: npt.NDArray[np.int64], sizes: npt.NDArray[np.int64]) -> Floats:
    """Returns the softmax of the scores within each position."""
    top = np.maximum.reduceat(scores, starts)
    weights = np.exp(scores - np.repeat(top, sizes))
    return np.asarray(weights / np.repeat(np.add.reduceat(weights, starts), sizes), np.float32)


def loss_and_gradient(
    w: PolicyWeights, seen: RankedPositions, first: int, end: int
) -> tuple[float, float, PolicyWeights]:
    """Returns the cross-entropy over positions ``first`` to ``end``, how often both networks have
    the same best move, and the gradient."""
    moves = slice(int(seen.first[first]), int(seen.first[end]))
    starts = seen.first[first:end] - seen.first[first]
    sizes = np.diff(seen.first[first : end + 1])
    features, kinds = seen.features[moves], seen.kinds[moves]
    of_kind = [np.flatnonzero(kinds == kind) for kind in range(KINDS)]
    scores = np.zeros(len(features), np.float32)
    units = []
    for kind, rows in enumerate(of_kind):
        units.append(np.maximum(features[rows] @ w.inputs[kind] + w.bias[kind], 0))
        scores[rows] = units[kind] @ w.output[kind]
    wanted = softmax(seen.values[moves] / np.float32(CARE), starts, sizes)
    given = softmax(scores, starts, sizes)
    at_scores = (given - wanted) / np.float32(end - first)
    slopes = PolicyWeights(*(np.zeros_like(group) for group in w))
    for kind, rows in enumerate(of_kind):
        slope = at_scores[rows]
        slopes.output[kind] = units[kind].T @ slope
        at_units = np.outer(slope, w.output[kind]) * (units[kind] > 0)
        slopes.inputs[kind] = features[rows].T @ at_units
        slopes.bias[kind] = at_units.sum(axis=0)
    loss = -float((wanted * np.log(given + 1e-12)).sum()) / (end - first)
    best = np.repeat(np.maximum.reduceat(scores, starts), sizes) == scores
    most = np.repeat(np.maximum.reduceat(wanted, starts), sizes) == wanted
    return loss, float((best & most).sum() / (end - first)), slopes


def fit(seen: RankedPositions, rounds: int, seed: int) -> PolicyWeights:
    """Fits new weights to all but the last tenth of ``seen``, and prints the loss on that tenth.

    Raises MandalaError if there are too few positions for one step.
    """
    weights = initial_weights(seed)
    adam = Adam.for_weights(weights)
    random = np.random.default_rng(seed)
    positions = len(seen.first) - 1
    learnt = positions * 9 // 10
    if learnt < POSITIONS_PER_STEP:
        needed = -(-10 * POSITIONS_PER_STEP // 9)
        raise MandalaError(PlainText(f"{positions} positions are too few: give {needed} or more"))
    steps = np.arange(0, learnt - POSITIONS_PER_STEP + 1, POSITIONS_PER_STEP)
    for number in range(rounds):
        rate = max(LAST_RATE, FIRST_RATE * (1 - number / rounds))
        for first in random.permutation(steps):
            *_, slopes = loss_and_gradient(
                weights, seen, int(first), int(first) + POSITIONS_PER_STEP
            )
            adam.step(weights, slopes, rate)
        loss, found, _ = loss_and_gradient(weights, seen, learnt, positions)
        print(
            f"round {number + 1}: cross-entropy {loss:.3f}, the same move {found:.1%}", flush=True
        )
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--positions", type=int, default=POSITIONS)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    seen = collect(shipped_weights(), chosen.positions, chosen.seed)
    try:
        weights = fit(seen, chosen.rounds, chosen.seed)
    except MandalaError as error:
        parser.error(str(error))
    save_policy_weights(chosen.file, weights)


if __name__ == "__main__":
    main()
