"""Questions about a state, checked against games played at random and against the transition."""

import numpy as np
import pytest

from mandala.records.game import Game
from mandala.records.visible_state import visible_state
from mandala.rules.colours import BLACK, CARDS_PER_COLOUR, COLOURS, RED, YELLOW
from mandala.rules.destruction import take_colour
from mandala.rules.queries import (
    claim_points,
    colours_to_claim,
    count_unseen,
    draw_after_building,
    ends_after_destruction,
    first_chooser,
    is_claim_forced,
    is_complete,
    is_missing,
    missing_colours,
    next_claimable,
    seat_to_move,
    visible_cup,
)
from mandala.rules.scoring import score
from mandala.rules.state import CLAIM, OVER, TURN, State
from support.random_games import RandomGame


def claiming(mountain: dict[int, int], fields: tuple[int, int] = (1, 1)) -> State:
    """Returns a state in which mandala II is destroyed and seat 1 chooses in turn 0."""
    s = State()
    s.phase, s.destroying, s.turn, s.claimer = CLAIM, 1, 0, 1
    for colour, cards in mountain.items():
        s.mountain[1, colour] = cards
    s.field_size[1] = fields
    return s


def test_claimer_decides_in_a_destruction_else_the_seat_whose_turn_it_is() -> None:
    s = claiming({RED: 1})
    assert seat_to_move(s) == 1
    for s.phase in (TURN, OVER):
        assert seat_to_move(s) == 0


def test_missing_colours_lie_neither_in_the_mountain_nor_in_a_field() -> None:
    numbers = set()
    for game in RandomGame(seed=10, temperament="builder", first=0).positions():
        for m in range(2):
            present = game.state.mountain[m] + game.state.field[m].sum(axis=0)
            missing = [c for c in range(COLOURS) if present[c] == 0]
            assert [c for c in range(COLOURS) if is_missing(game.state, m, c)] == missing
            assert missing_colours(game.state, m) == (len(missing), max(missing, default=0))
            assert is_complete(game.state, m) == (not missing)
            numbers.add(len(missing))
    assert {0, 1} <= numbers


@pytest.mark.parametrize("completer", [0, 1])
def test_more_field_cards_choose_first_and_a_tie_goes_to_the_other_seat(completer: int) -> None:
    s = State()
    s.field_size[1] = (4, 3)
    assert first_chooser(s, 1, completer) == 0
    s.field_size[1] = (3, 4)
    assert first_chooser(s, 1, completer) == 1
    s.field_size[1] = (3, 3)
    assert first_chooser(s, 1, completer) == 1 - completer


def test_claimable_colours_are_those_of_the_mountain_being_destroyed() -> None:
    s = claiming({YELLOW: 2, BLACK: 1})
    s.mountain[0] = 1  # of the other mandala
    assert colours_to_claim(s) == 2
    assert [next_claimable(s, c) for c in range(COLOURS + 1)] == [2, 2, 2, 5, 5, 5, COLOURS]
    for s.phase in (TURN, OVER):
        assert colours_to_claim(s) == 0


def test_claim_is_forced_with_one_colour_or_without_fields() -> None:
    assert is_claim_forced(claiming({RED: 3}))
    assert not is_claim_forced(claiming({RED: 3, BLACK: 1}))
    for fields in ((0, 1), (1, 0)):
        assert not is_claim_forced(claiming({RED: 3, BLACK: 1}, fields=fields))
    assert is_claim_forced(claiming({RED: 3, BLACK: 1}, fields=(0, 0)))
    assert not is_claim_forced(Game.new(seed=1).state)
    over = claiming({RED: 3}, fields=(0, 0))
    over.phase = OVER
    assert not is_claim_forced(over)


@pytest.mark.parametrize("place", [0, 1, 2])
@pytest.mark.parametrize("cards", [1, 3])
def test_claim_points_are_the_rise_of_the_score(place: int, cards: int) -> None:
    s = claiming({RED: cards})
    s.river_size[1] = 3
    s.place[1, RED] = place
    s.cup[1, RED] = 4
    before = score(s, 1)
    expected = claim_points(cards, 4, place, 4)
    take_colour(s, 1, 1, RED)
    assert score(s, 1) - before == expected
    assert claim_points(0, 4, place, 4) == 0


def test_game_ends_after_a_destruction_with_a_full_river_or_a_near_end() -> None:
    s = claiming({RED: 1})
    s.river_size[:] = (5, 5)
    assert not ends_after_destruction(s)
    for seat in (0, 1):
        s.river_size[seat] = 6
        assert ends_after_destruction(s)
        s.river_size[seat] = 5
    s.end_near = 1
    assert ends_after_destruction(s)


def test_hand_draws_three_cards_up_to_eight() -> None:
    assert [draw_after_building(hand) for hand in range(8)] == [3, 3, 3, 3, 3, 3, 2, 1]


def test_unseen_cards_are_the_other_hand_the_dealt_cup_cards_and_the_deck() -> None:
    out = np.zeros(COLOURS, np.int64)
    for game in RandomGame(seed=9, temperament="builder", first=0).positions():
        s = game.state
        for seat in (0, 1) if not game.over else ():
            other = 1 - seat
            hidden = np.bincount(s.deck[s.deck_next : s.deck_end], minlength=COLOURS)
            hidden = hidden + s.hand[other] + s.dealt_cup[other]
            assert count_unseen(s, seat, out) == hidden.sum()
            assert np.array_equal(out, hidden)
            count_unseen(visible_state(game.observation(seat)), seat, out)
            assert np.array_equal(out, hidden)
            seen = [visible_cup(s, other, c) for c in range(COLOURS)]
            assert np.array_equal(seen, s.cup[other] - s.dealt_cup[other])


def test_all_but_twelve_cards_are_unseen_at_the_start() -> None:
    out = np.zeros(COLOURS, np.int64)
    total = CARDS_PER_COLOUR * COLOURS
    assert count_unseen(Game.new(seed=1).state, 0, out) == total - 4 - 6 - 2
