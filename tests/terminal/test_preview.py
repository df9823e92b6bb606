"""What a seat may ask beforehand; the answers are those of the rules themselves."""

import pytest
from hypothesis import given, settings

from mandala.records.notation import Move, MoveKind
from mandala.records.replay import steps
from mandala.terminal.preview import (
    Taking,
    first_to_choose,
    missing,
    no_real_choice,
    prospect,
    taking,
    visible_state,
    worth,
)
from support.decks import written_game
from support.random_games import random_games
from support.scenarios import scenario


@settings(max_examples=20)
@given(random_games)
def test_what_is_foreseen_is_what_happens(drawn):
    seen = None
    for game in drawn.positions():
        if seen is not None:
            move, after = game.moves[-1], game.observation(None)
            if move.kind == MoveKind.CLAIM:
                seat = seen.to_move
                grew = len(after.rivers[seat]) > len(seen.rivers[seat])
                foreseen = taking(seen, move)
                assert foreseen.place == (len(after.rivers[seat]) if grew else None)
                assert foreseen.to_cup == after.cup_sizes[seat] - seen.cup_sizes[seat]
            else:
                completed = after.phase == "claim"
                first = prospect(seen, move).first_to_choose
                assert first == (after.to_move if completed else None)
        seen = None if game.over else game.observation(game.to_move)


@settings(max_examples=10)
@given(random_games)
def test_nothing_hidden_goes_in(drawn):
    """A visible state holds no card of the other hand, no dealt card of the other cup, no deck."""
    for game in drawn.positions():
        seen = game.observation(0)
        s = visible_state(seen)
        assert not s.hand[1].any()
        assert not s.dealt_cup.any()
        assert not s.deck.any()
        assert sum(s.cup[1]) == len(seen.cup_seen[1])


@pytest.mark.parametrize("name", ["one_field_empty", "four_against_three"])
def test_every_card_of_a_claim_goes_somewhere(name):
    claims = 0
    for game in steps(scenario(name)):
        seen = game.observation(game.to_move)
        if seen.phase == "claim":
            for move in game.legal_moves():
                goes = taking(seen, move)
                cards = seen.mandalas[seen.destroying - 1].mountain.count(str(move)[1])
                assert cards == (goes.place is not None) + goes.to_cup + goes.to_discard
                claims += 1
    assert claims


def test_a_claim_without_a_field_is_discarded():
    game = written_game(
        mountains=("YY", "RR"), hands=("GGOPRY", "BRRRRR"), moves="F1G2 M1R M1O M2R M1P M1B CY"
    )
    assert taking(game.observation(1), Move.parse("CR")) == Taking(None, 0, 1)


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
