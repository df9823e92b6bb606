"""Rule 4: the colour rule."""

import pytest

from mandala.records.errors import IllegalMove
from mandala.records.game import Game
from support.decks import legal, written_game
from support.table import field, hand, mountain


def example() -> Game:
    """Mountain 1 yellow and purple, the other's field green, the own orange and red."""
    game = written_game(
        ("YP", "YY"),
        ("ROYGPB", "GGYYYY"),
        draws="YOR",
        moves="M2Y F1G1 F1O1 M2Y F1R1 M2Y",
    )
    assert (mountain(game, 1), field(game, 1, 0), field(game, 1, 1)) == ("YP", "RO", "G")
    assert hand(game, 0) == "ROYGPB"
    return game


def test_the_worked_example_mountain() -> None:
    """Rule 4.1, worked example "Colour rule": yellow, purple or black may go to the mountain."""
    assert legal(example(), "M1") == ["M1Y", "M1P", "M1B"]


def test_the_worked_example_field() -> None:
    """Rule 4.1, worked example "Colour rule": orange, red or black may go to the own field."""
    assert legal(example(), "F1") == ["F1R1", "F1O1", "F1B1"]


def test_the_worked_example_any_number() -> None:
    """Rule 4.1, worked example "Colour rule": any number of a colour that may go to the field."""
    game = written_game(("YP", "YY"), ("RROOBB", "GGYYYY"), draws="RYY", moves="F1R1 F1G1 F1O1 M2Y")
    assert legal(game, "F1") == ["F1R1", "F1O1", "F1B1", "F1B2"]


def test_the_worked_example_green() -> None:
    """Rule 4.1, worked example "Colour rule": green cannot be played here at all."""
    game = example()
    with pytest.raises(IllegalMove) as refused:
        game.play("M1G")
    assert (refused.value.code, refused.value.rule) == ("mountain/colour_in_field", "4.1")
    with pytest.raises(IllegalMove) as refused:
        game.play("F1G1")
    assert (refused.value.code, refused.value.rule) == ("field/colour_in_other_field", "4.1")


def test_a_colour_in_the_own_field_may_not_go_to_the_mountain() -> None:
    """Rule 4.1: a colour in either field, the own one too."""
    game = example()
    for move in ("M1R", "M1O"):
        reason = game.why_not(move)
        assert reason is not None
        assert reason.code == "mountain/colour_in_field"


def test_a_colour_in_the_mountain_may_not_go_to_a_field() -> None:
    """Rule 4.1: nor into either field."""
    game = example()
    for move in ("F1Y1", "F1P1"):
        reason = game.why_not(move)
        assert reason is not None
        assert (reason.code, reason.rule) == ("field/colour_in_mountain", "4.1")


def test_more_cards_join_the_area_that_holds_their_colour() -> None:
    """Rule 4.1: any area takes more of a colour it has."""
    game = example()
    game.play("F1R1")
    assert field(game, 1, 0) == "RRO"
    assert "F1G1" in legal(game)
    game.play("F1G1")
    assert field(game, 1, 1) == "GG"
    game.play("M1Y")
    assert mountain(game, 1) == "YYP"


def test_the_other_mandala_is_independent() -> None:
    """Rule 4.2: what lies in mandala 1 forbids nothing in mandala 2."""
    game = example()
    assert mountain(game, 2) == "YYYYY"
    assert legal(game, "M2") == ["M2R", "M2O", "M2Y", "M2G", "M2P", "M2B"]
    assert legal(game, "F2") == ["F2R1", "F2O1", "F2G1", "F2P1", "F2B1"]
