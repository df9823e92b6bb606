"""The learning curve of a training that is over or under way, measured again with more games.

    python bench/curve.py FOLDER OUT --against net --against greedy

Every snapshot that the log of FOLDER names (every fourth with ``--every 4``) is played against each
opponent and against the snapshot before it, on deals that no training sees. OUT gets a log of its
own, a picture (curve.svg and curve.png) and is gone on with if it was begun. Prints what
the table of docs/ai.md tells.
"""

import argparse
from dataclasses import replace
from pathlib import Path

from mandala.arena import play_match
from mandala.engine.weights import load_weights
from mandala.training.log import Point, Result, read_log, write_log
from mandala.training.matching import play_networks
from mandala.training.plotting import draw_curve
from mandala.training.pool import NETWORK, PREVIOUS, network_named

SEED = 778_000  # of deals used for nothing else
CORES = 2


def measure(snapshot: Path, before: Path | None, name: str, games: int) -> Result | None:
    """The network in ``snapshot`` against ``name``; ``games`` if that is a network, else a tenth."""
    if name == PREVIOUS and before is None:
        return None
    if name == PREVIOUS or name.partition(":")[0] == NETWORK:
        opponent = load_weights(before) if name == PREVIOUS and before else network_named(name)
        found = play_networks(load_weights(snapshot), opponent, games // 2, SEED, CORES)
        return Result(name, found.games, found.score, found.interval)
    match = play_match(f"net:{snapshot}", name, games=games // 10, seed=SEED, jobs=CORES)
    assert match.score is not None
    assert match.score_interval is not None
    return Result(name, match.games, match.score, match.score_interval)


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
    parser.add_argument("--every", type=int, default=1, help="measure every so-manieth snapshot")
    chosen = parser.parse_args()
    chosen.out.mkdir(parents=True, exist_ok=True)
    names = [*chosen.against, PREVIOUS]
    done = read_log(chosen.out)
    before = None
    for point in read_log(chosen.folder)[chosen.every - 1 :: chosen.every]:
        snapshot = chosen.folder / "snapshots" / f"{point.games:09d}.npz"
        if point.games not in [old.games for old in done]:
            found = (measure(snapshot, before, name, chosen.games) for name in names)
            done.append(replace(point, results=tuple(r for r in found if r is not None)))
            write_log(chosen.out, done)
            print(row(done[-1]), flush=True)
        before = snapshot
    for ending in ("svg", "png"):
        draw_curve(done, chosen.out / f"curve.{ending}")


if __name__ == "__main__":
    main()
