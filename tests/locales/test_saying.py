"""Sayings: keys and values that are put into words when they are read."""

import pickle

import pytest

from mandala.locales.languages import LANGUAGES
from mandala.locales.numbers import decimal, grouped, plain
from mandala.locales.saying import say
from mandala.locales.speaking import speak
from mandala.records.errors import RecordError, system_reason


@pytest.fixture
def spoken():
    yield speak
    speak("en")


def test_a_saying_within_a_saying_is_said_in_the_same_language(spoken):
    error = RecordError("at-line", file="a.jsonl", line=3, why=say("record-none"))
    assert str(error) == "a.jsonl: line 3: the file holds no record"
    spoken("hu")
    assert str(error) == "a.jsonl: 3. sor: a fájlban nincs jegyzőkönyv"
    assert error.said.text("de") == "a.jsonl: Zeile 3: die Datei enthält keine Aufzeichnung"


def test_an_error_keeps_what_it_says_on_its_way_to_another_process(spoken):
    error = pickle.loads(pickle.dumps(RecordError("deck-size", count=1, wanted=108)))
    assert type(error) is RecordError
    spoken("nl")
    assert str(error) == "deck heeft 1 kaart, niet 108 (Regel 1.1)"


def test_words_of_somebody_else_are_said_as_they_are(spoken):
    spoken("fr")
    assert str(RecordError("my own trouble")) == "my own trouble"


def test_a_value_that_is_missing_is_no_text():
    with pytest.raises(LookupError, match="wanted"):
        str(say("deck-size", count=1))


def test_the_system_is_quoted_where_we_have_no_words(spoken):
    assert str(system_reason(FileNotFoundError(2, "No such file"))) == "No such file or directory"
    spoken("it")
    assert str(system_reason(PermissionError(13, "x"))) == "Permesso negato"
    assert str(system_reason(OSError(5, "Input/output error"))) == "Input/output error"
    assert str(system_reason(OSError("strange"))) == "strange"


NUMBERS = {
    "en": ("12,345.7", "10,000,000", "2.5", "−0.50", "+3"),
    "it": ("12.345,7", "10.000.000", "2,5", "−0,50", "+3"),
    "hu": ("12\N{NO-BREAK SPACE}345,7", "10\N{NO-BREAK SPACE}000\N{NO-BREAK SPACE}000", "2,5", "−0,50", "+3"),
    "de": ("12.345,7", "10.000.000", "2,5", "−0,50", "+3"),
    "nl": ("12.345,7", "10.000.000", "2,5", "−0,50", "+3"),
    "fr": ("12\u202f345,7", "10\u202f000\u202f000", "2,5", "−0,50", "+3"),
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_written_as_people_there_do(spoken, language):
    spoken(language)
    shown = (decimal(12345.67, 1), grouped(10_000_000), plain(2.5), decimal(-0.5, 2))
    assert (*shown, decimal(3, 0, signed=True)) == NUMBERS[language]
    assert grouped(1234) == "1234"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_too_long_keeps_its_beginning_and_its_end(spoken, language):
    spoken(language)
    told = str(say("at-file", file="/first/" + "x" * 5000 + "/last", why=say("record-none")))
    assert told.startswith("/first/xxx")
    assert "xxx…xxx" in told
    assert "xxx/last" in told
    assert told.endswith(str(say("record-none")))
    assert len(told) < 1200


@pytest.mark.parametrize("value", [10**15, -(10**28), 10**3000])
def test_a_number_of_any_size_can_be_said(value):
    told = str(say("arena-even-games", found=value))
    assert str(value)[:12] in told
    assert str(value)[-12:] in told
