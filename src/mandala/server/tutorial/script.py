"""The lessons as written: two scenes of a game, the move each lesson asks for, the replies to it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from mandala.records.game import Game
from mandala.rules.colours import CARDS_PER_COLOUR, LETTERS
from mandala.server.tutorial.laying import Layout, laid_out


@dataclass(frozen=True)
class Line:
    """One lesson: the learner plays ``move``, the other answers with ``replies``.

    ``key`` names its texts in the catalogues: ``key`` itself is the title, the others are written
    out. ``hints`` are texts for particular other moves.
    """

    key: str
    rule: str
    move: str
    text: str
    hint: str
    replies: tuple[str, ...] = ()
    hints: Mapping[str, str] = field(default_factory=dict)


# The deck of the first scene, in the order of Rule 2 and then as it is drawn.
_DEALT: Final = (
    "RY",  # mountain I
    "GB",  # mountain II
    "ROOGBY",  # the learner's hand
    "RPGRYO",  # the other's hand
    "BB",  # the learner's cup: asleep until black enters the river
    "GO",  # the other's cup
    "GPR",  # drawn by the first lesson
    "ROP",  # the other builds
    "RYB",  # the learner builds mountain II
    "YB",  # the other builds
    "R",  # the learner completes mandala I
    "OY",  # the new mountain I
    "YPO",  # for three red cards
    "G",  # the learner builds at the limit of the hand
    "PG",  # the new mountain II
)


def opening() -> Game:
    """The first scene: a game from its deal."""
    drawn = "".join(_DEALT)
    rest = (c * (CARDS_PER_COLOUR - drawn.count(c)) for c in LETTERS)
    return Game.from_deck(drawn + "".join(rest))


OPENING: Final = (
    Line(
        key="lesson-build",
        rule="3.1",
        move="M1R",
        text="lesson-build-text",
        hint="lesson-build-hint",
        hints={"M2R": "lesson-build-hint-two"},
        replies=("M1R",),
    ),
    Line(
        key="lesson-grow",
        rule="3.2",
        move="F1O2",
        text="lesson-grow-text",
        hint="lesson-grow-hint",
        hints={"F1O1": "lesson-grow-hint-both"},
        replies=("F1G1",),
    ),
    Line(
        key="lesson-colour",
        rule="4.1",
        move="M2G",
        text="lesson-colour-text",
        hint="lesson-colour-hint",
        hints={"DG1": "lesson-colour-hint-discard", "DG2": "lesson-colour-hint-discard"},
        replies=("M1P",),
    ),
    Line(
        key="lesson-complete",
        rule="5.1",
        move="M1B",
        text="lesson-complete-text",
        hint="lesson-complete-hint",
        hints={"F1B1": "lesson-complete-hint-field", "F1B2": "lesson-complete-hint-field"},
    ),
    Line(
        key="lesson-claim",
        rule="5.3",
        move="CR",
        text="lesson-claim-text",
        hint="lesson-claim-hint",
        hints={"CB": "lesson-claim-hint-black"},
        replies=("CY",),
    ),
    Line(
        key="lesson-order",
        rule="7.1",
        move="CB",
        text="lesson-order-text",
        hint="lesson-order-hint",
        replies=("CP", "F2R2"),
    ),
    Line(
        key="lesson-discard",
        rule="3.3",
        move="DR3",
        text="lesson-discard-text",
        hint="lesson-discard-hint",
        hints={"DR1": "lesson-discard-hint-all", "DR2": "lesson-discard-hint-all"},
        replies=("F2O1",),
    ),
    Line(
        key="lesson-limit",
        rule="3.4",
        move="M2P",
        text="lesson-limit-text",
        hint="lesson-limit-hint",
        hints={"F2P1": "lesson-limit-hint-field", "F2P2": "lesson-limit-hint-field"},
        replies=("F2Y1", "CG"),
    ),
    Line(
        key="lesson-empty",
        rule="5.4",
        move="CP",
        text="lesson-empty-text",
        hint="lesson-empty-hint",
        replies=("CB",),
    ),
)

# The second scene, late in a game: the deck is all but drawn, a river all but full.
LATE: Final = Layout(
    mountains=("RRGGG", "OP"),
    fields=(("YYP", "OO"), ("", "")),
    hands=("RBBYPG", "YOPB"),
    cups=("RRBOOOY", "YYYPPGGR"),
    dealt=("OY", "PG"),
    rivers=("RBOYP", "YPGR"),
    deck="OGB",
)


def late() -> Game:
    return laid_out(LATE)


ENDING: Final = (
    Line(
        key="lesson-deck",
        rule="6.2",
        move="M2R",
        text="lesson-deck-text",
        hint="lesson-deck-hint",
        replies=("M2Y",),
    ),
    Line(
        key="lesson-last",
        rule="5.2",
        move="M1B",
        text="lesson-last-text",
        hint="lesson-last-hint",
        hints={f"F1B{count}": "lesson-last-hint-field" for count in (1, 2, 3)},
    ),
    Line(
        key="lesson-river",
        rule="6.1",
        move="CG",
        text="lesson-river-text",
        hint="lesson-river-hint",
        replies=("CR", "CB"),
    ),
)
