"""Fits the weights of the linear evaluation to the results of games.

Without files: games that greedy plays against itself with sampled moves. With files of records: the
weights in use are corrected by the games in them.

    python bench/fit_linear_eval.py
    mandala arena search:400 search:300 --games 1000 --records games.jsonl
    python bench/fit_linear_eval.py games.jsonl

Prints the two rows of weights for ``mandala/engine/eval/linear_eval.py``, and their mean log loss on
games that were not used for the fit (one half for every game gives 0.693).
"""

import random
import sys
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

from mandala.engine.eval.afterstates import sample_softmax
from mandala.engine.eval.claim_division import DivisionBuffers, Points, new_division_buffers
from mandala.engine.eval.linear_eval import (
    ENDGAME,
    LINEAR_FEATURES,
    OPENING,
    extract_features,
    game_phase,
    new_linear_features,
)
from mandala.engine.jit.decorators import jit_entry
from mandala.engine.jit.state_arrays import StateArray, fill_record, new_states
from mandala.engine.rng import Rng, new_rng, randbelow, shuffle
from mandala.engine.search.is_mcts import (
    ROLLOUT_TEMPERATURE,
    IsMctsBuffers,
    new_is_mcts_buffers,
    rate_legal_moves,
)
from mandala.records.replay import read_records, steps
from mandala.rules.play import play, set_up
from mandala.rules.scoring import DRAWN, winner
from mandala.rules.state import OVER, TURN

GAMES: Final = 25_000
POSITIONS_PER_GAME: Final = 30
ONE_IN: Final = 2  # positions are used: neighbours are much alike
FOUND_FROM: Final = 0.8  # share of the positions for the fit; the rest is for the test
FIRM: Final = 100.0  # prior: the weights in use count as so many positions
STEPS: Final = 12  # of Newton's method; it converges long before

Numbers = npt.NDArray[np.float64]
PHASE: Final = LINEAR_FEATURES  # column after the features
RESULT: Final = LINEAR_FEATURES + 1  # of the seat to move


@jit_entry
def gather(search: IsMctsBuffers, states: StateArray, games: int, rng: Rng, rows: Numbers) -> int:
    """Plays ``games`` and fills ``rows``; returns how many were filled."""
    s = states[0]
    filled = 0
    for _ in range(games):
        begun = filled
        set_up(s, 0, shuffle, rng)
        while s.phase != OVER:
            if s.phase == TURN and filled < rows.shape[0] and randbelow(rng, ONE_IN) == 0:
                note(states, search.division, search.linear_features, rows[filled])
                rows[filled, RESULT] = s.turn
                filled += 1
            count = rate_legal_moves(search, s)
            choice = sample_softmax(search.tree.ratings, count, ROLLOUT_TEMPERATURE, rng)
            play(s, int(search.tree.moves[choice]), shuffle, rng)
        won = winner(s)
        for row in range(begun, filled):
            mine = 1.0 if rows[row, RESULT] == won else 0.0
            rows[row, RESULT] = 0.5 if won == DRAWN else mine
    return filled


@jit_entry
def note(states: StateArray, division: DivisionBuffers, counts: Points, row: Numbers) -> None:
    """Writes the features of ``states[0]`` and the phase of the game into ``row``."""
    extract_features(states[0], division, counts)
    for i in range(LINEAR_FEATURES):
        row[i] = counts[i]
    row[PHASE] = game_phase(states[0])


def careless_games() -> Numbers:
    search = new_is_mcts_buffers(2)
    rows = np.zeros((GAMES * POSITIONS_PER_GAME, LINEAR_FEATURES + 2))
    return rows[: gather(search, search.tree.worlds, GAMES, new_rng(2019), rows)]


def recorded_games(paths: list[Path]) -> Numbers:
    states, division, counts, choice = (
        new_states(1),
        new_division_buffers(),
        new_linear_features(),
        random.Random(2019),
    )
    rows: list[Numbers] = []
    for path in paths:
        for _, record in read_records(path):
            assert record.result is not None, "only finished games tell who won"
            won = record.result.winner
            for game in steps(record):
                if not game.over and game.state.phase == TURN and choice.randrange(ONE_IN) == 0:
                    row = np.zeros(LINEAR_FEATURES + 2)
                    fill_record(states[0], game.state)
                    note(states, division, counts, row)
                    row[RESULT] = 0.5 if won is None else float(won == game.state.turn)
                    rows.append(row)
    return np.array(rows)


def chances(inputs: Numbers, weights: Numbers) -> Numbers:
    found: Numbers = 1 / (1 + np.exp(-(inputs @ weights)))
    return found


def log_loss(inputs: Numbers, results: Numbers, weights: Numbers) -> float:
    chance = chances(inputs, weights)
    return float(-np.mean(results * np.log(chance) + (1 - results) * np.log(1 - chance)))


def improve(inputs: Numbers, results: Numbers, start: Numbers) -> Numbers:
    """Logistic regression that leaves ``start`` only where the positions say so."""
    weights = start.copy()
    pull = FIRM * np.diag(np.mean(inputs**2, axis=0))
    for _ in range(STEPS):
        chance = chances(inputs, weights)
        slope = inputs.T @ (results - chance) - pull @ (weights - start)
        curve = (inputs * (chance * (1 - chance))[:, None]).T @ inputs + pull
        weights += np.linalg.solve(curve, slope)
    return weights


def main() -> None:
    paths = [Path(name) for name in sys.argv[1:]]
    rows = recorded_games(paths) if paths else careless_games()
    late, results = rows[:, [PHASE]], rows[:, RESULT]
    inputs = np.concatenate(
        [rows[:, :LINEAR_FEATURES] * (1 - late), rows[:, :LINEAR_FEATURES] * late], axis=1
    )
    in_use = np.array(OPENING + ENDGAME)
    start = in_use if paths else np.zeros(2 * LINEAR_FEATURES)
    cut = int(len(rows) * FOUND_FROM)
    part = improve(inputs[:cut], results[:cut], start)
    for name, used in (("weights in use", in_use), ("found from the others", part)):
        print(f"{name}: log loss {log_loss(inputs[cut:], results[cut:], used):.4f}")
    print(f"from all {len(rows)} positions:")
    weights = improve(inputs, results, start)
    for name, row in (("EARLY", weights[:LINEAR_FEATURES]), ("LATE", weights[LINEAR_FEATURES:])):
        print(f"{name}: Final = ({', '.join(f'{weight:.3f}' for weight in row)})")


if __name__ == "__main__":
    main()
