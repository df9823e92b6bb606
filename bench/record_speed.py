"""1,000 random games, interpreted: played, written to a file, read back and played through again.

Run it with ``python bench/record_speed.py``; the aim is under 30 seconds in all.
"""

import random
import tempfile
import time
from pathlib import Path

from mandala.records.game import Game
from mandala.records.replay import read_records, replay

GAMES = 1000


def played(seed: int) -> Game:
    """A game in which both seats choose any legal move."""
    game = Game.new(seed=seed)
    source = random.Random(seed)
    while not game.over:
        game.play(source.choice(game.legal_moves()))
    return game


def main() -> None:
    began = time.perf_counter()
    records = [played(seed).to_record() for seed in range(GAMES)]
    after_play = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.jsonl"
        path.write_text("".join(record.to_line() + "\n" for record in records), encoding="utf-8")
        after_writing = time.perf_counter()
        for number, (_, record) in enumerate(read_records(path)):
            assert record == records[number]
            assert replay(record).result == records[number].result
    ended = time.perf_counter()
    moves = sum(len(record.moves) for record in records)
    print(f"{GAMES} games, {moves} moves")
    print(f"played   {after_play - began:5.1f} s  ({moves / (after_play - began):,.0f} moves/s)")
    print(f"written  {after_writing - after_play:5.1f} s")
    print(f"read and replayed  {ended - after_writing:5.1f} s")
    print(f"in all   {ended - began:5.1f} s, of them {time.process_time():.1f} s of one core")


if __name__ == "__main__":
    main()
