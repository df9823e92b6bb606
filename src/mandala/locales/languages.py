"""The languages of this edition, and which one the environment selects."""

from collections.abc import Mapping
from typing import Final

_NARROW_SPACE: Final = "\N{NARROW NO-BREAK SPACE}"
_SPACE: Final = "\N{NO-BREAK SPACE}"

# One row per language: the decimal sign, and the sign between thousands. English comes first, then
# the languages of the printed rulebooks.
NUMBER_SIGNS: Final = {
    "en": (".", ","),
    "it": (",", "."),
    "hu": (",", _SPACE),
    "de": (",", "."),
    "nl": (",", "."),
    "fr": (",", _NARROW_SPACE),
}
LANGUAGES: Final = tuple(NUMBER_SIGNS)
FALLBACK: Final = "en"

# Where a system keeps the reader's language, the strongest first (POSIX).
VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def language_of(environment: Mapping[str, str]) -> str:
    """Returns the language that the environment selects, or English if its texts are missing.

    The first variable that is set decides. With ``LC_ALL=C`` the text is English for any ``LANG``.
    """
    wish = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    code = wish[:2].lower()
    return code if code in LANGUAGES and not wish[2:3].isalpha() else FALLBACK
