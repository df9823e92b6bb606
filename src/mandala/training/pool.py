"""Whom a training is measured against: opponents that do not change, on deals it never sees.

Networks play networks in compiled code, thousands of games in seconds. Whoever else is wanted is
played in the arena, which is told from outside: training knows no arena.
"""

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from mandala.engine.weights import Weights, load_weights
from mandala.players.net import shipped_weights
from mandala.records.errors import MandalaError
from mandala.training.log import Result
from mandala.training.matching import play_networks
from mandala.training.run import SNAPSHOTS, Training

PREVIOUS: Final = "previous"  # the training's own snapshot from when it was last measured
NETWORK: Final = "net"  # the shipped one; net:FILE is another
_FILE: Final = NETWORK + ":"

# A match of the player with weights in a file against a named one.
Match = Callable[[Path, str], Result]


def default_pool() -> tuple[str, ...]:
    """``greedy``, the shipped network, and the training's own last snapshot."""
    try:
        shipped_weights()
    except MandalaError:  # of another shape: the first training after the network was changed
        return ("greedy", PREVIOUS)
    return ("greedy", NETWORK, PREVIOUS)


def network_named(name: str) -> Weights:
    """The weights called ``net``, ``net:FILE`` or just by their file; raises MandalaError."""
    if name == NETWORK:
        return shipped_weights()
    return load_weights(Path(name.removeprefix(_FILE)))


def name_of_network(name: str) -> str:
    """The same network as players are called: ``net`` or ``net:FILE``."""
    return name if name == NETWORK or name.startswith(_FILE) else _FILE + name


class Pool:
    """Opponents by name, each a player or :data:`PREVIOUS`, in the order they are measured."""

    def __init__(self, names: Sequence[str], games: int, match: Match) -> None:
        """``games`` of each match between networks; others are played by ``match``.

        Raises MandalaError if a network cannot be had.
        """
        self.names = names
        self._games = games
        self._match = match
        self._networks = {
            name: network_named(name) for name in names if name == NETWORK or name.startswith(_FILE)
        }

    @property
    def others(self) -> list[str]:
        """The names of those who are no networks."""
        return [name for name in self.names if name not in self._networks and name != PREVIOUS]

    def measure(self, training: Training, cores: int) -> tuple[Result, ...]:
        """How the saved training does against each; the first time there is no previous one."""
        found = (self._measure(name, training, cores) for name in self.names)
        return tuple(result for result in found if result is not None)

    def _measure(self, name: str, training: Training, cores: int) -> Result | None:
        opponent = self._networks.get(name)
        if name == PREVIOUS:
            snapshot = previous_snapshot(training)
            if snapshot is None:
                return None
            opponent = load_weights(snapshot)
        if opponent is None:
            return self._match(training.weights_file, name)
        seed = training.schedule.seed
        outcome = play_networks(training.weights, opponent, self._games // 2, seed, cores)
        return Result(name, outcome.games, outcome.score, outcome.interval)


def previous_snapshot(training: Training) -> Path | None:
    """The last snapshot of fewer games than now; files that are called otherwise are left alone."""
    now = training.progress().games
    found = (training.folder / SNAPSHOTS).glob("*.npz")
    older = [path for path in found if re.fullmatch("[0-9]+", path.stem) and int(path.stem) < now]
    return max(older, key=lambda path: int(path.stem), default=None)
