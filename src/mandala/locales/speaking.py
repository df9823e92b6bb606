"""Words for people at a terminal: a key and its values, put into the language that is spoken.

One process talks to one person there, so it has one current language. Whatever leaves the process
(records, messages of the server) carries keys and values, never text, and does not come here.
"""

import re
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from mandala.locales.languages import FALLBACK, LANGUAGES

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

# Where an entry begins, and where one refers to another (a term has a dash in front).
_KEY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) =", re.MULTILINE)
_REFERENCE: Final = re.compile(r"\{ *(-?[a-z][\w-]*) *\}")

# What people type and files hold may be of any size; the runtime refuses texts of more than 2,500
# letters and numbers of more than 28 digits.
_LONGEST: Final = 1001  # letters of a value
_LARGEST: Final = 10**15 - 1

_spoken = FALLBACK


def speak(language: str) -> None:
    """Say everything in ``language`` from now on; one of ``LANGUAGES``."""
    global _spoken
    if language not in LANGUAGES:
        raise ValueError(f"no language {language!r}; there are: {', '.join(LANGUAGES)}")
    _spoken = language


def spoken() -> str:
    """The language spoken now."""
    return _spoken


def t(key: str, **values: str | int) -> str:
    """The text of ``key``, its values filled in. Raises LookupError for a key without text."""
    return text_in(_spoken, key, values)


def text_in(language: str, key: str, values: dict[str, str | int]) -> str:
    """The text of ``key`` in one language; a value that is missing raises LookupError too."""
    from fluent.runtime.types import fluent_number

    bundle = catalogue_of(language).bundle_with(key)
    pattern = bundle.get_message(key).value if bundle.has_message(key) else None
    if pattern is None:
        raise LookupError(f"no text {key!r} in {language!r}")
    # Grouping digits differs between the runtimes, so large numbers come as text (see numbers.py).
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
    """A text of bearable length: its beginning and its end, which tell most of a path or a number."""
    if len(value) <= _LONGEST:
        return value
    half = (_LONGEST - 1) // 2
    return f"{value[:half]}…{value[-half:]}"


class Catalogue:
    """All texts of one language. A file is taken in when one of its texts is first asked for:
    nobody who asks for help waits for the words of the table."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle

        self._bundle = FluentBundle([language], use_isolating=False)
        self._waiting = sources(language)
        self._files = {
            key: name for name, text in self._waiting.items() for key in _KEY.findall(text)
        }

    def __contains__(self, key: str) -> bool:
        return key in self._files

    def bundle_with(self, key: str) -> "FluentBundle":
        """The bundle, with the file of ``key`` and whatever it refers to taken in."""
        if key in self._files:
            self._take_in(self._files[key])
        return self._bundle

    def _take_in(self, name: str) -> None:
        from fluent.runtime import FluentResource

        text = self._waiting.pop(name, None)
        if text is not None:
            self._bundle.add_resource(FluentResource(text))
            for key in _REFERENCE.findall(text):
                if key in self._files:
                    self._take_in(self._files[key])


@cache
def catalogue_of(language: str) -> Catalogue:
    return Catalogue(language)


def sources(language: str) -> dict[str, str]:
    """The catalogues of one language as they are written, by file name."""
    folder = files("mandala.locales") / language
    found = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".ftl"))
    return {name: (folder / name).read_text(encoding="utf-8") for name in found}
