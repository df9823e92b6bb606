"""Sharing out in thought: what each seat would take, and what that is worth."""

import pytest

from mandala.engine.compiling import to_record
from mandala.engine.sharing import (
    RIVER_CARD,
    WAITING_CARD,
    WAITING_CARD_LATER,
    begin_share,
    count_waiting,
    ends_game,
    gain,
    look_at_cups,
    new_paper,
    points,
    share_out,
    take,
    worth,
)
from mandala.records.notation import counts
from mandala.rules.colours import RED, YELLOW
from mandala.rules.state import State


def shared(mountain: str, rivers=("", ""), cups=("", ""), fields=(1, 1), viewer=0, end_near=0):
    """Paper on which this mountain is about to be shared out; nothing is hidden in the cups."""
    s = State()
    s.mountain[0] = counts(mountain)
    for seat in (0, 1):
        s.cup[seat] = counts(cups[seat])
        s.river_size[seat] = len(rivers[seat])
        for place, letter in enumerate(rivers[seat], start=1):
            s.place[seat, "ROYGPB".index(letter)] = place
        s.field_size[0, seat] = fields[seat]
    s.end_near = end_near
    paper = new_paper()
    look_at_cups(to_record(s), viewer, paper)
    paper.expected[:] = 0
    count_waiting(to_record(s), paper)
    begin_share(to_record(s), paper)
    return paper


def test_cards_of_a_colour_in_the_river_count_its_place():
    paper = shared("YYY", rivers=("ROY", ""))
    assert gain(paper, 0, 0, YELLOW) == 9


def test_a_new_colour_wakes_the_cards_in_the_cup():
    paper = shared("YYY", rivers=("RO", ""), cups=("YY", ""))
    # Two new cards and two woken ones at place 3; the woken ones were worth something already.
    expected = 4 * 3 - 2 * (WAITING_CARD + 2 * WAITING_CARD_LATER) + RIVER_CARD
    assert gain(paper, 0, 0, YELLOW) == pytest.approx(expected)


@pytest.mark.parametrize(("rivers", "cups"), [(("RO", ""), ("YYG", "")), (("", "Y"), ("R", "B"))])
def test_a_gain_is_what_worth_grows_by(rivers, cups):
    for seat in (0, 1):
        paper = shared("YYYR", rivers=rivers, cups=cups)
        before, expected = worth(paper, seat), gain(paper, 0, seat, YELLOW)
        take(paper, 0, seat, YELLOW)
        assert worth(paper, seat) == pytest.approx(before + expected)


def test_without_a_card_in_the_field_nothing_is_gained():
    paper = shared("YYY", rivers=("ROY", "Y"), fields=(0, 1))
    assert gain(paper, 0, 0, YELLOW) == 0
    assert share_out(paper, 0, 0, 0) == 0  # taken to deny it
    assert points(paper, 1) == 0


def test_each_takes_what_matters_most_to_have_or_to_deny():
    # Two yellow and four red are worth 4 each to seat 0, but 2 and 8 to seat 1.
    paper = shared("YYRRRR", rivers=("RY", "YR"))
    assert share_out(paper, 0, 0, 0) == 4 - 2
    assert paper.table[0].cup[0, RED] == 4
    assert paper.table[0].cup[1, YELLOW] == 2


def test_lead_is_counted_for_the_viewer():
    leads = [share_out(shared("YYRB", rivers=("YR", "YR"), viewer=v), 0, 0, v) for v in (0, 1)]
    assert leads[0] == -leads[1] > 0


def test_a_full_river_or_a_near_end_ends_the_game():
    assert not ends_game(shared("Y"))
    assert ends_game(shared("Y", end_near=1))
    paper = shared("Y", rivers=("ROGPB", ""))
    assert not ends_game(paper)
    take(paper, 0, 0, YELLOW)
    assert ends_game(paper)


def test_the_dealt_cards_of_the_other_cup_are_odds():
    s = State()
    s.discard[:] = 18 - 1
    s.place[1] = [1, 2, 3, 4, 5, 6]
    s.river_size[1] = 6
    s.discard -= 1  # the river's cards
    s.cup[1], s.dealt_cup[1] = counts("RB"), counts("RB")
    paper = new_paper()
    assert look_at_cups(to_record(s), 0, paper) == 6
    begin_share(to_record(s), paper)
    # Two of six unseen cards, one of each colour: a third of each.
    assert points(paper, 1) == pytest.approx((1 + 2 + 3 + 4 + 5 + 6) / 3)
