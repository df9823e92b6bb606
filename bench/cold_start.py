"""From starting Python to a player's first move: with nothing compiled yet, and from the cache.

Both use the same copy of the sources, because an edit between the runs would empty the cache.

Run: python bench/cold_start.py [PLAYER] [--rounds N]
"""

import argparse
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

import mandala

FIRST_MOVE = """
import sys
from mandala.records.decision import Decision
from mandala.players.registry import make_player
from mandala.records.game import Game
game = Game.new(seed=1)
player = make_player(sys.argv[1])
player.new_game(0, 0, 1)
player.choose(Decision(game.observation(0), tuple(game.legal_moves()), (), game.memory(0)))
"""


def first_move(player: str, sources: Path, cache: Path) -> tuple[float, float]:
    """Seconds by the clock and on the processor until the first move is there."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    begun = time.perf_counter()
    finished = subprocess.run(
        [sys.executable, "-c", FIRST_MOVE, player],
        env=os.environ | {"PYTHONPATH": str(sources), "XDG_CACHE_HOME": str(cache)},
        capture_output=True,
        text=True,
        check=False,
    )
    if finished.returncode != 0:
        sys.exit(f"{player} made no move: {finished.stderr.strip().splitlines()[-1]}")
    elapsed = time.perf_counter() - begun
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return elapsed, used


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("player", nargs="?", default="search:2000")
    parser.add_argument("--rounds", type=int, default=3)
    wanted = parser.parse_args()
    cold, warm = [], []
    for _ in range(wanted.rounds):
        with tempfile.TemporaryDirectory() as folder:
            sources, cache = Path(folder, "sources"), Path(folder, "cache")
            shutil.copytree(mandala.__path__[0], sources / "mandala")
            cold.append(first_move(wanted.player, sources, cache))
            warm.append(first_move(wanted.player, sources, cache))
    print(f"from starting Python to the first move of {wanted.player}, {wanted.rounds} rounds")
    for name, runs in (("nothing compiled yet", cold), ("from the cache", warm)):
        clock = median(elapsed for elapsed, _ in runs)
        processor = median(used for _, used in runs)
        print(f"  {name:<22} {clock:6.2f} s by the clock, {processor:6.2f} s of processor time")


if __name__ == "__main__":
    main()
