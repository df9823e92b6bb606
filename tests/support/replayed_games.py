"""All written games played through, as JSON for the browser's unit tests: ``{name: Replayed}``."""

import sys

import msgspec

from mandala.server.views.replay import replayed
from support.scenarios import GOLDEN, NAMES


def replayed_games() -> bytes:
    games = {
        name: replayed((GOLDEN / "scenarios" / f"{name}.jsonl").read_text(encoding="utf-8"))
        for name in NAMES
    }
    return msgspec.json.encode(games)


if __name__ == "__main__":
    sys.stdout.buffer.write(replayed_games())
