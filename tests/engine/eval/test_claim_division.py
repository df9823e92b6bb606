"""Claim division: what each seat would claim, and what that is worth."""

import pytest

from mandala.engine.eval.claim_division import (
    RIVER_CARD,
    UNPLACED_CARD,
    UNPLACED_CARD_PER_RIVER_CARD,
    DivisionBuffers,
    apply_claim,
    claim_gain,
    divide_greedily,
    estimate_cups,
    expected_points,
    new_division_buffers,
    reset_division,
    river_and_cup_value,
)
from mandala.engine.eval.linear_eval import use_exact_cups
from mandala.engine.jit.state_arrays import to_record
from mandala.records.move import counts
from mandala.rules.colours import RED, YELLOW
from mandala.rules.queries import ends_after_destruction
from mandala.rules.state import State

Pair = tuple[str, str]


def divided(
    mountain: str,
    rivers: Pair = ("", ""),
    cups: Pair = ("", ""),
    fields: tuple[int, int] = (1, 1),
    end_near: int = 0,
) -> DivisionBuffers:
    """Returns buffers with this mountain before its division; nothing is hidden in the cups."""
    s = State()
    s.mountain[0] = counts(mountain)
    for seat in (0, 1):
        s.cup[seat] = counts(cups[seat])
        s.river_size[seat] = len(rivers[seat])
        for place, letter in enumerate(rivers[seat], start=1):
            s.place[seat, "ROYGPB".index(letter)] = place
        s.field_size[0, seat] = fields[seat]
    s.end_near = end_near
    division = new_division_buffers()
    use_exact_cups(to_record(s), division)
    reset_division(to_record(s), division)
    return division


def test_claimed_cards_count_the_place_of_their_colour() -> None:
    division = divided("YYY", rivers=("ROY", ""))
    assert claim_gain(division, 0, 0, YELLOW) == 9


def test_new_colour_places_the_cards_in_the_cup() -> None:
    division = divided("YYY", rivers=("RO", ""), cups=("YY", ""))
    # Two new cards and two from the cup at place 3; the latter had a value already.
    expected = 4 * 3 - 2 * (UNPLACED_CARD + 2 * UNPLACED_CARD_PER_RIVER_CARD) + RIVER_CARD
    assert claim_gain(division, 0, 0, YELLOW) == pytest.approx(expected)


@pytest.mark.parametrize(("rivers", "cups"), [(("RO", ""), ("YYG", "")), (("", "Y"), ("R", "B"))])
def test_gain_is_the_rise_of_the_value(rivers: Pair, cups: Pair) -> None:
    for seat in (0, 1):
        division = divided("YYYR", rivers=rivers, cups=cups)
        before, expected = (
            river_and_cup_value(division, seat),
            claim_gain(division, 0, seat, YELLOW),
        )
        apply_claim(division, 0, seat, YELLOW)
        assert river_and_cup_value(division, seat) == pytest.approx(before + expected)


def test_without_a_card_in_the_field_nothing_is_gained() -> None:
    division = divided("YYY", rivers=("ROY", "Y"), fields=(0, 1))
    assert claim_gain(division, 0, 0, YELLOW) == 0
    assert divide_greedily(division, 0, 0, 0) == 0  # claimed to deny it
    assert expected_points(division, 1) == 0


def test_chooser_claims_what_is_worth_most_to_both_together() -> None:
    # Two yellow and four red are worth 4 each to seat 0, but 2 and 8 to seat 1.
    division = divided("YYRRRR", rivers=("RY", "YR"))
    assert divide_greedily(division, 0, 0, 0) == 4 - 2
    assert division.board[0].cup[0, RED] == 4
    assert division.board[0].cup[1, YELLOW] == 2


def test_lead_is_that_of_the_viewer() -> None:
    leads = [divide_greedily(divided("YYRB", rivers=("YR", "YR")), 0, 0, v) for v in (0, 1)]
    assert leads[0] == -leads[1] > 0


def test_division_can_end_the_game() -> None:
    assert not ends_after_destruction(divided("Y").board[0])
    assert ends_after_destruction(divided("Y", end_near=1).board[0])
    division = divided("Y", rivers=("ROGPB", ""))
    assert not ends_after_destruction(division.board[0])
    apply_claim(division, 0, 0, YELLOW)
    assert ends_after_destruction(division.board[0])


def test_dealt_cards_of_the_other_cup_are_expected_values() -> None:
    s = State()
    s.discard[:] = 18 - 1
    s.place[1] = [1, 2, 3, 4, 5, 6]
    s.river_size[1] = 6
    s.discard -= 1  # the river's cards
    s.cup[1], s.dealt_cup[1] = counts("RB"), counts("RB")
    division = new_division_buffers()
    assert estimate_cups(to_record(s), 0, division) == 6
    reset_division(to_record(s), division)
    # Two of six unseen cards, one of each colour: a third of each.
    assert expected_points(division, 1) == pytest.approx((1 + 2 + 3 + 4 + 5 + 6) / 3)
