"""Checks the names of players: their letters, and whether two names at a table look alike.

PRECIS (RFC 8266, "nicknames") defines which letters a name may have. The table of confusable letters of
Unicode (UTS 39) gives each name a skeleton: two names with the same skeleton look alike.
"""

import functools
import unicodedata
from collections.abc import Iterable
from typing import Final

from precis_i18n import get_profile

from mandala.locales.languages import LANGUAGES
from mandala.locales.translate import translate
from mandala.players.levels import LEVELS, level_name
from mandala.server.errors import ApiError

LONGEST_NAME: Final = 24  # characters
BLANK: Final = "\u2800"  # a letter of Braille without a dot: it counts as a sign and shows nothing
_PROFILE: Final = get_profile("NicknameCasePreserved")


def clean_name(name: str) -> str:
    """Returns a name with composed letters and without control or layout characters.

    Raises :class:`ApiError` if it has more than 24 characters, looks like ``level:4``, or has no visible
    letter, digit or sign. Invisible letters and old jamo are not allowed.
    """
    shown = name.replace(BLANK, " ")
    kept = "".join(c for c in unicodedata.normalize("NFC", shown) if c.isprintable())
    kept = "".join(c for c in kept if not _is_variation_selector(c))
    try:
        kept = _PROFILE.enforce(kept)
    except UnicodeEncodeError:
        raise ApiError("name/unusable") from None
    if len(kept) > LONGEST_NAME or not any(unicodedata.category(c)[0] in "LNPS" for c in kept):
        raise ApiError("name/unusable")
    if skeleton(kept) in _level_skeletons():
        raise ApiError("name/looks_alike")
    return kept


def beside(name: str, others: Iterable[str]) -> str:
    """Returns a clean name as it stands beside the names of others at the table.

    The same name again gets a number: two people may share a name, and the page gives everybody
    the same one who types none. Raises :class:`ApiError` for a name that only looks like another.
    """
    taken = tuple(others)
    if name in taken:
        name = f"{name[: LONGEST_NAME - 4]} (2)"
    if skeleton(name) in map(skeleton, taken):
        raise ApiError("name/looks_alike")
    return name


def beside_ai(name: str, level: int) -> str:
    """Returns the name of somebody who plays against the AI.

    Raises :class:`ApiError` if it looks like the name of this level in any language.
    """
    if skeleton(name) in _shown_names(level):
        raise ApiError("name/looks_alike")
    return name


def skeleton(name: str) -> str:
    """Returns the same text for all names that look alike, without regard to case and spaces.

    Not to be shown or stored: a newer table of Unicode gives other skeletons.
    """
    prototypes = _prototypes()
    text = name
    for fold in (str, str.casefold):  # a capital I looks like a small l, but folds to an i
        text = unicodedata.normalize("NFD", fold(text))
        text = "".join(prototypes.get(c, c) for c in text)
    return "".join(text.casefold().split())


def _is_variation_selector(c: str) -> bool:
    """Returns whether this only chooses how the letter before it is drawn, as after many emoji."""
    return "\ufe00" <= c <= "\ufe0f" or "\U000e0100" <= c <= "\U000e01ef"


@functools.cache
def _prototypes() -> dict[str, str]:
    """Returns for each confusable letter the one that stands for all that look like it."""
    # Imported here: the table takes a moment to load, and only the server needs it.
    from confusable_homoglyphs.confusables import confusables_data

    found: dict[str, str] = {}
    for letter, alike in confusables_data.items():
        if len(alike) == 1:
            (other,) = (each["c"] for each in alike)
            is_pair = len(confusables_data.get(other, ())) == 1  # which one stands for both: any
            found[letter] = min(letter, other) if is_pair else other
    return found


@functools.cache
def _level_skeletons() -> frozenset[str]:
    return frozenset(skeleton(level_name(level)) for level in LEVELS)


@functools.cache
def _shown_names(level: int) -> frozenset[str]:
    texts = (translate(language, "player-ai", {"level": level}) for language in LANGUAGES)
    return frozenset(map(skeleton, texts))
