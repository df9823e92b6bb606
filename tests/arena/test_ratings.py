"""The rating list against cases with a known answer."""

import math

import pytest

from mandala.arena.intervals import elo_from_score
from mandala.arena.ratings import rate


def test_two_players_are_rated_by_their_score_with_one_drawn_pair_more() -> None:
    scores = [1.0] * 60 + [0.5] * 20 + [0.0] * 19
    first, second = rate(["A", "B"], [(0, 1, scores)])
    assert (first.player, second.player) == ("A", "B")
    assert first.elo - second.elo == pytest.approx(elo_from_score((70 + 0.5) / 100))
    assert first.elo == pytest.approx(-second.elo)
    assert first.games == second.games == 198


def test_interval_of_two_players_agrees_with_their_score() -> None:
    """All deals won or lost twice: the variance of a coin, without the help of duplicate deals."""
    scores = [1.0, 0.0] * 100
    first, _ = rate(["A", "B"], [(0, 1, scores)])
    margin = (first.elo_interval[1] - first.elo_interval[0]) / 2
    # score error sqrt(1/4 / 201); slope of Elo at one half: 4 · 400 / ln 10; half of it each
    expected = 1.96 * math.sqrt(0.25 / 201) * 1600 / math.log(10) / 2
    assert margin == pytest.approx(expected, rel=1e-3)


def test_scores_that_fit_the_model_give_its_ratings_back() -> None:
    truth = {"strong": 200.0, "middle": 0.0, "weak": -200.0}
    names = list(truth)
    matches = []
    for a in range(3):
        for b in range(a + 1, 3):
            chance = 1 / (1 + 10 ** ((truth[names[b]] - truth[names[a]]) / 400))
            won = round(chance * 10_000)
            matches.append((a, b, [1.0] * won + [0.0] * (10_000 - won)))
    ratings = rate(names, matches)
    assert [rating.player for rating in ratings] == names
    for rating in ratings:
        assert rating.elo == pytest.approx(truth[rating.player], abs=0.5)
        assert rating.elo_interval[0] < rating.elo < rating.elo_interval[1]
        assert rating.games == 40_000


def test_player_without_a_point_has_a_finite_rating() -> None:
    ratings = rate(["A", "B", "C"], [(0, 1, [1.0] * 50), (0, 2, [1.0] * 50), (1, 2, [0.5] * 50)])
    assert ratings[0].player == "A"
    assert all(math.isfinite(rating.elo) for rating in ratings)
    assert ratings[0].elo > 300
    assert ratings[1].elo == pytest.approx(ratings[2].elo)
    assert sum(rating.elo for rating in ratings) == pytest.approx(0)


def test_ratings_without_games_are_equal() -> None:
    ratings = rate(["A", "B", "C"], [(0, 1, []), (0, 2, []), (1, 2, [])])
    assert [rating.elo for rating in ratings] == pytest.approx([0, 0, 0])
    assert all(rating.elo_interval[1] > 200 for rating in ratings)


def test_json_has_the_keys_of_the_contract() -> None:
    assert list(rate(["A", "B"], [(0, 1, [1.0])])[0].to_json()) == [
        "player",
        "elo",
        "elo_interval",
        "games",
    ]
