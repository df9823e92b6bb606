"""Plays the lessons through: every position, move and answer comes from the rules."""

from dataclasses import dataclass
from typing import Literal

from msgspec import structs

from mandala.locales.message import PlainText
from mandala.records.errors import MandalaError
from mandala.records.game import Game
from mandala.records.move import Move
from mandala.rules.scoring import cup_size, score, winner
from mandala.rules.state import TURN
from mandala.server.actions.move import moved
from mandala.server.protocol.socket import Step
from mandala.server.protocol.types import Position
from mandala.server.state.events import Viewer
from mandala.server.state.move_result import move_result
from mandala.server.state.table import Ply
from mandala.server.views.decision import open_moves
from mandala.server.views.position import position
from mandala.server.views.table_info import final_seat
from mandala.tutorial.exercises import exercises
from mandala.tutorial.lessons import (
    DECK_END,
    DECK_ENDS,
    OPENING,
    RIVER_END,
    RIVER_ENDS,
    TIE,
    LessonScript,
    opening,
)
from mandala.tutorial.rule_examples import SCORE_LAYOUT
from mandala.tutorial.setup_position import set_up
from mandala.tutorial.types import Aim, Lesson, Option, Question, Tutorial

LEARNER = 0


@dataclass
class Scene:
    """A running game and the top of its discard pile, which a :class:`Game` does not keep."""

    game: Game
    top: str | None = None

    def position(self) -> Position:
        return position(self.game, LEARNER, self.top, strict=False)

    def step(self, move: Move) -> Step:
        """Plays a move; returns it as the learner may know it. Raises :class:`MandalaError`."""
        game = self.game
        seat, before = game.to_move, game.state.copy()
        if seat is None:
            raise MandalaError(PlainText(f"{move} comes after the end of the game"))
        alone = before.phase != TURN and len(game.legal_moves()) == 1
        how: Literal["automatic", "player", "ai"] = (
            "automatic" if alone else "player" if seat == LEARNER else "ai"
        )
        game.play(move)
        told = move_result(before, game.state, move, self.top)
        self.top = told.discard_top
        played = Ply(game.ply, seat, move, how, told)
        reader = Viewer((LEARNER,), LEARNER)
        return Step(
            seq=game.ply, at=0, event=moved(game.ply, played, reader), position=self.position()
        )


def tutorial() -> Tutorial:
    """Returns the whole tutorial. Raises :class:`MandalaError` if a lesson breaks the rules."""
    first, second = Scene(opening()), Scene(set_up(DECK_ENDS), top="P")
    third = Scene(set_up(RIVER_ENDS), top="P")
    scenes = ((first, OPENING), (second, DECK_END), (third, RIVER_END))
    lessons = [_lesson(scene, script) for scene, scripts in scenes for script in scripts]
    if not (second.game.over and third.game.over):
        raise MandalaError(PlainText("the lessons do not end their games"))
    end = third.game
    return Tutorial(
        stops=(_aim(), *lessons, _scoring(third), _tie()),
        exercises=exercises(),
        final=(final_seat(end.state, 0), final_seat(end.state, 1)),
    )


def _lesson(scene: Scene, script: LessonScript) -> Lesson:
    """Returns what the learner sees and may do; then plays the lesson's move and the replies."""
    game = scene.game
    if game.to_move != LEARNER:
        raise MandalaError(PlainText(f"{script.key}: it is not the learner's turn"))
    seen = scene.position()
    decision = open_moves(game, LEARNER, game.observation(LEARNER))
    legal = {choice.move for choice in decision.legal}
    for move in (script.move, *script.hints):
        if move not in legal:
            raise MandalaError(PlainText(f"{script.key}: {move} is not legal there"))
    return Lesson(
        id=script.key,
        rule=script.rule,
        title=script.key,
        text=f"{script.key}-text",
        task=f"{script.key}-task",
        hints=dict(script.hints),
        position=seen,
        decision=decision,
        accepted=script.move,
        steps=tuple(scene.step(Move.parse(move)) for move in (script.move, *script.replies)),
    )


def _aim() -> Aim:
    """Returns the first page: a river, and what it makes of a cup (Rule 7.1)."""
    return Aim(
        id="lesson-aim",
        rule="7.1",
        title="lesson-aim",
        text="lesson-aim-text",
        more="lesson-aim-more",
        final=final_seat(set_up(SCORE_LAYOUT).state, LEARNER),
    )


def _tie() -> Question:
    """Returns the question who wins on equal points (Rule 7.2)."""
    game = set_up(TIE)
    state = game.state
    if score(state, 0) != score(state, 1) or cup_size(state, 0) == cup_size(state, 1):
        raise MandalaError(PlainText("lesson-tie: equal points, unequal cups"))
    mine = winner(state) == LEARNER
    seen = position(game, LEARNER, None, strict=False)
    return Question(
        id="lesson-tie",
        rule="7.2",
        title="lesson-tie",
        text="lesson-tie-text",
        position=seen,
        options=(
            Option(label="option-you", right=mine, feedback="lesson-tie-you"),
            Option(label="option-other", right=not mine, feedback="lesson-tie-other"),
        ),
    )


def _scoring(scene: Scene) -> Question:
    """Returns the question for the learner's points, with the two sums people mistake for them."""
    mine = final_seat(scene.game.state, LEARNER)
    river = sum(line.place for line in mine.sheet)
    return Question(
        id="lesson-score",
        rule="7.1",
        title="lesson-score",
        text="lesson-score-text",
        # The page would show the answer beside the cup.
        position=structs.replace(scene.position(), worth=(None, None)),
        options=(
            _sum(len(mine.cup), "lesson-score-cards"),
            _sum(mine.total, "lesson-score-right", right=True),
            _sum(mine.total + river, "lesson-score-river"),
        ),
        cup=mine.cup,
    )


def _sum(number: int, feedback: str, *, right: bool = False) -> Option:
    return Option(label="option-points", number=number, right=right, feedback=feedback)
