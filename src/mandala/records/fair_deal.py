"""Deals that can be checked after the game. ``docs/reference/fair-deal.md`` specifies every byte.

Before a game the host publishes a commitment: a hash that covers a secret seed. Then each player adds
a nonce, a random number of their own. The seed, the nonces and the name of the table determine
all decks and, if nobody chose it, who starts. After the game the host publishes the seed.
``records.verify_deal`` checks all this. In version 1 the players added nothing.
"""

import hashlib
import hmac
import secrets
import struct
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from mandala.records.move import counts, pile
from mandala.rules.colours import CARDS_PER_COLOUR, COLOURS

VERSION: Final = b"mandala-fair-deal/1"
JOINT_VERSION: Final = b"mandala-fair-deal/2"
SEED_BYTES: Final = 32
NONCE_BYTES: Final = 32
ALL_CARDS: Final = pile([CARDS_PER_COLOUR] * COLOURS)
FIRST_LABEL: Final = "first"
_WORDS: Final = 2**32  # the numbers of the stream are below this


def new_seed() -> bytes:
    """Returns 256 unpredictable bits."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """Returns the commitment of version 1: the SHA-256 of the seed in lower-case hex."""
    return hashlib.sha256(seed).hexdigest()


class KeyedDealer:
    """Orders the decks of one game from its key; a :class:`~mandala.records.dealers.Dealer`."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def order(self, number: int, cards: str) -> str:
        """Returns the deck of the set-up (``number`` 0) or of a reshuffle (1, 2, …), first drawn first."""
        words = stream(self.key, label(number))
        deck = list(pile(counts(cards)))  # in canonical order first
        for last in range(len(deck) - 1, 0, -1):
            other = below(last + 1, words)
            deck[last], deck[other] = deck[other], deck[last]
        return "".join(deck)


class FairDealer(KeyedDealer):
    """The dealer of version 1, where only the host's seed decides.

    ``entropy``: what others added; the format allows it, the host of this package added nothing.
    """

    def __init__(self, seed: bytes, table_id: str, entropy: Sequence[bytes] = ()) -> None:
        _check_size(seed, SEED_BYTES)
        super().__init__(hmac.digest(seed, key_message(table_id, entropy), "sha256"))


Nonces = tuple[bytes, bytes]
"""What each seat added; empty: that seat added nothing."""


@dataclass(frozen=True, slots=True)
class JointDeal:
    """The values that determine a deal of version 2. ``starts``: the seat that begins by choice of the people,
    None: the deal decides."""

    seed: bytes
    table_id: str
    starts: int | None

    @property
    def commitment(self) -> str:
        """The hash that the host publishes before any player adds a nonce, in lower-case hex."""
        return hashlib.sha256(self._message() + _prefixed(self.seed)).hexdigest()

    def key(self, nonces: Nonces) -> bytes:
        """Returns the key of all shuffles."""
        _check_size(self.seed, SEED_BYTES)
        for nonce in filter(None, nonces):
            _check_size(nonce, NONCE_BYTES)
        message = self._message() + b"".join(map(_prefixed, nonces))
        return hmac.digest(self.seed, message, "sha256")

    def dealer(self, nonces: Nonces) -> KeyedDealer:
        """Returns the dealer of the game."""
        return KeyedDealer(self.key(nonces))

    def first(self, nonces: Nonces) -> int:
        """Returns the seat that begins."""
        if self.starts is not None:
            return self.starts
        return below(2, stream(self.key(nonces), FIRST_LABEL))

    def _message(self) -> bytes:
        starts = "random" if self.starts is None else str(self.starts)
        parts = (JOINT_VERSION, self.table_id.encode(), starts.encode())
        return b"".join(map(_prefixed, parts))


def fair_dealer(deal: JointDeal, nonces: Nonces | None) -> KeyedDealer:
    """Returns the dealer of a game; without ``nonces`` that of version 1."""
    return FairDealer(deal.seed, deal.table_id) if nonces is None else deal.dealer(nonces)


def key_message(table_id: str, entropy: Sequence[bytes] = ()) -> bytes:
    """Returns the message that version 1 hashes with the seed to make the key."""
    return (
        _prefixed(VERSION)
        + _prefixed(table_id.encode())
        + struct.pack(">I", len(entropy))
        + b"".join(map(_prefixed, entropy))
    )


def label(number: int) -> str:
    """Returns the name of the random stream of one shuffle."""
    return "deck" if number == 0 else f"reshuffle/{number}"


def below(bound: int, words: Iterator[int]) -> int:
    """Returns a uniform number from 0 to ``bound`` - 1. Skips words that would cause bias."""
    fair = _WORDS - _WORDS % bound
    return next(word for word in words if word < fair) % bound


def stream(key: bytes, name: str) -> Iterator[int]:
    """Yields 32-bit numbers without end."""
    block = 0
    while True:
        digest = hmac.digest(key, _prefixed(name.encode()) + struct.pack(">Q", block), "sha256")
        yield from struct.unpack(">8I", digest)
        block += 1


def _check_size(data: bytes, size: int) -> None:
    if len(data) != size:
        raise ValueError(f"a seed or nonce has {size} bytes")


def _prefixed(data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + data
