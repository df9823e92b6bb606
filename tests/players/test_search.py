"""The search player: what it considers, and what it does not need to think about."""

import pytest

from mandala.players.protocol import decision_for
from mandala.players.search import SearchPlayer
from mandala.records.errors import MandalaError
from mandala.records.game import Game
from support.random_games import RandomGame


def test_it_tells_what_it_considered():
    player, decision = SearchPlayer(simulations=200), decision_for(Game.new(seed=1))
    player.new_game(0, 0, 5)
    considered = player.consider(decision)
    assert tuple(c.move for c in considered) == decision.legal
    assert sum(c.tries for c in considered) == 200
    assert all(0 <= c.value <= 1 for c in considered)
    last_two = sorted(considered, key=lambda c: c.tries)[-2:]
    assert player.choose(decision) == max(last_two, key=lambda c: c.value).move


def test_effort_goes_to_the_better_half_after_each_round():
    player, decision = SearchPlayer(simulations=640), decision_for(Game.new(seed=1))
    player.new_game(0, 0, 5)
    tries = sorted((c.tries for c in player.consider(decision) if c.tries), reverse=True)
    assert tries == [150] * 2 + [70] * 2 + [30] * 4 + [10] * 8  # 160 a round over 16, 8, 4, 2


def test_the_seed_of_the_game_decides_between_equals():
    decision = decision_for(Game.new(seed=1))
    player = SearchPlayer(simulations=30)
    found = set()
    for seed in range(12):
        player.new_game(0, 0, seed)
        found.add(player.choose(decision))
    assert len(found) > 1


def test_a_forced_move_is_not_thought_about():
    player = SearchPlayer(simulations=10_000_000)
    for game in RandomGame(seed=5, temperament="any", first=0).positions():
        if len(game.legal_moves()) == 1:
            assert player.choose(decision_for(game)) == game.legal_moves()[0]
            return
    raise AssertionError("no forced move in this game")


@pytest.mark.parametrize("efforts", [{}, {"simulations": 5, "milliseconds": 5}])
def test_exactly_one_effort_is_needed(efforts):
    with pytest.raises(MandalaError, match="either a number of simulations or a time"):
        SearchPlayer(**efforts)
