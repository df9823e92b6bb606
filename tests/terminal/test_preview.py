"""What a seat may ask beforehand; the answers are those of the rules themselves."""

import pytest

from mandala.records.replay import steps
from mandala.terminal.preview import first_to_choose, missing, no_real_choice, worth
from support.decks import written_game
from support.scenarios import scenario


def test_who_would_choose_first():
    game = written_game(mountains=("YY", "YY"), hands=("RRRRRR", "GGGGGG"))
    seen = game.observation(0)
    assert [first_to_choose(seen, m) for m in (0, 1)] == [None, None]
    game.play("F1R2")
    game.play("F2G1")
    for seat in (0, 1, None):
        seen = game.observation(seat)
        assert [first_to_choose(seen, m) for m in (0, 1)] == [0, 1]


def test_missing_colours():
    game = written_game(mountains=("YB", "RR"), hands=("GGGGGG", ""), moves="F1G2")
    assert missing(game.observation(0), 0) == "ROP"
    assert missing(game.observation(None), 1) == "OYGPB"


def test_worth_is_the_worked_example_of_the_rulebook():
    """Rule 7.1: 4, 5, 6, 0, 3 and 1 cards for the places 1 to 6."""
    assert worth("ROYGPB", "R" * 4 + "O" * 5 + "Y" * 6 + "P" * 3 + "B") == 53
    assert worth("R", "OOO") == 0


@pytest.mark.parametrize("name", ["both_fields_empty", "one_field_empty", "four_against_three"])
def test_choices_that_are_none(name):
    """Rule 5.7: the last colour, or both fields empty."""
    asked = []
    for game in steps(scenario(name)):
        seen = game.observation(game.to_move)
        if seen.phase == "claim":
            fields = seen.mandalas[seen.destroying - 1].fields
            asked.append(len(game.legal_moves()) == 1 or fields == ("", ""))
            assert no_real_choice(seen) == asked[-1]
        else:
            assert not no_real_choice(seen)
    assert True in asked
