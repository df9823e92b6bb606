"""Which language a reader gets."""

import pytest

from mandala.locales.languages import LANGUAGES, language_of
from mandala.locales.speaking import speak, spoken, t
from support.program import mandala, refused


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "hu_HU.UTF-8"}, "hu"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "de-AT"}, "de"),
        ({"LANG": "it_IT@euro"}, "it"),
        ({"LANG": "NL_be"}, "nl"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fil_PH"}, "en"),
        ({"LANG": "dev"}, "en"),
        ({"LANG": "hu_HU", "LC_MESSAGES": "de_DE"}, "de"),
        ({"LANG": "hu_HU", "LC_MESSAGES": "", "LC_ALL": "fr_FR"}, "fr"),
        ({"LANG": "hu_HU", "LC_ALL": "C"}, "en"),
    ],
)
def test_the_strongest_variable_that_is_set_decides(environment, language):
    assert language_of(environment) == language


def test_a_language_is_spoken_until_another_is():
    try:
        speak("nl")
        assert (spoken(), t("you")) == ("nl", "Jij")
        speak("de")
        assert (spoken(), t("you")) == ("de", "Du")
        with pytest.raises(ValueError, match="no language 'xx'; there are: en, it"):
            speak("xx")
    finally:
        speak("en")


LEAVE = {
    "en": "The game was not kept.",
    "it": "La partita non è stata salvata.",
    "hu": "A játék nem lett elmentve.",
    "de": "Das Spiel wurde nicht aufgehoben.",
    "nl": "Het spel is niet bewaard.",
    "fr": "La partie n’a pas été gardée.",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_in_the_terminal_speaks_it(language):
    played = mandala(
        "--lang", language, "play", "--opponent", "person", "--seed", "9", "--first", "1",
        typed="M1O\nCR\nquit\n",
    )  # fmt: skip
    assert played.returncode == 0, played.stderr
    assert LEAVE[language] in played.stdout
    if language != "en":
        assert "Type a move" not in played.stdout


def test_an_unknown_language_is_refused_in_one_line():
    assert refused("--lang", "xx", "rules").startswith("mandala: Invalid value for '--lang': 'xx'")
