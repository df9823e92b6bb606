"""The table as one seat sees it, drawn from that seat's observation and nothing else."""

from dataclasses import dataclass
from typing import Final

from rich.box import HEAVY, ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from mandala.locales.speaking import t
from mandala.records.observation import Observation
from mandala.rules.ending import RIVER_PLACES
from mandala.terminal.look import GOLD, INKS, QUIET, STRONG, Glyphs, card, cards
from mandala.terminal.preview import first_to_choose, missing, worth
from mandala.terminal.words import ROMAN, Cast

WIDEST: Final = 100  # columns; beyond that a table only gets harder to take in
SIDE_BY_SIDE: Final = 72  # columns needed for the two mandalas next to each other
LABEL: Final = 13  # columns for a name in front of its cards
CUPS_AFTER: Final = 37  # columns before the cups, besides the word in front of river and hand


@dataclass(frozen=True)
class Frame:
    """How much room there is, and which signs the terminal can show."""

    width: int
    height: int
    glyphs: Glyphs


def draw_table(seen: Observation, cast: Cast, frame: Frame) -> RenderableType:
    """The whole table; the viewer sits at the bottom (a spectator: seat 0)."""
    bottom = seen.seat or 0
    top = 1 - bottom
    return Group(
        status_line(seen, frame),
        _holding_line(seen, top, cast, frame),
        _river_line(seen, top, frame, label=""),
        _mandalas(seen, top, bottom, cast, frame),
        _river_line(seen, bottom, frame, label=cast.name(bottom)),
        _holding_line(seen, bottom, cast, frame),
    )


def status_line(seen: Observation, frame: Frame) -> Text:
    """The piles everybody sees, and how near the end is."""
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


def _river_line(seen: Observation, seat: int, frame: Frame, label: str) -> Text:
    """A river: the number of each place is what a cup card of that colour is worth (Rule 7.1)."""
    line = _label(label, turn=bool(label) and seen.to_move == seat, glyphs=frame.glyphs)
    line.append(t("label-river").ljust(_label_width()), QUIET)
    river = seen.rivers[seat]
    for place in range(1, RIVER_PLACES + 1):
        line.append(f" {place}", QUIET)
        if place <= len(river):
            line.append_text(card(river[place - 1]))
        else:
            line.append(f" {frame.glyphs.empty} ", QUIET)
    return line


def _holding_line(seen: Observation, seat: int, cast: Cast, frame: Frame) -> Text:
    """Hand and cup: one's own cards, of the other's only the sizes and what both saw (Rule 8.2)."""
    own = seat == seen.seat and seen.hand is not None and seen.cup is not None
    label = "" if seat == (seen.seat or 0) else cast.name(seat)
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
        points = f" {t('cup-points', points=worth(seen.rivers[seat], seen.cup))}"
        return line.append_text(cards(seen.cup, frame.glyphs, room - len(points))).append(points)
    known, unseen = seen.cup_seen[seat], seen.cup_sizes[seat] - len(seen.cup_seen[seat])
    rest = (" + " if known else "") + t("cup-unseen", count=unseen)
    if known:
        line.append_text(cards(known, frame.glyphs, room - len(rest)))
    return line.append(rest, QUIET)


def _label_width() -> int:
    """Columns for the word in front of river and hand, so that their cards stand together."""
    return max(len(t("label-river")), len(t("label-hand"))) + 1


def _label(name: str, *, turn: bool, glyphs: Glyphs) -> Text:
    text = Text().append(glyphs.turn if turn else " ", GOLD)
    short = Text(name, GOLD if turn else STRONG)
    short.truncate(LABEL - 1, overflow="ellipsis", pad=True)
    return text.append_text(short).append(" ")


def _mandalas(seen: Observation, top: int, bottom: int, cast: Cast, frame: Frame) -> RenderableType:
    if frame.width < SIDE_BY_SIDE:
        panels = [_mandala(seen, m, top, bottom, cast, frame, frame.width) for m in (0, 1)]
        return Group(*panels)
    half = frame.width // 2
    grid = Table.grid(padding=0)
    grid.add_row(*(_mandala(seen, m, top, bottom, cast, frame, half) for m in (0, 1)))
    return grid


def _mandala(
    seen: Observation, m: int, top: int, bottom: int, cast: Cast, frame: Frame, width: int
) -> Panel:
    view = seen.mandalas[m]
    destroyed = seen.destroying == m + 1
    room = width - LABEL - 7  # a frame, a count, and a space between each
    grid = Table.grid(padding=(0, 1))
    grid.add_column(width=LABEL - 1, style=QUIET, no_wrap=True)
    grid.add_column(width=room, no_wrap=True)
    grid.add_column(width=2, justify="right", style=QUIET)
    for name, pile in (
        (cast.name(top), view.fields[top]),
        (t("label-mountain"), view.mountain),
        (cast.name(bottom), view.fields[bottom]),
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
        subtitle=_subtitle(seen, m, cast),
        subtitle_align="left",
    )


def _title(seen: Observation, m: int, destroyed: bool) -> Text:
    if destroyed:
        return Text(t("mandala-destroyed", mandala=ROMAN[m]), GOLD)
    title = Text(t("mandala", mandala=ROMAN[m]), GOLD)
    if wanted := missing(seen, m):
        title.append(f"  {t('mandala-missing')} ", QUIET)
        title.append_text(Text(" ").join(Text(letter, INKS[letter]) for letter in wanted))
    return title


def _subtitle(seen: Observation, m: int, cast: Cast) -> Text:
    if seen.destroying == m + 1 and seen.to_move is not None:
        return Text(t("chooses-now", **cast.of(seen.to_move)), GOLD)
    chooser = first_to_choose(seen, m)
    if chooser is None:
        return Text(t("tie-chooses-second"), QUIET)
    return Text(t("would-choose-first", **cast.of(chooser)), QUIET)
