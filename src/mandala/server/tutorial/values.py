"""The shapes in which lessons, exercises and examples are handed to the page."""

from mandala.analysis.effects import Completion
from mandala.server.messages.steps import Step
from mandala.server.messages.values import Decision, FinalSeat, Position, Value


class Lesson(Value, frozen=True, tag_field="kind", tag="lesson"):
    """The learner makes one move.

    ``accepted`` is what the lesson asks for, ``steps`` what it and the replies to it lead to.
    Another legal move is explained by the text ``hints`` has for it, else by ``hint``; an illegal
    one by the reason in ``decision`` and ``hint``. ``title``, ``text`` and the hints are keys.
    """

    id: str
    rule: str
    title: str
    text: str
    hint: str
    hints: dict[str, str]
    position: Position
    decision: Decision
    accepted: str
    steps: tuple[Step, ...]


class Option(Value, frozen=True):
    """A possible answer: a text (``label``, with ``number`` in it) or a ``colour``. ``feedback`` is
    the key of what is said to whoever chooses it; ``code`` and ``move`` name the rule's own reason."""

    right: bool
    feedback: str
    label: str | None = None
    colour: str | None = None
    number: int | None = None
    code: str | None = None
    move: str | None = None


class Question(Value, frozen=True, tag_field="kind", tag="question"):
    """The learner looks at a table and answers. ``cup``: cards to be counted, shown beside it."""

    id: str
    rule: str
    title: str
    text: str
    position: Position
    options: tuple[Option, ...]
    cup: str | None = None


class Tutorial(Value, frozen=True):
    """Everything in order. ``final`` is the score of the game that the lessons play to its end."""

    stops: tuple[Lesson | Question, ...]
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
    """What the rules pages draw beside their clauses."""

    draws: tuple[DrawExample, ...]
    colours: ColourExample
    destruction: DestructionExample
    score: FinalSeat
