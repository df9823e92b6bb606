"""``mandala train``: teach the network by playing itself."""

import json
import signal
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from mandala.cli.progress import progress
from mandala.cli.spoken import SpokenCommand, Whole, option
from mandala.locales.numbers import decimal, grouped
from mandala.locales.speaking import t

if TYPE_CHECKING:
    from mandala.training.run import Progress

_SAVE_EVERY_S: Final = 60.0
_HELD_OUT: Final = -1  # deals of training have seeds from 0 up; those of measurements are below


@click.command(
    "train",
    cls=SpokenCommand,
    examples=(
        "mandala train my-training",
        "mandala train quick --games 20000 --measure-every 5000",
        "mandala arena net:my-training/weights.npz greedy --games 400",
    ),
)
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@option("--games", type=Whole(1), default=5_000_000, show_default=True, help="flag-train-games")
@option("--seed", type=Whole(0), default=1, show_default=True, help="flag-train-seed")
@option(
    "--measure-every", type=Whole(0), default=250_000, show_default=True, help="flag-measure-every"
)
@option("--yardstick", default="greedy", show_default=True, help="flag-yardstick")
@option("--measure-games", type=Whole(2), default=200, show_default=True, help="flag-measure-games")
def command(
    folder: Path, games: int, seed: int, measure_every: int, yardstick: str, measure_games: int
) -> None:
    """Learn batch by batch; save and measure now and then, and when told to stop."""
    from mandala.engine.telling import telling
    from mandala.training.run import LOG, Training
    from mandala.training.schedule import Schedule

    schedule = Schedule(games=games, seed=seed)
    training = Training(folder, schedule)
    between = measure_every // schedule.games_per_batch
    saved = time.monotonic()
    for stop in (signal.SIGINT, signal.SIGTERM):  # also where a shell started it without an ear
        signal.signal(stop, signal.default_int_handler)
    with telling(), progress(t("work-training"), schedule.batches) as bar:
        try:
            for step in training.batches():
                bar.reach(step.batch)
                last = step.batch == step.batches
                if last or (between and step.batch % between == 0):
                    training.save()
                    training.keep_snapshot()
                    measured = _measure(training.weights_file, yardstick, measure_games, seed)
                    with (folder / LOG).open("a") as log:
                        log.write(json.dumps(_line(step) | measured) + "\n")
                    click.echo(_told(step, measured))
                elif time.monotonic() > saved + _SAVE_EVERY_S:
                    training.save()
                    saved = time.monotonic()
        except KeyboardInterrupt:
            training.save()
            raise click.Abort from None
    weights = str(training.weights_file)
    click.echo(t("train-done", file=weights, player=f"net:{weights}"))


def _measure(weights: Path, yardstick: str, games: int, seed: int) -> dict[str, Any]:
    """A match on deals that training never sees."""
    from mandala.arena import play_match

    match = play_match(f"net:{weights}", yardstick, games=games, seed=_HELD_OUT - seed)
    return {"against": yardstick, "score": match.score, "interval": match.score_interval}


def _line(step: "Progress") -> dict[str, Any]:
    return {
        "games": step.games,
        "decisions": step.decisions,
        "seconds": round(step.seconds, 1),
        "core_seconds": round(step.core_seconds, 1),
        "loss": [round(loss, 4) for loss in step.loss],
    }


def _told(step: "Progress", measured: dict[str, Any]) -> str:
    low, high = measured["interval"]
    return t(
        "train-measured",
        games=grouped(step.games),
        minutes=decimal(step.seconds / 60, 1),
        loss=decimal(step.loss[0], 3),
        score=_percent(measured["score"]),
        player=str(measured["against"]),
        low=_percent(low),
        high=_percent(high),
    )


def _percent(share: float) -> str:
    return t("arena-percent", share=decimal(100 * share, 1))
