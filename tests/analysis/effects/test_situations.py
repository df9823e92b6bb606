"""Effects in situations written down for the purpose."""

import numpy as np

from mandala.analysis.effects import ClaimEffects, Effects, TurnEffects, effects_of
from mandala.records.move import Move
from mandala.records.observation import observe
from mandala.rules.state import CLAIM, State
from support.situations import table


def effect(s: State, move: str) -> Effects:
    (found,) = effects_of(observe(s, 0, 10), [Move.parse(move)])
    return found


def turn(s: State, move: str) -> TurnEffects:
    found = effect(s, move)
    assert isinstance(found, TurnEffects)
    return found


def claim(s: State, move: str) -> ClaimEffects:
    s.phase = CLAIM
    found = effect(s, move)
    assert isinstance(found, ClaimEffects)
    return found


def test_the_draw_fills_the_hand_up_to_eight() -> None:
    drawn = [turn(table("R", hand="R" * n), "M1R").drawn for n in range(1, 9)]
    assert drawn == [3, 3, 3, 3, 3, 3, 2, 1]
    assert turn(table(hand="RR"), "F1R1").drawn == 0
    assert turn(table(hand="RRRR"), "DR4").drawn == 4


def test_the_draw_is_limited_by_deck_and_discard_pile() -> None:
    both_empty = turn(table("R", hand="RR", deck=0), "M1R")
    assert (both_empty.drawn, both_empty.deck_runs_out) == (0, False)
    last_card = turn(table("R", hand="RR", deck=1), "M1R")
    assert (last_card.drawn, last_card.deck_runs_out, last_card.end_near) == (1, True, True)
    reshuffled = turn(table("R", hand="RR", deck=1, discard="G"), "M1R")
    assert (reshuffled.drawn, reshuffled.deck_runs_out) == (2, True)
    just_enough = turn(table("R", hand="RR", deck=4), "M1R")
    assert (just_enough.drawn, just_enough.deck_runs_out, just_enough.end_near) == (3, False, False)


def test_completing_says_who_chooses_first_and_why() -> None:
    with_more = turn(table("ROY", ("G", "P"), hand="BBB"), "F1B2")
    assert with_more.completes is not None
    assert (with_more.completes.mandala, with_more.completes.first) == (1, 0)
    assert with_more.completes.because == "more_cards"
    assert with_more.fields == (3, 1)
    tie = turn(table("ROY", ("G", "P"), hand="BBB"), "M1B")
    assert tie.completes is not None
    assert (tie.completes.first, tie.completes.because) == (1, "did_not_play_last")
    assert turn(table("ROY", ("G", "P"), hand="BBB"), "DB1").completes is None


def test_completing_a_mandala_while_the_deck_runs_out_ends_the_game() -> None:
    """Rule 6.2: the draw precedes the check."""
    last = turn(table("ROY", ("G", "P"), hand="BBB", deck=3), "M1B")
    assert last.completes is not None
    assert last.ends == "deck"
    assert turn(table("ROY", ("G", "P"), hand="BBB", deck=3), "F1B1").ends == "no"


def test_a_river_that_may_or_must_be_completed() -> None:
    fields = ("GG", "P")
    possible = table("ROY", fields, hand="BBB", rivers=("GPBR", ""))
    assert turn(possible, "F1B1").ends == "river_possible"  # if seat 0 gets orange and yellow
    far = table("ROY", fields, hand="BBB", rivers=("GPB", ""))
    assert turn(far, "F1B1").ends == "no"
    sure = table("Y", ("GGRO", "P"), hand="BBB", rivers=("GPBRO", ""))
    assert turn(sure, "F1B1").ends == "river"  # the first chooser gets the only colour
    empty_field = table("ROYG", ("", "P"), hand="BBB", rivers=("PBRGO", ""))
    assert turn(empty_field, "M1B").ends == "no"  # Rule 5.4: no card in the field, no river


def test_the_thirtieth_idle_turn_ends_the_game() -> None:
    s = table()
    s.idle_turns = 29
    assert turn(s, "DR1").ends == "stall"
    assert turn(s, "M1R").ends == "no"


def test_a_deadlock_is_never_predicted() -> None:
    """Whether red is left anywhere is hidden: a forecast must not tell."""
    s = table("OY", hand="GG")
    s.end_near = 1
    s.mountain[1] = np.array([0, 1, 1, 0, 0, 0])
    assert turn(s, "DG1").ends == "no"


def test_a_new_river_colour_gives_value_to_cup_cards() -> None:
    s = table("RRR", ("G", "P"), rivers=("OY", "R"), cups=("RRO", "RR"))
    effects = claim(s, "CR")
    assert effects.cards == 3
    own = effects.own
    assert (own.place, own.enters_river, own.to_cup, own.wakes) == (3, True, 2, 2)
    assert own.points == 4 * 3
    assert own.exact
    other = effects.other
    assert (other.place, other.enters_river, other.to_cup, other.wakes) == (1, False, 3, 0)
    assert other.points == 3
    assert not other.exact
    assert effects.last


def test_without_a_card_in_the_field_the_cards_are_discarded() -> None:
    effects = claim(table("RRO", ("", "P"), rivers=("", "R")), "CR")
    assert (effects.own.place, effects.own.to_discard, effects.own.points) == (None, 2, 0)
    assert (effects.other.place, effects.other.to_cup, effects.other.points) == (1, 2, 2)
    assert not effects.last
