"""The colours of the picture. The sands are those of the page (``web/src/table/drawing/palette.ts``)."""

from typing import Final, NamedTuple

from mandala.rules.colours import LETTERS


class Sand(NamedTuple):
    """A colour with its lighter and darker tone, and the tone that stands out most on it."""

    ground: str
    light: str
    dark: str
    sign: str


_INK: Final = "#241a12"
_CREAM: Final = "#fff5e2"

_BY_LETTER: Final = {
    "R": Sand("#a82a30", "#c8555a", "#861d23", _CREAM),
    "O": Sand("#dc7224", "#ee9a58", "#b95812", _INK),
    "Y": Sand("#fae36c", "#fff3ae", "#d8b93a", _INK),
    "G": Sand("#67af90", "#94cdb4", "#468a6d", _INK),
    "P": Sand("#6a4fa3", "#9079c2", "#4e3684", _CREAM),
    "B": Sand("#232127", "#4c4853", "#0f0e12", _CREAM),
}
SANDS: Final = tuple(_BY_LETTER[letter] for letter in LETTERS)

LINEN: Final = "#efe6d3"
LINEN_DEEP: Final = "#e0d2b4"
PAPER: Final = "#f9f3e6"
CREAM: Final = "#fbf4e4"
INK: Final = "#2e231a"
SOFT: Final = "#5c4b3b"
GOLD: Final = "#b58a35"
GILT: Final = "#c8962e"
EDGE: Final = "#8f7645"
# The grounds of mandala I and mandala II.
GROUNDS: Final = ("#efdbab", "#d3dadb")
# The grounds of destroyed mandalas, by the colour that was claimed first.
DEEP: Final = ("#6e151b", "#a34a0c", "#c79a26", "#2f6a51", "#3b2768", "#19171c")
PALE_GOLD: Final = "#e8bd6b"
