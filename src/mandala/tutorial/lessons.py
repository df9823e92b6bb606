"""The lessons: three scenes, each from a game of its own, the moves of the lessons and the replies."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from mandala.records.game import Game
from mandala.rules.colours import CARDS_PER_COLOUR, LETTERS
from mandala.tutorial.setup_position import Layout


@dataclass(frozen=True)
class LessonScript:
    """One lesson: the learner plays ``move``, the other player replies with ``replies``.

    ``key`` is the key of its title in the catalogues. Its explanation and its task have this key
    with ``-text`` and ``-task`` after it. ``hints`` are the keys for particular wrong moves.
    """

    key: str
    rule: str
    move: str
    replies: tuple[str, ...] = ()
    hints: Mapping[str, str] = field(default_factory=dict)


# The deck of the first scene: dealt in the order of Rule 2, then drawn.
_DEALT: Final = (
    "RY",  # mountain I
    "GB",  # mountain II
    "ROOGBY",  # the learner's hand
    "RPGRYO",  # the other's hand
    "BB",  # the learner's cup: no points until black enters the river
    "GO",  # the other's cup
    "GPR",  # drawn by the first lesson
    "ROP",  # drawn when the other builds
    "RYB",  # drawn when the learner builds mountain II
    "YB",  # drawn when the other builds
    "R",  # the learner completes mandala I
    "OY",  # the new mountain I
    "YPO",  # for three red cards
    "G",  # the learner builds at the limit of the hand
    "PG",  # the new mountain II
)


def opening() -> Game:
    """Returns the first scene: a game from its deal."""
    drawn = "".join(_DEALT)
    rest = (c * (CARDS_PER_COLOUR - drawn.count(c)) for c in LETTERS)
    return Game.from_deck(drawn + "".join(rest))


OPENING: Final = (
    LessonScript(
        "lesson-build", "3.1", "M1R", hints={"M2R": "lesson-build-hint-two"}, replies=("M1R",)
    ),
    LessonScript(
        "lesson-grow", "3.2", "F1O2", hints={"F1O1": "lesson-grow-hint-both"}, replies=("F1G1",)
    ),
    LessonScript(
        "lesson-colour",
        "4.1",
        "M2G",
        hints={"DG1": "lesson-colour-hint-discard", "DG2": "lesson-colour-hint-discard"},
        replies=("M1P",),
    ),
    LessonScript(
        "lesson-complete",
        "5.1",
        "M1B",
        hints={"F1B1": "lesson-complete-hint-field", "F1B2": "lesson-complete-hint-field"},
    ),
    LessonScript(
        "lesson-claim", "5.3", "CR", hints={"CB": "lesson-claim-hint-black"}, replies=("CY",)
    ),
    LessonScript("lesson-order", "7.1", "CB", replies=("CP", "F2R2")),
    LessonScript(
        "lesson-discard",
        "3.3",
        "DR3",
        hints={"DR1": "lesson-discard-hint-all", "DR2": "lesson-discard-hint-all"},
        replies=("F2O1",),
    ),
    LessonScript(
        "lesson-limit",
        "3.4",
        "M2P",
        hints={"F2P1": "lesson-limit-hint-field", "F2P2": "lesson-limit-hint-field"},
        replies=("F2Y1", "CG"),
    ),
    LessonScript("lesson-empty", "5.4", "CP", replies=("CB",)),
)

# The second scene, late in a game: few cards in the deck. The learner's river has red already.
DECK_ENDS: Final = Layout(
    mountains=("RRRGG", "OP"),
    fields=(("YYP", "OO"), ("", "")),
    hands=("RBBYPG", "YOPB"),
    cups=("BBOOR", "YYYPPGB"),
    dealt=("OY", "PG"),
    rivers=("BOR", "YPG"),
    deck="OGB",
)

DECK_END: Final = (
    LessonScript("lesson-deck", "6.2", "M2R", replies=("M2Y",)),
    LessonScript(
        "lesson-last",
        "5.2",
        "M1B",
        hints={f"F1B{count}": "lesson-last-hint-field" for count in (1, 2, 3)},
    ),
    LessonScript(
        "lesson-again",
        "5.3",
        "CR",
        hints={"CG": "lesson-again-hint-green"},
        replies=("CG", "CB"),
    ),
)

# The third scene: a complete mandala, one place free in the learner's river, many cards in the deck.
RIVER_ENDS: Final = Layout(
    mountains=("RRGGGB", "OP"),
    fields=(("YYP", "OO"), ("", "")),
    hands=("RBYPG", "YOPB"),
    cups=("RRBOOOY", "YYYPPGGR"),
    dealt=("OY", "PG"),
    rivers=("RBOYP", "YPGR"),
    deck="ROYGPB" * 5,
)

RIVER_END: Final = (LessonScript("lesson-river", "6.1", "CG", replies=("CR", "CB")),)

# After the last scene: another game has ended, and both cups score the same.
TIE: Final = Layout(
    mountains=("RP", "OB"),
    fields=(("", ""), ("", "")),
    hands=("ROYGB", "PPBY"),
    cups=("RRGG", "GGGGGG"),
    dealt=("RG", "GG"),
    rivers=("RG", "GO"),
)
