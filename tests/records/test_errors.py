"""Errors: their text, and their way to another process."""

import pickle

import pytest

from mandala import Game
from mandala.locales.message import Message, PlainText, message
from mandala.players.player import PlayerFailed
from mandala.records.errors import IllegalMove, MandalaError, system_reason
from support.error_classes import error_classes


@pytest.mark.parametrize("kind", error_classes(), ids=lambda kind: kind.__name__)
def test_every_error_can_be_pickled(kind: type[MandalaError]) -> None:
    error = kind.__new__(kind)
    MandalaError.__init__(error, "at-file", file="a.jsonl", why=message("record-none"))
    error.add_note("a note")
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is kind
    assert again.message == error.message
    assert (str(again), again.args) == ("a.jsonl: the file holds no record", ("at-file",))
    assert again.__notes__ == ["a note"]


def test_an_illegal_move_keeps_its_attributes_when_pickled() -> None:
    with pytest.raises(IllegalMove) as caught:
        Game.new(seed=7).play("CR")
    again = pickle.loads(pickle.dumps(caught.value))
    assert isinstance(again, IllegalMove)
    assert (again.move, again.code, again.rule) == ("CR", caught.value.code, caught.value.rule)
    assert str(again) == str(caught.value)


@pytest.mark.parametrize("words", ["kept", "you", "my own words"])
def test_the_text_of_a_player_is_never_a_key(words: str) -> None:
    assert str(PlayerFailed(words)) == words
    assert str(message("arena-forfeit", player="bot", reason=PlainText(words))).endswith(words)


def test_a_player_may_fail_with_a_message() -> None:
    assert PlayerFailed(message("bot-not-reading")).message == Message("bot-not-reading", {})


def test_an_unknown_key_is_an_error() -> None:
    with pytest.raises(LookupError, match="nonsense"):
        str(MandalaError("nonsense"))


def test_unknown_system_errors_are_quoted() -> None:
    assert str(system_reason(FileNotFoundError(2, "No such file"))) == "No such file or directory"
    assert str(system_reason(OSError(5, "Input/output error"))) == "Input/output error"
    assert str(system_reason(OSError("you"))) == "you"
