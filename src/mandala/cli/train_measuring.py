"""How strong a training has become: measured, told, written down and drawn."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from mandala.locales.numbers import decimal, grouped
from mandala.locales.speaking import t

if TYPE_CHECKING:
    from mandala.training.log import Point, Result
    from mandala.training.pool import Pool
    from mandala.training.run import Training

# The arena's deals are no training's anyway (see training/matching.py). People give it seeds from 0
# up, and a training is measured with those below: nobody repeats its matches by chance.
_ARENA_SEED: Final = -1


class Measuring:
    """Measures a training after every so many batches, and after the last one."""

    def __init__(
        self, training: "Training", pool: "Pool", every: int, cores: int, png: bool
    ) -> None:
        """``every``: games from one time to the next, in whole batches; 0: only at the end."""
        from mandala.training.log import read_log
        from mandala.training.plotting import INSTALL, can_draw

        self._training = training
        self._pool = pool
        self._between = max(1, every // training.schedule.games_per_batch) if every else 0
        self._cores = cores
        self._png = png
        self._points = read_log(training.folder)
        self._draws = can_draw()
        if not self._draws:
            click.echo(t("train-no-plot", command=INSTALL), err=True)

    def make_up(self) -> None:
        """If it is time and was not done yet: save, measure, write it down, draw, and tell."""
        from mandala.training.log import Point, write_log

        now = self._training.progress()
        time = now.batch == now.batches or (self._between and now.batch % self._between == 0)
        if not time or now.batch == 0 or any(p.games == now.games for p in self._points):
            return
        self._training.save()
        self._training.keep_snapshot()
        point = Point(
            games=now.games,
            decisions=now.decisions,
            seconds=now.seconds,
            core_seconds=now.core_seconds,
            loss=now.loss,
            results=self._pool.measure(self._training, self._cores),
        )
        self._points.append(point)
        write_log(self._training.folder, self._points)
        click.echo(_told(point))
        if self._draws:
            draw(self._training.folder, self._png)


def check_players(names: Sequence[str]) -> None:
    """See now, not after hours, that these players can be had; raises MandalaError."""
    from mandala.players.registry import player_from_name

    for name in names:
        player_from_name(name).close()


def play_in_arena(weights: Path, opponent: str, games: int, seed: int) -> "Result":
    """A match of the weights in a file against any player."""
    from mandala.arena import play_match
    from mandala.training.log import Result

    match = play_match(f"net:{weights}", opponent, games=games, seed=_ARENA_SEED - seed)
    assert match.score is not None  # games were played
    assert match.score_interval is not None
    return Result(opponent, games, match.score, match.score_interval)


def draw(folder: Path, png: bool) -> list[Path]:
    """Draw the curve of what is in the log so far; where it is."""
    from mandala.training.log import read_log
    from mandala.training.plotting import CURVE, draw_curve

    points = read_log(folder)
    paths = [folder / f"{CURVE}.{ending}" for ending in (("svg", "png") if png else ("svg",))]
    for path in paths:
        draw_curve(points, path)
    return paths


def _told(point: "Point") -> str:
    return t(
        "train-measured",
        games=grouped(point.games),
        minutes=decimal(point.seconds / 60, 1),
        loss=decimal(point.loss[0], 3),
        results="; ".join(map(_result_told, point.results)) or t("train-no-previous"),
    )


def _result_told(result: "Result") -> str:
    from mandala.training.pool import PREVIOUS

    low, high = result.interval
    return t(
        "train-result",
        score=_percent(result.score),
        player=t("train-previous") if result.against == PREVIOUS else result.against,
        low=_percent(low),
        high=_percent(high),
    )


def _percent(share: float) -> str:
    return t("arena-percent", share=decimal(100 * share, 1))
