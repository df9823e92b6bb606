"""Deals that anyone can check afterwards. ``docs/fair-deal.md`` specifies every byte.

Before a game the host publishes a commitment, the hash of a secret seed. All decks of the game
follow from the seed and the name of the table. Once the game is over the seed is published: then
everybody can see that it is the seed committed to, and that these are the decks it gives.
It does not hide the deck from the host, who knows the seed all along.
"""

import hashlib
import hmac
import re
import secrets
import struct
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from mandala.locales.languages import FALLBACK
from mandala.locales.saying import Saying, say
from mandala.records.errors import RecordError
from mandala.records.notation import counts, pile
from mandala.records.record import Record
from mandala.records.replay import replay
from mandala.rules.colours import CARDS_PER_COLOUR, COLOURS

VERSION: Final = b"mandala-fair-deal/1"
SEED_BYTES: Final = 32
ALL_CARDS: Final = pile([CARDS_PER_COLOUR] * COLOURS)
_HEX: Final = re.compile(r"(?:[0-9a-f]{2})*")
_WORDS: Final = 2**32  # the stream is read as numbers below this


def new_seed() -> bytes:
    """256 bits that nobody can foresee."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """What is published before the game: SHA-256 of the seed, in lower-case hex."""
    return hashlib.sha256(seed).hexdigest()


class FairDealer:
    """Orders the decks of one game from its seed; a :class:`~mandala.records.dealing.Dealer`.

    ``entropy`` is what the players add themselves, so that the host cannot choose a seed for its
    deck alone; the host of this package adds nothing yet.
    """

    def __init__(self, seed: bytes, table_id: str, entropy: Sequence[bytes] = ()) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes")
        self.key = hmac.digest(seed, key_message(table_id, entropy), "sha256")

    def order(self, number: int, cards: str) -> str:
        """The deck of the set-up (``number`` 0) or of a reshuffle (1, 2, …), first drawn first."""
        words = stream(self.key, label(number))
        deck = list(pile(counts(cards)))  # in canonical order first
        for last in range(len(deck) - 1, 0, -1):
            other = below(last + 1, words)
            deck[last], deck[other] = deck[other], deck[last]
        return "".join(deck)


def key_message(table_id: str, entropy: Sequence[bytes] = ()) -> bytes:
    """What the key is made of besides the seed."""
    return (
        _prefixed(VERSION)
        + _prefixed(table_id.encode())
        + struct.pack(">I", len(entropy))
        + b"".join(map(_prefixed, entropy))
    )


def label(number: int) -> str:
    """Each shuffle of a game has its own stream, by this name."""
    return "deck" if number == 0 else f"reshuffle/{number}"


def below(bound: int, words: Iterator[int]) -> int:
    """A number from 0 to ``bound`` - 1, all equally likely: words that would favour some numbers
    are passed over."""
    fair = _WORDS - _WORDS % bound
    return next(word for word in words if word < fair) % bound


def stream(key: bytes, name: str) -> Iterator[int]:
    """32-bit numbers without end."""
    block = 0
    while True:
        digest = hmac.digest(key, _prefixed(name.encode()) + struct.pack(">Q", block), "sha256")
        yield from struct.unpack(">8I", digest)
        block += 1


def _prefixed(data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + data


@dataclass(frozen=True, slots=True)
class Check:
    """One thing that was looked at. ``what``: ``seed``, ``deck``, ``reshuffles`` or ``moves``."""

    what: str
    passed: bool
    found: Saying


@dataclass(frozen=True, slots=True)
class Report:
    """What a check of a record came to; ``checks`` ends with the first that failed."""

    checks: tuple[Check, ...]

    @property
    def fair(self) -> bool:
        return all(check.passed for check in self.checks)

    def to_json(self) -> dict[str, Any]:
        """For programs: always in English, whatever is spoken."""
        return {
            "fair": self.fair,
            "checks": [
                {"what": check.what, "passed": check.passed, "found": check.found.text(FALLBACK)}
                for check in self.checks
            ],
        }


def verify(record: Record) -> Report:
    """Whether the decks of a finished game are those its host committed to, and its moves legal."""
    done: list[Check] = []
    for what, check in (
        ("seed", _check_seed),
        ("deck", _check_deck),
        ("reshuffles", _check_reshuffles),
        ("moves", _check_moves),
    ):
        try:
            done.append(Check(what, True, check(record)))
        except RecordError as error:
            done.append(Check(what, False, error.said))
            break
    return Report(tuple(done))


def _check_seed(record: Record) -> Saying:
    published = _key(record, "commitment")
    if "seed" not in record.further and record.result is None:
        raise RecordError("fair-not-over")
    seed = _hex(record, "seed")
    if len(seed) != SEED_BYTES:
        raise RecordError("fair-seed-size", wanted=SEED_BYTES, found=len(seed))
    if commitment(seed) != published:
        raise RecordError("fair-seed-other")
    return say("fair-seed-same")


def _check_deck(record: Record) -> Saying:
    if _dealer(record).order(0, ALL_CARDS) != record.deck:
        raise RecordError("fair-deck-other")
    return say("fair-deck-same")


def _check_reshuffles(record: Record) -> Saying:
    dealer = _dealer(record)
    for number, deck in enumerate(record.reshuffles, start=1):
        if dealer.order(number, deck) != deck:
            raise RecordError("fair-reshuffle-other", index=number - 1)
    return say("fair-reshuffles-same", count=len(record.reshuffles))


def _check_moves(record: Record) -> Saying:
    game = replay(record)
    return say("fair-moves-legal", count=game.ply)


def _dealer(record: Record) -> FairDealer:
    listed = record.further.get("entropy", [])
    if not isinstance(listed, list):
        raise RecordError("fair-entropy")
    entropy = [_from_hex(value, f"entropy[{i}]") for i, value in enumerate(listed)]
    return FairDealer(_hex(record, "seed"), _table(record), entropy)


def _key(record: Record, name: str) -> str:
    value = record.further.get(name)
    if not isinstance(value, str):
        raise RecordError("fair-lacks", key=name)
    return value


def _table(record: Record) -> str:
    table = _key(record, "table")
    if any("\ud800" <= letter <= "\udfff" for letter in table):  # half a pair: has no UTF-8 form
        raise RecordError("fair-table-text")
    return table


def _hex(record: Record, name: str) -> bytes:
    return _from_hex(_key(record, name), name)


def _from_hex(value: object, where: str) -> bytes:
    if not isinstance(value, str) or not _HEX.fullmatch(value):
        raise RecordError("fair-hexadecimal", where=where)
    return bytes.fromhex(value)
