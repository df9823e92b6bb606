"""The unit of every measurement: one deal played twice, with the seats swapped.

Both games have the same deck and the same randomness for every later shuffle. Everything random
follows from the run's seed and the pair's place in it, so a pair comes out the same wherever and
whenever it is played (by players with a fixed effort).
"""

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from mandala.arena.game import GamePlayed, play_game
from mandala.players.external import DEFAULT_TIME_MS
from mandala.players.protocol import Player
from mandala.players.registry import player_from_name
from mandala.records.dealing import SeededDealer


@dataclass(frozen=True, slots=True)
class Entrant:
    """A player of one's own: a name, and a function that makes it.

    To be played in other processes the function must be importable there (pickled by name).
    """

    name: str
    make: Callable[[], Player]


@dataclass(frozen=True, slots=True)
class Plan:
    """All that fixes the games of a run. Entrants given as text are names of the registry."""

    entrants: tuple[str | Entrant, ...]
    seed: int
    time_ms: int = DEFAULT_TIME_MS

    def titles(self) -> tuple[str, ...]:
        """The entrants' names; of three or more, equal ones are told apart by a number."""
        names = [entrant if isinstance(entrant, str) else entrant.name for entrant in self.entrants]
        if len(names) == 2:
            return tuple(names)
        counts = [names[: i + 1].count(name) for i, name in enumerate(names)]
        return tuple(
            name if count == 1 else f"{name} ({count})"
            for name, count in zip(names, counts, strict=True)
        )

    def matches(self) -> tuple[tuple[int, int], ...]:
        """Everybody against everybody, by number."""
        count = len(self.entrants)
        return tuple((a, b) for a in range(count) for b in range(a + 1, count))

    def make_players(self) -> list[Player]:
        """All entrants, ready to play; raises :class:`MandalaError` if one cannot be had."""
        players: list[Player] = []
        try:
            players.extend(self._player(entrant) for entrant in self.entrants)
        except BaseException:
            close_players(players)
            raise
        return players

    def _player(self, entrant: str | Entrant) -> Player:
        if isinstance(entrant, str):
            return player_from_name(entrant, self.time_ms)
        return entrant.make()


@dataclass(frozen=True, slots=True)
class PairTask:
    """``index`` is the place in the run, ``match`` in the list of matches, ``deal`` in the match."""

    index: int
    match: int
    deal: int


@dataclass(frozen=True, slots=True)
class PairPlayed:
    """Both games of a deal. The first player of the match has seat 0 in the first, 1 in the second."""

    task: PairTask
    games: tuple[GamePlayed, GamePlayed]

    @property
    def points(self) -> float:
        """What the first player made of the pair: 0 to 2, a draw counting half."""
        return sum(
            0.5 if game.result.winner is None else float(game.result.winner == seat)
            for seat, game in enumerate(self.games)
        )

    @property
    def difference(self) -> float:
        """The first player's mean lead in score points over the two games."""
        return sum(
            game.result.scores[seat] - game.result.scores[1 - seat]
            for seat, game in enumerate(self.games)
        ) / len(self.games)


def schedule(plan: Plan, deals: int) -> Iterator[PairTask]:
    """All pairs in the order in which they count: every match moves on together."""
    matches = len(plan.matches())
    for index in range(deals * matches):
        yield PairTask(index, match=index % matches, deal=index // matches)


def play_pair(plan: Plan, players: list[Player], task: PairTask) -> PairPlayed:
    """Play both games of ``task`` with ``players``, one of each entrant."""
    label = f"arena/{plan.seed}/{task.match}/{task.deal}"
    titles = plan.titles()
    a, b = plan.matches()[task.match]

    def leg(number: int) -> GamePlayed:
        first, second = (a, b) if number == 0 else (b, a)
        return play_game(
            2 * task.index + number + 1,
            (players[first], players[second]),
            (titles[first], titles[second]),
            SeededDealer(label),
            (_seed(f"{label}/{number}/0"), _seed(f"{label}/{number}/1")),
            deal=task.deal + 1,
        )

    return PairPlayed(task, (leg(0), leg(1)))


def close_players(players: list[Player]) -> None:
    for player in players:
        player.close()


def _seed(label: str) -> int:
    """A number that tells a player nothing about the deal."""
    digest = hashlib.sha256(f"player/{label}".encode()).digest()
    return int.from_bytes(digest[:8]) >> 1  # fits a signed 64-bit number
