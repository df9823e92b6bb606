"""Which language a reader gets."""

import pytest

from mandala.locales.languages import LANGUAGES, language_of
from mandala.locales.translate import current_language, set_language, t
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
def test_the_first_variable_that_is_set_decides(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_the_current_language_can_be_changed() -> None:
    try:
        set_language("nl")
        assert (current_language(), t("you")) == ("nl", "Jij")
        set_language("de")
        assert (current_language(), t("you")) == ("de", "Du")
        with pytest.raises(ValueError, match="no language 'xx'; there are: en, it"):
            set_language("xx")
    finally:
        set_language("en")


LEAVE = {
    "en": "The game is saved after move 1.",
    "it": "La partita è salvata dopo la mossa 1.",
    "hu": "A játék 1 lépés után el van mentve.",
    "de": "Die Partie ist nach Zug 1 gespeichert.",
    "nl": "De partij is na zet 1 bewaard.",
    "fr": "La partie est enregistrée après le coup 1.",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_uses_the_language(language: str) -> None:
    played = mandala(
        "--lang", language, "play", "--opponent", "person", "--seed", "9", "--first", "1",
        typed="M1O\nCR\nquit\n",
    )  # fmt: skip
    assert played.returncode == 0, played.stderr
    assert LEAVE[language] in played.stdout
    if language != "en":
        assert "Type a move" not in played.stdout


def test_an_unknown_language_is_refused_in_one_line() -> None:
    assert refused("--lang", "xx", "rules").startswith("mandala: invalid value for '--lang': 'xx'")
