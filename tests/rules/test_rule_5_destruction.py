"""Rule 5: completing and destroying a mandala."""

import pytest

from mandala.records.game import Game
from mandala.rules.destruction import finish_destruction
from mandala.rules.state import State
from support.decks import legal, play_all, written_game
from support.scenarios import before, played_to_end, scenario
from support.table import cup, deck_size, discard, field, hand, mountain, places

COMPLETE = 4  # moves that complete mandala 1 in the short scenarios below
TWICE = "F1Y2 F1G1 M1O M1R M1P M1B CR CO CP CB F2Y2 F2G1 M2O M2P M2B"


def two_destructions(moves: str) -> Game:
    """Two mandalas with the same colours in their mountains, one after the other."""
    return written_game(
        ("RR", "RR"),
        ("YYYYOP", "GGRBPP"),
        ("BB", "GG"),
        draws="OBB" + "PPP" + "YYY" + "OO" + "GG",
        moves=moves,
    )


def refusal(game: Game, move: str) -> tuple[str, str]:
    """Code and rule of the reason against ``move``."""
    reason = game.why_not(move)
    assert reason is not None
    return reason.code, reason.rule


def phase(game: Game) -> str:
    return game.observation(None).phase


def test_five_colours_are_not_enough() -> None:
    """Rule 5.1: complete means all six colours, in mountain and fields together."""
    game = written_game(("RO", "YY"), ("YYYYPP", "GGGBBR"), moves="F1Y4 F1G3 M1P")
    assert phase(game) == "turn"
    game.play("M1B")
    assert phase(game) == "claim"
    assert game.observation(None).destroying == 1


@pytest.mark.parametrize("missing", "ROYGPB")
def test_every_colour_counts(missing: str) -> None:
    """Rule 5.1: whichever colour comes last completes the mandala."""
    others = [letter for letter in "ROYGPB" if letter != missing]
    game = written_game(
        ("GB", "".join(others[:2])),
        (others[2] + others[4] + missing * 2, others[3] + "GGGGG"),
        moves=f"M2{others[2]} M2{others[3]} M2{others[4]}",
    )
    assert phase(game) == "turn"
    game.play(f"D{legal(game, 'D')[0][1]}1")
    game.play(f"F2{missing}1")
    assert (phase(game), game.observation(None).destroying) == ("claim", 2)


def test_growing_a_field_completes_too() -> None:
    """Rule 5.1: the check follows every card placed; the other mandala is not touched."""
    game = written_game(("RO", "RO"), ("YYPPPP", "GGBBBB"), moves="M1P M1B F1Y1")
    assert phase(game) == "turn"
    game.play("F2G1")
    assert phase(game) == "turn"
    play_all(game, "DP1 F1G1")
    assert (phase(game), game.observation(None).destroying) == ("claim", 1)
    assert (mountain(game, 2), field(game, 2, 1)) == ("RO", "G")


def test_the_draw_comes_before_the_destruction() -> None:
    """Rule 5.1: destroyed at the end of that turn, so after the draw of Rule 3.1."""
    game = before("four_against_three", COMPLETE)
    held = len(hand(game, 1))
    game.play("M1B")
    assert phase(game) == "claim"
    assert len(hand(game, 1)) == held - 1 + 3


def test_four_cards_against_three_choose_first() -> None:
    """Rule 5.2, worked example "Destruction": with fields of 4 and 3 the player with 4 begins."""
    game = before("four_against_three", COMPLETE + 1)
    assert (field(game, 1, 0), field(game, 1, 1)) == ("YYYY", "GGG")
    assert game.to_move == 0
    assert game.observation(None).turn == 1


def test_the_other_player_with_more_cards_chooses_first() -> None:
    """Rule 5.2: the same with the fields exchanged; the last card does not matter."""
    game = written_game(("RO", "YY"), ("GGGPPB", "YYYYBR"), moves="F1G3 F1Y4 M1P M1B")
    assert game.to_move == 1


@pytest.mark.parametrize("last", [0, 1])
def test_on_a_tie_the_player_who_did_not_play_last(last: int) -> None:
    """Rule 5.2, tie for first choice: who played the last card into the mandala chooses second."""
    ending = "M2P M1B" if last == 0 else "M1B"
    game = written_game(("RO", "YY"), ("YYYPBP", "GGGBPR"), moves=f"F1Y3 F1G3 M1P {ending}")
    assert phase(game) == "claim"
    assert game.observation(None).turn == last
    assert game.to_move == 1 - last


def test_both_choose_in_turn_until_the_mountain_is_empty() -> None:
    """Rule 5.2: one colour each, and only colours that still lie in the mountain."""
    game = before("tie_for_first_choice", COMPLETE + 1)
    seen = []
    while phase(game) == "claim":
        seen.append((game.to_move, legal(game)))
        game.play(seen[-1][1][-1])
    assert seen == [
        (0, ["CR", "CO", "CP", "CB"]),
        (1, ["CR", "CO", "CP"]),
        (0, ["CR", "CO"]),
        (1, ["CR"]),
    ]


def test_only_claims_are_legal_in_a_destruction_and_only_then() -> None:
    """Rule 5.2: a turn waits until the destruction is over, a claim until one begins."""
    game = before("tie_for_first_choice", COMPLETE)
    assert refusal(game, "CR")[0] == "claim/nothing_destroyed"
    game.play("M1B")
    for move in ("M1P", "F1Y1", "DP1"):
        assert refusal(game, move)[0] == "turn/claim_awaited"
    assert game.why_not("CR") is None
    assert refusal(game, "CY") == ("claim/not_in_mountain", "5.3")


def test_a_colour_new_to_the_river_leaves_one_card_there() -> None:
    """Rule 5.3: one card to the next free place, the rest to the cup."""
    game = two_destructions(TWICE[: TWICE.index("CR")])
    assert mountain(game, 1) == "RRROPB"
    game.play("CR")
    assert places(game, 0) == {"R": 1}
    assert cup(game, 0) == "RR" + "BB"
    play_all(game, "CO CP CB")
    assert (places(game, 0), places(game, 1)) == ({"R": 1, "P": 2}, {"O": 1, "B": 2})
    assert (cup(game, 0), cup(game, 1)) == ("RRBB", "GG")


def test_a_colour_already_in_the_river_goes_to_the_cup() -> None:
    """Rule 5.3: all of it, the river stays as it is."""
    game = two_destructions(TWICE)
    assert mountain(game, 2) == "RROPB"
    play_all(game, "CR CO CB CP")
    assert places(game, 0) == {"R": 1, "P": 2, "B": 3}
    assert places(game, 1) == {"O": 1, "B": 2, "P": 3}
    assert cup(game, 0) == "RRRR" + "BB"
    assert cup(game, 1) == "O" + "GG"


def test_one_field_empty() -> None:
    """Rule 5.4: a player without a card in the field chooses in turn, but for the discard pile."""
    game = before("one_field_empty", 6)
    assert (field(game, 1, 0), field(game, 1, 1)) == ("YY", "")
    assert mountain(game, 1) == "RROGPB"
    assert game.to_move == 0
    play_all(game, "CO CR")
    assert discard(game) == "RR"
    assert places(game, 0) == {"O": 1}
    assert places(game, 1) == {}
    assert cup(game, 1) == cup(before("one_field_empty", 1), 1)
    play_all(game, "CG CB CP")
    assert places(game, 0) == {"O": 1, "G": 2, "P": 3}
    assert discard(game) == "RRYYB"


def test_both_fields_empty() -> None:
    """Rule 5.4: then every card of the mountain goes to the discard pile; a tie, so Rule 5.2."""
    game = before("both_fields_empty", COMPLETE + 1)
    assert mountain(game, 1) == "ROYGPB"
    assert (game.observation(None).turn, game.to_move) == (1, 0)
    play_all(game, "CB CR CO CG CP CY")
    assert discard(game) == "ROYGPB"
    assert places(game, 0) == places(game, 1) == {}
    assert game.observation(None).cup_sizes == (2, 2)


def test_the_fields_are_discarded_and_two_cards_dealt() -> None:
    """Rule 5.5: both fields to the discard pile, then two cards to the mountain."""
    game = two_destructions(TWICE[: TWICE.index("CB")])
    assert discard(game) == ""
    cards = deck_size(game)
    game.play("CB")
    assert discard(game) == "YYG"
    assert (field(game, 1, 0), field(game, 1, 1)) == ("", "")
    assert mountain(game, 1) == "GG"
    assert cards - deck_size(game) == 2
    assert game.observation(None).destroying is None


@pytest.mark.parametrize(("claims", "last_claimer"), [("CR CO CP CB", 1), ("CR CO CP CB CG", 0)])
def test_play_passes_from_the_player_whose_turn_it_was(claims: str, last_claimer: int) -> None:
    """Rule 5.5: the other player moves next; the last choice does not matter."""
    field_or_mountain = "F1G1" if last_claimer else "M1G"
    game = written_game(
        ("RO", "YY"), ("YYYPPP", "GGGBBB"), moves=f"F1Y3 {field_or_mountain} M1P M1B"
    )
    assert (game.observation(None).turn, game.to_move) == (1, 0)
    *but_last, last = claims.split()
    play_all(game, " ".join(but_last))
    assert game.to_move == last_claimer
    game.play(last)
    assert (phase(game), game.to_move) == ("turn", 0)


def test_two_cards_can_be_dealt_after_the_poorest_destruction() -> None:
    """Rule 5.6: the deck has one card, the discards give the other."""
    game = before("deck_runs_out_at_first_dealt_card", 64)
    assert deck_size(game) == 1
    number = game.observation(None).destroying
    game.play("CY")
    assert number is not None
    assert len(mountain(game, number)) == 2
    assert not game.over


def finished(deck_left: int, discards: int) -> State:
    """A destruction about to be finished with so many cards left in the deck and discarded."""
    s = before("both_fields_empty", COMPLETE + 1).state
    s.mountain[0] = 0
    s.discard[0] = s.discard_size = discards
    s.deck_next = s.deck_end - deck_left
    finish_destruction(s, lambda *_: None, None)
    return s


@pytest.mark.parametrize(("deck_left", "discards"), [(0, 1), (0, 2), (1, 0), (2, 0)])
def test_a_deal_that_the_rules_exclude_is_not_made(deck_left: int, discards: int) -> None:
    """Rule 5.6: an empty deck or discard pile here would be a fault in the program."""
    with pytest.raises(AssertionError):
        finished(deck_left, discards)


def test_a_deal_from_one_card_and_one_discard() -> None:
    """Rule 5.6: the least there can be is enough."""
    s = finished(1, 1)
    assert s.mountain[0].sum() == 2
    assert s.deck_next == s.deck_end


def test_a_forced_choice_is_still_a_move() -> None:
    """Rule 5.7 (clarification): the last colour, and choices without gain, stand in the record."""
    game = before("four_against_three", 8)
    assert legal(game) == ["CB"]
    assert phase(game) == "claim"
    claims = [str(move) for move in scenario("both_fields_empty").moves if str(move)[0] == "C"]
    assert len(claims) == 6
    assert (
        played_to_end("both_fields_empty").to_record().moves == scenario("both_fields_empty").moves
    )
