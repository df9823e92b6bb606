"""The unit of every measurement: one deal played twice, with the seats swapped.

Both games have the same deck and the same randomness for every later shuffle. Everything random
follows from the run's seed and the pair's place in it. A pair of players with a fixed effort
therefore has the same result wherever it is played.
"""

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from mandala.arena.one_game import GamePlayed, play_game
from mandala.players.effort import BOT_TIME_MS
from mandala.players.player import Player
from mandala.players.registry import make_player, warm_up_players
from mandala.records.dealers import SeededDealer


@dataclass(frozen=True, slots=True)
class Entrant:
    """A player of your own: a name, and a function that makes it.

    For other processes the function must be importable there (pickled by name).
    """

    name: str
    make: Callable[[], Player]


@dataclass(frozen=True, slots=True)
class MatchPlan:
    """Everything that determines the games of a run. A string is a name of the registry."""

    entrants: tuple[str | Entrant, ...]
    seed: int
    time_ms: int = BOT_TIME_MS

    def display_names(self) -> tuple[str, ...]:
        """Returns the entrants' names; of three or more, equal ones get a number."""
        names = [entrant if isinstance(entrant, str) else entrant.name for entrant in self.entrants]
        if len(names) == 2:
            return tuple(names)
        counts = [names[: i + 1].count(name) for i, name in enumerate(names)]
        return tuple(
            name if count == 1 else f"{name} ({count})"
            for name, count in zip(names, counts, strict=True)
        )

    def matches(self) -> tuple[tuple[int, int], ...]:
        """Returns the matches of a round robin, by the numbers of the entrants."""
        count = len(self.entrants)
        return tuple((a, b) for a in range(count) for b in range(a + 1, count))

    def make_players(self) -> list[Player]:
        """Makes and warms up all entrants, before any clock runs.

        Raises :class:`MandalaError` if a player cannot be made.
        """
        warm_up_players((name for name in self.entrants if isinstance(name, str)), show=False)
        players: list[Player] = []
        try:
            players.extend(self._player(entrant) for entrant in self.entrants)
        except BaseException:
            close_players(players)
            raise
        return players

    def _player(self, entrant: str | Entrant) -> Player:
        if isinstance(entrant, str):
            return make_player(entrant, self.time_ms)
        return entrant.make()


@dataclass(frozen=True, slots=True)
class PairJob:
    """A pair to play. ``index`` counts in the run, ``match`` in the list of matches, ``deal`` in the match."""

    index: int
    match: int
    deal: int


@dataclass(frozen=True, slots=True)
class PairResult:
    """Both games of a deal. The match's first player has seat 0 in the first game, seat 1 in the second."""

    job: PairJob
    games: tuple[GamePlayed, GamePlayed]

    @property
    def points(self) -> float:
        """The first player's points in the pair: 0 to 2, half a point for a draw."""
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


def schedule(plan: MatchPlan, deals: int) -> Iterator[PairJob]:
    """Yields all pairs in the order in which they count: one deal of every match after the other."""
    matches = len(plan.matches())
    for index in range(deals * matches):
        yield PairJob(index, match=index % matches, deal=index // matches)


def play_pair(plan: MatchPlan, players: list[Player], job: PairJob) -> PairResult:
    """Plays both games of ``job`` with ``players``, one of each entrant."""
    label = f"arena/{plan.seed}/{job.match}/{job.deal}"
    titles = plan.display_names()
    a, b = plan.matches()[job.match]

    def leg(number: int) -> GamePlayed:
        first, second = (a, b) if number == 0 else (b, a)
        return play_game(
            2 * job.index + number + 1,
            (players[first], players[second]),
            (titles[first], titles[second]),
            SeededDealer(label),
            (_seed(f"{label}/{number}/0"), _seed(f"{label}/{number}/1")),
            deal=job.deal + 1,
        )

    return PairResult(job, (leg(0), leg(1)))


def close_players(players: list[Player]) -> None:
    for player in players:
        player.close()


def _seed(label: str) -> int:
    """Returns the seed of a player, which reveals nothing about the deal."""
    digest = hashlib.sha256(f"player/{label}".encode()).digest()
    return int.from_bytes(digest[:8]) >> 1  # fits a signed 64-bit number
