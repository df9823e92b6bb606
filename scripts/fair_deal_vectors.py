"""Writes docs/reference/fair-deal-vectors.json, the examples every check of fair deals must pass.

Run it as ``python scripts/fair_deal_vectors.py``; a test fails when the file is not what it writes.
"""

import hashlib
import itertools
import json
import random
from pathlib import Path
from typing import Any

from mandala.records.dealers import Dealer
from mandala.records.fair_deal import (
    ALL_CARDS,
    FIRST_LABEL,
    JOINT_VERSION,
    FairDealer,
    JointDeal,
    Nonces,
    below,
    commitment,
    key_message,
    label,
    stream,
)
from mandala.records.game import Game
from mandala.records.record import Record
from mandala.records.verify_deal import verify

FILE = Path(__file__).parent.parent / "docs" / "reference" / "fair-deal-vectors.json"


def seed(name: str) -> bytes:
    """Returns a seed for an example; real seeds are random."""
    return hashlib.sha256(f"example seed: {name}".encode()).digest()


def nonce(name: str) -> bytes:
    """Returns a nonce for an example."""
    return hashlib.sha256(f"example nonce: {name}".encode()).digest()


def deal(name: str, table: str, entropy: list[bytes]) -> dict[str, Any]:
    """Returns every step of a deal, so that a new implementation finds its first error."""
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


def joint_deal(name: str, table: str, starts: int | None, nonces: Nonces) -> dict[str, Any]:
    """Returns every step of a deal of version 2."""
    made = JointDeal(seed(name), table, starts)
    dealer = made.dealer(nonces)
    return {
        "seed": seed(name).hex(),
        "table": table,
        "starts": "random" if starts is None else starts,
        "commitment": made.commitment,
        "nonces": [nonce.hex() or None for nonce in nonces],
        "key": dealer.key.hex(),
        "first_words": list(itertools.islice(stream(dealer.key, FIRST_LABEL), 4)),
        "first": made.first(nonces),
        "deck": dealer.order(0, ALL_CARDS),
        "reshuffle": {"cards": "RRROYYGGGGPB", "order": dealer.order(1, "RRROYYGGGGPB")},
    }


def number_below(bound: int, words: list[int]) -> dict[str, Any]:
    """Returns the number that a stream gives, and how many of its words were read."""
    left = iter(words)
    number = below(bound, left)
    return {"bound": bound, "words": words, "number": number, "used": len(words) - len(list(left))}


def record(joint: bool) -> Record:
    """Returns a game with two reshuffles and its published seed, of version 1 or 2."""
    for attempt in itertools.count():
        name, table = f"game {attempt}", "example-table"
        nonces = nonce("Ada"), nonce("Grace")
        made = JointDeal(seed(name), table, None)
        dealer: Dealer = made.dealer(nonces) if joint else FairDealer(seed(name), table)
        game = Game(dealer, ("Ada", "Grace"), made.first(nonces) if joint else 0)
        source = random.Random(attempt)
        while not game.over:
            moves = game.legal_moves()
            (move,) = source.choices(moves, [5 if str(move)[0] == "D" else 1 for move in moves])
            game.play(move)
        if len(game.reshuffles) == 2 and game.ply < 120:
            hashed = made.commitment if joint else commitment(seed(name))
            published = {"table": table, "commitment": hashed, "seed": seed(name).hex()}
            added = {
                "fair_deal": JOINT_VERSION.decode(),
                "starts": "random",
                "nonces": [part.hex() for part in nonces],
            }
            return game.to_record(**published, **(added if joint else {}))
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
    fair, joint = record(joint=False).to_json(), record(joint=True).to_json()
    other_start = {"first": 1 - joint["first"]}
    deck, reshuffle = fair["deck"], fair["reshuffles"][1]
    changed = deck[:-2] + deck[-1] + deck[-2]
    assert changed != deck
    turned = [fair["reshuffles"][0], reshuffle[::-1]]
    return {
        "version": JOINT_VERSION.decode(),
        "deals": [
            deal("plain", "t-0", []),
            deal("accents", "táblázat ✓", []),
            deal("with players' entropy", "t-0", [b"first", b"", bytes(range(32))]),
        ],
        "joint_deals": [
            joint_deal("both", "t-0", None, (nonce("first"), nonce("second"))),
            joint_deal("chosen start", "táblázat ✓", 1, (nonce("first"), nonce("second"))),
            joint_deal("only one player", "t-0", None, (nonce("first"), b"")),
            joint_deal("nobody", "t-0", 0, (b"", b"")),
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
            judged("a fair game with nonces", joint),
            judged("another starter than the deal's", joint | other_start),
            judged("a nonce that was replaced", joint | {"nonces": [joint["nonces"][0], None]}),
            judged("a starter that was chosen later", joint | {"starts": joint["first"]}),
            judged("nonces without their version", _without(joint, "fair_deal")),
            judged("an unknown version", joint | {"fair_deal": "mandala-fair-deal/9"}),
        ],
    }


def _without(record: dict[str, Any], key: str) -> dict[str, Any]:
    return {name: value for name, value in record.items() if name != key}


def text() -> str:
    return json.dumps(vectors(), ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
