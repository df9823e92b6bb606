"""Both cups and the log, beside the board of a wide window."""

from collections.abc import Sequence

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from mandala.analysis.effects.outlook import cup_worth
from mandala.locales.translate import t
from mandala.records.memory import SeatMemory
from mandala.records.observation import Observation
from mandala.terminal.narration import Names, colour_name
from mandala.terminal.styles import GOLD, QUIET, STRONG, wrapped

FRAME = 2  # columns (and lines) of a panel's border


def cup_lines(seen: Observation, names: Names, memory: SeatMemory | None, width: int) -> list[Text]:
    """Returns what both cups hold and are worth to the viewer, the other cup first."""
    bottom = seen.seat or 0
    lines: list[Text] = []
    for seat in (1 - bottom, bottom):
        worth = cup_worth(seen, seat, memory)
        least, most = worth.at_least, worth.at_most
        total = (
            t("cup-sum", worth=least)
            if least == most
            else t("cup-sum-range", **{"from": least, "to": most})
        )
        if lines:
            lines.append(Text())
        lines.append(Text(f" {t('cup-title', **names.of(seat))}", STRONG))
        for colour in worth.colours:
            key = "cup-line" if colour.place else "cup-line-asleep"
            values = {"count": colour.cards, "place": colour.place, "points": colour.points}
            lines += wrapped([t(key, **values, colourName=colour_name(colour.colour))], width)
        unseen = 0 if seat == seen.seat else seen.cup_sizes[seat] - len(seen.cup_seen[seat])
        if unseen:
            lines.append(Text(f" {t('cup-line-unseen', count=unseen)}", QUIET))
        lines.append(Text(f" {total}", GOLD))
    return lines


def log_lines(story: Sequence[str], width: int) -> list[Text]:
    """Returns the log, each entry wrapped on lines of its own."""
    return [line for told in story for line in wrapped([told], width)]


def draw_side(
    seen: Observation,
    names: Names,
    story: Sequence[str],
    memory: SeatMemory | None,
    width: int,
    height: int,
) -> RenderableType:
    """Draws both cups, and below them as much of the log's end as there is room for."""
    cups = cup_lines(seen, names, memory, width - FRAME)
    room = max(1, height - len(cups) - 2 * FRAME)
    log = log_lines(story or [t("nothing-yet")], width - FRAME)[-room:]
    log += [Text()] * (room - len(log))
    return Group(
        Panel(Group(*cups), box=ROUNDED, width=width, border_style=QUIET, padding=0),
        Panel(
            Group(*log),
            box=ROUNDED,
            width=width,
            border_style=QUIET,
            padding=0,
            title=Text(t("log"), GOLD),
            title_align="left",
        ),
    )
