"""Rule 3: a turn is exactly one of three actions."""

import pytest

from mandala.records.errors import IllegalMove
from mandala.records.game import Game
from support.decks import legal, play_all, written_game
from support.scenarios import before
from support.table import deck_size, discard, field, hand, mountain


def refusal(game: Game, move: str) -> tuple[str, str]:
    """Code and rule of the reason why ``move`` is refused."""
    with pytest.raises(IllegalMove) as refused:
        game.play(move)
    return refused.value.code, refused.value.rule


def test_building_plays_one_card_and_draws_three() -> None:
    """Rule 3.1: one card to a mountain, then up to three from the deck; the turn passes."""
    game = written_game(("OO", "YY"), ("RRGGPP", ""), draws="PYBG", moves="M1R")
    assert mountain(game, 1) == "ROO"
    assert hand(game, 0) == "RYGGPPPB"
    assert deck_size(game) == 85
    assert game.to_move == 1


@pytest.mark.parametrize(
    ("grown", "left", "drawn"),
    [(0, 7, 1), (1, 6, 2), (2, 5, 3), (3, 4, 3), (4, 3, 3), (5, 2, 3), (6, 1, 3), (7, 0, 3)],
)
def test_the_draw_fills_the_hand_to_eight_at_most(grown: int, left: int, drawn: int) -> None:
    """Rule 3.1, worked example "Draw": with 7 left in hand 1 is drawn, with 6 left 2, else 3."""
    game = written_game(("OY", "OO"), ("RRRRRR", "GGPP"), draws="RRR", moves="M1R DG1")
    assert hand(game, 0) == "R" * 8
    if grown:
        play_all(game, f"F2R{grown} DG1")
    assert len(hand(game, 0)) == left + 1
    cards = deck_size(game)
    game.play("M1R")
    assert cards - deck_size(game) == drawn
    assert len(hand(game, 0)) == left + drawn


def test_the_draw_is_mandatory() -> None:
    """Rule 3.1 (clarification): no way to build without drawing, or to choose how many."""
    game = written_game(("OO", "YY"), ("RRGGPP", ""))
    assert legal(game, "M") == ["M1R", "M1G", "M1P", "M2R", "M2G", "M2P"]
    game.play("M2G")
    assert len(hand(game, 0)) == 8


def test_building_needs_the_card() -> None:
    """Rule 3.1: a card not in hand cannot be built."""
    game = written_game(("OO", "YY"), ("RRGGPP", ""))
    assert refusal(game, "M1B") == ("hand/not_enough_cards", "3.1")


def test_growing_plays_cards_of_one_colour_and_draws_nothing() -> None:
    """Rule 3.2: one or more cards of one colour to the own field; no draw."""
    game = written_game(("OO", "YY"), ("RRGGGP", "BBBBBB"), moves="F2G3 F1B1")
    assert (field(game, 2, 0), field(game, 2, 1)) == ("GGG", "")
    assert (field(game, 1, 0), field(game, 1, 1)) == ("", "B")
    assert (hand(game, 0), hand(game, 1)) == ("RRP", "BBBBB")
    assert deck_size(game) == 88
    assert game.to_move == 0


def test_growing_keeps_a_card_in_hand() -> None:
    """Rule 3.2: all cards of the colour, but never the whole hand."""
    game = written_game(("OO", "YY"), ("RRRRRR", "GGPPPP"))
    assert legal(game, "F1") == ["F1R1", "F1R2", "F1R3", "F1R4", "F1R5"]
    assert refusal(game, "F1R6") == ("field/keep_one_card", "3.2")
    assert refusal(game, "F1R7") == ("hand/not_enough_cards", "3.2")
    play_all(game, "F1R5")
    assert legal(game, "F1") == ["F1G1", "F1G2", "F1P1", "F1P2", "F1P3", "F1P4"]
    game.play("DG1")
    assert hand(game, 0) == "R"
    assert legal(game, "F") == []
    assert refusal(game, "F2R1") == ("field/keep_one_card", "3.2")


def test_discarding_draws_as_many() -> None:
    """Rule 3.3: one or more cards of one colour, and as many drawn; the turn ends."""
    game = written_game(("OO", "YY"), ("RRRGGP", ""), draws="BPO", moves="DR3")
    assert discard(game) == "RRR"
    assert hand(game, 0) == "OGGPPB"
    assert deck_size(game) == 85
    assert game.to_move == 1


def test_discarding_ignores_the_colour_rule_and_takes_the_whole_hand() -> None:
    """Rule 3.3: any colour, wherever it lies, and even every card in hand."""
    game = written_game(("RR", "RR"), ("RRRRRR", "OOOOOO"), draws="Y" * 6)
    assert legal(game, "D") == ["DR1", "DR2", "DR3", "DR4", "DR5", "DR6"]
    assert refusal(game, "DR7") == ("hand/not_enough_cards", "3.3")
    game.play("DR6")
    assert hand(game, 0) == "YYYYYY"


def test_discarding_checks_no_mandala() -> None:
    """Rule 3.3: the turn ends at once; nothing was placed."""
    game = written_game(("RO", "YY"), ("YYRRRR", "GGBBBB"), moves="M1Y M1G DR1")
    assert game.observation(None).phase == "turn"
    assert game.state.idle_turns == 1


def test_a_hand_holds_eight_cards_at_most() -> None:
    """Rule 3.4: building with eight in hand draws one, to eight again."""
    game = written_game(("OO", "YY"), ("RRRGGP", "RRRGGP"), moves="M1R M1R")
    for _ in range(4):
        game.play(legal(game, "M")[0])
        assert game.observation(None).hand_sizes == (8, 8)


def test_the_only_card_cannot_be_built_while_nothing_can_be_drawn() -> None:
    """Rule 3.4 (clarification): deck and discard pile empty, one card in hand: only 3.3 is left."""
    game = before("only_card", 99)
    assert (hand(game, 0), deck_size(game), discard(game)) == ("O", 0, "")
    assert legal(game) == ["DO1"]
    assert refusal(game, "M1O") == ("mountain/only_card", "3.4")
    assert refusal(game, "M2O") == ("mountain/only_card", "3.4")
    assert refusal(game, "F2O1") == ("field/keep_one_card", "3.2")
    game.play("DO1")  # Rule 3.3 is always possible: the card comes back
    assert (hand(game, 0), deck_size(game), discard(game)) == ("O", 0, "")


def test_two_cards_may_become_one_while_nothing_can_be_drawn() -> None:
    """Rule 3.4: with two cards in hand building is allowed though nothing can be drawn."""
    game = before("only_card", 97)
    assert (hand(game, 0), deck_size(game), discard(game)) == ("RO", 0, "")
    assert "M2R" in legal(game, "M")
    game.play("M2R")
    assert hand(game, 0) == "O"


def test_the_only_card_may_be_built_while_the_deck_has_cards() -> None:
    """Rule 3.4: something can be drawn, so the turn does not end with an empty hand."""
    game = written_game(("OO", "YY"), ("RRRRRR", "GGPPPP"), moves="F1R5 DG1")
    assert hand(game, 0) == "R"
    game.play("M2R")
    assert len(hand(game, 0)) == 3
