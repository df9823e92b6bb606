"""Text for people at a terminal: a key and its values become text in the current language.

A process has one current language, because one person reads its terminal. Records and the
server's messages hold keys and values, never text. They do not use this module.
"""

import re
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from mandala.locales.languages import FALLBACK, LANGUAGES

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

# The start of an entry, and a reference to another entry (a term has a dash in front).
_KEY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) =", re.MULTILINE)
_REFERENCE: Final = re.compile(r"\{ *(-?[a-z][\w-]*) *\}")

# Values may be of any size, but the Fluent runtime refuses texts of more than 2,500 letters and
# numbers of more than 28 digits.
_LONGEST: Final = 1001  # letters of a value that are shown at most
_LARGEST: Final = 10**15 - 1

_current = FALLBACK


def set_language(language: str) -> None:
    """Makes ``language`` the current one. Raises ValueError if it is not one of ``LANGUAGES``."""
    global _current
    if language not in LANGUAGES:
        raise ValueError(f"no language {language!r}; there are: {', '.join(LANGUAGES)}")
    _current = language


def current_language() -> str:
    """Returns the language of :func:`t`; English until :func:`set_language` is called."""
    return _current


def t(key: str, **values: str | int) -> str:
    """Translates ``key`` into the current language; raises LookupError as :func:`translate` does."""
    return translate(_current, key, values)


def has_text(key: str) -> bool:
    """Returns whether the catalogues have ``key``. All languages have the same keys."""
    return key in catalogue_of(FALLBACK)


def translate(language: str, key: str, values: dict[str, str | int]) -> str:
    """Returns the text of ``key`` in ``language``, with ``values`` filled in.

    Raises LookupError if the catalogues have no such key or if a value is missing.
    """
    from fluent.runtime.types import fluent_number

    bundle = catalogue_of(language).bundle_with(key)
    pattern = bundle.get_message(key).value if bundle.has_message(key) else None
    if pattern is None:
        raise LookupError(f"no text {key!r} in {language!r}")
    # The two runtimes group digits in different ways, so large numbers come as text (numbers.py).
    prepared = {
        name: fluent_number(value, useGrouping=False)
        if isinstance(value, int) and abs(value) <= _LARGEST
        else _shortened(str(value))
        for name, value in values.items()
    }
    text, errors = bundle.format_pattern(pattern, prepared)
    if errors:
        raise LookupError(f"text {key!r} in {language!r}: {errors[0]}")
    return str(text)


def _shortened(value: str) -> str:
    """Returns at most ``_LONGEST`` letters: the start and the end of a long path or number."""
    if len(value) <= _LONGEST:
        return value
    half = (_LONGEST - 1) // 2
    return f"{value[:half]}…{value[-half:]}"


class Catalogue:
    """All texts of one language. A file is parsed when one of its texts is first needed, so that
    ``--help`` does not wait for the texts of the game."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle

        self._bundle = FluentBundle([language], use_isolating=False)
        self._unparsed = sources(language)
        self._files = {
            key: name for name, text in self._unparsed.items() for key in _KEY.findall(text)
        }

    def __contains__(self, key: str) -> bool:
        return key in self._files

    def bundle_with(self, key: str) -> "FluentBundle":
        """Returns the bundle after parsing the file of ``key`` and the files it refers to."""
        if key in self._files:
            self._load(self._files[key])
        return self._bundle

    def _load(self, name: str) -> None:
        from fluent.runtime import FluentResource

        text = self._unparsed.pop(name, None)
        if text is not None:
            self._bundle.add_resource(FluentResource(text))
            for key in _REFERENCE.findall(text):
                if key in self._files:
                    self._load(self._files[key])


@cache
def catalogue_of(language: str) -> Catalogue:
    return Catalogue(language)


def sources(language: str) -> dict[str, str]:
    """Reads the catalogue files of one language, by file name."""
    folder = files("mandala.locales") / language
    found = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".ftl"))
    return {name: (folder / name).read_text(encoding="utf-8") for name in found}
