"""The six exercises. The rules decide which answer is right. Exactly one must be right."""

from collections.abc import Callable, Mapping
from typing import Final

from mandala.analysis.effects import ClaimEffects, effects_of
from mandala.locales.message import PlainText
from mandala.records.errors import MandalaError
from mandala.records.game import Game
from mandala.records.move import Move
from mandala.rules.colours import LETTERS
from mandala.server.views.position import position
from mandala.tutorial.setup_position import Layout, set_up
from mandala.tutorial.types import Option, Question

LEARNER: Final = 0

WHO_FIRST: Final = Layout(
    mountains=("RRYYYB", "GG"),
    fields=(("OO", "GG"), ("", "R")),
    hands=("ROYGB", "PPBY"),
    cups=("RB", "YP"),
    dealt=("RB", "YP"),
    turn=1,
)
WORTH_MORE: Final = Layout(
    mountains=("RRRRGGYYB", "OP"),
    fields=(("OO", "P"), ("", "")),
    hands=("ROYGP", "YYOPB"),
    cups=("BBR", "YPG"),
    dealt=("BB", "YP"),
    rivers=("RG", "GO"),
)
INTO_FIELD: Final = Layout(
    mountains=("RRY", "PB"),
    fields=(("O", "GG"), ("", "Y")),
    hands=("RYGPP", "YOPB"),
    cups=("RB", "YP"),
    dealt=("RB", "YP"),
)
ONE_COLOUR: Final = Layout(
    mountains=("RRY", "OB"),
    fields=(("O", "GG"), ("", "Y")),
    hands=("PPP", "YOGB"),
    cups=("RB", "YP"),
    dealt=("RB", "YP"),
)
EMPTY_HANDED: Final = Layout(
    mountains=("OY", "RYYYGGPP"),
    fields=(("R", ""), ("", "OOB")),
    hands=("ROYGB", "YYOB"),
    cups=("RBR", "YPYY"),
    dealt=("RB", "YP"),
    rivers=("R", "YBP"),
    turn=0,
)
COMPLETE_IT: Final = Layout(
    mountains=("YP", "RRGYYY"),
    fields=(("", ""), ("OO", "PP")),
    hands=("RYGB", "YOPB"),
    cups=("RB", "YP"),
    dealt=("RB", "YP"),
)


def exercises() -> tuple[Question, ...]:
    """Returns the exercises. Raises :class:`MandalaError` unless exactly one answer is right."""
    return (
        _who_first(),
        _worth_more(),
        _into_field(),
        _one_stays(),
        _empty_handed(),
        _complete_it(),
    )


def _who_first() -> Question:
    """The other player completes a mandala with equal fields (Rule 5.2)."""
    game = set_up(WHO_FIRST)
    after = game.copy()
    after.play("M1P")
    first = after.to_move
    options = (
        Option(label="option-you", right=first == LEARNER, feedback="exercise-first-you"),
        Option(label="option-other", right=first != LEARNER, feedback="exercise-first-other"),
    )
    return _question("exercise-first", "5.2", game, options)


def _worth_more() -> Question:
    """The learner claims the colour with the most points (Rule 5.3)."""
    feedback = {
        "R": "exercise-worth-red",
        "Y": "exercise-worth-yellow",
        "G": "exercise-worth-green",
        "B": "exercise-worth-black",
    }
    game = set_up(WORTH_MORE)
    options = _best_claim(game, lambda effects: effects.own.points, feedback)
    return _question("exercise-worth", "5.3", game, options)


def _into_field() -> Question:
    """Which colour may go to the learner's field (Rule 4.1)?"""
    game = set_up(INTO_FIELD)
    options = []
    for colour in dict.fromkeys(INTO_FIELD.hands[LEARNER]):
        move = f"F1{colour}1"
        reason = game.why_not(move)
        feedback = "exercise-field-wrong" if reason else "exercise-field-right"
        code = reason.code if reason else None
        right = reason is None
        options.append(Option(colour=colour, right=right, feedback=feedback, code=code, move=move))
    return _question("exercise-field", "4.1", game, tuple(options))


def _one_stays() -> Question:
    """How many cards of a hand of one colour may go to a field (Rule 3.2)?"""
    game = set_up(ONE_COLOUR)
    most = max(move.count for move in game.legal_moves() if str(move).startswith("F2P"))
    feedback = {most: "exercise-keep-two", most + 1: "exercise-keep-more"}
    options = tuple(
        Option(
            label="option-points",
            number=number,
            right=number == most,
            feedback=feedback.get(number, "exercise-keep-less"),
        )
        for number in range(1, len(ONE_COLOUR.hands[LEARNER]) + 1)
    )
    return _question("exercise-keep", "3.2", game, options)


def _empty_handed() -> Question:
    """With an empty field the learner claims the colour that the other would gain most from (Rule 5.4)."""
    feedback = {
        "R": "exercise-empty-red",
        "Y": "exercise-empty-yellow",
        "P": "exercise-empty-purple",
    }
    game = set_up(EMPTY_HANDED)
    game.play("CG")  # the player with the larger field
    options = _best_claim(game, lambda effects: effects.other.points, feedback)
    return _question("exercise-empty", "5.4", game, options)


def _complete_it() -> Question:
    """Two ways to complete a mandala; one of them gives the first choice away (Rule 5.2)."""
    game = set_up(COMPLETE_IT)
    options = []
    for move, label, feedback in (
        ("M2B", "option-build", "exercise-complete-build"),
        ("F2B1", "option-grow", "exercise-complete-grow"),
    ):
        after = game.copy()
        after.play(move)
        options.append(Option(label=label, right=after.to_move == LEARNER, feedback=feedback))
    return _question("exercise-complete", "5.2", game, tuple(options))


def _best_claim(
    game: Game, worth: Callable[[ClaimEffects], int], feedback: Mapping[str, str]
) -> tuple[Option, ...]:
    """Returns the learner's claims as answers; the one of the highest ``worth`` is right."""
    legal: list[Move] = game.legal_moves()
    points: dict[str, int] = {}
    for move, effects in zip(legal, effects_of(game.observation(LEARNER), legal), strict=True):
        assert isinstance(effects, ClaimEffects)
        points[LETTERS[move.colour]] = worth(effects)
    best = max(points.values())
    return tuple(
        Option(colour=colour, right=points[colour] == best, feedback=feedback[colour])
        for colour in points
    )


def _question(key: str, rule: str, game: Game, options: tuple[Option, ...]) -> Question:
    if sum(option.right for option in options) != 1:
        raise MandalaError(PlainText(f"{key}: exactly one answer must be right"))
    return Question(
        id=key,
        rule=rule,
        title=key,
        text=f"{key}-text",
        position=position(game, LEARNER, None, strict=False),
        options=options,
    )
