"""Measures a training by matches against fixed opponents, on held-out deals.

Networks play networks in compiled code, thousands of games in seconds. The arena plays all other
opponents.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from mandala.arena import play_match
from mandala.arena.network_match import play_networks
from mandala.engine.eval.network_weights import Weights, load_weights, shipped_weights
from mandala.players.registry import make_player
from mandala.records.errors import MandalaError
from mandala.training.learning_curve import CURVE, can_draw, draw_curve
from mandala.training.metrics_log import PREVIOUS, OpponentScore, Point, read_log, write_log
from mandala.training.run import SNAPSHOTS, Training

NETWORK: Final = "net"  # name of the shipped network; ``net:FILE`` is another one
_FILE: Final = NETWORK + ":"

# The arena never repeats the deals of a training (see arena/network_match.py). People give it
# seeds from 0 up. A training uses those below, so that its matches are not repeated by chance.
_ARENA_SEED: Final = -1


def default_opponents() -> tuple[str, ...]:
    """Returns ``greedy``, the shipped network, and the training's own last snapshot."""
    try:
        shipped_weights()
    except MandalaError:  # the file has another shape, because the network was changed since
        return ("greedy", PREVIOUS)
    return ("greedy", NETWORK, PREVIOUS)


def is_network(name: str) -> bool:
    """Returns whether ``name`` is ``net`` or ``net:FILE``."""
    return name == NETWORK or name.startswith(_FILE)


def network_named(name: str) -> Weights:
    """Returns the weights called ``net``, ``net:FILE`` or by their file; raises MandalaError."""
    if name == NETWORK:
        return shipped_weights()
    return load_weights(Path(name.removeprefix(_FILE)))


def name_of_network(name: str) -> str:
    """Returns the player's name of that network: ``net`` or ``net:FILE``."""
    return name if is_network(name) else _FILE + name


@dataclass(frozen=True, slots=True)
class MatchSettings:
    """Numbers of games and seeds, for matches between networks and for matches in the arena."""

    network_games: int
    arena_games: int
    network_seed: int
    arena_seed: int
    cores: int = 1
    arena_jobs: int = 1


def training_settings(seed: int, network_games: int, arena_games: int, cores: int) -> MatchSettings:
    """Returns the settings for the matches of a training with this seed."""
    return MatchSettings(network_games, arena_games, seed, _ARENA_SEED - seed, cores)


class Opponents:
    """Opponents by name, each a player or :data:`PREVIOUS`, in the order they are played."""

    def __init__(self, names: Sequence[str], settings: MatchSettings) -> None:
        """Raises MandalaError at once if an opponent cannot be made."""
        self.names = names
        self._settings = settings
        self._networks = {name: network_named(name) for name in names if is_network(name)}
        for name in names:
            if name not in self._networks and name != PREVIOUS:
                make_player(name).close()

    def play(self, weights_file: Path, previous: Path | None) -> tuple[OpponentScore, ...]:
        """Plays the network in a file against each opponent. If ``previous`` is None, it is left out."""
        found = (self._play(name, weights_file, previous) for name in self.names)
        return tuple(score for score in found if score is not None)

    def _play(self, name: str, weights_file: Path, previous: Path | None) -> OpponentScore | None:
        settings = self._settings
        opponent = self._networks.get(name)
        if name == PREVIOUS:
            if previous is None:
                return None
            opponent = load_weights(previous)
        if opponent is not None:
            weights, pairs = load_weights(weights_file), settings.network_games // 2
            played = play_networks(weights, opponent, pairs, settings.network_seed, settings.cores)
            return OpponentScore(name, played.games, played.score, played.interval)
        match = play_match(
            f"{_FILE}{weights_file}",
            name,
            games=settings.arena_games,
            seed=settings.arena_seed,
            jobs=settings.arena_jobs,
        )
        assert match.score is not None  # games were played
        assert match.score_interval is not None
        return OpponentScore(name, match.games, match.score, match.score_interval)


def previous_snapshot(training: Training) -> Path | None:
    """Returns the last snapshot of fewer games than now; ignores files with other names."""
    now = training.progress().games
    found = (training.folder / SNAPSHOTS).glob("*.npz")
    older = [path for path in found if re.fullmatch("[0-9]+", path.stem) and int(path.stem) < now]
    return max(older, key=lambda path: int(path.stem), default=None)


class Evaluator:
    """Evaluates a training after every so many batches, and after the last one."""

    def __init__(self, training: Training, opponents: Opponents, every: int, png: bool) -> None:
        """``every``: games from one evaluation to the next, in whole batches; 0: only at the end.

        Raises MandalaError if the log of the training cannot be read.
        """
        self._training = training
        self._opponents = opponents
        self._between = max(1, every // training.schedule.games_per_batch) if every else 0
        self._png = png
        self._points = read_log(training.folder)

    def run_if_due(self) -> Point | None:
        """If an evaluation is due: saves, plays, writes the log, draws, and returns the point."""
        now = self._training.progress()
        due = now.batch == now.batches or (self._between and now.batch % self._between == 0)
        if not due or now.batch == 0 or any(point.games == now.games for point in self._points):
            return None
        self._training.save()
        self._training.keep_snapshot()
        point = Point(
            games=now.games,
            decisions=now.decisions,
            seconds=now.seconds,
            core_seconds=now.core_seconds,
            loss=now.loss,
            results=self._opponents.play(
                self._training.weights_file, previous_snapshot(self._training)
            ),
        )
        self._points.append(point)
        write_log(self._training.folder, self._points)
        if can_draw():
            draw(self._training.folder, self._png)
        return point


def draw(folder: Path, png: bool) -> list[Path]:
    """Draws the learning curve of the log in ``folder`` and returns the files.

    Raises MandalaError if there is nothing to draw, or Matplotlib is missing.
    """
    points = read_log(folder)
    paths = [folder / f"{CURVE}.{ending}" for ending in (("svg", "png") if png else ("svg",))]
    for path in paths:
        draw_curve(points, path)
    return paths
