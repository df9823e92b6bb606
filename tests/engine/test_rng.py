"""Random numbers: fixed by the seed, fair, and the same with and without the compiler."""

from collections import Counter
from itertools import pairwise, permutations
from typing import Any

import numpy as np
import pytest

from mandala.engine.jit.decorators import jit_entry
from mandala.engine.rng import Rng, new_rng, new_rngs, randbelow, shuffle, split, uniform


@jit_entry
def many_below(rng: Rng, n: int, out: Any) -> None:
    for i in range(len(out)):
        out[i] = randbelow(rng, n)


@jit_entry
def many_units(rng: Rng, out: Any) -> None:
    for i in range(len(out)):
        out[i] = uniform(rng)


@jit_entry
def many_shuffles(decks: Any, size: int, rng: Rng) -> None:
    for i in range(len(decks)):
        shuffle(decks[i], size, rng)


@jit_entry
def many_branches(rng: Rng, out: Any) -> None:
    for i in range(len(out)):
        split(rng, out[i])


def numbers(seed: int, n: int, count: int) -> list[int]:
    out = np.zeros(count, np.int64)
    many_below(new_rng(seed), n, out)
    found: list[int] = out.tolist()
    return found


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def test_the_same_seed_gives_the_same_numbers() -> None:
    assert numbers(7, 100, 20) == numbers(7, 100, 20)
    assert numbers(7, 100, 20) != numbers(8, 100, 20)


@pytest.mark.parametrize("other", [(-7,), (7, 0), (0, 7), (8,), (7 + 2**64,)])
def test_every_number_of_a_seed_counts(other: tuple[int, ...]) -> None:
    assert new_rng(7).tolist() != new_rng(*other).tolist()


def test_sources_of_one_seed_differ() -> None:
    assert len({tuple(row) for row in new_rngs(1000, 3).tolist()}) == 1000


@pytest.mark.parametrize("n", [1, 2, 6, 108, 1000, 2**31 - 1])
def test_compiled_and_interpreted_numbers_agree(n: int) -> None:
    rng = new_rng(5, n)
    out = np.zeros(300, np.int64)
    many_below(new_rng(5, n), n, out)
    plain = [randbelow(rng, n) for _ in range(300)]
    assert plain == out.tolist()
    assert all(isinstance(number, int) for number in plain)
    assert 0 <= min(plain) <= max(plain) < n


@pytest.mark.parametrize("n", [2, 3, 14, 36])
def test_all_numbers_are_equally_likely(n: int) -> None:
    found = Counter(numbers(11, n, 20_000))
    # Mean n - 1, variance 2 (n - 1): five standard deviations above it means a fault.
    assert chi_square([found[i] for i in range(n)]) < n - 1 + 5 * (2 * (n - 1)) ** 0.5


def test_neighbouring_numbers_are_independent() -> None:
    found = numbers(12, 6, 40_001)
    pairs = Counter(pairwise(found))
    assert chi_square([pairs[a, b] for a in range(6) for b in range(6)]) < 35 + 5 * 70**0.5


def test_units_lie_between_nought_and_one() -> None:
    out = np.zeros(10_000)
    many_units(new_rng(1), out)
    assert 0 <= out.min() < 0.01
    assert 0.99 < out.max() < 1
    assert abs(out.mean() - 0.5) < 0.02


def test_every_order_is_equally_likely() -> None:
    decks = np.tile(np.arange(5, dtype=np.uint8), (24_000, 1))
    many_shuffles(decks, 4, new_rng(2))
    assert set(decks[:, 4].tolist()) == {4}  # beyond the size nothing moves
    orders = Counter(map(tuple, decks[:, :4].tolist()))
    assert set(orders) == set(permutations(range(4)))
    assert chi_square(list(orders.values())) < 23 + 5 * 46**0.5


def test_branches_are_sources_of_their_own() -> None:
    found = np.zeros((500, 2), np.uint64)
    many_branches(new_rng(8), found)
    again = np.zeros((500, 2), np.uint64)
    many_branches(new_rng(8), again)
    assert np.array_equal(found, again)
    assert len({row.tobytes() for row in found}) == 500
    bits = np.unpackbits(found.view(np.uint8)).reshape(500, -1)
    assert np.all(np.abs(bits.mean(0) - 0.5) < 0.12)  # five standard errors: no bit stands still
    first = np.zeros(500, np.int64)
    for i, row in enumerate(found):
        many_below(row, 10, first[i : i + 1])
    assert chi_square(np.bincount(first, minlength=10).tolist()) < 30
