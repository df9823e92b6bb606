"""Messages: a key and its values become text when they are shown."""

from collections.abc import Callable, Iterator

import pytest

from mandala.locales.languages import LANGUAGES
from mandala.locales.message import PlainText, message
from mandala.locales.numbers import decimal, grouped, plain
from mandala.locales.translate import set_language
from mandala.records.errors import RecordError, system_reason


@pytest.fixture
def language_setter() -> Iterator[Callable[[str], None]]:
    yield set_language
    set_language("en")


def test_a_message_within_a_message_has_the_same_language(
    language_setter: Callable[[str], None],
) -> None:
    error = RecordError("at-line", file="a.jsonl", line=3, why=message("record-none"))
    assert str(error) == "a.jsonl: line 3: the file holds no record"
    language_setter("hu")
    assert str(error) == "a.jsonl: 3. sor: a fájlban nincs jegyzőkönyv"
    assert error.message.text("de") == "a.jsonl: Zeile 3: die Datei enthält keine Aufzeichnung"


def test_plain_text_is_the_same_in_every_language(language_setter: Callable[[str], None]) -> None:
    language_setter("fr")
    error = RecordError(PlainText("you"))
    assert (str(error), error.message.text("de")) == ("you", "you")


def test_a_missing_value_is_an_error() -> None:
    with pytest.raises(LookupError, match="wanted"):
        str(message("deck-size", count=1))


def test_system_errors_are_translated(language_setter: Callable[[str], None]) -> None:
    language_setter("it")
    assert str(system_reason(PermissionError(13, "x"))) == "Permesso negato"
    assert str(system_reason(OSError(5, "Input/output error"))) == "Input/output error"


NUMBERS = {
    "en": ("12,345.7", "10,000,000", "2.5", "−0.50", "+3"),
    "it": ("12.345,7", "10.000.000", "2,5", "−0,50", "+3"),
    "hu": ("12\N{NO-BREAK SPACE}345,7", "10\N{NO-BREAK SPACE}000\N{NO-BREAK SPACE}000", "2,5", "−0,50", "+3"),
    "de": ("12.345,7", "10.000.000", "2,5", "−0,50", "+3"),
    "nl": ("12.345,7", "10.000.000", "2,5", "−0,50", "+3"),
    "fr": ("12\u202f345,7", "10\u202f000\u202f000", "2,5", "−0,50", "+3"),
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_written_as_in_the_language(
    language_setter: Callable[[str], None], language: str
) -> None:
    language_setter(language)
    shown = (decimal(12345.67, 1), grouped(10_000_000), plain(2.5), decimal(-0.5, 2))
    assert (*shown, decimal(3, 0, signed=True)) == NUMBERS[language]
    assert grouped(1234) == "1234"


def test_zero_has_no_minus() -> None:
    assert [decimal(-0.3, 0), decimal(-0.04, 1), decimal(-0.0, 2)] == ["0", "0.0", "0.00"]
    assert decimal(-0.05, 2) == "−0.05"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_value_keeps_its_start_and_its_end(
    language_setter: Callable[[str], None], language: str
) -> None:
    language_setter(language)
    text = str(
        message("at-file", file="/first/" + "x" * 5000 + "/last", why=message("record-none"))
    )
    assert text.startswith("/first/xxx")
    assert "xxx…xxx" in text
    assert "xxx/last" in text
    assert text.endswith(str(message("record-none")))
    assert len(text) < 1200


@pytest.mark.parametrize("value", [10**15, -(10**28), 10**3000])
def test_a_number_of_any_size_can_be_shown(value: int) -> None:
    text = str(message("arena-even-games", found=value))
    assert str(value)[:12] in text
    assert str(value)[-12:] in text
