"""The result of a match between two players, added up pair by pair."""

from dataclasses import dataclass
from typing import Any

from mandala.arena.intervals import Interval, elo_from_score, mean, mean_interval, score_interval
from mandala.arena.pairs import PairResult
from mandala.arena.sprt import PAIR_SCORES, Sprt


@dataclass(frozen=True, slots=True)
class SprtResult:
    """The state of a sequential test. ``decision``: ``accept`` (elo1), ``reject`` (elo0) or None."""

    elo0: float
    elo1: float
    llr: float
    decision: str | None

    def to_json(self) -> dict[str, Any]:
        return {
            "elo0": _plain(self.elo0),
            "elo1": _plain(self.elo1),
            "llr": round(self.llr, 3),
            "decision": self.decision,
        }


@dataclass(frozen=True, slots=True)
class MatchResult:
    """The result of a match so far, for the first player. Intervals are 95 %, from pairs of games.

    The measured values are None before the first pair. ``elo`` and the ends of ``elo_interval``
    are None where they are infinite.
    """

    players: tuple[str, str]
    games: int
    wins: tuple[int, int]
    draws: int
    score: float | None
    score_interval: Interval | None
    mean_difference: float | None
    difference_interval: Interval | None
    elo: float | None
    elo_interval: tuple[float | None, float | None] | None
    forfeits: tuple[int, int]
    ms_per_move: tuple[float, float]
    sprt: SprtResult | None = None

    def to_json(self) -> dict[str, Any]:
        """Returns the object that ``mandala arena --json`` prints for a match; its keys are a contract."""
        data: dict[str, Any] = {
            "players": list(self.players),
            "games": self.games,
            "wins": list(self.wins),
            "draws": self.draws,
            "score": _rounded(self.score, 6),
            "score_interval": _all_rounded(self.score_interval, 4),
            "mean_difference": _rounded(self.mean_difference, 3),
            "elo": _rounded(self.elo, 1),
            "elo_interval": _all_rounded(self.elo_interval, 1),
            "forfeits": list(self.forfeits),
            "ms_per_move": _all_rounded(self.ms_per_move, 3),
        }
        if self.sprt:
            data["sprt"] = self.sprt.to_json()
        return data


class Tally:
    """Adds up the pairs of one match."""

    def __init__(self, players: tuple[str, str], sprt: Sprt | None = None) -> None:
        self.players = players
        self.scores: list[float] = []
        self._differences: list[float] = []
        self._wins = [0, 0]
        self._draws = 0
        self._forfeits = [0, 0]
        self._decisions = [0, 0]
        self._seconds = [0.0, 0.0]
        self._sprt = sprt
        self._counts = [0] * len(PAIR_SCORES)
        self._llr = 0.0

    def add(self, pair: PairResult) -> None:
        share = pair.points / 2
        self.scores.append(share)
        self._differences.append(pair.difference)
        for leg, game in enumerate(pair.games):
            # In the second game of a pair the players have swapped seats.
            if game.result.winner is None:
                self._draws += 1
            else:
                self._wins[game.result.winner ^ leg] += 1
            if game.forfeit:
                self._forfeits[game.forfeit.seat ^ leg] += 1
            for seat in (0, 1):
                self._decisions[seat ^ leg] += game.decisions[seat]
                self._seconds[seat ^ leg] += game.seconds[seat]
        if self._sprt:
            self._counts[PAIR_SCORES.index(share)] += 1
            self._llr = self._sprt.llr(self._counts)

    @property
    def decided(self) -> bool:
        """Whether the sequential test has come to a decision."""
        return self._sprt is not None and self._sprt.decision(self._llr) is not None

    def result(self) -> MatchResult:
        score = mean(self.scores) if self.scores else None
        interval = score_interval(self.scores) if self.scores else None
        ms = [
            1000 * seconds / decisions if decisions else 0.0
            for seconds, decisions in zip(self._seconds, self._decisions, strict=True)
        ]
        return MatchResult(
            players=self.players,
            games=2 * len(self.scores),
            wins=(self._wins[0], self._wins[1]),
            draws=self._draws,
            score=score,
            score_interval=interval,
            mean_difference=mean(self._differences) if self._differences else None,
            difference_interval=mean_interval(self._differences),
            elo=None if score is None else elo_from_score(score),
            elo_interval=interval and (elo_from_score(interval[0]), elo_from_score(interval[1])),
            forfeits=(self._forfeits[0], self._forfeits[1]),
            ms_per_move=(ms[0], ms[1]),
            sprt=self._sprt_result(self._sprt) if self._sprt else None,
        )

    def _sprt_result(self, sprt: Sprt) -> SprtResult:
        return SprtResult(float(sprt.elo0), float(sprt.elo1), self._llr, sprt.decision(self._llr))


def _plain(elo: float) -> float:
    """Returns a whole number as an int: 10, not 10.0."""
    return int(elo) if elo.is_integer() else elo


def _rounded(value: float | None, digits: int) -> float | None:
    return None if value is None else round(value, digits)


def _all_rounded(
    values: tuple[float | None, float | None] | None, digits: int
) -> list[float | None] | None:
    return None if values is None else [_rounded(value, digits) for value in values]
