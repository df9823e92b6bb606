"""How cards look in a terminal: a letter, on its sand colour where there is colour."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from textwrap import wrap
from typing import Final

from rich.style import Style, StyleType
from rich.text import Text

from mandala.locales.translate import current_language, translate
from mandala.rules.colours import LETTERS

INK: Final = "color(233)"
PAPER: Final = "color(231)"

# Colours of the 256-colour palette, so that every terminal with that many shows the same sands.
# Letters stay readable on each: dark ink on the light sands, paper on the dark ones.
SANDS: Final = {
    "R": Style(color=PAPER, bgcolor="color(124)", bold=True),
    "O": Style(color=INK, bgcolor="color(208)", bold=True),
    "Y": Style(color=INK, bgcolor="color(221)", bold=True),
    "G": Style(color=INK, bgcolor="color(71)", bold=True),
    "P": Style(color=PAPER, bgcolor="color(97)", bold=True),
    "B": Style(color=PAPER, bgcolor="color(238)", bold=True),
}

# The same sands as ink, for words and for colours that are missing. They must be readable on a
# dark and on a light background, so they are all of middle brightness; so is everything else here.
INKS: Final = {
    "R": Style(color="color(167)"),
    "O": Style(color="color(166)"),
    "Y": Style(color="color(136)"),
    "G": Style(color="color(64)"),
    "P": Style(color="color(134)"),
    "B": Style(color="color(243)"),
}

QUIET: Final = Style(color="color(243)")  # the one grey with 4.5 : 1 on black and on white
STRONG: Final = Style(bold=True)
GOLD: Final = Style(color="color(136)", bold=True)
GOOD: Final = Style(color="color(64)", bold=True)
BAD: Final = Style(color="color(167)", bold=True)


@dataclass(frozen=True)
class Glyphs:
    """The signs that are not letters, with an ASCII form for simple terminals."""

    empty: str
    dot: str
    turn: str
    times: str
    prompt: str
    back: str
    spinner: str  # name of the spinner in rich


PRETTY: Final = Glyphs(
    empty="·", dot=" · ", turn="▸", times="×", prompt="›", back="▮", spinner="dots"
)
PLAIN: Final = Glyphs(
    empty=".", dot=" - ", turn=">", times="x", prompt=">", back="#", spinner="line"
)


def glyphs_for(encoding: str | None) -> Glyphs:
    """Returns the pretty glyphs if the encoding has them, else the plain ones."""
    try:
        "·▸×›▮".encode(encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return PLAIN
    return PRETTY


def sentence(text: str) -> Text:
    """Returns a sentence with the names of colours in their colour."""
    told = Text(text)
    for letter, forms in _colour_words(current_language()).items():
        told.highlight_regex(rf"\b(?:{'|'.join(forms)})\b", INKS[letter])
    return told


def wrapped(
    sentences: Iterable[str], width: int, indent: int = 1, style: StyleType = ""
) -> list[Text]:
    """Wraps sentences to the width, one after the other on the same lines, all indented alike."""
    lines = wrap(" ".join(sentences), max(10, width - indent - 1))
    return [Text(" " * indent, style).append_text(sentence(line)) for line in lines]


@cache
def _colour_words(language: str) -> dict[str, tuple[str, ...]]:
    """Returns the words a language has for each colour: its name, and its forms with cards."""
    said = {
        letter: {
            translate(language, f"colour-{letter}", {}),
            *translate(language, f"cards-{letter}", {"count": 1}).split(),
            *translate(language, f"cards-{letter}", {"count": 5}).split(),
        }
        for letter in LETTERS
    }
    common = set.intersection(*said.values())  # the numbers, and the word for cards
    return {letter: tuple(sorted(words - common)) for letter, words in said.items()}


def card(letters: str) -> Text:
    """Draws cards of one colour side by side."""
    return Text(f" {letters} ", SANDS[letters[0]])


def cards(pile: str, glyphs: Glyphs, width: int = 60) -> Text:
    """Draws a pile by colour: a letter for each card, or counts where room is short."""
    groups = ["".join(same) for _, same in groupby(pile)]
    if not groups:
        return Text(glyphs.empty, QUIET)
    ways = (
        [f" {group} " for group in groups],
        [
            f" {group[0]}{glyphs.times}{len(group)} " if group[1:] else f" {group} "
            for group in groups
        ],
        [f" {group[0]}{len(group)}" if group[1:] else f" {group}" for group in groups],
    )
    shown = next((way for way in ways if sum(map(len, way)) <= width), ways[-1])
    return Text().join(
        Text(text, SANDS[group[0]]) for text, group in zip(shown, groups, strict=True)
    )
