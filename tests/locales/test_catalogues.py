"""Every language says everything, in its own words, with the same values."""

import re

import pytest

from mandala.locales.languages import LANGUAGES
from mandala.locales.pages import help_text, languages, rules_text
from mandala.locales.translate import sources, translate
from support.catalogues import HELPER, entries, messages, references, samples, variables, words

OTHERS = [language for language in LANGUAGES if language != "en"]
A_WORD = re.compile(r"[^\W\d_]{2}")

NAME = "a name"
OWN_NAME = "every language is called by its own name, everywhere"
SAME_WORD = "the language's own word, which English shares"

# Texts that may be equal to the English ones, with the reason.
SAME = dict.fromkeys(("title", "mandala"), NAME)
SAME |= {"bench-megabytes": "a sign of measure", "help-heading-shell": "a name of programs"}
SAME |= dict.fromkeys((f"language-{code}" for code in LANGUAGES), OWN_NAME)
SAME_HERE = {
    "it": {"verify-no": SAME_WORD},
    "nl": dict.fromkeys(("menu", "label-hand", "greeting-sorry"), SAME_WORD),
    "fr": dict.fromkeys(
        (
            "colour-O",
            "menu",
            "label-points",
            "offer-points",
            "setting-speed",
            "replay-pause",
            "help-heading-options",
            "usage-options",
        ),
        SAME_WORD,
    ),
}


def test_there_are_six_languages_with_all_files() -> None:
    assert languages() == list(LANGUAGES)
    for language in LANGUAGES:
        assert set(sources(language)) == set(sources("en")), language
        assert rules_text(language).startswith("# ")
        assert help_text(language).startswith("## ")


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages(language: str) -> None:
    missing = set(messages("en")) - set(messages(language))
    besides = set(messages(language)) - set(messages("en"))
    assert not missing, f"{language} lacks {sorted(missing)}"
    assert not besides, f"only {language} has {sorted(besides)}"
    terms = [{key for key in entries(code) if key.startswith("-")} for code in ("en", language)]
    assert terms[0] == terms[1]


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    allowed = SAME | SAME_HERE.get(language, {})
    same = {
        key
        for key in messages(language)
        if words(language, key) == words("en", key) and A_WORD.search(words("en", key))
    }
    assert same <= set(allowed), f"{language} reads like English: {sorted(same - set(allowed))}"
    excused = set(SAME_HERE.get(language, {}))
    assert excused <= same, f"no longer the same: {sorted(excused - same)}"


@pytest.mark.parametrize("language", OTHERS)
def test_the_values_are_those_of_english(language: str) -> None:
    for key in messages(language):
        here, there = _values(language, key), _values("en", key)
        assert here == there, f"{language} {key}: {here ^ there}"


def _values(language: str, key: str) -> set[str]:
    """The values of a message. ``cards`` says colour and count in one: "3 carte gialle"."""
    found = variables(language, key)
    if {"cards", "colourName"} & found and key != "score-line":
        return (found - {"cards", "count"}) | {"colourName"}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variant_of_every_message_can_be_formatted(language: str) -> None:
    for key in messages(language):
        for values in samples(language, key):
            text = translate(language, key, values)
            assert not re.search(r"[{}$\u2068\u2069]", text), f"{language} {key}: {text}"
            assert text == "" or key == "list-comma" or text == text.strip(), f"{language} {key}"
            assert "  " not in text, f"{language} {key}: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reference_exists_and_every_helper_is_used(language: str) -> None:
    referred = set().union(*(references(entry) for entry in entries(language).values()))
    assert referred <= set(entries(language))
    helpers = {key for key in entries(language) if key.startswith(HELPER)}
    assert helpers <= referred


def test_a_key_without_text_is_an_error() -> None:
    with pytest.raises(LookupError, match="no text 'nonsense' in 'hu'"):
        translate("hu", "nonsense", {})
    with pytest.raises(LookupError, match="place"):
        translate("hu", "river-place", {"colourName": "piros"})
