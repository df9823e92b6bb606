"""Hints at the terminal's table, in every language."""

import pytest

from mandala.analysis.advice import REASON_VALUES, Reason
from mandala.locales.languages import LANGUAGES
from mandala.locales.speaking import speak
from mandala.players.protocol import decision_for
from mandala.records.game import Game
from mandala.terminal.hinting import hints_page, reason_text
from mandala.terminal.words import Cast

SAMPLE = {"mandala": 2, "colour": "B", "place": 5, "count": 3, "points": 12, "mine": 4, "theirs": 2}


@pytest.fixture(autouse=True)
def english_afterwards():
    yield
    speak("en")


def test_three_moves_with_their_odds_and_reasons():
    game = Game.new(seed=4)
    page = hints_page(decision_for(game), Cast(("Ada", "Bea"), you=0))
    assert page.startswith("## Moves to consider")
    assert page.count("\N{NO-BREAK SPACE}%") == 3
    assert page.count("\n> ") == 3
    legal = {str(move) for move in game.legal_moves()}
    assert sum(f"**{move}**" in page for move in legal) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_said(language):
    speak(language)
    for code, names in REASON_VALUES.items():
        text = reason_text(Reason(code=code, values={name: SAMPLE[name] for name in names}), "Bea")
        assert text[0] == text[0].upper(), f"{language} {code}: {text}"
        assert text.endswith("."), f"{language} {code}: {text}"
        if "mandala" in names:
            assert "II" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_gain_of_nothing_is_not_boasted_of(language):
    speak(language)
    values = {"mandala": 2, "points": 0}
    assert "0" not in reason_text(Reason(code="completes-first", values=values), "Bea")
    assert "+3" in reason_text(Reason(code="completes-first", values=values | {"points": 3}), "Bea")
