"""Text for people, one folder per language. Only data and its readers: imports nothing else.

``languages`` says which language a reader gets, ``speaking`` puts keys into words (the catalogues,
``*.ftl``), and here are the rules, a page per language.
"""

import re
from functools import cache
from importlib.resources import files

from mandala.locales.languages import LANGUAGES

_CLAUSE = re.compile(r"\*\*(\d\.\d)")


def languages() -> list[str]:
    """The languages that have a rules page, English first."""
    return [code for code in LANGUAGES if (files(__name__) / code / "rules.md").is_file()]


@cache
def rules_text(language: str) -> str:
    """The rules as Markdown; ``language`` is one of :func:`languages`."""
    return (files(__name__) / language / "rules.md").read_text(encoding="utf-8")


@cache
def help_text(language: str) -> str:
    """What can be typed at the table in the terminal, as Markdown."""
    return (files(__name__) / language / "help.md").read_text(encoding="utf-8")


@cache
def rules_parts(language: str) -> dict[str, str]:
    """The rules by number: ``"4.1"`` a clause, ``"4"`` its whole section with the heading."""
    parts: dict[str, str] = {}
    for section in re.split(r"\n(?=## )", rules_text(language))[1:]:
        parts[section.removeprefix("## ")[0]] = section.rstrip() + "\n"
        for paragraph in re.split(r"\n\n(?=\*\*\d)", section):
            if clause := _CLAUSE.match(paragraph):
                parts[clause[1]] = paragraph.rstrip() + "\n"
    return parts
