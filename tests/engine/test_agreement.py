"""The compiled and the interpreted game are the same game: legal lists, states, scores.

Compiled code plays random games and writes down everything; the same rule functions, interpreted
on plain states, follow move by move from the same random numbers. 10,000 games in all.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

from mandala.engine.jit.decorators import JIT, jit_entry
from mandala.engine.jit.state_arrays import StateArray, new_states
from mandala.engine.rng import Rng, new_rng, randbelow, shuffle
from mandala.rules.legality import legal_moves
from mandala.rules.moves import MOVES
from mandala.rules.play import play, set_up
from mandala.rules.scoring import score, winner
from mandala.rules.state import LAYOUT, OVER, State

PARTS = 10
GAMES_AT_ONCE = 100 if JIT else 1
GAMES_PER_PART = 1000 if JIT else 1  # without the compiler both sides are slow
LONGEST = 2000  # moves of a game; random ones have 83 on average
ARRAYS = [(name, shape) for name, shape in LAYOUT if shape]
NUMBERS = [name for name, shape in LAYOUT if not shape]


@jit_entry
def play_and_write(
    states: StateArray, listed: Any, legal: Any, chosen: Any, results: Any, rng: Rng, games: int
) -> int:
    """Play ``games`` random games; ``states[i]`` is the one before ``chosen[i]``.

    A finished state has no choice after it. Returns the number of states.
    """
    at = 0
    for game in range(games):
        set_up(states[at], game % 2, shuffle, rng)
        while states[at].phase != OVER:
            count = legal_moves(states[at], legal[at])
            listed[at] = count
            chosen[at] = legal[at, randbelow(rng, count)]
            states[at + 1] = states[at]
            at += 1
            play(states[at], int(chosen[at - 1]), shuffle, rng)
        s = states[at]
        listed[at] = legal_moves(s, legal[at])
        results[game, 0] = score(s, 0)
        results[game, 1] = score(s, 1)
        results[game, 2] = winner(s)
        at += 1
    return at


@dataclass
class Written:
    """The output of compiled code as plain numbers."""

    arrays: list[bytes]  # [position]: all arrays of the state, one after the other
    numbers: list[tuple[int, ...]]  # [position]: all its single numbers
    legal: list[list[int]]
    chosen: list[int]
    results: list[list[int]]


def compiled_games(rng: Rng) -> Written:
    room = GAMES_AT_ONCE * 150 + LONGEST
    states = new_states(room)
    legal = np.zeros((room, MOVES), np.uint8)
    listed = np.zeros(room, np.int64)
    chosen = np.zeros(room, np.int64)
    results = np.zeros((GAMES_AT_ONCE, 3), np.int64)
    count = play_and_write(states, listed, legal, chosen, results, rng, GAMES_AT_ONCE)
    assert count < room
    states = states[:count]
    columns = [states[name].reshape(count, -1).astype(np.int64) for name, _ in ARRAYS]
    return Written(
        arrays=[row.tobytes() for row in np.concatenate(columns, axis=1)],
        numbers=list(zip(*(states[name].tolist() for name in NUMBERS), strict=True)),
        legal=[legal[i, : listed[i]].tolist() for i in range(count)],
        chosen=chosen[:count].tolist(),
        results=results.tolist(),
    )


def state_in_one_piece() -> tuple[State, np.ndarray]:
    """A plain state whose arrays are windows on one array, which is quick to compare."""
    whole = np.zeros(sum(int(np.prod(shape)) for _, shape in ARRAYS), np.int64)
    s = State()
    first = 0
    for name, shape in ARRAYS:
        size = int(np.prod(shape))
        setattr(s, name, whole[first : first + size].reshape(shape))
        first += size
    return s, whole


@pytest.mark.parametrize("part", range(PARTS))
def test_compiled_and_interpreted_games_agree_move_by_move(part: int) -> None:
    rng, same_source = new_rng(part), new_rng(part)
    s, whole = state_in_one_piece()
    out = np.zeros(MOVES, np.int64)
    for _ in range(GAMES_PER_PART // GAMES_AT_ONCE):
        written = compiled_games(rng)
        at = 0
        for game in range(GAMES_AT_ONCE):
            set_up(s, game % 2, shuffle, same_source)
            while True:
                assert whole.tobytes() == written.arrays[at]
                assert tuple(getattr(s, name) for name in NUMBERS) == written.numbers[at]
                count = legal_moves(s, out)
                assert out[:count].tolist() == written.legal[at]
                if s.phase == OVER:
                    break
                move = int(out[randbelow(same_source, count)])
                assert move == written.chosen[at]
                play(s, move, shuffle, same_source)
                at += 1
            assert [score(s, 0), score(s, 1), winner(s)] == written.results[game]
            at += 1
        assert at == len(written.chosen)
