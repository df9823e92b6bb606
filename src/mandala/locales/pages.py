"""The Markdown pages of each language: the rules and the help of the terminal."""

import re
from functools import cache
from importlib.resources import files

from mandala.locales.languages import LANGUAGES

_CLAUSE = re.compile(r"\*\*(\d\.\d)")


def languages() -> list[str]:
    """Returns the languages that have a rules page, English first."""
    return [code for code in LANGUAGES if (files("mandala.locales") / code / "rules.md").is_file()]


@cache
def rules_text(language: str) -> str:
    """Returns the rules as Markdown; ``language`` is one of :func:`languages`."""
    return (files("mandala.locales") / language / "rules.md").read_text(encoding="utf-8")


@cache
def help_text(language: str) -> str:
    """Returns the commands of a terminal game, as Markdown."""
    return (files("mandala.locales") / language / "help.md").read_text(encoding="utf-8")


@cache
def rules_parts(language: str) -> dict[str, str]:
    """Returns the rules by number: ``"4.1"`` a clause, ``"4"`` its whole section with the heading."""
    parts: dict[str, str] = {}
    for section in re.split(r"\n(?=## )", rules_text(language))[1:]:
        parts[section.removeprefix("## ")[0]] = section.rstrip() + "\n"
        for paragraph in re.split(r"\n\n(?=\*\*\d)", section):
            if clause := _CLAUSE.match(paragraph):
                parts[clause[1]] = paragraph.rstrip() + "\n"
    return parts
