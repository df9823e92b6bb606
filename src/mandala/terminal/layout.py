"""One screen for the person who decides: the board, the latest moves, the legal moves."""

import io
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from mandala.locales.translate import t
from mandala.records.memory import SeatMemory
from mandala.records.move import Move
from mandala.records.observation import Observation
from mandala.terminal.board import Frame, draw_board
from mandala.terminal.move_list import list_moves
from mandala.terminal.narration import Names
from mandala.terminal.side_panel import draw_side
from mandala.terminal.styles import BAD, GOLD, QUIET, wrapped
from mandala.terminal.typed_input import SHOWN_WORDS

ENOUGH: Final = (80, 24)  # columns and lines in which every position fits
WIDEST_BOARD: Final = 100  # columns; a wider board would be harder to read
SIDE: Final = 36  # least columns of the panel beside the board
WIDEST_SIDE: Final = 60
PROMPT: Final = 1  # lines
ROOMY: Final = 5  # blank lines from which on the commands are listed
ENDLESS: Final = 1000  # lines, if the height is unlimited


@dataclass(frozen=True)
class ScreenContent:
    """Everything that the person who decides should see.

    ``news`` is what has happened since their last decision, ``story`` the whole log. ``hints``
    take the place of the list of moves.
    """

    seen: Observation
    legal: Sequence[Move]
    names: Names
    news: Sequence[str] = ()
    complaint: str = ""
    story: Sequence[str] = ()
    hints: Sequence[Text] = ()
    memory: SeatMemory | None = None


def render_screen(content: ScreenContent, frame: Frame) -> list[RenderableType]:
    """Returns the parts to print above the prompt, from top to bottom.

    A wide window has both cups and the log beside the board. A low window has no blank
    lines, no explanation of marks and fewer news. A window that is still too small gets a notice.
    """
    left = board_frame(frame)
    board = draw_board(content.seen, content.names, left, content.memory)
    used = _lines(board, left)
    below = _below_board(content, left, used)
    blank = frame.height - PROMPT - used - len(below)
    if blank < 0:
        return _too_small(content.complaint, frame)
    if frame.height == ENDLESS:
        return [board, *below]
    foot = _commands(content, left) if blank >= ROOMY and not content.complaint else []
    blank -= len(foot)
    free = 0
    if _side_width(frame):
        free = min(1, blank)  # below the prompt, so that Enter does not scroll the first line away
        below = [*below[:-1], *[Text()] * (blank - free), *below[-1:]]
    return beside(content, [board, *below, *foot], frame, PROMPT + free)


def board_frame(frame: Frame) -> Frame:
    """Returns the part of the window for the board: narrower if both cups and the log fit beside it."""
    return replace(frame, width=min(WIDEST_BOARD, frame.width - _side_width(frame)))


def _side_width(frame: Frame) -> int:
    """Returns the columns for cups and log; 0 if the window is too small for them."""
    if frame.width < ENOUGH[0] + SIDE or not ENOUGH[1] <= frame.height < ENDLESS:
        return 0
    return max(SIDE, min(WIDEST_SIDE, frame.width - WIDEST_BOARD))


def beside(
    content: ScreenContent, left: Sequence[RenderableType], frame: Frame, below: int
) -> list[RenderableType]:
    """Returns the parts of the left side, with both cups and the log beside them if they fit.

    ``below`` is the number of lines that the caller prints below them.
    """
    side = _side_width(frame)
    if not side:
        return list(left)
    height = frame.height - below
    right = draw_side(content.seen, content.names, content.story, content.memory, side, height)
    grid = Table.grid(padding=0)
    grid.add_column(width=board_frame(frame).width)
    grid.add_column(width=side)
    grid.add_row(Group(*left), right)
    return [grid]


def _commands(content: ScreenContent, frame: Frame) -> list[Text]:
    """Returns the line of commands that a roomy window shows."""
    alone = content.names.you is not None
    words = [word for word in SHOWN_WORDS if alone or word != "undo"]
    return [Text(f" {frame.glyphs.dot.join(words)}", QUIET)]


def board_lines(content: ScreenContent, frame: Frame) -> int:
    """Returns the number of lines of the board alone."""
    return _lines(draw_board(content.seen, content.names, frame, content.memory), frame)


def _below_board(content: ScreenContent, frame: Frame, board_lines: int) -> list[Text]:
    """Returns the news, the moves or hints, and the last lines: as many as fit, if that is possible.

    Hints stand below the moves in a roomy window, and in their place in another one.
    """
    moves, legend = list_moves(content.seen, list(content.legal), content.names, frame.width)
    help_line = wrapped([t(f"hint-type-{content.seen.phase}")], frame.width, style=QUIET)
    last = wrapped([content.complaint], frame.width, style=BAD) if content.complaint else []
    told = [line for text in content.news for line in wrapped([text], frame.width)]
    if content.hints:
        both = [*moves, *legend, Text(), *content.hints]
        others = board_lines + len(told) + len(help_line) + ROOMY
        moves = both if others + len(both) <= frame.height - PROMPT else list(content.hints)
        legend = []
    room = frame.height - PROMPT - board_lines - len(moves) - len(last)
    if room - len(help_line) >= min(1, len(told)) or not last:
        last += help_line
        room -= len(help_line)
    if room - len(legend) < min(1, len(told)):
        legend = []
    room -= len(legend)
    gap = [Text()] if room >= len(told) + 3 else []
    told = _latest(told, room - 3 * len(gap))
    return [*gap, *told, *gap, *moves, *legend, *gap, *last]


def _latest(told: list[Text], room: int) -> list[Text]:
    """Returns the last lines of the news, below a line with the number of those left out."""
    if len(told) <= room:
        return told
    if room < 2:
        return told[len(told) - max(room, 0) :]
    kept = told[-(room - 1) :]
    return [Text(f" {t('news-cut', count=len(told) - len(kept))}", QUIET), *kept]


def _too_small(complaint: str, frame: Frame) -> list[RenderableType]:
    """Returns a notice that fits where the table does not."""
    width, height = ENOUGH
    notice = t("window-small", width=frame.width, height=frame.height, columns=width, lines=height)
    said = wrapped([complaint], frame.width, style=BAD) if complaint else []
    return [*wrapped([notice], frame.width, style=GOLD), *said]


def _lines(part: RenderableType, frame: Frame) -> int:
    return len(Console(width=frame.width, file=io.StringIO()).render_lines(part))
