"""``mandala bench``: how fast this machine plays and searches."""

import json
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any, Final

import click

from mandala.cli.localized_click import (
    ExistingFile,
    LocalizedCommand,
    LocalizedFloat,
    LocalizedInt,
    option,
)
from mandala.cli.progress import progress
from mandala.engine.warm_up_steps import WarmUpStep
from mandala.locales.numbers import decimal
from mandala.locales.translate import t

if TYPE_CHECKING:
    from mandala.benchmark.speed import Speed

_KILO: Final = 1024
_MEASURED: Final = (WarmUpStep.PLAYOUTS, WarmUpStep.IS_MCTS)


@click.command(
    "bench", cls=LocalizedCommand, examples=("mandala bench", "mandala bench --json --rounds 9")
)
@option("--json", "as_json", is_flag=True, help="flag-json-one")
@option("--rounds", type=LocalizedInt(1), default=5, show_default=True, help="flag-rounds")
@option(
    "--seconds", type=LocalizedFloat(0.01, 60), default=1.0, show_default=True, help="flag-seconds"
)
@option("--anchor", type=ExistingFile(), metavar="FILE", help="flag-anchor")
def command(as_json: bool, rounds: int, seconds: float, anchor: Path | None) -> None:
    """Measures, then prints a table or JSON."""
    from mandala.engine.warm_up import warm_up_with_progress

    with tempfile.TemporaryDirectory() as folder:
        program = _build_baseline(
            anchor, Path(folder)
        )  # first, so that a wrong option fails before the compilation
        warm_up_with_progress(_MEASURED)
        with progress(t("work-measuring"), rounds + 1) as bar:
            from mandala.benchmark.speed import measure_speed

            speed = measure_speed(rounds, seconds, program, bar.reach)
            figures = _random_figures(speed) | _search_figures(seconds) | _memory_figures()
    if as_json:
        print(json.dumps(figures))
    else:
        _print_table(figures)


def _build_baseline(given: Path | None, folder: Path) -> Path | None:
    """Returns the C program, or None without a C compiler."""
    from mandala.benchmark import c_baseline

    compiler = c_baseline.find_compiler()
    if compiler is None:
        if given:
            raise click.UsageError(t("bench-needs-compiler"))
        return None
    try:
        return c_baseline.build(given or c_baseline.SOURCE, compiler, folder)
    except c_baseline.BaselineError as error:
        if given:
            raise click.UsageError(str(error)) from None
        print(f"mandala bench: {t('bench-no-comparison', why=str(error))}", file=sys.stderr)
        return None


def _random_figures(speed: "Speed") -> dict[str, Any]:
    games = speed.total
    per_s = median(speed.moves_per_processor_s)
    compared = bool(speed.ratios)
    return {
        "random_games_per_s": round(per_s / games.mean_moves),
        "random_moves_per_s": round(per_s),
        "random_moves_per_s_two_cores": round(median(speed.moves_per_s_two_cores)),
        "c_ratio": round(median(speed.ratios), 3) if compared else None,
        "mean_moves": round(games.mean_moves, 2),
        "mean_score": round(games.mean_score, 2),
        "c_moves_per_s": round(median(speed.c_moves_per_processor_s)) if compared else None,
        "two_core_scaling": round(median(speed.scalings), 3),
        "c_two_core_scaling": round(median(speed.c_scalings), 3) if compared else None,
    }


def _search_figures(seconds: float) -> dict[str, Any]:
    from mandala.benchmark.searches import TIMED_PLAYER, fingerprint, time_searches

    return {
        "search_player": TIMED_PLAYER,
        "searches_per_s": round(time_searches(seconds, 1).per_processor_s, 2),
        "searches_per_s_two_cores": round(time_searches(seconds, 2).per_s, 2),
        "fingerprint": fingerprint(),
    }


def _memory_figures() -> dict[str, Any]:
    from mandala.rules.state import STATE_DTYPE

    figures: dict[str, Any] = {"state_bytes": STATE_DTYPE.itemsize, "peak_memory_mb": None}
    if sys.platform != "win32":
        import resource

        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        in_bytes = peak if sys.platform == "darwin" else peak * _KILO
        figures["peak_memory_mb"] = round(in_bytes / _KILO**2)
    return figures


def _print_table(figures: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    def number(name: str, digits: int = 0) -> str:
        return decimal(figures[name], digits)

    def times(name: str, of: str) -> str:
        if figures[name] is None:
            return t("bench-no-c")
        return t(f"bench-times-{of}", factor=number(name, 2))

    player = figures["search_player"]
    rows = [
        (t("bench-random-games"), t("bench-games-per-s", figure=number("random_games_per_s"))),
        ("", t("bench-moves-per-s", figure=number("random_moves_per_s"))),
        ("", times("c_ratio", "c")),
        (
            t("bench-two-cores"),
            t("bench-moves-per-s", figure=number("random_moves_per_s_two_cores")),
        ),
        ("", times("two_core_scaling", "one-core")),
        (t("bench-in-c"), times("c_two_core_scaling", "one-core")),
        (
            t("bench-a-game"),
            t("bench-game-is", moves=number("mean_moves", 2), score=number("mean_score", 2)),
        ),
        (
            t("bench-one-core", player=player),
            t("bench-searches-per-s", figure=number("searches_per_s", 2)),
        ),
        (
            t("bench-two-cores"),
            t("bench-searches-per-s", figure=number("searches_per_s_two_cores", 2)),
        ),
        (t("bench-fingerprint"), figures["fingerprint"]),
        (t("bench-a-state"), t("bench-bytes", figure=number("state_bytes"))),
    ]
    if figures["peak_memory_mb"] is not None:
        rows.append((t("bench-memory"), t("bench-megabytes", figure=number("peak_memory_mb"))))
    table = Table(box=None, show_header=False, pad_edge=False)
    for name, value in rows:
        table.add_row(name, value)
    Console(highlight=False, markup=False).print(table)
