"""Random numbers for compiled code: fast, and the same with and without the compiler.

The generator is Vigna's xorshift128+, with one change: the upper 32 bits of its two halves are
added without the carry from below, so no 64-bit sum overflows. An ``Rng`` is its state, an array
of two ``uint64``. Every function that needs randomness takes one as an argument.
"""

import hashlib
from typing import Final

import numpy as np
import numpy.typing as npt

from mandala.engine.jit.decorators import jit_helper
from mandala.rules.state import Cards

Rng = npt.NDArray[np.uint64]

RNG_WORDS: Final = 2
_LEFT: Final = np.uint64(23)
_RIGHT: Final = np.uint64(17)
_RIGHT_OLD: Final = np.uint64(26)
_HALF: Final = np.uint64(32)
_LOWER: Final = np.uint64(0xFFFFFFFF)


def new_rng(*seed: int) -> Rng:
    """Returns a generator for one or more integers, for example a seed and a game number."""
    rng: Rng = new_rngs(1, *seed)[0]
    return rng


def new_rngs(count: int, *seed: int) -> Rng:
    """Returns ``count`` independent generators for ``seed``, one per row."""
    text = ",".join(str(int(number)) for number in seed)  # 7 and (7, 0) are different seeds
    entropy = int.from_bytes(hashlib.blake2b(text.encode(), digest_size=32).digest())
    words = np.random.SeedSequence(entropy).generate_state(count * RNG_WORDS, np.uint64)
    return words.astype(np.uint64).reshape(count, RNG_WORDS)


@jit_helper
def randbelow(rng: Rng, n: int) -> int:
    """Returns an integer from 0 to ``n - 1``, all equally likely (bias under n / 2**32)."""
    a = rng[0]
    b = rng[1]
    rng[0] = b
    a ^= a << _LEFT
    a = a ^ b ^ (a >> _RIGHT) ^ (b >> _RIGHT_OLD)
    rng[1] = a
    upper = ((a >> _HALF) + (b >> _HALF)) & _LOWER
    return int(np.int64((upper * np.uint64(n)) >> _HALF))


@jit_helper
def uniform(rng: Rng) -> float:
    """Returns a number from 0 up to but not including 1."""
    return randbelow(rng, 1 << 30) / (1 << 30)


@jit_helper
def split(rng: Rng, into: Rng) -> None:
    """Writes an independent generator into ``into``. Advances ``rng``."""
    for i in range(RNG_WORDS):
        upper = np.uint64(randbelow(rng, 1 << 32))
        into[i] = (upper << _HALF) | np.uint64(randbelow(rng, 1 << 32))


@jit_helper
def copy_rng(rng: Rng, into: Rng) -> None:
    """Lets ``into`` produce the same numbers as ``rng`` from here on."""
    for i in range(RNG_WORDS):
        into[i] = rng[i]


@jit_helper
def shuffle(deck: Cards, size: int, rng: Rng) -> None:
    """Puts ``deck[:size]`` in random order, every order equally likely (Fisher and Yates)."""
    for last in range(size - 1, 0, -1):
        other = randbelow(rng, last + 1)
        card = deck[last]
        deck[last] = deck[other]
        deck[other] = card
