"""``mandala bench``: how fast this machine plays and searches."""

import json
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any, Final

import click

from mandala.cli.progress import progress

if TYPE_CHECKING:
    from mandala.engine.measuring import Speed

_KILO: Final = 1024


@click.command("bench")
@click.option("--json", "as_json", is_flag=True, help="One JSON object, for programs.")
@click.option(
    "--rounds", type=click.IntRange(1), default=5, show_default=True, help="Times to measure all."
)
@click.option(
    "--seconds",
    type=click.FloatRange(0.01, 60),
    default=1.0,
    show_default=True,
    help="For each figure in each round.",
)
@click.option(
    "--anchor",
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    metavar="FILE",
    help="The C program to compare with, if it is not in its usual place.",
)
def command(as_json: bool, rounds: int, seconds: float, anchor: Path | None) -> None:
    """Measure how fast this machine plays and searches.

    Random games from deal to end on one and two cores, searches of fixed positions, memory, and
    the fingerprint of the searches. Where a C compiler and the anchor program are found, also the
    ratio to random games in C, measured in turns with it. Figures are medians over the rounds, on
    one core by processor time, on two by the clock.

    \b
    Examples:
      mandala bench
      mandala bench --json --rounds 9
    """
    from mandala.engine.telling import ready_engine

    ready_engine()
    with progress("Measuring", rounds + 1) as bar, tempfile.TemporaryDirectory() as folder:
        from mandala.engine.measuring import measure_speed

        program = _build_anchor(anchor, Path(folder))
        speed = measure_speed(rounds, seconds, program, bar.reach)
        figures = _random_figures(speed) | _search_figures(seconds) | _memory_figures()
    if as_json:
        print(json.dumps(figures))
    else:
        _print_table(figures)


def _build_anchor(given: Path | None, folder: Path) -> Path | None:
    """The anchor as a program; None where it or a C compiler is missing."""
    from mandala.engine import anchor

    project = Path(__file__).resolve().parents[3]
    source = given or anchor.find_source(project)
    compiler = anchor.find_compiler()
    if given and compiler is None:
        raise click.UsageError("--anchor needs a C compiler: install one, or name it in CC")
    if source is None or compiler is None:
        return None
    try:
        return anchor.build(source, compiler, folder)
    except anchor.AnchorError as error:
        if given:
            raise click.UsageError(str(error)) from None
        print(f"mandala bench: no comparison with C: {error}", file=sys.stderr)
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
        "c_moves_per_s": round(median(speed.anchor_moves_per_processor_s)) if compared else None,
        "two_core_scaling": round(median(speed.scalings), 3),
        "c_two_core_scaling": round(median(speed.anchor_scalings), 3) if compared else None,
    }


def _search_figures(seconds: float) -> dict[str, Any]:
    from mandala.cli.bench_searches import TIMED_PLAYER, fingerprint, time_searches

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

    def times(value: float | None, of: str) -> str:
        return "no C compiler, or no anchor" if value is None else f"{value:.2f} × {of}"

    rows = [
        ("random games, one core", f"{figures['random_games_per_s']:,} games/s"),
        ("", f"{figures['random_moves_per_s']:,} moves/s"),
        ("", times(figures["c_ratio"], "the same in C")),
        ("two cores", f"{figures['random_moves_per_s_two_cores']:,} moves/s"),
        ("", times(figures["two_core_scaling"], "one core")),
        ("the same in C", times(figures["c_two_core_scaling"], "one core")),
        ("a random game", f"{figures['mean_moves']} moves, {figures['mean_score']} points"),
        (f"{figures['search_player']}, one core", f"{figures['searches_per_s']} searches/s"),
        ("two cores", f"{figures['searches_per_s_two_cores']} searches/s"),
        ("fingerprint", figures["fingerprint"]),
        ("a state", f"{figures['state_bytes']} bytes"),
        ("memory at most", f"{figures['peak_memory_mb']} MB"),
    ]
    table = Table(box=None, show_header=False, pad_edge=False)
    for name, value in rows:
        table.add_row(name, value)
    Console(highlight=False, markup=False).print(table)
