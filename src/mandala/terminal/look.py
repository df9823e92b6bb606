"""How cards look in a terminal: a letter always, its sand colour behind it where there is colour."""

from dataclasses import dataclass
from functools import cache
from itertools import groupby
from typing import Final

from rich.style import Style
from rich.text import Text

from mandala.locales.speaking import spoken, text_in
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
    "B": Style(color="color(244)"),
}

QUIET: Final = Style(color="color(244)")
STRONG: Final = Style(bold=True)
GOLD: Final = Style(color="color(136)", bold=True)
GOOD: Final = Style(color="color(64)", bold=True)
BAD: Final = Style(color="color(167)", bold=True)


@dataclass(frozen=True)
class Glyphs:
    """The few signs beyond letters; plain ones for terminals that cannot show others."""

    empty: str
    dot: str
    turn: str
    times: str
    prompt: str
    back: str
    spinner: str  # by the name that rich gives it


PRETTY: Final = Glyphs(
    empty="·", dot=" · ", turn="▸", times="×", prompt="›", back="▮", spinner="dots"
)
PLAIN: Final = Glyphs(
    empty=".", dot=" - ", turn=">", times="x", prompt=">", back="#", spinner="line"
)


def glyphs_for(encoding: str | None) -> Glyphs:
    """Pretty signs where the terminal's encoding has them."""
    try:
        "·▸×›▮".encode(encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return PLAIN
    return PRETTY


def sentence(text: str) -> Text:
    """Words for people, the names of colours in their colour."""
    told = Text(text)
    for letter, forms in _colour_words(spoken()).items():
        told.highlight_regex(rf"\b(?:{'|'.join(forms)})\b", INKS[letter])
    return told


@cache
def _colour_words(language: str) -> dict[str, tuple[str, ...]]:
    """The words a language has for each colour: its name, and as it stands before or after cards."""
    said = {
        letter: {
            text_in(language, f"colour-{letter}", {}),
            *text_in(language, f"cards-{letter}", {"count": 1}).split(),
            *text_in(language, f"cards-{letter}", {"count": 5}).split(),
        }
        for letter in LETTERS
    }
    common = set.intersection(*said.values())  # the numbers, and the word for cards
    return {letter: tuple(sorted(words - common)) for letter, words in said.items()}


def card(letters: str) -> Text:
    """Cards of one colour side by side."""
    return Text(f" {letters} ", SANDS[letters[0]])


def cards(pile: str, glyphs: Glyphs, width: int = 60) -> Text:
    """A pile, cards of a colour together: a letter for each card, counts where room is short."""
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
