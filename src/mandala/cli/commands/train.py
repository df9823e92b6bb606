"""``mandala train``: trains a network by self-play, or to beat another network."""

import contextlib
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from mandala.cli.localized_click import LocalizedCommand, LocalizedInt, option
from mandala.cli.progress import ProgressBar, progress
from mandala.locales.numbers import decimal, grouped
from mandala.locales.translate import t
from mandala.records.errors import MandalaError

if TYPE_CHECKING:
    from mandala.arena.signals import StopRequests
    from mandala.training.evaluation import Evaluator
    from mandala.training.metrics_log import OpponentScore, Point
    from mandala.training.run import Training, TrainingProgress

_SAVE_EVERY_S: Final = 60.0
_CORES: Final = 2


@click.command(
    "train",
    cls=LocalizedCommand,
    examples=(
        "mandala train my-training",
        "mandala train quick --games 20000 --measure-every 5000 --against greedy",
        "mandala train exploiter --exploit net --begin-with my-training/weights.npz",
        "mandala train my-training --plot-only --png",
        "mandala arena net:my-training/weights.npz greedy --games 400",
    ),
)
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@option(
    "--games", type=LocalizedInt(1), default=6_000_000, show_default=True, help="flag-train-games"
)
@option("--seed", type=LocalizedInt(0), default=1, show_default=True, help="flag-train-seed")
@option("--cores", type=LocalizedInt(1), default=_CORES, show_default=True, help="flag-train-cores")
@option("--cluster", metavar="ADDRESS", help="flag-train-cluster")
@option("--begin-with", metavar="FILE", help="flag-begin-with")
@option("--exploit", metavar="NET", help="flag-exploit")
@option("--plain", is_flag=True, help="flag-plain")
@option(
    "--measure-every",
    type=LocalizedInt(0),
    default=250_000,
    show_default=True,
    help="flag-measure-every",
)
@option("--against", metavar="PLAYER", multiple=True, help="flag-against")
@option(
    "--measure-games",
    type=LocalizedInt(2),
    default=200,
    show_default=True,
    help="flag-measure-games",
)
@option("--net-games", type=LocalizedInt(2), default=2000, show_default=True, help="flag-net-games")
@option("--plot-only", is_flag=True, help="flag-plot-only")
@option("--png", is_flag=True, help="flag-png")
def command(
    folder: Path,
    games: int,
    seed: int,
    cores: int,
    cluster: str | None,
    begin_with: str | None,
    exploit: str | None,
    plain: bool,
    measure_every: int,
    against: tuple[str, ...],
    measure_games: int,
    net_games: int,
    plot_only: bool,
    png: bool,
) -> None:
    """Trains batch by batch. Saves every minute and when asked to stop; evaluates at intervals."""
    from mandala.arena.signals import StopRequests
    from mandala.engine.jit.progress import compile_progress
    from mandala.training.evaluation import (
        Evaluator,
        Opponents,
        default_opponents,
        draw,
        name_of_network,
        network_named,
        training_settings,
    )
    from mandala.training.folder_lock import folder_lock
    from mandala.training.learning_curve import INSTALL, can_draw
    from mandala.training.run import Training
    from mandala.training.schedule import Schedule

    if plot_only:
        for path in draw(folder, png):
            click.echo(t("train-plotted", file=str(path)))
        return
    for name, given in (("--measure-games", measure_games), ("--net-games", net_games)):
        if given % 2:
            raise click.UsageError(t("train-even-games", option=name))
    names = against or ((name_of_network(exploit),) if exploit else default_opponents())
    opponents = Opponents(names, training_settings(seed, net_games, measure_games, cores))
    first = network_named(begin_with) if begin_with else None
    exploited = network_named(exploit) if exploit else None
    with contextlib.ExitStack() as stack:
        stack.enter_context(folder_lock(folder))
        schedule = Schedule(games=games, seed=seed, plain=plain)
        training = Training(folder, schedule, begin_with=first, exploit=exploited)
        playing = None
        if cluster:
            from mandala.training.dask_selfplay import cluster_backend

            playing = stack.enter_context(cluster_backend(cluster))
        stack.enter_context(compile_progress())
        bar = stack.enter_context(progress(t("work-training"), training.schedule.batches))
        stop = stack.enter_context(StopRequests())
        evaluator = Evaluator(training, opponents, measure_every, png)
        if not can_draw():
            click.echo(t("train-no-plot", command=INSTALL), err=True)
        try:
            _train(training, training.batches(cores, playing), evaluator, bar, stop)
        except KeyboardInterrupt:
            raise click.Abort from None
    weights = str(training.weights_file)
    click.echo(t("train-done", file=weights, player=f"net:{weights}"))


def _train(
    training: "Training",
    steps: Iterator["TrainingProgress"],
    evaluator: "Evaluator",
    bar: ProgressBar,
    stop: "StopRequests",
) -> None:
    """Trains to the end, or until asked to stop. Saves after whole batches only."""
    with stop.interruptible():
        _report(evaluator.run_if_due())  # an evaluation that was due when an earlier run stopped
    saved = time.monotonic()
    try:
        for step in steps:
            bar.reach(step.batch)
            if time.monotonic() > saved + _SAVE_EVERY_S:
                training.save()
                saved = time.monotonic()
            try:
                with stop.interruptible():
                    _report(evaluator.run_if_due())
            except KeyboardInterrupt:
                training.save()
                raise
    except MandalaError:  # the cluster cannot be reached any more
        training.save()
        raise


def _report(point: "Point | None") -> None:
    if point is None:
        return
    click.echo(
        t(
            "train-measured",
            games=grouped(point.games),
            minutes=decimal(point.seconds / 60, 1),
            loss=decimal(point.loss[0], 3),
            results="; ".join(map(_score_text, point.results)) or t("train-no-previous"),
        )
    )


def _score_text(score: "OpponentScore") -> str:
    from mandala.training.metrics_log import PREVIOUS

    low, high = score.interval
    return t(
        "train-result",
        score=_percent(score.score),
        player=t("train-previous") if score.against == PREVIOUS else score.against,
        low=_percent(low),
        high=_percent(high),
    )


def _percent(share: float) -> str:
    return t("arena-percent", share=decimal(100 * share, 1))
