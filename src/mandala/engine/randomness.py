"""Random numbers for compiled loops: small, fast, and the same with and without the compiler.

The generator is xorshift128 with a sum of its two halves as output (Vigna's xorshift128+, its
upper 32 bits added without the carry from below, so that no 64-bit sum ever overflows).
A source is an array of two ``uint64``; whoever holds it holds the randomness.
"""

import hashlib
from typing import Final

import numpy as np
import numpy.typing as npt

from mandala.engine.compiling import compilable
from mandala.rules.state import Cards

Source = npt.NDArray[np.uint64]

SOURCE_WORDS: Final = 2
_LEFT: Final = np.uint64(23)
_RIGHT: Final = np.uint64(17)
_RIGHT_OLD: Final = np.uint64(26)
_HALF: Final = np.uint64(32)
_LOWER: Final = np.uint64(0xFFFFFFFF)


def new_source(*seed: int) -> Source:
    """A source fixed by one or more whole numbers, e.g. a seed and a game number."""
    source: Source = new_sources(1, *seed)[0]
    return source


def new_sources(count: int, *seed: int) -> Source:
    """``count`` independent sources, one per row, all fixed by ``seed``."""
    text = ",".join(str(int(number)) for number in seed)  # 7 and (7, 0) are different seeds
    entropy = int.from_bytes(hashlib.blake2b(text.encode(), digest_size=32).digest())
    words = np.random.SeedSequence(entropy).generate_state(count * SOURCE_WORDS, np.uint64)
    return words.astype(np.uint64).reshape(count, SOURCE_WORDS)


@compilable
def below(source: Source, n: int) -> int:
    """A number from 0 to ``n - 1``, all equally likely (bias under n / 2**32)."""
    a = source[0]
    b = source[1]
    source[0] = b
    a ^= a << _LEFT
    a = a ^ b ^ (a >> _RIGHT) ^ (b >> _RIGHT_OLD)
    source[1] = a
    upper = ((a >> _HALF) + (b >> _HALF)) & _LOWER
    return int(np.int64((upper * np.uint64(n)) >> _HALF))


@compilable
def unit(source: Source) -> float:
    """A number from 0 up to but not including 1."""
    return below(source, 1 << 30) / (1 << 30)


@compilable
def branch(source: Source, into: Source) -> None:
    """Make ``into`` a source of its own, fixed by where ``source`` stands, which moves on."""
    for i in range(SOURCE_WORDS):
        upper = np.uint64(below(source, 1 << 32))
        into[i] = (upper << _HALF) | np.uint64(below(source, 1 << 32))


@compilable
def shuffle(deck: Cards, size: int, source: Source) -> None:
    """Put ``deck[:size]`` in random order, every order equally likely (Fisher and Yates)."""
    for last in range(size - 1, 0, -1):
        other = below(source, last + 1)
        card = deck[last]
        deck[last] = deck[other]
        deck[other] = card
