"""Random games: the same for a seed with any number of threads, with the known averages."""

import numpy as np
import pytest

from mandala.engine.jit.decorators import JIT
from mandala.engine.jit.state_arrays import new_states, to_state
from mandala.engine.rng import new_rng, randbelow, shuffle
from mandala.engine.search import playouts
from mandala.engine.search.playouts import add_up, play_batch, random_batch, random_games
from mandala.rules.legality import legal_moves
from mandala.rules.moves import MOVES
from mandala.rules.play import play, set_up
from mandala.rules.state import OVER, State

SOME = 45 if JIT else 5
MANY = 30_000 if JIT else 60


def test_same_seed_gives_the_same_games() -> None:
    assert random_games(SOME, seed=1) == random_games(SOME, seed=1)
    assert random_games(SOME, seed=1) != random_games(SOME, seed=2)


def test_number_of_threads_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playouts, "BATCH_GAMES", 2)
    assert random_games(SOME, seed=4, threads=2) == random_games(SOME, seed=4)


def test_random_games_have_their_averages() -> None:
    games = random_games(MANY, seed=9, threads=2)
    wide = 1 if JIT else 12  # few games are played without the compiler
    assert games.mean_moves == pytest.approx(83.0, abs=0.3 * wide)
    assert games.mean_score == pytest.approx(23.4, abs=0.1 * wide)
    assert games.games == sum(games.wins) + games.draws == sum(games.reasons) == MANY


def test_playout_plays_uniformly_random_moves_to_the_end() -> None:
    """The same generator, used by a plain loop, leads to the same final state."""
    states, totals = new_states(1), np.zeros(20, np.int64)
    play_batch(states, np.zeros(MOVES, np.uint8), new_rng(3), 1, totals)
    s, rng, moves, played = State(), new_rng(3), np.zeros(MOVES, np.int64), 0
    set_up(s, 0, shuffle, rng)
    while (count := legal_moves(s, moves)) > 0:
        play(s, int(moves[randbelow(rng, count)]), shuffle, rng)
        played += 1
    assert to_state(states[0]) == s
    assert s.phase == OVER
    assert played in totals


def test_batches_add_up() -> None:
    first, second = random_batch(4, 1, 0), random_batch(3, 1, 1)
    both = add_up([first, second])
    assert both.games == 7
    assert both.moves == first.moves + second.moves
    assert both.reasons[1] == first.reasons[1] + second.reasons[1]
    assert both.mean_score == (first.points + second.points) / 14


def test_zero_games_are_refused() -> None:
    with pytest.raises(ValueError, match="at least one game"):
        random_games(0, seed=1)
