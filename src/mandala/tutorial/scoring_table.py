"""The table that the score sheet of the page counts by. ``rules/`` computes every number in it."""

from itertools import product
from typing import Final

from mandala.rules.colours import CARDS_PER_COLOUR, COLOURS
from mandala.rules.scoring import DRAWN, score, winner
from mandala.rules.state import State
from mandala.server.protocol.types import FinalSeat, Value
from mandala.server.views.table_info import final_seat
from mandala.tutorial.rule_examples import COLOUR_LAYOUT, SCORE_LAYOUT
from mandala.tutorial.setup_position import set_up

SIGNS: Final = (-1, 0, 1)


class Verdict(Value, frozen=True):
    """The winner if the first player has more (1), as many (0) or fewer (-1) points and cup cards.

    ``winner`` is the seat; None: the game is drawn (Rule 7.2).
    """

    points: int
    cards: int
    winner: int | None


class PrintedMandala(Value, frozen=True):
    """The mandala of the printed example of the colour rule."""

    mountain: str
    fields: tuple[str, str]


class ScoringTable(Value, frozen=True):
    """The numbers with which the page counts a game of printed cards.

    ``worth[place]`` is what a cup card scores whose colour lies at that place of the river; place
    0 means that the colour is not in the river (Rule 7.1).
    """

    cards_per_colour: int
    worth: tuple[int, ...]
    verdicts: tuple[Verdict, ...]
    example: FinalSeat
    mandala: PrintedMandala


def scoring_table() -> ScoringTable:
    """Returns the table with the printed example of a score."""
    return ScoringTable(
        cards_per_colour=CARDS_PER_COLOUR,
        worth=tuple(_worth(place) for place in range(COLOURS + 1)),
        verdicts=tuple(_verdict(points, cards) for points, cards in product(SIGNS, SIGNS)),
        example=final_seat(set_up(SCORE_LAYOUT).state, 0),
        mandala=PrintedMandala(mountain=COLOUR_LAYOUT.mountains[0], fields=COLOUR_LAYOUT.fields[0]),
    )


def _worth(place: int) -> int:
    """Returns the points of one cup card whose colour lies at ``place`` (Rule 7.1)."""
    state = State()
    state.place[0, 0] = place
    state.cup[0, 0] = 1
    return int(score(state, 0))


def _verdict(points: int, cards: int) -> Verdict:
    """Returns the winner for these differences between the first player and the second (Rule 7.2)."""
    state = State()
    for seat, (scored, held) in enumerate(((3 + points, 6 + cards), (3, 6))):
        state.place[seat, 0] = 1
        state.cup[seat, 0] = scored
        state.cup[seat, 1] = held - scored  # a colour that is not in the river
    won = winner(state)
    return Verdict(points=points, cards=cards, winner=None if won == DRAWN else int(won))
