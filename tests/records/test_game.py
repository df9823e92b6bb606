"""A game being played: the authority over one state."""

import json
from typing import Any

import numpy as np
import pytest
from hypothesis import given

from mandala.records.dealers import FixedDealer, SeededDealer
from mandala.records.errors import IllegalMove, MalformedMove, MandalaError, RecordError
from mandala.records.game import Game
from mandala.records.illegal import REASONS
from mandala.records.move import Move, pile
from mandala.records.observation import Result
from mandala.rules import legality
from mandala.rules.colours import LETTERS
from support.decks import AsItLies, legal, play_all, written_deck, written_game
from support.random_games import RandomGame, random_games
from support.scenarios import before, run_out, scenario


def test_the_same_seed_deals_the_same_game() -> None:
    assert Game.new(seed=1).deck == Game.new(seed=1).deck != Game.new(seed=2).deck
    assert Game.new(seed="a").deck != Game.new(seed="b").deck


def test_without_a_seed_the_deck_is_random() -> None:
    assert Game.new().deck != Game.new().deck


def test_a_new_game_has_the_given_names_and_seat() -> None:
    game = Game.new(seed=1, players=("one", "two"), first=1)
    assert (game.players, game.first, game.to_move, game.ply) == (("one", "two"), 1, 1, 0)
    assert game.to_record().players == ("one", "two")
    assert (game.over, game.result, game.reshuffles) == (False, None, [])


def test_moves_may_be_text_or_values() -> None:
    game = written_game(("RO", "YY"), ("RRRGGG", ""))
    game.play("M1R")
    assert game.moves == [Move.parse("M1R")]
    twin = written_game(("RO", "YY"), ("RRRGGG", ""))
    twin.play(Move.parse("M1R"))
    assert twin.state == game.state
    assert game.why_not(Move.parse("M1R")) == game.why_not("M1R")


def snapshot(game: Game) -> tuple[object, ...]:
    return game.state.copy(), list(game.moves), game.reshuffles, game.memory(0), game.memory(1)


@pytest.mark.parametrize(("move", "error"), [("M1B", IllegalMove), ("M9B", MalformedMove)])
def test_a_refused_move_changes_nothing(move: str, error: type[MandalaError]) -> None:
    game = written_game(("RO", "YY"), ("RRRGGG", ""))
    was = snapshot(game)
    with pytest.raises(error):
        game.play(move)
    assert snapshot(game) == was


def test_a_missing_reshuffle_changes_nothing() -> None:
    """The dealer is asked in the middle of a move; if it has no answer, the move is taken back."""
    game, move = run_out("deck_runs_out_in_discard")
    short = Game.from_deck(game.deck, reshuffles=())
    for played in game.moves:
        short.play(played)
    was = snapshot(short)
    for _ in range(2):
        with pytest.raises(RecordError, match=r"reshuffles has no entry 0 \(Rule 6.2\)"):
            short.play(move)
        assert snapshot(short) == was
    short.play("M1B")  # another move that needs no new deck goes on


def test_an_illegal_move_has_code_move_and_rule() -> None:
    game = written_game(("RO", "YY"), ("RRRGGG", ""))
    with pytest.raises(IllegalMove) as refused:
        game.play("F1R1")
    error = refused.value
    assert (error.move, error.code, error.rule) == ("F1R1", "field/colour_in_mountain", "4.1")
    assert str(error) == "F1R1 is not legal: red lies in the mountain (Rule 4.1)"


def test_every_reason_has_its_own_text_and_code() -> None:
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


def test_legal_moves_are_listed_in_index_order() -> None:
    game = written_game(("RO", "YG"), ("RROYGP", ""))
    assert legal(game) == [
        "M1R", "M1O", "M1Y", "M1G", "M1P", "M2R", "M2O", "M2Y", "M2G", "M2P",
        "F1Y1", "F1G1", "F1P1", "F2R1", "F2R2", "F2O1", "F2P1",
        "DR1", "DR2", "DO1", "DY1", "DG1", "DP1",
    ]  # fmt: skip
    assert game.legal_moves() == sorted(game.legal_moves())


def test_resigning_ends_the_game() -> None:
    game = play_all(Game.from_deck(scenario("drawn").deck), "M1P F1R1")
    game.resign(0)
    assert game.result == Result((0, 0), 1, "resign")
    assert (game.over, game.to_move, game.legal_moves()) == (True, None, [])
    reason = game.why_not("M1P")
    assert reason is not None
    assert reason.code == "game/over"
    with pytest.raises(IllegalMove, match=r"the game is over \(Rule 6\)"):
        game.play("M1P")
    with pytest.raises(MandalaError, match="over already"):
        game.resign(1)


@pytest.mark.parametrize("seat", [-1, 2, "0", 0.5])
def test_other_seats_are_refused(seat: Any) -> None:
    """Rule 1.1; -1 is not the last of them, which would be the other player's cards."""
    game = Game.new(seed=1)
    for ask in (
        lambda: game.observation(seat),
        lambda: game.memory(seat),
        lambda: game.resign(seat),
        lambda: game.end(Result((0, 0), seat, "agreed")),
    ):
        with pytest.raises(MandalaError, match=f"^{seat!r} is not a seat"):
            ask()
    assert not game.over


def test_a_seat_may_be_a_bool_or_a_numpy_integer() -> None:
    assert Game.new(seed=1, first=True).to_record().first == 1
    seat: Any = np.int64(1)
    seen = Game.new(seed=1).observation(seat)
    assert json.loads(json.dumps(seen.to_json()))["seat"] == 1


@pytest.mark.parametrize("move", [5, None, b"M1R"])
def test_a_move_of_another_type_is_refused(move: Any) -> None:
    game = Game.new(seed=1)
    for ask in (game.play, game.why_not):
        with pytest.raises(MalformedMove, match="is not a move"):
            ask(move)


def test_scores_stay_when_people_end_a_game() -> None:
    game = before("drawn", 39)
    assert game.scores != (0, 0)
    game.resign(1)
    assert game.result == Result(game.scores, 0, "resign")


@pytest.mark.parametrize("reason", ["river", "boredom"])
def test_people_cannot_end_a_game_for_a_reason_of_the_rules(reason: str) -> None:
    game = Game.new(seed=1)
    with pytest.raises(MandalaError, match=f"'{reason}' is not one of resign, timeout"):
        game.end(Result((0, 0), None, reason))
    assert not game.over


def test_a_dealer_orders_the_first_deck() -> None:
    asked = []

    class Watched(SeededDealer):
        def order(self, number: int, cards: str) -> str:
            asked.append((number, cards))
            return cards

    game = Game(Watched(1))
    assert asked == [(0, "".join(letter * 18 for letter in "ROYGPB"))]
    assert game.deck == asked[0][1]


def test_a_seeded_dealer_orders_decks_by_number() -> None:
    dealer = SeededDealer(5)
    assert dealer.order(2, "RROYGPB" * 3) == SeededDealer(5).order(2, "RROYGPB" * 3)
    assert dealer.order(1, "RROYGPB" * 3) != dealer.order(2, "RROYGPB" * 3)


def test_a_fixed_dealer_has_a_fallback() -> None:
    dealer = FixedDealer(written_deck(), ["OR"], fallback=AsItLies())
    assert dealer.order(1, "RO") == "OR"
    assert dealer.order(2, "RO") == "RO"
    with pytest.raises(RecordError, match=r"reshuffles\[0\] is not the discard pile"):
        dealer.order(1, "RR")


@given(random_games)
def test_face_up_deals_are_listed_pair_by_pair(random_game: RandomGame) -> None:
    """A mountain that was just dealt holds the last pair and nothing else."""
    before = 2
    for game in random_game.positions():
        if game.ply == 0:
            assert [pile(mountain) for mountain in game.state.mountain] == [
                "".join(sorted(pair, key=LETTERS.index)) for pair in game.face_up_deals
            ]
        elif len(game.face_up_deals) > before:
            before += 1
            assert len(game.face_up_deals) == before
            fresh = game.state.mountain[game.state.destroying]
            assert pile(fresh) == "".join(sorted(game.face_up_deals[-1], key=LETTERS.index))
    assert game.copy().face_up_deals == game.face_up_deals


class OneCardDealer:
    """Gives the same letter whatever the cards are."""

    def __init__(self, deck: str, reshuffle: str = "R") -> None:
        self.decks = [deck, reshuffle]

    def order(self, number: int, cards: str) -> str:  # noqa: ARG002 - as Dealer has it
        return self.decks[number]


@pytest.mark.parametrize("deck", ["R", "", "R" * 108, "X" * 108])
def test_a_dealer_must_give_the_cards_it_was_given(deck: str) -> None:
    with pytest.raises(MandalaError, match="deck 0 of the dealer does not hold the cards"):
        Game(OneCardDealer(deck))


@pytest.mark.parametrize("players", [("a",), ("a", "b", "c"), "ab", ("a", 2), ("a", "\ud800")])
def test_a_game_needs_two_names(players: Any) -> None:
    with pytest.raises(MandalaError):
        Game.new(seed=1, players=players)


def test_repr_names_the_players_and_the_ply() -> None:
    game = Game.new(seed=1, players=("Ada", "Bea"))
    game.play(game.legal_moves()[0])
    assert repr(game) == "<Game of Ada and Bea after 1 moves>"
