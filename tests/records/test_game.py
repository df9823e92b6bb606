"""A game being played: the authority over one state."""

import json

import numpy as np
import pytest
from hypothesis import given

from mandala.records.dealing import SeededDealer, WrittenDealer
from mandala.records.errors import IllegalMove, MalformedMove, MandalaError, RecordError
from mandala.records.game import Game
from mandala.records.notation import Move, pile
from mandala.records.observation import Result
from mandala.records.reasons import REASONS
from mandala.rules import legality
from mandala.rules.colours import LETTERS
from support.decks import AsItLies, legal, play_all, written_deck, written_game
from support.random_games import random_games
from support.scenarios import before, run_out, scenario


def test_the_same_seed_deals_the_same_game():
    assert Game.new(seed=1).deck == Game.new(seed=1).deck != Game.new(seed=2).deck
    assert Game.new(seed="a").deck != Game.new(seed="b").deck


def test_without_a_seed_nobody_foresees_the_deck():
    assert Game.new().deck != Game.new().deck


def test_a_game_begins_as_asked():
    game = Game.new(seed=1, players=("one", "two"), first=1)
    assert (game.players, game.first, game.to_move, game.ply) == (("one", "two"), 1, 1, 0)
    assert game.record().players == ("one", "two")
    assert (game.over, game.result, game.reshuffles) == (False, None, [])


def test_moves_as_text_or_as_values():
    game = written_game(("RO", "YY"), ("RRRGGG", ""))
    game.play("M1R")
    assert game.moves == [Move.parse("M1R")]
    twin = written_game(("RO", "YY"), ("RRRGGG", ""))
    twin.play(Move.parse("M1R"))
    assert twin.state == game.state
    assert game.why_not(Move.parse("M1R")) == game.why_not("M1R")


def unchanged(game):
    return game.state.copy(), list(game.moves), game.reshuffles, game.memory(0), game.memory(1)


@pytest.mark.parametrize(("move", "error"), [("M1B", IllegalMove), ("M9B", MalformedMove)])
def test_a_refused_move_changes_nothing(move, error):
    game = written_game(("RO", "YY"), ("RRRGGG", ""))
    was = unchanged(game)
    with pytest.raises(error):
        game.play(move)
    assert unchanged(game) == was


def test_a_deck_that_was_not_written_changes_nothing():
    """The dealer is asked in the middle of a move; if it has no answer, the move is taken back."""
    game, move = run_out("deck_runs_out_in_discard")
    short = Game.from_deck(game.deck, reshuffles=())
    for played in game.moves:
        short.play(played)
    was = unchanged(short)
    for _ in range(2):
        with pytest.raises(RecordError, match=r"reshuffles has no entry 0 \(Rule 6.2\)"):
            short.play(move)
        assert unchanged(short) == was
    short.play("M1B")  # another move that needs no new deck goes on


def test_an_illegal_move_carries_code_move_and_rule():
    game = written_game(("RO", "YY"), ("RRRGGG", ""))
    with pytest.raises(IllegalMove) as refused:
        game.play("F1R1")
    error = refused.value
    assert (error.move, error.code, error.rule) == ("F1R1", "field/colour_in_mountain", "4.1")
    assert str(error) == "F1R1 is not legal: red lies in the mountain (Rule 4.1)"


def test_every_reason_has_words_and_a_code_of_its_own():
    codes = [
        value
        for name, value in vars(legality).items()
        if name.isupper() and type(value) is int and name != "LEGAL" and name in REASON_NAMES
    ]
    assert sorted(REASONS) == sorted(codes) == list(range(1, 11))
    assert len({reason.code for reason in REASONS.values()}) == len(REASONS)
    said = {str(reason.why(Move.parse("F1R1"))) for reason in REASONS.values()}
    assert len(said) == len(REASONS)
    assert all("/" in reason.code for reason in REASONS.values())


REASON_NAMES = {
    "GAME_OVER", "CLAIM_AWAITED", "NO_CLAIM_NOW", "NOT_IN_HAND", "MOUNTAIN_COLOUR_IN_FIELD",
    "MOUNTAIN_ONLY_CARD", "FIELD_COLOUR_IN_MOUNTAIN", "FIELD_COLOUR_IN_OTHER_FIELD",
    "FIELD_KEEP_ONE_CARD", "CLAIM_NOT_IN_MOUNTAIN",
}  # fmt: skip


def test_legal_moves_are_listed_in_index_order():
    game = written_game(("RO", "YG"), ("RROYGP", ""))
    assert legal(game) == [
        "M1R", "M1O", "M1Y", "M1G", "M1P", "M2R", "M2O", "M2Y", "M2G", "M2P",
        "F1Y1", "F1G1", "F1P1", "F2R1", "F2R2", "F2O1", "F2P1",
        "DR1", "DR2", "DO1", "DY1", "DG1", "DP1",
    ]  # fmt: skip
    assert game.legal_moves() == sorted(game.legal_moves())


def test_resigning():
    game = play_all(Game.from_deck(scenario("drawn").deck), "M1P F1R1")
    game.resign(0)
    assert game.result == Result((0, 0), 1, "resign")
    assert (game.over, game.to_move, game.legal_moves()) == (True, None, [])
    assert game.why_not("M1P").code == "game/over"
    with pytest.raises(IllegalMove, match=r"the game is over \(Rule 6\)"):
        game.play("M1P")
    with pytest.raises(MandalaError, match="over already"):
        game.resign(1)


@pytest.mark.parametrize("seat", [-1, 2, "0", 0.5])
def test_there_are_two_seats_and_no_others(seat):
    """Rule 1.1; -1 is not the last of them, which would be the other player's cards."""
    game = Game.new(seed=1)
    for ask in (
        lambda: game.observation(seat),
        lambda: game.memory(seat),
        lambda: game.resign(seat),
        lambda: game.end(Result((0, 0), seat, "agreed")),
    ):
        with pytest.raises(MandalaError, match=f"^{seat!r} is no seat"):
            ask()
    assert not game.over


def test_a_seat_may_be_worked_out():
    """What is equal to a seat is one: a comparison, or a number of NumPy's."""
    assert Game.new(seed=1, first=True).record().first == 1
    seen = Game.new(seed=1).observation(np.int64(1))
    assert json.loads(json.dumps(seen.to_json()))["seat"] == 1


@pytest.mark.parametrize("move", [5, None, b"M1R"])
def test_what_is_neither_text_nor_a_move_is_no_move(move):
    game = Game.new(seed=1)
    for ask in (game.play, game.why_not):
        with pytest.raises(MalformedMove, match="is not a move"):
            ask(move)


def test_scores_stand_when_people_end_a_game():
    game = before("drawn", 39)
    assert game.scores != (0, 0)
    game.resign(1)
    assert game.result == Result(game.scores, 0, "resign")


@pytest.mark.parametrize("reason", ["river", "boredom"])
def test_people_end_games_for_their_own_reasons_only(reason):
    game = Game.new(seed=1)
    with pytest.raises(MandalaError, match=f"'{reason}' is not one of resign, timeout"):
        game.end(Result((0, 0), None, reason))
    assert not game.over


def test_a_dealer_is_asked_for_deck_after_deck():
    asked = []

    class Watched(SeededDealer):
        def order(self, number, cards):
            asked.append((number, cards))
            return cards

    game = Game(Watched(1))
    assert asked == [(0, "".join(letter * 18 for letter in "ROYGPB"))]
    assert game.deck == asked[0][1]


def test_a_seeded_dealer_knows_each_deck_by_its_number():
    dealer = SeededDealer(5)
    assert dealer.order(2, "RROYGPB" * 3) == SeededDealer(5).order(2, "RROYGPB" * 3)
    assert dealer.order(1, "RROYGPB" * 3) != dealer.order(2, "RROYGPB" * 3)


def test_a_written_dealer_asks_another_for_what_is_not_written():
    dealer = WrittenDealer(written_deck(), ["OR"], then=AsItLies())
    assert dealer.order(1, "RO") == "OR"
    assert dealer.order(2, "RO") == "RO"
    with pytest.raises(RecordError, match=r"reshuffles\[0\] is not the discard pile"):
        dealer.order(1, "RR")


@given(random_games)
def test_what_is_dealt_face_up_is_told_pair_by_pair(told):
    """A mountain that was just dealt holds the last pair and nothing else."""
    before = 2
    for game in told.positions():
        if game.ply == 0:
            assert [pile(mountain) for mountain in game.state.mountain] == [
                "".join(sorted(pair, key=LETTERS.index)) for pair in game.dealt
            ]
        elif len(game.dealt) > before:
            before += 1
            assert len(game.dealt) == before
            fresh = game.state.mountain[game.state.destroying]
            assert pile(fresh) == "".join(sorted(game.dealt[-1], key=LETTERS.index))
    assert game.copy().dealt == game.dealt
