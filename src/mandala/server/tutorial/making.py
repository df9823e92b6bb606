"""Lessons and exercises worked out: every position, move and answer comes from the rules."""

from dataclasses import dataclass
from typing import Literal

from msgspec import structs

from mandala.records.errors import MandalaError
from mandala.records.game import Game
from mandala.records.notation import Move
from mandala.rules.state import TURN
from mandala.server.messages.steps import Step
from mandala.server.messages.values import Position
from mandala.server.tables.infos import final_seat, open_moves
from mandala.server.tables.outcome import outcome
from mandala.server.tables.positions import position
from mandala.server.tables.steps import Reader, moved
from mandala.server.tables.table import Ply
from mandala.server.tutorial.exercises import exercises
from mandala.server.tutorial.script import ENDING, OPENING, Line, late, opening
from mandala.server.tutorial.values import Lesson, Option, Question, Tutorial

LEARNER = 0


@dataclass
class Scene:
    """A game under way, with what a :class:`Game` does not keep: the top of the discard pile."""

    game: Game
    top: str | None = None

    def position(self) -> Position:
        return position(self.game, LEARNER, self.top, strict=False)

    def step(self, move: Move) -> Step:
        """Play a move; told as the learner may know it."""
        game = self.game
        seat, before = game.to_move, game.state.copy()
        if seat is None:
            raise MandalaError(f"{move} comes after the end of the game")
        alone = before.phase != TURN and len(game.legal_moves()) == 1
        how: Literal["automatic", "player", "ai"] = (
            "automatic" if alone else "player" if seat == LEARNER else "ai"
        )
        game.play(move)
        told = outcome(before, game.state, move, self.top)
        self.top = told.discard_top
        played = Ply(game.ply, seat, move, how, 0, told, before.phase == TURN)
        reader = Reader((LEARNER,), LEARNER)
        return Step(
            seq=game.ply, at=0, event=moved(game.ply, played, reader), position=self.position()
        )


def tutorial() -> Tutorial:
    first, second = Scene(opening()), Scene(late(), top="P")
    lessons = [_lesson(first, line) for line in OPENING]
    lessons += [_lesson(second, line) for line in ENDING]
    end = second.game
    if not end.over:
        raise MandalaError("the lessons do not end their game")
    return Tutorial(
        stops=(*lessons, _scoring(second)),
        exercises=exercises(),
        final=(final_seat(end.state, 0), final_seat(end.state, 1)),
    )


def _lesson(scene: Scene, line: Line) -> Lesson:
    """What the learner sees and may do, then the move of the script and the replies to it."""
    game = scene.game
    if game.to_move != LEARNER:
        raise MandalaError(f"{line.key}: it is not the learner's turn")
    seen = scene.position()
    decision = open_moves(game, LEARNER, game.observation(LEARNER))
    legal = {choice.move for choice in decision.legal}
    for move in (line.move, *line.hints):
        if move not in legal:
            raise MandalaError(f"{line.key}: {move} is not legal there")
    return Lesson(
        id=line.key,
        rule=line.rule,
        title=line.key,
        text=line.text,
        hint=line.hint,
        hints=dict(line.hints),
        position=seen,
        decision=decision,
        accepted=line.move,
        steps=tuple(scene.step(Move.parse(move)) for move in (line.move, *line.replies)),
    )


def _scoring(scene: Scene) -> Question:
    """Count the learner's cup: the points, and the two sums people mistake for them."""
    mine = final_seat(scene.game.state, LEARNER)
    river = sum(line.place for line in mine.sheet)
    return Question(
        id="lesson-score",
        rule="7.1",
        title="lesson-score",
        text="lesson-score-text",
        # The table would tell the answer beside the cup.
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
