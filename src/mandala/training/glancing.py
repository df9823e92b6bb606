"""Teaching the quick eye: to point where the value network points.

The network plays itself; at some of its decisions all moves are written down as the eye sees them,
with what the network says of each. The eye learns to share out its attention as one would who knows
those values and cares for differences of about :data:`CARE`.

``python -m mandala.training.glancing FILE`` writes what it learnt; same seed, same file.
"""

import argparse
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from mandala.engine.afterstates import Looking, new_looking, rate_moves, seat_to_move, softly
from mandala.engine.compiling import States, compiled, new_states
from mandala.engine.eye import (
    GLANCES,
    KINDS,
    UNITS,
    EyeWeights,
    kind_of,
    look_at_move,
    new_eye,
    note_mandalas,
)
from mandala.engine.randomness import Source, below, new_source, shuffle
from mandala.engine.sharing import Points
from mandala.engine.weights import Network, Weights, network_of
from mandala.players.net import shipped_weights
from mandala.rules.legality import legal_moves
from mandala.rules.moves import MOVES
from mandala.rules.play import play, set_up
from mandala.rules.state import OVER
from mandala.training.learner import Adam

CARE: Final = 0.02  # a move so much worse gets a third of the attention
POSITIONS: Final = 160_000
ROUNDS: Final = 12  # through all positions
POSITIONS_PER_STEP: Final = 1000
FIRST_RATE: Final = 5e-3
LAST_RATE: Final = 1e-4
TEMPERATURE: Final = 0.02  # at which the network plays: not always the same games
EVERY: Final = 4  # one decision of so many is written down

Floats = npt.NDArray[np.float32]


class Seen(NamedTuple):
    """Positions, their moves one after the other."""

    glances: Floats  # [move of all, number]
    kinds: npt.NDArray[np.int64]  # [move of all]
    values: Floats  # [move of all]
    first: npt.NDArray[np.int64]  # [position]: its first move; one more for the end


@compiled
def watch_games(
    states: States,
    look: Looking,
    w: Network,
    noted: Points,
    seen: Seen,
    source: Source,
) -> None:
    """Fill ``seen`` from games of the network against itself."""
    position = 0
    total = 0
    positions = seen.first.shape[0] - 1
    while position < positions:
        set_up(states[0], 0, shuffle, source)
        s = states[0]
        while s.phase != OVER and position < positions:
            count = legal_moves(s, look.moves)
            choice = 0
            if count > 1:
                rate_moves(states, 0, 1, count, source, w, look)
                choice = softly(look.value, count, TEMPERATURE, source)
                if below(source, EVERY) == 0:
                    seat = seat_to_move(s)
                    note_mandalas(s, seat, noted)
                    for i in range(count):
                        move = int(look.moves[i])
                        look_at_move(s, seat, move, noted, seen.glances[total])
                        seen.kinds[total] = kind_of(move)
                        seen.values[total] = look.value[i]
                        total += 1
                    position += 1
                    seen.first[position] = total
            play(s, int(look.moves[choice]), shuffle, source)


def watch(weights: Weights, positions: int, seed: int) -> Seen:
    """What ``positions`` decisions of the network look like."""
    room = positions * MOVES  # taken from the system only as it is written
    seen = Seen(
        np.zeros((room, GLANCES), np.float32),
        np.zeros(room, np.int64),
        np.zeros(room, np.float32),
        np.zeros(positions + 1, np.int64),
    )
    noted = new_eye(untaught(seed)).noted
    watch_games(
        new_states(2), new_looking(), network_of(weights), noted, seen, new_source(seed, positions)
    )
    total = int(seen.first[-1])
    return Seen(seen.glances[:total], seen.kinds[:total], seen.values[:total], seen.first)


def untaught(seed: int) -> EyeWeights:
    random = np.random.default_rng(seed)

    def spread(*shape: int) -> Floats:
        return (0.2 * random.standard_normal(shape)).astype(np.float32)

    bias = np.zeros((KINDS, UNITS), np.float32)
    return EyeWeights(spread(KINDS, GLANCES, UNITS), bias, spread(KINDS, UNITS))


def attention(
    scores: Floats, starts: npt.NDArray[np.int64], sizes: npt.NDArray[np.int64]
) -> Floats:
    """Scores shared out within each position: exp(score), adding up to 1."""
    top = np.maximum.reduceat(scores, starts)
    weights = np.exp(scores - np.repeat(top, sizes))
    return np.asarray(weights / np.repeat(np.add.reduceat(weights, starts), sizes), np.float32)


def look_through(
    w: EyeWeights, seen: Seen, first: int, end: int
) -> tuple[float, float, EyeWeights]:
    """The cross-entropy over positions ``first`` to ``end``, how often the eye points at the very
    move, and the gradient."""
    moves = slice(int(seen.first[first]), int(seen.first[end]))
    starts = seen.first[first:end] - seen.first[first]
    sizes = np.diff(seen.first[first : end + 1])
    glances, kinds = seen.glances[moves], seen.kinds[moves]
    of_kind = [np.flatnonzero(kinds == kind) for kind in range(KINDS)]
    scores = np.zeros(len(glances), np.float32)
    units = []
    for kind, rows in enumerate(of_kind):
        units.append(np.maximum(glances[rows] @ w.inputs[kind] + w.bias[kind], 0))
        scores[rows] = units[kind] @ w.output[kind]
    wanted = attention(seen.values[moves] / np.float32(CARE), starts, sizes)
    given = attention(scores, starts, sizes)
    at_scores = (given - wanted) / np.float32(end - first)
    slopes = EyeWeights(*(np.zeros_like(group) for group in w))
    for kind, rows in enumerate(of_kind):
        slope = at_scores[rows]
        slopes.output[kind] = units[kind].T @ slope
        at_units = np.outer(slope, w.output[kind]) * (units[kind] > 0)
        slopes.inputs[kind] = glances[rows].T @ at_units
        slopes.bias[kind] = at_units.sum(axis=0)
    loss = -float((wanted * np.log(given + 1e-12)).sum()) / (end - first)
    best = np.repeat(np.maximum.reduceat(scores, starts), sizes) == scores
    most = np.repeat(np.maximum.reduceat(wanted, starts), sizes) == wanted
    return loss, float((best & most).sum() / (end - first)), slopes


def teach(seen: Seen, rounds: int, seed: int) -> EyeWeights:
    """Learn from ``seen``; the last tenth is only looked at, and told about."""
    weights = untaught(seed)
    adam = Adam.for_weights(weights)
    random = np.random.default_rng(seed)
    positions = len(seen.first) - 1
    learnt = positions * 9 // 10
    steps = np.arange(0, learnt - POSITIONS_PER_STEP + 1, POSITIONS_PER_STEP)
    for number in range(rounds):
        rate = max(LAST_RATE, FIRST_RATE * (1 - number / rounds))
        for first in random.permutation(steps):
            *_, slopes = look_through(weights, seen, int(first), int(first) + POSITIONS_PER_STEP)
            adam.step(weights, slopes, rate)
        loss, found, _ = look_through(weights, seen, learnt, positions)
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
    seen = watch(shipped_weights(), chosen.positions, chosen.seed)
    weights = teach(seen, chosen.rounds, chosen.seed)
    with chosen.file.open("wb") as file:
        np.savez(file, **weights._asdict())


if __name__ == "__main__":
    main()
