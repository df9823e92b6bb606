"""What people type: moves in all their forms, and commands."""

import pytest

from mandala.records.errors import MandalaError
from mandala.records.move import Move
from mandala.terminal.typed_input import WORDS, Command, choose, command_of
from support.decks import written_game


@pytest.fixture
def legal() -> list[Move]:
    return written_game(hands=("RRRGGO", "")).legal_moves()


@pytest.mark.parametrize("typed", ["M1R", "m1r", " m 1 r ", "1"])
def test_moves_are_chosen_by_notation_or_number(legal: list[Move], typed: str) -> None:
    assert str(legal[0]) == "M1R"
    assert choose(typed, legal) == legal[0]


@pytest.mark.parametrize("typed", ["0", "99", "00"])
def test_a_number_that_is_not_listed_is_refused(legal: list[Move], typed: str) -> None:
    with pytest.raises(MandalaError, match=f"There is no move {typed}: choose from 1 to"):
        choose(typed, legal)


def test_a_number_of_thousands_of_digits_is_refused(legal: list[Move]) -> None:
    with pytest.raises(MandalaError, match=r"There is no move 999999999\.\.\.: choose from 1 to"):
        choose("9" * 5_000, legal)


@pytest.mark.parametrize("typed", ["M3R", "f9g2", "x1", "d0"])
def test_what_looks_like_a_move_gets_the_notation(legal: list[Move], typed: str) -> None:
    with pytest.raises(MandalaError, match="is not a move: write M1R"):
        choose(typed, legal)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("yellow", "yellow is neither a move nor a command."),
        ("hnt", "hnt is neither a move nor a command. Did you mean hint"),
        ("give", "give is neither a move nor a command. Did you mean give up"),
        ("Undoo", "Undoo is neither a move nor a command. Did you mean undo?"),
        ("²", "² is neither a move nor a command."),
        ("M1R M1R", "M1R M1R"),
        ("q", "q needs a colour first, as in the browser: 3q builds mountain I with yellow"),
        ("y" * 99, "y" * 23 + "… is neither"),
    ],
)
def test_other_text_is_answered_as_it_was_typed(legal: list[Move], typed: str, said: str) -> None:
    with pytest.raises(MandalaError) as error:
        choose(typed, legal)
    assert said in str(error.value)


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("1q", "M1R"),
        ("1Q", "M1R"),
        ("11a", "F1R2"),
        ("4s", "F2G1"),
        ("222d", "DO3"),
        ("33w", "M2Y"),
    ],
)
def test_the_keys_of_the_browser_are_understood(legal: list[Move], typed: str, move: str) -> None:
    assert str(choose(typed, legal)) == move


def test_the_beginning_of_a_move_is_enough_if_it_is_the_only_one(legal: list[Move]) -> None:
    assert str(choose("f2o", legal)) == "F2O1"
    with pytest.raises(MandalaError, match="f2r can be any of these: F2R1, F2R2, F2R3"):
        choose("f2r", legal)
    with pytest.raises(MandalaError, match="m1 can be any of these: M1R, M1O, M1G"):
        choose("m1", legal)


def test_a_colour_alone_is_a_claim_while_a_mandala_is_destroyed(legal: list[Move]) -> None:
    claims = [Move.parse("CR"), Move.parse("CP")]
    assert str(choose("p", claims)) == "CP"
    assert str(choose("Y", claims)) == "CY", "the caller refuses it"
    with pytest.raises(MandalaError, match="p is neither a move nor a command"):
        choose("p", legal)


def test_h_is_a_hint_as_in_the_browser() -> None:
    assert command_of("h") == (Command.HINT, "")
    assert command_of("?") == (Command.HELP, "")
    assert command_of(" Rules 4.1 ") == (Command.RULES, "4.1")
    assert command_of("undo it") is None
    assert command_of("give") is None
    assert command_of("q") is None, "Q is mountain I in the browser"


@pytest.mark.parametrize("typed", ["give up", " Give  Up ", "resign"])
def test_the_browsers_words_give_the_game_up(typed: str) -> None:
    assert command_of(typed) == (Command.RESIGN, "")


def test_every_command_has_a_word() -> None:
    assert set(WORDS.values()) == set(Command)


def test_an_illegal_move_is_parsed(legal: list[Move]) -> None:
    assert str(choose("cy", legal)) == "CY"
