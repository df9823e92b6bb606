"""Rule 1: what is on the table."""

import pytest

from mandala.records.errors import RecordError
from mandala.records.game import Game
from mandala.rules import colours
from support.decks import written_deck, written_game
from support.scenarios import played_to_end
from support.table import cup, deck_size, discard, field, mountain, places


def test_six_colours_of_eighteen_cards() -> None:
    """Rule 1.1: red, orange, yellow, green, purple, black in this order, 18 cards each."""
    assert colours.NAMES == ("red", "orange", "yellow", "green", "purple", "black")
    assert colours.LETTERS == "ROYGPB"
    assert (colours.RED, colours.ORANGE, colours.YELLOW) == (0, 1, 2)
    assert (colours.GREEN, colours.PURPLE, colours.BLACK) == (3, 4, 5)
    assert (colours.COLOURS, colours.CARDS_PER_COLOUR, colours.DECK_CARDS) == (6, 18, 108)
    deck = Game.new(seed=3).deck
    assert [deck.count(letter) for letter in "ROYGPB"] == [18] * 6


def test_a_game_with_any_other_deck_is_refused() -> None:
    """Rule 1.1: a deck of other cards is rejected."""
    deck = written_deck()
    with pytest.raises(RecordError, match=r"107 cards, not 108 \(Rule 1\.1\)"):
        Game.from_deck(deck[:-1])
    one_swapped = deck.replace("R", "O", 1)
    with pytest.raises(RecordError, match=r"17 cards of R, not 18 \(Rule 1\.1\)"):
        Game.from_deck(one_swapped)


def test_two_mandalas_with_a_shared_mountain_and_a_field_each() -> None:
    """Rule 1.2: both players build the same mountain, each grows a field of their own."""
    game = written_game(("RR", "OO"), ("RYYYYY", "RGGGGG"), moves="M1R M1R F1Y2 F1G3 F2Y1 F2G1")
    assert mountain(game, 1) == "RRRR"
    assert mountain(game, 2) == "OO"
    assert (field(game, 1, 0), field(game, 1, 1)) == ("YY", "GGG")
    assert (field(game, 2, 0), field(game, 2, 1)) == ("Y", "G")


def test_a_cup_and_a_river_of_six_places_each() -> None:
    """Rule 1.3: river places count from 1; the sixth is the last there is."""
    game = played_to_end("river")
    assert max(len(places(game, 0)), len(places(game, 1))) == 6
    full = 0 if len(places(game, 0)) == 6 else 1
    assert sorted(places(game, full).values()) == [1, 2, 3, 4, 5, 6]
    assert cup(game, 0)
    assert cup(game, 1)


def test_a_deck_and_a_discard_pile() -> None:
    """Rule 1.4: at first the deck holds all cards not dealt, the discard pile none."""
    game = written_game(hands=("R", ""))
    assert (deck_size(game), discard(game)) == (88, "")
    game.play("DR1")
    assert (deck_size(game), discard(game)) == (87, "R")
