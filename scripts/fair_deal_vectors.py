"""Writes docs/fair-deal-vectors.json, the examples every check of fair deals must pass.

Run it as ``python scripts/fair_deal_vectors.py``; a test fails when the file is not what it writes.
"""

import hashlib
import itertools
import json
import random
from pathlib import Path
from typing import Any

from mandala.records.fair_deal import (
    ALL_CARDS,
    VERSION,
    FairDealer,
    below,
    commitment,
    key_message,
    label,
    stream,
    verify,
)
from mandala.records.game import Game
from mandala.records.record import Record

FILE = Path(__file__).parent.parent / "docs" / "fair-deal-vectors.json"


def seed(name: str) -> bytes:
    """A seed for an example; real ones come from the system's random source."""
    return hashlib.sha256(f"example seed: {name}".encode()).digest()


def deal(name: str, table: str, entropy: list[bytes]) -> dict[str, Any]:
    """Every step of a deal, so that a new implementation finds where it goes wrong."""
    dealer = FairDealer(seed(name), table, entropy)
    decks = [(0, ALL_CARDS), (1, "RRROYYGGGGPB"), (2, "GB"), (10, "P")]
    return {
        "seed": seed(name).hex(),
        "commitment": commitment(seed(name)),
        "table": table,
        "entropy": [part.hex() for part in entropy],
        "key_message": key_message(table, entropy).hex(),
        "key": dealer.key.hex(),
        "shuffles": [
            {
                "number": number,
                "label": label(number),
                "words": list(itertools.islice(stream(dealer.key, label(number)), 10)),
                "cards": cards,
                "order": dealer.order(number, cards),
            }
            for number, cards in decks
        ],
    }


def number_below(bound: int, words: list[int]) -> dict[str, Any]:
    """Which number a stream gives, and how many of its words were looked at."""
    left = iter(words)
    number = below(bound, left)
    return {"bound": bound, "words": words, "number": number, "used": len(words) - len(list(left))}


def record() -> Record:
    """A game with two reshuffles, its seed published."""
    for attempt in itertools.count():
        name, table = f"game {attempt}", "example-table"
        game = Game(FairDealer(seed(name), table), ("Ada", "Grace"))
        source = random.Random(attempt)
        while not game.over:
            moves = game.legal_moves()
            (move,) = source.choices(moves, [5 if str(move)[0] == "D" else 1 for move in moves])
            game.play(move)
        if len(game.reshuffles) == 2 and game.ply < 120:
            published = {"table": table, "commitment": commitment(seed(name))}
            return game.record(**published, seed=seed(name).hex())
    raise AssertionError("there is always another attempt")


def judged(what: str, game: dict[str, Any]) -> dict[str, Any]:
    report = verify(Record.from_json(game))
    failed = [check.what for check in report.checks if not check.passed]
    return {
        "what": what,
        "fair": report.fair,
        "fails": failed[0] if failed else None,
        "record": game,
    }


def vectors() -> dict[str, Any]:
    fair = record().to_json()
    deck, reshuffle = fair["deck"], fair["reshuffles"][1]
    changed = deck[:-2] + deck[-1] + deck[-2]
    assert changed != deck
    turned = [fair["reshuffles"][0], reshuffle[::-1]]
    return {
        "version": VERSION.decode(),
        "deals": [
            deal("plain", "t-0", []),
            deal("accents", "táblázat ✓", []),
            deal("with players' entropy", "t-0", [b"first", b"", bytes(range(32))]),
        ],
        "below": [
            number_below(3, [5]),
            number_below(3, [2**32 - 1, 2**32 - 2]),
            number_below(108, [2**32 - 1, 2**32 - 76, 2**32 - 77]),
            number_below(1, [2**32 - 1]),
        ],
        "records": [
            judged("a fair game", fair),
            judged("another deck than the seed's", fair | {"deck": changed}),
            judged("a reshuffle in another order", fair | {"reshuffles": turned}),
            judged("a seed that was not committed to", fair | {"seed": seed("other").hex()}),
            judged("dealt for another table", fair | {"table": "another-table"}),
        ],
    }


def text() -> str:
    return json.dumps(vectors(), ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
