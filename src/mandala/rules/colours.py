"""The six colours of sand, in the canonical order used everywhere (Rule 1.1)."""

from typing import Final

RED: Final = 0
ORANGE: Final = 1
YELLOW: Final = 2
GREEN: Final = 3
PURPLE: Final = 4
BLACK: Final = 5

COLOURS: Final = 6
CARDS_PER_COLOUR: Final = 18  # Rule 1.1
DECK_CARDS: Final = COLOURS * CARDS_PER_COLOUR

LETTERS: Final = "ROYGPB"
NAMES: Final = ("red", "orange", "yellow", "green", "purple", "black")
