"""One screenful for the person who decides: the table, what happened, what can be done."""

import io
from collections.abc import Sequence
from textwrap import wrap

from rich.console import Console, RenderableType
from rich.style import StyleType
from rich.text import Text

from mandala.locales.speaking import t
from mandala.records.notation import Move
from mandala.records.observation import Observation
from mandala.terminal.choices import list_moves
from mandala.terminal.look import BAD, QUIET, sentence
from mandala.terminal.table import Frame, draw_table
from mandala.terminal.words import Cast


def lay_out(
    seen: Observation,
    legal: list[Move],
    cast: Cast,
    news: Sequence[str],
    complaint: str,
    frame: Frame,
) -> list[RenderableType]:
    """What to print, one under the other, above the line where the move is typed.

    Where the window is low the latest news and the moves come first; air and older news go.
    """
    table = draw_table(seen, cast, frame)
    moves = list_moves(seen, legal, cast, frame.width)
    last = wrapped(complaint or t(f"hint-type-{seen.phase}"), BAD if complaint else QUIET, frame)
    told = [line for text in news for line in wrapped(text, "", frame)]
    room = frame.height - _lines(table, frame) - len(moves) - len(last) - 1  # 1: the prompt
    gap = [Text()] if room >= len(told) + 3 else []
    told = told[-max(1, room - 3 * len(gap)) :]
    return [table, *gap, *told, *gap, *moves, *gap, *last]


def wrapped(text: str, style: StyleType, frame: Frame) -> list[Text]:
    """Words in lines of their own, all indented alike."""
    return [Text(" ", style).append_text(sentence(line)) for line in wrap(text, frame.width - 2)]


def _lines(table: RenderableType, frame: Frame) -> int:
    measure = Console(width=frame.width, file=io.StringIO())
    return len(measure.render_lines(table))
