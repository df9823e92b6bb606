"""Properties of all positions, checked on random games."""

import numpy as np
import numpy.typing as npt
from hypothesis import given, settings

from mandala.rules.legality import LEGAL, legal_moves, why_not
from mandala.rules.state import CLAIM, OVER, TURN, State
from support.random_games import RandomGame, random_games
from support.table import result


def cards_by_colour(s: State) -> npt.NDArray[np.int64]:
    """Returns all cards, wherever they lie."""
    cards = s.mountain.sum(axis=0) + s.field.sum(axis=(0, 1)) + s.hand.sum(axis=0)
    cards = cards + s.cup.sum(axis=0) + (s.place > 0).sum(axis=0) + s.discard
    cards = cards + np.bincount(s.deck[s.deck_next : s.deck_end], minlength=6)
    return np.asarray(cards, np.int64)


@given(random_games)
@settings(max_examples=40)
def test_no_card_is_lost_or_made(random_game: RandomGame) -> None:
    """Rule 1.1: 18 cards of each colour, always; and every pile is as large as it says."""
    for game in random_game.positions():
        s = game.state
        assert cards_by_colour(s).tolist() == [18] * 6
        assert s.hand.sum(axis=1).tolist() == s.hand_size.tolist()
        assert s.field.sum(axis=2).tolist() == s.field_size.tolist()
        assert s.discard.sum() == s.discard_size
        assert (s.place > 0).sum(axis=1).tolist() == s.river_size.tolist()
        assert s.dealt_cup.sum(axis=1).tolist() == [2, 2]
        assert (s.cup >= s.dealt_cup).all()
        for pile in (s.mountain, s.field, s.hand, s.discard):
            assert (pile >= 0).all()


@given(random_games)
@settings(max_examples=40)
def test_hands_and_colours_stay_within_the_rules(random_game: RandomGame) -> None:
    """Rules 3.4, 4.1 and 6: hands of 1 to 8, one area per colour, six river places, 30 idle turns."""
    for game in random_game.positions():
        s = game.state
        assert s.hand_size.min() >= 1
        assert s.hand_size.max() <= 8
        areas = (s.mountain > 0).astype(int) + (s.field > 0).sum(axis=1)
        assert areas.max() <= 1
        for seat in (0, 1):
            taken = sorted(int(place) for place in s.place[seat] if place)
            assert taken == list(range(1, len(taken) + 1))
        assert s.idle_turns <= 30
        assert s.phase in (TURN, CLAIM, OVER)


@given(random_games)
@settings(max_examples=25)
def test_some_move_is_legal_until_the_end(random_game: RandomGame) -> None:
    """Rule 3.3: and the list of legal moves is exactly what each single move is judged to be."""
    out = np.zeros(150, np.int64)
    for game in random_game.positions():
        s = game.state
        listed = out[: legal_moves(s, out)].tolist()
        assert listed == [move for move in range(150) if why_not(s, move) == LEGAL]
        assert bool(listed) != (s.phase == OVER)


@given(random_games)
@settings(max_examples=40)
def test_a_turn_passes_to_the_other_player(random_game: RandomGame) -> None:
    """Rules 3, 5.2 and 5.5: turns alternate, claims alternate, and a claim leaves the turn alone."""
    was = None
    for game in random_game.positions():
        now = game.observation(None)
        if was is not None and not now.over:
            assert was.turn is not None
            assert was.to_move is not None
            if was.phase == "turn" and now.phase == "turn":
                assert now.turn == 1 - was.turn
            elif was.phase == "turn":
                assert now.turn == was.turn
            elif now.phase == "claim":
                assert (now.turn, now.to_move) == (was.turn, 1 - was.to_move)
            else:
                assert now.turn == 1 - was.turn
        was = now


@given(random_games)
@settings(max_examples=40)
def test_the_end_comes_for_its_reason_only(random_game: RandomGame) -> None:
    """Rule 6.6: each reason named really holds, and none named before it does."""
    game = random_game.played()
    s = game.state
    river = s.river_size.max() == 6
    emptied = not s.mountain.any(axis=1).all()  # the last destruction leaves its mountain bare
    match result(game).reason:
        case "river":
            assert river
            assert emptied
        case "deck":
            assert not river
            assert emptied
            assert s.end_near
        case "deadlock":
            assert not emptied
            assert s.end_near
        case "stall":
            assert not emptied
            assert s.idle_turns == 30
