"""The JSON shapes of lessons, exercises and examples for the page."""

from mandala.analysis.effects import Completion
from mandala.server.protocol.socket import Step
from mandala.server.protocol.types import Decision, FinalSeat, Position, Value


class Lesson(Value, frozen=True, tag_field="kind", tag="lesson"):
    """The learner makes one move.

    ``accepted`` is the move, ``steps`` are that move and the replies to it. The page explains
    another legal move by its text in ``hints``, and an illegal one by the reason in ``decision``; it
    repeats the ``task``. ``title``, ``text``, ``task`` and the hints are keys of texts.
    """

    id: str
    rule: str
    title: str
    text: str
    task: str
    hints: dict[str, str]
    position: Position
    decision: Decision
    accepted: str
    steps: tuple[Step, ...]


class Aim(Value, frozen=True, tag_field="kind", tag="aim"):
    """What wins: two texts, and the score of a cup as their picture."""

    id: str
    rule: str
    title: str
    text: str
    more: str
    final: FinalSeat


class Option(Value, frozen=True):
    """A possible answer: a text (``label``, with ``number`` in it) or a ``colour``.

    ``feedback`` is the key of the reply to this answer. ``code`` and ``move`` name the reason in the
    rules.
    """

    right: bool
    feedback: str
    label: str | None = None
    colour: str | None = None
    number: int | None = None
    code: str | None = None
    move: str | None = None


class Question(Value, frozen=True, tag_field="kind", tag="question"):
    """The learner answers a question about a position. ``cup``: cards to count, shown beside it."""

    id: str
    rule: str
    title: str
    text: str
    position: Position
    options: tuple[Option, ...]
    cup: str | None = None


class Tutorial(Value, frozen=True):
    """Everything in order. ``final`` is the score of the last game that the lessons play to its end."""

    stops: tuple[Aim | Lesson | Question, ...]
    exercises: tuple[Question, ...]
    final: tuple[FinalSeat, FinalSeat]


class ColourExample(Value, frozen=True):
    """The printed example of the colour rule: what may go where (Rule 4.1)."""

    position: Position
    decision: Decision


class DestructionExample(Value, frozen=True):
    """The printed example of a destruction: who chooses first (Rule 5.2)."""

    mountain: str
    fields: tuple[str, str]
    completion: Completion


class DrawExample(Value, frozen=True):
    """After building with ``left`` cards left in hand, ``drawn`` are drawn (Rule 3.1)."""

    left: int
    drawn: int


class Examples(Value, frozen=True):
    """The examples that the rules pages show."""

    draws: tuple[DrawExample, ...]
    colours: ColourExample
    destruction: DestructionExample
    score: FinalSeat
