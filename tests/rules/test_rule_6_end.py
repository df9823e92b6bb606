"""Rule 6: the end of the game."""

import itertools

import numpy as np
import pytest

from mandala.records.errors import IllegalMove
from mandala.records.game import Game
from mandala.records.replay import steps
from mandala.rules.game_end import can_be_completed, end_turn
from mandala.rules.legality import GAME_OVER, legal_moves, why_not
from mandala.rules.state import TURN, State
from support.decks import legal, written_game
from support.scenarios import before, played_to_end, run_out, scenario
from support.table import cup, deck_size, discard, hand, mountain, places, result


def destructions_finished_after(name: str, ply: int) -> int:
    """How many destructions are finished in the moves after ``ply``, the last one included."""
    phases = [game.observation(None).phase for game in steps(scenario(name))]
    return sum(
        was == "claim" and now != "claim"
        for number, (was, now) in enumerate(itertools.pairwise(phases))
        if number >= ply
    )


def test_the_sixth_river_card_ends_the_game_after_that_destruction() -> None:
    """Rule 6.1: the rest of the mountain is still shared out, then the game is over."""
    seen = [
        (max(len(river) for river in game.observation(None).rivers), game.over)
        for game in steps(scenario("river"))
    ]
    first_full = [size for size, _ in seen].index(6)
    assert first_full < len(seen) - 1, "the scenario goes on after the sixth card"
    assert [over for _, over in seen] == [False] * (len(seen) - 1) + [True]
    assert result(played_to_end("river")).reason == "river"


def test_five_river_cards_do_not_end_the_game() -> None:
    """Rule 6.1: only the sixth does."""
    fives = [
        game.over
        for game in steps(scenario("river_before_deck"))
        if game.observation(None).phase == "turn"
        and max(len(river) for river in game.observation(None).rivers) == 5
    ]
    assert fives
    assert not any(fives)


def test_the_last_card_makes_a_new_deck_and_the_end_near() -> None:
    """Rule 6.2: shuffled the moment the last card is drawn; cards still owed come from it."""
    game, move = run_out("river_before_deck")
    assert game.to_move is not None
    drawn = 8 - len(hand(game, game.to_move)) + 1
    piled = discard(game)
    left = deck_size(game)
    assert move == "M2G"
    assert left <= drawn
    assert game.state.end_near == 0
    game.play(move)
    assert game.state.end_near == 1
    assert sorted(game.reshuffles[0]) == sorted(piled)
    assert discard(game) == ""
    assert deck_size(game) == len(piled) - (drawn - left)
    assert game.observation(None).reshuffled == piled


def test_the_end_is_not_near_while_the_deck_has_a_card() -> None:
    """Rule 6.2: one card left is not none."""
    for name in ("deck_runs_out_at_first_dealt_card", "deck_runs_out_without_discards"):
        game, _ = run_out(name)
        assert deck_size(game) == 1
        assert not game.state.end_near


def test_it_runs_out_in_the_draw_of_the_card_that_completes() -> None:
    """Rule 6.2 (clarification): the draw precedes the check, so that mandala is the last one."""
    name = "deck_runs_out_in_completing_draw"
    game, move = run_out(name)
    game.play(move)
    assert (game.state.end_near, game.observation(None).phase) == (1, "claim")
    assert destructions_finished_after(name, game.ply) == 1
    end = played_to_end(name)
    assert (end.over, result(end).reason) == (True, "deck")


@pytest.mark.parametrize(("name", "left"), [("first", 1), ("second", 2)])
def test_it_runs_out_while_a_mountain_is_dealt(name: str, left: int) -> None:
    """Rule 6.2 (clarification): in the deal of Rule 5.5; the next mandala completed is the last."""
    name = f"deck_runs_out_at_{name}_dealt_card"
    game, move = run_out(name)
    assert deck_size(game) == left
    number = game.observation(None).destroying
    old = [int(c) for c in game.state.deck[game.state.deck_next : game.state.deck_end]]
    game.play(move)
    new = game.reshuffles[0]
    dealt = ["ROYGPB"[c] for c in old] + list(new[: 2 - left])
    assert number is not None
    assert sorted(mountain(game, number)) == sorted(dealt)
    assert deck_size(game) == len(new) - (2 - left)
    assert game.state.end_near
    assert not game.over
    assert destructions_finished_after(name, game.ply) == 1
    assert result(played_to_end(name)).reason == "deck"


def test_cards_just_discarded_are_part_of_the_shuffle() -> None:
    """Rule 6.2 (clarification): the four reds of this very move are in the new deck."""
    game, move = run_out("deck_runs_out_in_discard")
    assert (move, discard(game), deck_size(game)) == ("DR4", "OY", 2)
    held = hand(game, 0)
    game.play(move)
    assert sorted(game.reshuffles[0]) == sorted("OY" + "RRRR")
    assert deck_size(game) == 4
    assert len(hand(game, 0)) == len(held)
    assert result(played_to_end("deck_runs_out_in_discard")).reason == "deck"


def test_a_second_exhaustion_shuffles_again_and_changes_nothing_else() -> None:
    """Rule 6.2 (clarification): the end was near already, and the next destruction still ends it."""
    name = "deck_runs_out_twice"
    first, move = run_out(name)
    first.play(move)
    game = before(name, first.ply + 2)
    assert (deck_size(game), discard(game), len(game.reshuffles)) == (3, "", 1)
    game.play("DR4")
    assert game.reshuffles[1] == "RRRR"
    assert deck_size(game) == 3
    assert game.state.end_near
    assert not game.over
    assert destructions_finished_after(name, game.ply) == 1
    assert result(played_to_end(name)).reason == "deck"


def test_it_runs_out_while_the_discard_pile_is_empty() -> None:
    """Rule 6.2 (clarification): the end is near all the same, without a new deck."""
    game, move = run_out("deck_runs_out_without_discards")
    assert discard(game) == ""
    game.play(move)
    assert game.state.end_near
    assert (deck_size(game), discard(game), game.reshuffles) == (0, "", [])
    assert game.observation(None).reshuffled is None
    game.play("M2R")  # Rule 3.1: nothing can be drawn, so nothing is
    assert len(hand(game, 0)) == 7


def test_the_discards_are_shuffled_as_soon_as_a_card_must_be_drawn() -> None:
    """Rule 6.2 (clarification): the deck is empty, two reds are discarded and drawn at once."""
    game = before("deck_runs_out_without_discards", 86)
    assert (deck_size(game), discard(game)) == (0, "")
    held = hand(game, 1)
    game.play("DR2")
    assert game.reshuffles == ["RR"]
    assert (hand(game, 1), deck_size(game), discard(game)) == (held, 0, "")
    assert game.observation(None).reshuffled == "RR"
    game.play("M1R")
    assert game.observation(None).phase == "claim"
    assert destructions_finished_after("deck_runs_out_without_discards", game.ply) == 1
    assert result(played_to_end("deck_runs_out_without_discards")).reason == "deck"


def test_any_number_of_reshuffles() -> None:
    """Rule 6.2: nothing but Rule 6.4 limits how often the discard pile is shuffled."""
    game = played_to_end("many_reshuffles")
    assert game.state.reshuffles == len(game.reshuffles) == 270
    assert game.observation(0).reshuffled == "R"


def test_deadlock() -> None:
    """Rule 6.3 (clarification): neither mandala can get its missing colours, so the game ends."""
    name = "deadlock"
    game = before(name, len(scenario(name).moves))
    assert game.state.end_near
    assert not game.over
    assert "R" not in mountain(game, 1)
    assert "B" not in mountain(game, 2)
    assert (hand(game, 0) + hand(game, 1)).count("R") == 1
    assert "R" in cup(game, 0), "a card in a cup cannot be got"
    assert "B" not in hand(game, 0) + hand(game, 1)
    game.play("M2R")
    assert (game.over, result(game).reason) == (True, "deadlock")
    assert legal(game) == []


@pytest.mark.parametrize("mirrored", [False, True])
def test_one_mandala_that_can_be_completed_is_enough(mirrored: bool) -> None:
    """Rule 6.3: no deadlock while either of them can still get its missing colours."""
    s = before("deadlock", 88).state
    assert [can_be_completed(s, mandala) for mandala in (0, 1)] == [True, False]
    if mirrored:
        s.mountain[:] = s.mountain[::-1].copy()
    end_turn(s)
    assert s.phase == TURN


def missing_black() -> State:
    """A state in which mandala 1 lacks black, and no black card lies anywhere that counts."""
    s = State()
    s.mountain[0] = [1, 1, 1, 1, 1, 0]
    s.deck[:3] = [5, 0, 5]  # drawn, to be drawn, beyond the end
    s.deck_next, s.deck_end = 1, 2
    return s


def put_black(s: State, where: str) -> None:
    if where == "deck":
        s.deck[1] = 5
    else:
        {
            "mountain": s.mountain[0],
            "field 0": s.field[0, 0],
            "field 1": s.field[0, 1],
            "hand 0": s.hand[0],
            "hand 1": s.hand[1],
            "discard": s.discard,
        }[where][5] = 1


PLACES = ["mountain", "field 0", "field 1", "hand 0", "hand 1", "discard", "deck"]


@pytest.mark.parametrize("where", PLACES)
def test_where_a_missing_colour_can_be_got(where: str) -> None:
    """Rule 6.3: in a hand, the deck or the discard pile, or it is not missing at all."""
    s = missing_black()
    assert not can_be_completed(s, 0)
    put_black(s, where)
    assert can_be_completed(s, 0)
    for also in PLACES:  # more of it elsewhere takes nothing away
        more = s.copy()
        put_black(more, also)
        assert can_be_completed(more, 0)


def test_where_a_missing_colour_cannot_be_got() -> None:
    """Rule 6.3: not from a cup, a river or the other mandala."""
    s = missing_black()
    s.cup[:, 5] = s.dealt_cup[:, 5] = s.place[:, 5] = 1
    s.mountain[1, 5] = s.field[1, 0, 5] = s.field[1, 1, 5] = 1
    assert not can_be_completed(s, 0)


def test_no_deadlock_before_the_end_is_near() -> None:
    """Rule 6.3: the missing colours are gone, but the deck has not run out yet."""
    game = before("deadlock_before_stall", 84)
    loose = hand(game, 0) + hand(game, 1) + discard(game)
    assert not set("RB") & set(loose)
    assert not game.state.end_near
    assert not game.over


def stall_game(idle: int, moves: str = "") -> Game:
    """A game whose last ``idle`` turns were discards."""
    game = written_game(("RO", "YG"), moves=moves)
    for _ in range(idle):
        game.play(legal(game, "D")[0])
    return game


def test_stall() -> None:
    """Rule 6.4 (clarification): thirty turns in a row without a card placed in a mandala."""
    game = stall_game(29)
    assert (game.over, game.observation(0).idle_turns) == (False, 29)
    game.play(legal(game, "D")[-1])
    assert (game.over, result(game).reason) == (True, "stall")
    with pytest.raises(IllegalMove, match=r"the game is over \(Rule 6\)"):
        game.play("DR1")


@pytest.mark.parametrize("kind", ["M", "F"])
def test_a_card_placed_begins_the_count_anew(kind: str) -> None:
    """Rule 6.4: both kinds of placing do."""
    game = stall_game(29)
    game.play(legal(game, kind)[0])
    assert game.state.idle_turns == 0
    for _ in range(29):
        game.play(legal(game, "D")[0])
    assert not game.over
    game.play(legal(game, "D")[0])
    assert result(game).reason == "stall"


def test_cards_in_hand_and_in_mandalas_score_nothing() -> None:
    """Rule 6.5: at the end only the cups count."""
    game = played_to_end("deck_runs_out_at_second_dealt_card")
    assert hand(game, 0)
    assert hand(game, 1)
    for seat in (0, 1):
        worth = places(game, seat)
        assert result(game).scores[seat] == sum(worth.get(card, 0) for card in cup(game, seat))


def test_river_counts_before_deck() -> None:
    """Rule 6.6: the last destruction of a game whose end is near also fills a river."""
    game = played_to_end("river_before_deck")
    assert game.state.end_near
    assert max(len(places(game, 0)), len(places(game, 1))) == 6
    assert result(game).reason == "river"


def test_deck_counts_before_deadlock() -> None:
    """Rule 6.6: after the last destruction no mandala could be completed any more either."""
    game = played_to_end("deck_before_deadlock")
    assert not any(can_be_completed(game.state, mandala) for mandala in (0, 1))
    assert result(game).reason == "deck"


def test_deadlock_counts_before_stall() -> None:
    """Rule 6.6: the deck runs out in the thirtieth idle turn, and both hold at once."""
    game = before("deadlock_before_stall", 84)
    assert (game.state.idle_turns, deck_size(game)) == (29, 1)
    game.play("DG1")
    assert game.state.idle_turns == 30
    assert result(game).reason == "deadlock"


def test_nothing_is_legal_after_the_end() -> None:
    """Rule 6: a game that is over takes no move."""
    game = played_to_end("drawn")
    assert legal(game) == []
    assert game.to_move is None
    assert legal_moves(game.state, np.zeros(150, np.int64)) == 0
    assert {why_not(game.state, move) for move in range(150)} == {GAME_OVER}
