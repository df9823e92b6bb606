"""Evaluates the snapshots of a training again, with more games, and draws the learning curve.

    python bench/learning_curve.py FOLDER OUT --against net --against greedy

Every snapshot in the log of FOLDER (every fourth with ``--every 4``) plays against each opponent
and against the snapshot before it, on deals that no training sees. OUT gets its own log and a
picture (curve.svg and curve.png). A second run continues the first. Prints the rows of the table in
bench/experiments/strength.md.
"""

import argparse
from dataclasses import replace
from pathlib import Path

from mandala.training.evaluation import MatchSettings, Opponents, draw
from mandala.training.metrics_log import PREVIOUS, Point, read_log, write_log

SEED = 778_000  # of deals used for nothing else
CORES = 2


def row(point: Point) -> str:
    shares = [
        f"{100 * r.score:.1f} % ({100 * r.interval[0]:.1f} to {100 * r.interval[1]:.1f})"
        for r in point.results
    ]
    minutes, core_minutes = point.seconds / 60, point.core_seconds / 60
    return f"| {point.games:,} | {minutes:.0f} | {core_minutes:.0f} | {' | '.join(shares)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--against", action="append", default=[])
    parser.add_argument("--games", type=int, default=4000, help="of each match between networks")
    parser.add_argument("--every", type=int, default=1, help="play every Nth snapshot")
    chosen = parser.parse_args()
    chosen.out.mkdir(parents=True, exist_ok=True)
    settings = MatchSettings(chosen.games, chosen.games // 10, SEED, SEED, CORES, CORES)
    opponents = Opponents([*chosen.against, PREVIOUS], settings)
    done = read_log(chosen.out)
    before = None
    for point in read_log(chosen.folder)[chosen.every - 1 :: chosen.every]:
        snapshot = chosen.folder / "snapshots" / f"{point.games:09d}.npz"
        if point.games not in [old.games for old in done]:
            done.append(replace(point, results=opponents.play(snapshot, before)))
            write_log(chosen.out, done)
            print(row(done[-1]), flush=True)
        before = snapshot
    draw(chosen.out, png=True)


if __name__ == "__main__":
    main()
