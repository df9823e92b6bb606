"""The glossary page, written from the terms of the catalogues: ``make glossary``."""

from pathlib import Path

from fluent.syntax import ast

from mandala.locales.languages import LANGUAGES
from support.catalogues import entries

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "glossary.md"
COLOURS = ("red", "orange", "yellow", "green", "purple", "black")

INTRODUCTION = """\
# Glossary

Use this to translate. It lists the terms of the printed rulebooks in each language; all texts use them.
`make glossary` generates this page from the catalogues in `src/mandala/locales`.

"""


def term(language: str, name: str) -> str:
    """The text of a term, which is a single piece."""
    value = entries(language)[f"-{name}"].value
    assert value is not None
    (text,) = value.elements
    assert isinstance(text, ast.TextElement)
    return text.value


def rows() -> list[list[str]]:
    """A row per word, the colours together in the first; a column per language."""
    names = [key[1:] for key in entries("en") if key.startswith("-")]
    colours = [", ".join(term(code, name) for name in COLOURS) for code in LANGUAGES]
    others = [name for name in names if name not in COLOURS]
    return [colours, *([term(code, name) for code in LANGUAGES] for name in others)]


def page() -> str:
    lines = [list(LANGUAGES), ["---"] * len(LANGUAGES), *rows()]
    return INTRODUCTION + "".join(f"| {' | '.join(cells)} |\n" for cells in lines)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
