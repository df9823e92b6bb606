"""Find the weights by which search judges a position, from who won the games it came from.

Without files: from games that greedy plays a little carelessly against itself. With files of
records: the weights in use are improved by the games in them, the more the more games there are.

    python bench/judging.py
    mandala arena search:400 search:300 --games 1000 --records games.jsonl
    python bench/judging.py games.jsonl

Prints the two rows of weights for ``mandala/engine/judging.py``, and how well they foretell the
winner of games that were not used to find them (mean log loss; always saying one half is 0.693).
"""

import random
import sys
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

from mandala.engine.compiling import States, compiled, fill_record, new_states
from mandala.engine.judging import COUNTS, EARLY, LATE, count_up, how_late, new_counts
from mandala.engine.randomness import Source, below, new_source, shuffle
from mandala.engine.search import draw_sensible, list_and_rate
from mandala.engine.search_tree import Tree, new_tree
from mandala.engine.sharing import Paper, Points, new_paper
from mandala.records.replay import read_records, steps
from mandala.rules.play import play, set_up
from mandala.rules.scoring import DRAWN, winner
from mandala.rules.state import OVER, TURN

GAMES: Final = 25_000
POSITIONS_PER_GAME: Final = 30
ONE_IN: Final = 2  # positions taken: neighbours are much alike
FOUND_FROM: Final = 0.8  # the share of positions that weights are found from, before the last look
FIRM: Final = 100.0  # how firmly the weights in use are held, as if by so many positions
STEPS: Final = 12  # of Newton's method; it stands still long before

Numbers = npt.NDArray[np.float64]
LATENESS: Final = COUNTS  # column after the counts
RESULT: Final = COUNTS + 1  # of the seat to move


@compiled
def gather(tree: Tree, states: States, games: int, source: Source, rows: Numbers) -> int:
    """Play ``games`` and fill ``rows``; returns how many were filled."""
    s = states[0]
    filled = 0
    for _ in range(games):
        begun = filled
        set_up(s, 0, shuffle, source)
        while s.phase != OVER:
            if s.phase == TURN and filled < rows.shape[0] and below(source, ONE_IN) == 0:
                note(states, tree.paper, tree.counts, rows[filled])
                rows[filled, RESULT] = s.turn
                filled += 1
            count = list_and_rate(tree, s)
            play(s, draw_sensible(tree, count, source), shuffle, source)
        won = winner(s)
        for row in range(begun, filled):
            mine = 1.0 if rows[row, RESULT] == won else 0.0
            rows[row, RESULT] = 0.5 if won == DRAWN else mine
    return filled


@compiled
def note(states: States, paper: Paper, counts: Points, row: Numbers) -> None:
    """Write the counts of ``states[0]``, and how late it is, into ``row``."""
    count_up(states[0], paper, counts)
    for i in range(COUNTS):
        row[i] = counts[i]
    row[LATENESS] = how_late(states[0])


def careless_games() -> Numbers:
    tree = new_tree(2)
    rows = np.zeros((GAMES * POSITIONS_PER_GAME, COUNTS + 2))
    return rows[: gather(tree, tree.worlds, GAMES, new_source(2019), rows)]


def recorded_games(paths: list[Path]) -> Numbers:
    states, paper, counts, choice = new_states(1), new_paper(), new_counts(), random.Random(2019)
    rows: list[Numbers] = []
    for path in paths:
        for _, record in read_records(path):
            assert record.result is not None, "only finished games tell who won"
            won = record.result.winner
            for game in steps(record):
                if not game.over and game.state.phase == TURN and choice.randrange(ONE_IN) == 0:
                    row = np.zeros(COUNTS + 2)
                    fill_record(states[0], game.state)
                    note(states, paper, counts, row)
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
    late, results = rows[:, [LATENESS]], rows[:, RESULT]
    inputs = np.concatenate([rows[:, :COUNTS] * (1 - late), rows[:, :COUNTS] * late], axis=1)
    in_use = np.array(EARLY + LATE)
    start = in_use if paths else np.zeros(2 * COUNTS)
    cut = int(len(rows) * FOUND_FROM)
    part = improve(inputs[:cut], results[:cut], start)
    for name, used in (("weights in use", in_use), ("found from the others", part)):
        print(f"{name}: log loss {log_loss(inputs[cut:], results[cut:], used):.4f}")
    print(f"from all {len(rows)} positions:")
    weights = improve(inputs, results, start)
    for name, row in (("EARLY", weights[:COUNTS]), ("LATE", weights[COUNTS:])):
        print(f"{name}: Final = ({', '.join(f'{weight:.3f}' for weight in row)})")


if __name__ == "__main__":
    main()
