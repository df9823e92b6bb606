"""Shows a finished game move by move, with hints for the decisions of people."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.console import RenderableType
from rich.text import Text

from mandala.locales.translate import t
from mandala.players.registry import warm_up_hints
from mandala.records.decision import Decision
from mandala.records.game import Game
from mandala.records.memory import SeatMemory
from mandala.records.observation import Observation
from mandala.records.replay import steps
from mandala.terminal.board import draw_board
from mandala.terminal.hints import draw_hints
from mandala.terminal.layout import ScreenContent, beside, board_frame
from mandala.terminal.narration import Names, narrate
from mandala.terminal.screen import Screen
from mandala.terminal.styles import GOLD, QUIET, wrapped

BELOW_THE_BOARD = 6  # lines of the title, the question and the blank lines
BELOW_A_PAGE = 2  # lines: a blank one and the question


class ReviewStep(NamedTuple):
    """One position as its viewer saw it, with the move before it. ``decision``: of a person, or None."""

    seen: Observation
    memory: SeatMemory | None
    story: list[str]
    decision: Decision | None


def positions_of(game: Game, people: Sequence[int]) -> list[ReviewStep]:
    """Returns every position of a finished game. With two people the viewer is the seat to move."""
    found: list[ReviewStep] = []
    before: dict[int, Observation] = {}
    for at in steps(game.to_record()):
        mover = at.to_move
        viewer = people[0] if len(people) == 1 or mover is None else mover
        names = Names(game.players, you=people[0] if len(people) == 1 else None)
        story = (
            narrate(names, before[viewer], at.moves[-1], at.observation(viewer)) if before else []
        )
        decision = at.decision() if mover in people else None
        found.append(ReviewStep(at.observation(viewer), at.memory(viewer), story, decision))
        before = {seat: at.observation(seat) for seat in (0, 1)}
    return found


def review(game: Game, people: Sequence[int], screen: Screen) -> None:
    """Shows the positions of a finished game until the person returns to the score."""
    positions = positions_of(game, people)
    names = Names(game.players, you=people[0] if len(people) == 1 else None)
    at, hints = 0, list[Text]()
    while True:

        def draw(at: int = at, hints: Sequence[Text] = tuple(hints)) -> None:
            screen.show(_page(positions, at, names, hints, screen))

        draw()
        typed = screen.ask(f" {t('review-prompt')}", draw, ("hint", "quit")).strip().lower()
        hints = []
        match typed:
            case "q" | "quit" | "exit":
                return
            case "b":
                at = max(0, at - 1)
            case "h" | "hint" | "hints":
                hints = _hints(positions[at].decision, names, screen)
            case _ if typed.isdecimal():
                at = min(int(typed[:6]), len(positions) - 1)
            case _:
                at = min(at + 1, len(positions) - 1)


def _page(
    positions: Sequence[ReviewStep], at: int, names: Names, hints: Sequence[Text], screen: Screen
) -> list[RenderableType]:
    shown, frame = positions[at], screen.frame
    left = board_frame(frame)
    told = hints or [line for text in shown.story for line in wrapped([text], left.width)]
    title = Text(f" {t('replay-move', ply=at, last=len(positions) - 1)}", GOLD)
    board = draw_board(shown.seen, names, left, shown.memory)
    parts = [board, Text(), title, *(told or [Text(f" {t('replay-deal')}", QUIET)])]
    story = [text for position in positions[: at + 1] for text in position.story]
    content = ScreenContent(shown.seen, (), names, story=story, memory=shown.memory)
    return [*beside(content, parts, frame, BELOW_A_PAGE), Text()]


def _hints(decision: Decision | None, names: Names, screen: Screen) -> list[Text]:
    frame = board_frame(screen.frame)
    if decision is None:
        return wrapped([t("review-no-hint")], frame.width, style=QUIET)
    warm_up_hints()
    with screen.busy(t("advice-title")):
        return draw_hints(decision, names, frame.width, frame.height - 10 - BELOW_THE_BOARD)
