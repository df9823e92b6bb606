"""The languages of this edition, and which of them a reader gets."""

from collections.abc import Mapping
from typing import Final

# English first, then those of the printed rulebooks.
LANGUAGES: Final = ("en", "it", "hu", "de", "nl", "fr")
FALLBACK: Final = "en"

# Where a system keeps the reader's language, the strongest first (POSIX).
VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def language_of(environment: Mapping[str, str]) -> str:
    """The language that environment variables ask for; English if it is none of ours.

    The first variable that is set decides, as everywhere on such systems: with ``LC_ALL=C`` the
    text is English whatever ``LANG`` says.
    """
    wish = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    code = wish[:2].lower()
    return code if code in LANGUAGES and not wish[2:3].isalpha() else FALLBACK
