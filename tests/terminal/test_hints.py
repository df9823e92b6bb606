"""Hints at the terminal's table, in every language."""

import re
from collections.abc import Iterator

import pytest

from mandala.analysis.hint_types import Hint, Reason
from mandala.locales.languages import LANGUAGES
from mandala.locales.translate import set_language
from mandala.records.game import Game
from mandala.terminal.hints import also_text, draw_hints, even_text, reason_text
from mandala.terminal.narration import Names
from support.reason_values import REASON_VALUES

SAMPLE: dict[str, int | str] = {
    "mandala": 2,
    "colour": "B",
    "place": 5,
    "count": 3,
    "points": 12,
    "mine": 4,
    "theirs": 2,
}


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    yield
    set_language("en")


def test_three_moves_with_their_odds_and_reasons() -> None:
    """The numbers are those of the list of moves, and no reading makes the move itself win."""
    game = Game.new(seed=4)
    decision = game.decision()
    lines = [line.plain for line in draw_hints(decision, Names(("Ada", "Bea"), you=0), 80, 99)]
    assert lines[0] == " Moves to consider"
    heads = [line for line in lines if "%" in line]
    assert len(heads) == 3
    for line in heads:
        number, move, odds = line.split(maxsplit=2)
        assert str(decision.legal[int(number) - 1]) == move
        assert re.match(r"\d{1,3}% to win, ", odds)
    about_all = [line for line in lines if line.endswith("practically equal.")]
    assert all(line.startswith("     ") for line in lines[1:] if line not in [*heads, *about_all])
    assert [line[:2].strip() for line in about_all] != [""], (
        "not below the reasons of the last move"
    )


def test_few_lines_leave_out_the_weaker_reasons() -> None:
    game, names = Game.new(seed=4), Names(("Ada", "Bea"), you=0)
    for _ in range(20):
        decision = game.decision()
        many, few = (draw_hints(decision, names, 40, height) for height in (99, 8))
        assert sum("%" in line.plain for line in few) == min(3, len(decision.legal))
        if len(few) < len(many):
            return
        game.play(game.legal_moves()[game.ply % len(decision.legal)])
    raise AssertionError("no decision with several reasons")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_sentence(language: str) -> None:
    set_language(language)
    for code, names in REASON_VALUES.items():
        text = reason_text(Reason(code=code, values={name: SAMPLE[name] for name in names}), "Bea")
        assert text[0] == text[0].upper(), f"{language} {code}: {text}"
        assert text.endswith("."), f"{language} {code}: {text}"
        if "mandala" in names:
            assert "II" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_gain_of_zero_is_not_shown(language: str) -> None:
    set_language(language)
    values: dict[str, int | str] = {"mandala": 2, "points": 0}
    assert "0" not in reason_text(Reason(code="completes-first", values=values), "Bea")
    assert "+3" in reason_text(Reason(code="completes-first", values=values | {"points": 3}), "Bea")


def test_equal_hints_and_numbers_of_cards_are_told() -> None:
    def hint(even: bool, *also: str) -> Hint:
        reason = Reason(code="only-move", values={})
        return Hint(move="F1R2", win=0.5, points=0, reasons=(reason,), also=also, even=even)

    assert also_text(hint(False, "F1R1", "F1R3")) == [
        "Just as good with another number of cards: 1, 3."
    ]
    assert also_text(hint(False)) == []
    evens = ((True, True, True), (True, True, False), (True, True), (False, False))
    assert [even_text([hint(even) for even in each]) for each in evens] == [
        ["All three are practically equal."],
        ["The first two are practically equal."],
        ["Both are practically equal."],
        [],
    ]
