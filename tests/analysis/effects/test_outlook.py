"""How mandalas and cups stand, as far as a viewer can know."""

from dataclasses import replace

from hypothesis import given, settings

from mandala.analysis.effects.outlook import CupWorth, cup_worth, outlook
from mandala.records.game import Game
from mandala.records.observation import MandalaView
from support.random_games import RandomGame, random_games


def test_who_would_choose_first_now() -> None:
    seen = Game.new(seed=1).observation(None)
    more = replace(seen, mandalas=(MandalaView("RO", ("GGGG", "PPP")), seen.mandalas[1]))
    assert outlook(more, 0).first_choice == 0
    assert outlook(more, 0).fields == (4, 3)
    assert outlook(more, 0).missing == "YB"
    tie = replace(seen, mandalas=(MandalaView("RO", ("G", "P")), seen.mandalas[1]))
    assert outlook(tie, 0).first_choice is None
    done = replace(tie, destroying=1, turn=0)
    assert outlook(done, 0).first_choice == 1, "it is settled: seat 0 played the last card"
    assert outlook(done, 1).first_choice is None


def test_the_worked_example_of_the_score_and_cards_without_place() -> None:
    """Rule 7: 4, 5, 6, 0, 3, 1 cards at places 1 to 6 make 53."""
    seen = replace(
        Game.new(seed=1).observation(0),
        rivers=("ROYGPB", ""),
        cup="R" * 4 + "O" * 5 + "Y" * 6 + "P" * 3 + "B",
    )
    assert cup_worth(seen, 0).at_least == cup_worth(seen, 0).at_most == 53
    asleep = cup_worth(replace(seen, rivers=("R", ""), cup="RRGG"), 0)
    assert [(c.colour, c.cards, c.place, c.points) for c in asleep.colours] == [
        ("R", 2, 1, 2),
        ("G", 2, 0, 0),
    ]


def test_the_bounds_count_only_cards_that_can_be_hidden() -> None:
    seen = replace(
        Game.new(seed=1).observation(0),
        hand="",
        cup="",
        mandalas=(MandalaView("", ("", "")), MandalaView("", ("", ""))),
        cup_seen=("", "RR"),
        rivers=("", "RO"),
        discard="O" * 16 + "R",
    )
    # Not seen: 14 red (place 1), 1 orange (place 2), all the others (place 0).
    assert cup_worth(seen, 1) == CupWorth(
        at_least=2, at_most=2 + 2 + 1, colours=cup_worth(seen, 1).colours
    )


@settings(max_examples=10)
@given(random_games)
def test_the_true_points_lie_between_the_bounds(random_game: RandomGame) -> None:
    for game in random_game.positions():
        for reader in (0, 1, None):
            seen = game.observation(reader)
            for owner in (0, 1):
                memory = None if reader is None else game.memory(reader)
                worth = cup_worth(seen, owner, memory)
                assert worth.at_least <= game.scores[owner] <= worth.at_most
                if owner == reader:
                    assert worth.at_least == worth.at_most
