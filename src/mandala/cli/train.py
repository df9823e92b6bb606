"""``mandala train``: teach the network by playing itself, or to beat another one."""

import contextlib
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from mandala.cli.progress import ProgressBar, progress
from mandala.cli.spoken import SpokenCommand, Whole, option
from mandala.cli.stopping import Stopping
from mandala.cli.train_measuring import Measuring, check_players, draw, play_in_arena
from mandala.locales.speaking import t
from mandala.records.errors import MandalaError

if TYPE_CHECKING:
    from mandala.training.run import Progress, Training

_SAVE_EVERY_S: Final = 60.0
_CORES: Final = 2


@click.command(
    "train",
    cls=SpokenCommand,
    examples=(
        "mandala train my-training",
        "mandala train quick --games 20000 --measure-every 5000 --against greedy",
        "mandala train exploiter --exploit net --begin-with my-training/weights.npz",
        "mandala train my-training --plot-only --png",
        "mandala arena net:my-training/weights.npz greedy --games 400",
    ),
)
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@option("--games", type=Whole(1), default=6_000_000, show_default=True, help="flag-train-games")
@option("--seed", type=Whole(0), default=1, show_default=True, help="flag-train-seed")
@option("--cores", type=Whole(1), default=_CORES, show_default=True, help="flag-train-cores")
@option("--cluster", metavar="ADDRESS", help="flag-train-cluster")
@option("--begin-with", metavar="FILE", help="flag-begin-with")
@option("--exploit", metavar="NET", help="flag-exploit")
@option("--plain", is_flag=True, help="flag-plain")
@option(
    "--measure-every", type=Whole(0), default=250_000, show_default=True, help="flag-measure-every"
)
@option("--against", metavar="PLAYER", multiple=True, help="flag-against")
@option("--measure-games", type=Whole(2), default=200, show_default=True, help="flag-measure-games")
@option("--net-games", type=Whole(2), default=2000, show_default=True, help="flag-net-games")
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
    """Learn batch by batch; save and measure now and then, and when told to stop."""
    from mandala.engine.telling import telling
    from mandala.training.alone import alone_in
    from mandala.training.pool import Pool, default_pool, name_of_network, network_named
    from mandala.training.run import Training
    from mandala.training.schedule import Schedule

    if plot_only:
        for path in draw(folder, png):
            click.echo(t("train-plotted", file=str(path)))
        return
    for name, given in (("--measure-games", measure_games), ("--net-games", net_games)):
        if given % 2:
            raise click.UsageError(t("train-even-games", option=name))
    names = against or ((name_of_network(exploit),) if exploit else default_pool())
    pool = Pool(names, net_games, lambda file, name: play_in_arena(file, name, measure_games, seed))
    check_players(pool.others)
    first = network_named(begin_with) if begin_with else None
    exploited = network_named(exploit) if exploit else None
    with contextlib.ExitStack() as stack:
        stack.enter_context(alone_in(folder))
        schedule = Schedule(games=games, seed=seed, plain=plain)
        training = Training(folder, schedule, begin_with=first, exploit=exploited)
        playing = None
        if cluster:
            from mandala.training.cluster import playing_on_cluster

            playing = stack.enter_context(playing_on_cluster(cluster))
        stack.enter_context(telling())
        bar = stack.enter_context(progress(t("work-training"), training.schedule.batches))
        stop = stack.enter_context(Stopping())
        measuring = Measuring(training, pool, measure_every, cores, png)
        try:
            _train(training, training.batches(cores, playing), measuring, bar, stop)
        except KeyboardInterrupt:
            raise click.Abort from None
    weights = str(training.weights_file)
    click.echo(t("train-done", file=weights, player=f"net:{weights}"))


def _train(
    training: "Training",
    steps: Iterator["Progress"],
    measuring: Measuring,
    bar: ProgressBar,
    stop: Stopping,
) -> None:
    """Train to the end, or until told to stop; what was learnt in whole batches is saved then."""
    with stop.at_once():
        measuring.make_up()  # what an interruption has left out
    saved = time.monotonic()
    try:
        for step in steps:
            bar.reach(step.batch)
            if time.monotonic() > saved + _SAVE_EVERY_S:
                training.save()
                saved = time.monotonic()
            try:
                with stop.at_once():
                    measuring.make_up()
            except KeyboardInterrupt:
                training.save()
                raise
    except MandalaError:  # a cluster that is gone: everything was learnt up to the last batch
        training.save()
        raise
