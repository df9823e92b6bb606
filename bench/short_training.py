"""The trial, run again: 20 minutes of training on one core from nothing, and what came of it.

    python bench/short_training.py FOLDER

trains as docs/how-to/train-a-network.md describes. Repeat the command
to resume after an interruption. Then the new network plays against flat search with 1,000 random games
per move, and against the shipped network. Results are printed and saved in FOLDER/trial.json.

One core of a small virtual machine plays the games in about 20 minutes. The result contains the
measured time.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from mandala.arena import play_match
from mandala.arena.network_match import play_networks
from mandala.engine.eval.network_weights import load_weights, shipped_weights
from mandala.training.metrics_log import read_log

GAMES = 384_000
SEED = 20  # of the training; the shipped weights come from another
FLAT_SEED = 779_000  # deals used for nothing else
NETWORK_SEED = 779_001


def train(folder: Path, games: int, cores: int) -> Path:
    """Train to the end, with the command that anybody would use; the weights."""
    words = ["train", folder, "--games", games, "--seed", SEED, "--cores", cores, "--plain"]
    measured = ["--measure-every", -(-games // 8), "--against", "greedy"]
    command = [sys.executable, "-m", "mandala", *map(str, [*words, *measured])]
    subprocess.run(command, check=True)
    return folder / "weights.npz"


def against_flat(weights: Path, playouts: int, games: int) -> dict[str, Any]:
    flat = f"flat:{playouts}"
    return play_match(f"net:{weights}", flat, games=games, seed=FLAT_SEED, jobs=2).to_json()


def shipped_against(weights: Path, games: int) -> dict[str, Any]:
    found = play_networks(shipped_weights(), load_weights(weights), games // 2, NETWORK_SEED, 2)
    return {
        "players": ["net", f"net:{weights}"],
        "games": found.games,
        "score": round(found.score, 6),
        "score_interval": [round(end, 4) for end in found.interval],
    }


def told(match: dict[str, Any]) -> str:
    low, high = match["score_interval"]
    first, second = match["players"]
    return (
        f"{first} against {second}: {100 * match['score']:.1f} %"
        f" ({100 * low:.1f} to {100 * high:.1f} %) of {match['games']} games"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=GAMES, help="length of the training")
    parser.add_argument("--cores", type=int, default=1, help="changes the time, not the result")
    parser.add_argument("--playouts", type=int, default=1000, help="of flat search, a move")
    parser.add_argument("--flat-games", type=int, default=400)
    parser.add_argument("--net-games", type=int, default=20_000)
    chosen = parser.parse_args()
    weights = train(chosen.folder, chosen.games, chosen.cores)
    last = read_log(chosen.folder)[-1]
    matches = [
        against_flat(weights, chosen.playouts, chosen.flat_games),
        shipped_against(weights, chosen.net_games),
    ]
    result = {
        "games": last.games,
        "decisions": last.decisions,
        "seconds": last.seconds,
        "core_seconds": last.core_seconds,
        "matches": matches,
    }
    (chosen.folder / "trial.json").write_text(json.dumps(result, indent=1) + "\n")
    minutes, core_minutes = last.seconds / 60, last.core_seconds / 60
    print(f"{last.games:,} games, {minutes:.1f} min, {core_minutes:.1f} min of one core")
    for match in matches:
        print(told(match))


if __name__ == "__main__":
    main()
