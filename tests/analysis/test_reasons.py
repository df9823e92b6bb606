"""Reasons in situations whose point every player would see."""

from typing import get_args

import pytest
from hypothesis import given, settings

from mandala.analysis.hint_types import Reason, ReasonCode
from mandala.analysis.mountain_split import expected_split
from mandala.analysis.reasons import reasons_for
from mandala.records.move import Move
from mandala.records.observation import observe
from mandala.rules.state import CLAIM, State
from support.random_games import RandomGame, random_games
from support.reason_values import REASON_VALUES
from support.situations import legal_in, table


def why(s: State, *moves: str, win: float = 0.5) -> list[Reason]:
    """The reasons for the first of ``moves``, told beside the others."""
    told = {Move.parse(move): win for move in moves}
    found = reasons_for(observe(s, 0, 10), legal_in(s), told)
    return list(found[Move.parse(moves[0])])


def codes(s: State, *moves: str, win: float = 0.5) -> list[str]:
    return [reason.code for reason in why(s, *moves, win=win)]


def claiming(s: State) -> State:
    s.phase = CLAIM
    return s


def test_completing_with_more_cards_in_the_field() -> None:
    s = table("YYGP", ("RR", "B"), hand="OOP", rivers=("YG", "YG"))
    first = why(s, "F1O1", "DP1")[0]
    assert first == Reason(code="completes-first", values={"mandala": 1, "points": 2})


def test_completing_against_an_empty_field() -> None:
    """Rule 5.4."""
    s = table("YYGPB", ("RR", ""), hand="OOB", rivers=("YG", "YG"))
    assert codes(s, "M1O", "DB1")[0] == "completes-alone"


def test_completing_while_the_other_chooses_first() -> None:
    s = table("YYYGGGP", ("R", "BBB"), hand="OYYP", rivers=("OYG", ""))
    assert codes(s, "M1O")[0] == "completes-second"
    s = table("YYYYGP", ("R", "BBB"), hand="OYYP", rivers=("", "GRY"))
    assert codes(s, "M1O")[0] == "completes-early"


def test_the_first_card_in_a_field() -> None:
    s = table("YGP", ("", "R"), hand="OOYY")
    foot, level = why(s, "F1O1")
    assert foot.code == "foot"
    assert level == Reason(code="draws-level", values={"mandala": 1, "mine": 1, "theirs": 1})
    assert set(codes(s, "F1O2")) == {"foot", "takes-lead"}
    s = table("YGP", ("", ""), hand="OOYY")  # nobody is there: one reason is enough
    assert codes(s, "F1O1") == ["foot"]
    assert codes(s, "F1O2") == ["takes-lead"]


@pytest.mark.parametrize(
    ("fields", "move", "code"),
    [
        (("O", "RR"), "F1O1", "draws-level"),
        (("O", "RR"), "F1O2", "takes-lead"),
        (("O", "RRR"), "F1O1", "narrows-gap"),
        (("OO", "R"), "F1O1", "extends-lead"),
        (("O", "R"), "F1O1", "takes-lead"),
    ],
)
def test_the_balance_of_fields(fields: tuple[str, str], move: str, code: str) -> None:
    assert code in codes(table("YG", fields, hand="OOOY"), move)


def test_a_valuable_colour_is_kept_out_of_the_mountain() -> None:
    s = table("YG", ("R", "O"), hand="BBY", rivers=("RGYO", "OYGB"))
    denied = next(r for r in why(s, "F1B1") if r.code == "keeps-out")
    assert denied.values == {"mandala": 1, "colour": "B", "place": 4}


def test_the_last_missing_colour_in_hand_is_a_threat() -> None:
    s = table("YG", ("RR", "O"), hand="PBY")
    assert why(s, "M1P")[0] == Reason(code="threatens", values={"mandala": 1, "colour": "B"})


def test_a_colour_that_was_the_last_missing_one_before_is_no_news() -> None:
    s = table("YGP", ("RR", "O"), hand="PBY")
    assert "threatens" not in codes(s, "M1P")


def test_cards_not_drawn_yet_are_no_threat() -> None:
    """Red is missing then, and no red card is in hand: what the draw brings is not known."""
    s = table("YG", ("OO", "B"), hand="PYY")
    assert "threatens" not in codes(s, "M1P")


def test_a_mountain_card_for_a_high_place_or_a_colour_without_place() -> None:
    s = table("Y", ("O", ""), hand="GGBB", rivers=("RPYG", ""), cups=("BB", ""))
    assert why(s, "M1G")[0] == Reason(
        code="feeds", values={"place": 4, "mandala": 1, "colour": "G"}
    )
    asleep = why(s, "M1B")[0]
    assert asleep.code == "could-wake"
    assert asleep.values["count"] == 2


def test_a_card_that_cannot_be_played_is_discarded() -> None:
    s = table("Y", ("", "R"), hand="RGP")
    s.field[1, 1, 0], s.field_size[1, 1] = 1, 1
    assert codes(s, "DR1")[0] == "discards-stuck"


def test_the_end_is_hastened_when_ahead_and_delayed_when_behind() -> None:
    s = table("YYGPB", ("RR", "R"), hand="OOY", rivers=("YG", "YG"))
    s.field[0, 1, :], s.field_size[0, 1] = 0, 0
    s.end_near = 1
    assert codes(s, "F1O1", win=0.9)[0] == "ends-ahead"
    assert "ends-ahead" not in codes(s, "F1O1", win=0.2)
    assert "ends-ahead" not in codes(s, "F1O1", win=0.7)  # it may well end with the other ahead
    assert "delays-end" in codes(s, "M1Y", win=0.2)


def test_completing_with_the_last_card_of_the_deck_ends_the_game() -> None:
    """Rule 6.2: the draw comes before the check."""
    s = table("YYGP", ("RR", "B"), hand="OOPPP", deck=2, discard="RRGGBB")
    assert "hastens-end" in codes(s, "M1P", win=0.7)
    assert "hastens-end" not in codes(s, "M1O", win=0.7)


def test_reasons_of_claims() -> None:
    s = claiming(table("GGGBY", ("R", "OP"), rivers=("RO", "RGOY"), cups=("BB", "")))
    wakes = why(s, "CB", "CG")[0]
    assert wakes == Reason(code="claim-wakes", values={"colour": "B", "count": 2, "points": 6})
    denies = why(s, "CG", "CB")
    assert Reason(code="claim-denies", values={"colour": "G", "points": 6}) in denies
    assert Reason(code="claim-saves", values={"colour": "B", "count": 2}) in why(s, "CY", "CB")


def test_no_reason_about_later_when_the_game_ends() -> None:
    """Rule 6.2: no card of the colour comes any more, and what sleeps is not woken."""
    s = claiming(table("YO", ("R", "OP"), rivers=("RP", "RGOY"), cups=("BB", "")))
    assert "claim-saves" in codes(s, "CY", "CO")
    s.end_near = 1
    assert "claim-saves" not in codes(s, "CY", "CO")
    s = claiming(table("YO", ("R", "GP"), rivers=("RGP", "RGO")))
    assert "claim-place" in codes(s, "CY")
    s.end_near = 1
    assert "claim-place" not in codes(s, "CY")
    assert Reason(code="claim-new", values={"colour": "Y", "place": 4}) in why(s, "CY")


def test_a_claim_that_may_end_the_game_does_not_delay_the_end() -> None:
    """Rule 6.1: after red, purple and yellow are left, of which either may fill a river."""
    s = claiming(table("ROYP", ("G", "B"), rivers=("OYGBR", "OYGRP")))
    assert "delays-end" not in codes(s, "CR", win=0.2)
    s = claiming(table("ROP", ("G", ""), rivers=("OYGBR", "")))
    assert "delays-end" not in codes(s, "CR", win=0.2)  # the other may leave purple to us
    s = claiming(table("RP", ("G", ""), rivers=("OYGBR", "")))
    assert "delays-end" in codes(s, "CR", win=0.2)  # the other takes purple, to the discard pile


def test_completing_without_a_field_offers_no_cards() -> None:
    """Rule 5.4: whatever lies in that mountain is never ours."""
    s = table("RGP", ("", "YB"), hand="OPP", rivers=("", "YB"))
    assert "offers-place" not in codes(s, "M1O")
    s = table("RGPYB", ("", ""), hand="OPP", rivers=("RGPBO", ""))
    assert "feeds" not in codes(s, "M1O")
    s = table("GPYB", ("R", ""), hand="OPP", rivers=("RGPBO", ""))
    assert "feeds" in codes(s, "M1O")


def test_the_thirtieth_idle_turn_is_no_pass() -> None:
    """Rule 6.4."""
    s = table("Y", ("O", ""), hand="GGGB")
    assert "passes" in codes(s, "DB1")
    s.idle_turns = 29
    assert "passes" not in codes(s, "DB1")


def test_a_claim_without_a_field_can_only_deny() -> None:
    s = claiming(table("GGB", ("", "OP"), rivers=("RO", "RG")))
    assert codes(s, "CG") == [
        "claim-denies",
    ]
    assert codes(s, "CB") == ["claim-idle"]


def test_the_only_move_has_its_reason() -> None:
    s = claiming(table("GG", ("R", "OP")))
    assert codes(s, "CG") == ["only-move"]


def test_a_shared_reason_does_not_come_first() -> None:
    """The reason "draws" is last if every move draws equally many cards."""
    s = table("Y", ("O", ""), hand="GB", rivers=("RPYG", ""))
    alone, beside = codes(s, "M1B"), codes(s, "M1B", "M1G")
    assert alone[0] == "draws"
    assert beside[0] != "draws"


def test_the_expected_split_follows_the_rules() -> None:
    s = claiming(table("RRRG", ("O", "P"), rivers=("GR", "RG")))
    s.claimer = 0
    assert expected_split(s) == (6, 2)
    s.field_size[0, 1] = 0
    assert expected_split(s) == (6, 0)  # Rule 5.4


@given(random_games)
@settings(max_examples=6)
def test_every_move_of_every_position_has_its_reasons(random_game: RandomGame) -> None:
    for game in random_game.positions():
        if game.over or game.ply % 4:
            continue
        seat = game.to_move
        assert seat is not None
        legal = game.legal_moves()
        told = dict.fromkeys(legal, 0.5)
        for reasons in reasons_for(game.observation(seat), legal, told).values():
            assert 1 <= len(reasons) <= 3
            for reason in reasons:
                assert set(reason.values) == set(REASON_VALUES[reason.code])


def test_every_code_has_its_values() -> None:
    assert set(REASON_VALUES) == set(get_args(ReasonCode))
