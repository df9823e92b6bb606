"""Random games: the same for a seed, whatever the threads, with the known averages."""

import pytest

from mandala.engine import playouts
from mandala.engine.compiling import JIT, new_states
from mandala.engine.playouts import random_games

SOME = 45 if JIT else 5
MANY = 30_000 if JIT else 60


def test_the_same_seed_gives_the_same_games() -> None:
    assert random_games(SOME, seed=1) == random_games(SOME, seed=1)
    assert random_games(SOME, seed=1) != random_games(SOME, seed=2)


def test_the_number_of_threads_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playouts, "BATCH_GAMES", 2)
    assert random_games(SOME, seed=4, threads=2) == random_games(SOME, seed=4)


def test_random_games_have_their_averages() -> None:
    games = random_games(MANY, seed=9, threads=2)
    wide = 1 if JIT else 12  # few games are played without the compiler
    assert games.mean_moves == pytest.approx(83.0, abs=0.3 * wide)
    assert games.mean_score == pytest.approx(23.4, abs=0.1 * wide)
    assert games.games == sum(games.wins) + games.draws == sum(games.reasons) == MANY


def test_a_playout_ends_the_game_it_is_given() -> None:
    totals = playouts.np.zeros(playouts._COLUMNS, playouts.np.int64)
    states = new_states(1)
    moves = playouts.np.zeros(150, playouts.np.uint8)
    playouts.play_batch(states, moves, playouts.new_sources(1, 3)[0], 1, totals)
    assert states[0].phase == playouts.OVER
    assert states[0].reason > 0


def test_no_games_are_refused() -> None:
    with pytest.raises(ValueError, match="at least one game"):
        random_games(0, seed=1)
