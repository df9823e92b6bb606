"""The board as one seat sees it, drawn from that seat's observation only."""

from dataclasses import dataclass
from typing import Final

from rich.box import HEAVY, ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from mandala.analysis.effects.outlook import cup_worth, outlook
from mandala.locales.translate import t
from mandala.records.memory import SeatMemory
from mandala.records.observation import Observation
from mandala.rules.game_end import RIVER_PLACES
from mandala.terminal.narration import ROMAN, Names
from mandala.terminal.styles import GOLD, INKS, QUIET, STRONG, Glyphs, card, cards

SIDE_BY_SIDE: Final = 72  # columns needed for the two mandalas next to each other
LABEL: Final = 13  # columns for a name in front of its cards
CUPS_AFTER: Final = 37  # columns in front of the cups, without the label of river and hand


@dataclass(frozen=True)
class Frame:
    """The size of the window, and the glyphs the terminal can show."""

    width: int
    height: int
    glyphs: Glyphs


def draw_board(
    seen: Observation, names: Names, frame: Frame, memory: SeatMemory | None = None
) -> RenderableType:
    """Draws the whole board, with the viewer at the bottom (a spectator: seat 0).

    ``memory`` is the viewer's. It narrows down what the other cup may be worth (Rule 8.3).
    """
    bottom = seen.seat or 0
    top = 1 - bottom
    return Group(
        status_line(seen, frame),
        _holding_line(seen, top, names, frame),
        _river_line(seen, top, frame, "", memory),
        _mandalas(seen, top, bottom, names, frame),
        _river_line(seen, bottom, frame, names.name(bottom), memory),
        _holding_line(seen, bottom, names, frame),
    )


def status_line(seen: Observation, frame: Frame) -> Text:
    """Draws the public piles, and whether the end is near."""
    dot = frame.glyphs.dot
    line = Text(" ").append("MANDALA", GOLD)
    line.append(f"{dot}{t('status-move', number=seen.ply + 1)}")
    line.append(f"{dot}{t('status-deck', count=seen.deck_size)}")
    if seen.end_near:
        line.append(dot).append(t("status-end-near"), GOLD)
    line.append(f"{dot}{t('status-discard', count=len(seen.discard))} ")
    if seen.discard:
        line.append_text(cards(seen.discard, frame.glyphs, frame.width - line.cell_len))
    return line


def _river_line(
    seen: Observation, seat: int, frame: Frame, label: str, memory: SeatMemory | None
) -> Text:
    """Draws a river with the number of each place, which is the value of a cup card (Rule 7.1),
    and what the cup is worth with it."""
    line = _label(label, turn=bool(label) and seen.to_move == seat, glyphs=frame.glyphs)
    line.append(t("label-river").ljust(_label_width()), QUIET)
    river = seen.rivers[seat]
    for place in range(1, RIVER_PLACES + 1):
        line.append(f" {place}", QUIET)
        if place <= len(river):
            line.append_text(card(river[place - 1]))
        else:
            line.append(f" {frame.glyphs.empty} ", QUIET)
    return line.append(f"  {worth_of(seen, seat, memory)}")


def worth_of(seen: Observation, seat: int, memory: SeatMemory | None) -> str:
    """Returns what a cup is worth to the viewer: ``worth 4``, or ``worth 7–19``."""
    worth = cup_worth(seen, seat, memory)
    least, most = worth.at_least, worth.at_most
    return t(
        "cup-worth", worth=least if least == most else t("range", **{"from": least, "to": most})
    )


def _holding_line(seen: Observation, seat: int, names: Names, frame: Frame) -> Text:
    """Draws hand and cup: the viewer's cards, or the sizes and what both saw (Rule 8.2)."""
    own = seat == seen.seat and seen.hand is not None and seen.cup is not None
    label = "" if seat == (seen.seat or 0) else names.name(seat)
    line = _label(label, turn=bool(label) and seen.to_move == seat, glyphs=frame.glyphs)
    line.append(t("label-hand").ljust(_label_width()), QUIET)
    if own:
        assert seen.hand is not None
        line.append_text(cards(seen.hand, frame.glyphs)).append(f" {len(seen.hand)}", QUIET)
    else:
        line.append(f" {frame.glyphs.back * seen.hand_sizes[seat]} {seen.hand_sizes[seat]}")
    line.append(" " * (CUPS_AFTER + _label_width() - line.cell_len))
    line.append(f"  {t('label-cup')} ", QUIET)
    room = frame.width - line.cell_len
    if own:
        assert seen.cup is not None
        return line.append_text(cards(seen.cup, frame.glyphs, room))
    known, unseen = seen.cup_seen[seat], seen.cup_sizes[seat] - len(seen.cup_seen[seat])
    rest = (" + " if known else "") + t("cup-unseen", count=unseen)
    if known:
        line.append_text(cards(known, frame.glyphs, room - len(rest)))
    return line.append(rest, QUIET)


def _label_width() -> int:
    """Returns the columns for the labels of river and hand, so that their cards align."""
    return max(len(t("label-river")), len(t("label-hand"))) + 1


def _label(name: str, *, turn: bool, glyphs: Glyphs) -> Text:
    text = Text().append(glyphs.turn if turn else " ", GOLD)
    short = Text(name, GOLD if turn else STRONG)
    short.truncate(LABEL - 1, overflow="ellipsis", pad=True)
    return text.append_text(short).append(" ")


def _mandalas(
    seen: Observation, top: int, bottom: int, names: Names, frame: Frame
) -> RenderableType:
    if frame.width < SIDE_BY_SIDE:
        panels = [_mandala(seen, m, top, bottom, names, frame, frame.width) for m in (0, 1)]
        return Group(*panels)
    half = frame.width // 2
    grid = Table.grid(padding=0)
    grid.add_row(*(_mandala(seen, m, top, bottom, names, frame, half) for m in (0, 1)))
    return grid


def _mandala(
    seen: Observation, m: int, top: int, bottom: int, names: Names, frame: Frame, width: int
) -> Panel:
    view = seen.mandalas[m]
    destroyed = seen.destroying == m + 1
    room = width - LABEL - 7  # minus the frame, the count and the spaces between
    grid = Table.grid(padding=(0, 1))
    grid.add_column(width=LABEL - 1, style=QUIET, no_wrap=True)
    grid.add_column(width=room, no_wrap=True)
    grid.add_column(width=2, justify="right", style=QUIET)
    for name, pile in (
        (names.name(top), view.fields[top]),
        (t("label-mountain"), view.mountain),
        (names.name(bottom), view.fields[bottom]),
    ):
        count = str(len(pile)) if pile else ""
        grid.add_row(name, cards(pile, frame.glyphs, room), count)
    return Panel(
        grid,
        box=HEAVY if destroyed else ROUNDED,
        width=width,
        border_style=GOLD if destroyed else QUIET,
        title=_title(seen, m, destroyed),
        title_align="left",
        subtitle=_subtitle(seen, m, names),
        subtitle_align="left",
    )


def _title(seen: Observation, m: int, destroyed: bool) -> Text:
    if destroyed:
        return Text(t("mandala-destroyed", mandala=ROMAN[m]), GOLD)
    title = Text().append(
        t("mandala", mandala=ROMAN[m]), GOLD
    )  # a base style would hide the colours
    if wanted := outlook(seen, m).missing:
        title.append(f"  {t('mandala-missing')} ", QUIET)
        title.append_text(Text(" ").join(Text(letter, INKS[letter]) for letter in wanted))
    return title


def _subtitle(seen: Observation, m: int, names: Names) -> Text:
    if seen.destroying == m + 1 and seen.to_move is not None:
        return Text(t("chooses-now", **names.of(seen.to_move)), GOLD)
    chooser = outlook(seen, m).first_choice
    if chooser is None:
        return Text(t("tie-chooses-second"), QUIET)
    return Text(t("would-choose-first", **names.of(chooser)), QUIET)
