"""Draws the learning curve: strength against each opponent, and the loss, over the games.

Needs Matplotlib (extra ``train``), which is loaded only when a picture is drawn.
"""

import importlib.util
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from mandala.locales.numbers import decimal, grouped
from mandala.locales.translate import t
from mandala.records.atomic_file import atomic_write
from mandala.records.errors import MandalaError, file_errors
from mandala.training.metrics_log import PREVIOUS, OpponentScore, Point

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.axis import Axis

CURVE: Final = "curve"  # the file's name without its suffix
INSTALL: Final = "pip install 'mandala-game[train]'"

# Colours that people with any colour vision tell apart (Okabe and Ito); black is for text.
_COLOURS: Final = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9")
_INK: Final = "#333333"
_FAINT: Final = "#8A8A8A"
_GRID: Final = "#E4E4E4"
_STYLE: Final[Any] = {  # Any, because Matplotlib's types are too narrow
    "font.family": "DejaVu Sans",
    "font.size": 10,
    "text.color": _INK,
    "axes.labelcolor": _INK,
    "xtick.color": _INK,
    "ytick.color": _INK,
    "axes.edgecolor": _FAINT,
    "svg.fonttype": "path",  # looks the same where the font is not installed
    "svg.hashsalt": "mandala",  # the same log gives the same file
}
_TIME_STEPS: Final = (0.1, 0.2, 0.5, 1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 1440)  # minutes
_MOST_TIMES: Final = 7
_LINE: Final = 0.03  # height of a line of small text, as a share of the picture


def can_draw() -> bool:
    return importlib.util.find_spec("matplotlib") is not None


def draw_curve(points: Sequence[Point], path: Path) -> None:
    """Draws all ``points`` into ``path``, whose suffix is the format (svg, png).

    Raises MandalaError without any point, without Matplotlib, or if the file cannot be written.
    """
    if not points:
        raise MandalaError("nothing-to-draw", folder=str(path.parent))
    if not can_draw():
        raise MandalaError("plot-package", command=INSTALL)
    import matplotlib as mpl
    from matplotlib.figure import Figure

    with mpl.rc_context(_STYLE):
        figure = Figure(figsize=(9, 6.4), dpi=150, facecolor="white")
        strength, loss = figure.subplots(
            2, 1, sharex=True, height_ratios=(3, 1.25), gridspec_kw={"hspace": 0.1}
        )
        figure.subplots_adjust(left=0.095, right=0.8, top=0.865, bottom=0.09)
        _draw_strength(strength, points)
        _draw_loss(loss, points)
        loss.set_xlim(0, points[-1].games)
        _mark_times(strength, points)
        figure.align_ylabels()
        for axes in (strength, loss):
            axes.grid(color=_GRID, linewidth=0.8)
            axes.set_axisbelow(True)
            axes.spines[["top", "right"]].set_visible(False)
        ending = path.suffix.removeprefix(".")
        metadata = {"Date": None} if ending == "svg" else None
        with file_errors(path, "cannot-write"), atomic_write(path, "wb") as file:
            figure.savefig(file, format=ending, metadata=metadata)


def _draw_strength(axes: "Axes", points: Sequence[Point]) -> None:
    names = list(dict.fromkeys(result.against for point in points for result in point.results))
    lowest, ends = 0.5, []
    axes.axhline(50, color=_FAINT, linewidth=1, linestyle=(0, (4, 3)))
    for name, colour in zip(names, _cycle(len(names)), strict=True):
        games, results = _series(points, name)
        low, high = np.array([result.interval for result in results]).T * 100
        score = [100 * result.score for result in results]
        axes.fill_between(games, low, high, color=colour, alpha=0.18, linewidth=0)
        axes.plot(
            games, score, color=colour, linewidth=1.8, marker="o", markersize=3.5, clip_on=False
        )
        lowest = min(lowest, low.min() / 100)
        ends.append((score[-1], _label(name, results[-1]), colour))
    axes.set_ylim(max(0.0, 100 * lowest - 5), 101)
    axes.set_ylabel(t("curve-score"))
    _percent(axes.yaxis)
    _name_at_the_end(axes, ends)


def _label(name: str, last: OpponentScore) -> str:
    who = t("train-previous") if name == PREVIOUS else _short(name)
    low, high = (decimal(100 * end, 1) for end in last.interval)
    reached = t("arena-percent", share=decimal(100 * last.score, 1))
    return f"{who}\n{reached} ({low}–{high})"


def _short(name: str) -> str:
    """Returns the name without the folders of a network's file."""
    kind, colon, file = name.partition(":")
    return f"{kind}{colon}{Path(file).name}" if file else name


def _draw_loss(axes: "Axes", points: Sequence[Point]) -> None:
    games = [point.games for point in points]
    ends = []
    for output, (key, shade) in enumerate((("curve-win", _INK), ("curve-margin", _FAINT))):
        loss = [point.loss[output] for point in points]
        axes.plot(
            games, loss, color=shade, linewidth=1.5, marker="o", markersize=2.5, clip_on=False
        )
        ends.append((loss[-1], t(key), shade))
    axes.margins(y=0.15)
    axes.set_ylabel(t("curve-loss"))
    axes.set_xlabel(t("curve-games"))
    _format(axes.yaxis, lambda value: decimal(value, 2))
    _format(axes.xaxis, lambda value: grouped(round(value)))
    _name_at_the_end(axes, ends)


def _name_at_the_end(axes: "Axes", ends: list[tuple[float, str, str]]) -> None:
    """Writes each line's name at its right end, and moves names apart where they would touch."""
    bottom, top = axes.get_ylim()
    wanted = sorted(((y - bottom) / (top - bottom), text, colour) for y, text, colour in ends)
    lines = max((text.count("\n") + 1 for _, text, _ in wanted), default=1)
    gap = lines * _LINE / axes.get_position().height
    heights = [height for height, _, _ in wanted]
    for i in range(1, len(heights)):
        heights[i] = max(heights[i], heights[i - 1] + gap)
    for i in reversed(range(len(heights))):  # down again, if the highest is above the top
        room = 1.0 - gap * (len(heights) - 1 - i)
        heights[i] = min(heights[i], room)
    for height, (_, text, colour) in zip(heights, wanted, strict=True):
        axes.annotate(
            text,
            (1.015, height),
            xycoords="axes fraction",
            color=colour,
            va="center",
            fontsize=9,
            annotation_clip=False,
        )


def _mark_times(axes: "Axes", points: Sequence[Point]) -> None:
    """Draws a second axis at the top: minutes, and under them minutes of processor time."""
    games = [0, *(point.games for point in points)]
    minutes = [0.0, *(point.seconds / 60 for point in points)]
    cores = [0.0, *(point.core_seconds / 60 for point in points)]
    step = next((s for s in _TIME_STEPS if minutes[-1] / s <= _MOST_TIMES), _TIME_STEPS[-1])
    times = np.arange(step, minutes[-1] + 1e-9, step) if minutes[-1] >= step else minutes[-1:]
    at = [float(np.interp(time, minutes, games)) for time in times]
    busy = [float(np.interp(time, minutes, cores)) for time in times]
    top = axes.secondary_xaxis("top")
    written = [f"{_time(time)}\n{_time(core)}" for time, core in zip(times, busy, strict=True)]
    top.set_ticks(at, written)
    top.tick_params(length=3, color=_FAINT)
    top.spines["top"].set_color(_FAINT)
    top.set_xlabel(t("curve-minutes"), labelpad=6)


def _time(minutes: float) -> str:
    return decimal(minutes, 0 if minutes >= 10 or minutes == round(minutes) else 1)


def _series(points: Sequence[Point], name: str) -> tuple[list[int], list[OpponentScore]]:
    pairs = [(p.games, r) for p in points for r in p.results if r.against == name]
    return [games for games, _ in pairs], [result for _, result in pairs]


def _cycle(count: int) -> list[str]:
    return [_COLOURS[i % len(_COLOURS)] for i in range(count)]


def _percent(axis: "Axis") -> None:
    _format(axis, lambda value: t("arena-percent", share=decimal(value, 0)))


def _format(axis: "Axis", written: Callable[[float], str]) -> None:
    from matplotlib.ticker import FuncFormatter

    axis.set_major_formatter(FuncFormatter(lambda value, _place: written(value)))
