"""Duplicate deals: the same cards twice, seats swapped, and everything fixed by the seed."""

import itertools

from mandala.arena.pairs import Entrant, MatchPlan, PairJob, play_pair, schedule
from mandala.records.dealers import SeededDealer
from support.players import Steady

PLAN = MatchPlan((Entrant("steady", Steady), "random"), seed=1)


def test_both_games_of_a_pair_have_the_same_cards_and_swapped_seats() -> None:
    pair = play_pair(PLAN, PLAN.make_players(), PairJob(0, 0, 0))
    first, second = (game.record for game in pair.games)
    assert first.deck == second.deck
    assert first.first == second.first == 0
    assert first.players == ("steady", "random")
    assert second.players == ("random", "steady")
    assert first.extra["deal"] == second.extra["deal"] == 1
    assert [game.number for game in pair.games] == [1, 2]


def test_later_shuffles_of_a_pair_have_the_same_randomness() -> None:
    """The same player on both sides without randomness of its own plays the same game twice."""
    plan = MatchPlan((Entrant("one", Steady), Entrant("two", Steady)), seed=2)
    players = plan.make_players()
    reshuffled = 0
    for deal in range(10):
        first, second = (
            game.record for game in play_pair(plan, players, PairJob(deal, 0, deal)).games
        )
        assert first.moves == second.moves
        assert first.reshuffles == second.reshuffles
        reshuffled += len(first.reshuffles)
    assert reshuffled > 0


def test_points_and_difference_are_the_first_players() -> None:
    plan = MatchPlan((Entrant("one", Steady), Entrant("two", Steady)), seed=2)
    pair = play_pair(plan, plan.make_players(), PairJob(0, 0, 0))
    assert pair.points == 1  # the same game from both sides
    assert pair.difference == 0


def test_deals_differ_by_number_match_and_seed() -> None:
    decks = set()
    for seed, match, deal in itertools.product((1, 2), (0, 1), (0, 1)):
        plan = MatchPlan(("random", "random", "random"), seed)
        pair = play_pair(plan, plan.make_players(), PairJob(0, match, deal))
        decks.add(pair.games[0].record.deck)
    assert len(decks) == 8


def test_players_are_seeded_apart_from_the_deal_and_from_each_other() -> None:
    seeds: list[int] = []

    class Noting(Steady):
        def new_game(self, game: int, seat: int, seed: int) -> None:
            seeds.append(seed)
            super().new_game(game, seat, seed)

    plan = MatchPlan((Entrant("one", Noting), Entrant("two", Noting)), seed=2)
    play_pair(plan, plan.make_players(), PairJob(0, 0, 0))
    assert len(set(seeds)) == 4
    assert all(0 <= seed < 2**63 for seed in seeds)
    dealt = SeededDealer("arena/2/0/0").order(0, "ROYGPB" * 18)
    assert all(SeededDealer(seed).order(0, "ROYGPB" * 18) != dealt for seed in seeds)


def test_schedule_plays_one_deal_of_every_match_in_turn() -> None:
    plan = MatchPlan(("random", "random", "random"), seed=1)
    assert plan.matches() == ((0, 1), (0, 2), (1, 2))
    assert [(job.match, job.deal) for job in schedule(plan, 2)] == [
        (0, 0),
        (1, 0),
        (2, 0),
        (0, 1),
        (1, 1),
        (2, 1),
    ]
    assert [job.index for job in schedule(plan, 2)] == list(range(6))


def test_equal_names_get_numbers_among_three_or_more() -> None:
    assert MatchPlan(("random", "random"), 1).display_names() == ("random", "random")
    assert MatchPlan(("random", "x", "random", "random"), 1).display_names() == (
        "random",
        "x",
        "random (2)",
        "random (3)",
    )
