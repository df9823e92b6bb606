"""The search player: how it spends its simulations, and which moves need no search."""

from mandala.players.effort import Simulations
from mandala.players.search import SearchPlayer
from mandala.records.game import Game
from support.random_games import RandomGame


def test_analysis_lists_the_candidates_and_the_choice_is_the_first() -> None:
    effort = Simulations(200)
    player, decision = SearchPlayer(effort), Game.new(seed=1).decision()
    player.new_game(0, 0, 5)
    evaluations = player.analyse(decision, effort)
    assert {each.move for each in evaluations} <= set(decision.legal)
    assert len({each.move for each in evaluations}) == len(evaluations)
    assert sum(each.visits for each in evaluations) == 200
    assert all(0 <= each.value <= 1 for each in evaluations)
    assert evaluations[0].value > evaluations[1].value  # of the last two, with equal visits
    assert evaluations[0].visits == evaluations[1].visits == max(e.visits for e in evaluations)
    assert player.choose(decision) == evaluations[0].move


def test_simulations_go_to_the_better_half_after_each_round() -> None:
    effort = Simulations(640)
    player, decision = SearchPlayer(effort), Game.new(seed=1).decision()
    player.new_game(0, 0, 5)
    visits = [each.visits for each in player.analyse(decision, effort)]
    assert visits == [150] * 2 + [70] * 2 + [30] * 4 + [10] * 8  # 160 a round over 16, 8, 4, 2


def test_seed_of_the_game_decides_between_equal_moves() -> None:
    decision = Game.new(seed=1).decision()
    player = SearchPlayer(Simulations(30))
    found = set()
    for seed in range(12):
        player.new_game(0, 0, seed)
        found.add(player.choose(decision))
    assert len(found) > 1


def test_forced_move_is_not_searched() -> None:
    player = SearchPlayer(Simulations(10_000_000))
    for game in RandomGame(seed=5, temperament="any", first=0).positions():
        if len(game.legal_moves()) == 1:
            assert player.choose(game.decision()) == game.legal_moves()[0]
            return
    raise AssertionError("no forced move in this game")
