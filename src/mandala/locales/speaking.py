"""Words for people at a terminal: a key and its values, put into the language that is spoken.

One process talks to one person there, so it has one current language. Whatever leaves the process
(records, messages of the server) carries keys and values, never text, and does not come here.
"""

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from mandala.locales.languages import FALLBACK, LANGUAGES

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

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

    bundle = bundle_of(language)
    if not bundle.has_message(key):
        raise LookupError(f"no text {key!r} in {language!r}")
    # Grouping digits differs between the runtimes, and no number here is large enough to need it.
    prepared = {
        name: fluent_number(value, useGrouping=False) if isinstance(value, int) else value
        for name, value in values.items()
    }
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise LookupError(f"no text {key!r} in {language!r}")
    text, errors = bundle.format_pattern(pattern, prepared)
    if errors:
        raise LookupError(f"text {key!r} in {language!r}: {errors[0]}")
    return str(text)


@cache
def bundle_of(language: str) -> "FluentBundle":
    """All catalogues of one language."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for name, source in sources(language).items():
        assert name.endswith(".ftl")
        bundle.add_resource(FluentResource(source))
    return bundle


def sources(language: str) -> dict[str, str]:
    """The catalogues of one language as they are written, by file name."""
    folder = files("mandala.locales") / language
    found = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".ftl"))
    return {name: (folder / name).read_text(encoding="utf-8") for name in found}
