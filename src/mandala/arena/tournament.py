"""Matches from start to end: what is counted, in which order, and what is written down."""

import contextlib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from mandala.arena.interrupts import ctrl_c_later
from mandala.arena.local import Pairs, play_here, play_in_processes
from mandala.arena.pairs import Entrant, PairPlayed, PairTask, Plan, schedule
from mandala.arena.ratings import Rating, rate
from mandala.arena.recording import RecordsFile
from mandala.arena.results import MatchResult, Tally
from mandala.arena.sprt import Sprt
from mandala.players.external import DEFAULT_TIME_MS
from mandala.records.errors import MandalaError

# Gives back each task it takes as a played pair, in any order.
Source = Callable[[Plan, Iterator[PairTask]], Pairs]


class Tournament:
    """Everybody against everybody, ``games`` in each match. Two players make one match.

    Pairs count strictly in the order of the schedule, so the outcome does not depend on how many
    processes played them. After :meth:`play` was interrupted by an exception (Ctrl-C included),
    :attr:`matches` and :attr:`ratings` hold every pair that was finished.
    """

    def __init__(
        self,
        entrants: Sequence[str | Entrant],
        *,
        games: int,
        seed: int,
        time_ms: int = DEFAULT_TIME_MS,
        sprt: Sprt | None = None,
    ) -> None:
        if len(entrants) < 2:
            raise MandalaError("arena-two-players")
        if games < 2 or games % 2:
            raise MandalaError("arena-even-games", found=games)
        if time_ms < 1:
            raise MandalaError("arena-time", found=time_ms)
        self.plan = Plan(tuple(entrants), seed, time_ms)
        self.deals = games // 2
        titles = self.plan.titles()
        self._tallies = [Tally((titles[a], titles[b]), sprt) for a, b in self.plan.matches()]

    @property
    def total_pairs(self) -> int:
        """How many pairs there are to play, unless a sequential test stops early."""
        return self.deals * len(self._tallies)

    @property
    def matches(self) -> list[MatchResult]:
        return [tally.result() for tally in self._tallies]

    @property
    def ratings(self) -> list[Rating]:
        """The common rating list, best first."""
        scores = [tally.scores for tally in self._tallies]
        return rate(
            self.plan.titles(),
            [(a, b, found) for (a, b), found in zip(self.plan.matches(), scores, strict=True)],
        )

    def to_json(self) -> dict[str, Any]:
        """What ``mandala arena --json`` prints."""
        matches = [match.to_json() for match in self.matches]
        if len(self.plan.entrants) == 2:
            return matches[0]
        return {"ratings": [rating.to_json() for rating in self.ratings], "matches": matches}

    def play(
        self,
        *,
        jobs: int = 1,
        source: Source | None = None,
        records: Path | None = None,
        on_pair: Callable[[PairPlayed], None] | None = None,
    ) -> None:
        """Play all pairs, here, in ``jobs`` processes, or wherever ``source`` has them played.

        ``records`` is written anew, one line a game, in the order of the schedule. ``on_pair`` is
        called for each pair as it is counted. Raises :class:`MandalaError` before the first game
        if a player cannot be had; ``records`` is then as it was before.
        """
        if jobs < 1:
            raise MandalaError("arena-jobs", found=jobs)
        with contextlib.ExitStack() as stack:
            written = stack.enter_context(RecordsFile(records)) if records else None

            def count(pair: PairPlayed) -> None:
                tally = self._tallies[pair.task.match]
                if tally.decided:
                    return  # played ahead by another process: the test had stopped before it
                tally.add(pair)
                if written:
                    written.write(pair)
                if on_pair:
                    on_pair(pair)

            pairs = self._pairs(source, jobs)
            stack.callback(pairs.close)
            waiting: dict[int, PairPlayed] = {}
            following = 0
            try:
                for pair in pairs:
                    with ctrl_c_later():
                        waiting[pair.task.index] = pair
                        while following in waiting:
                            count(waiting.pop(following))
                            following = self._undecided_from(following + 1)
            except BaseException:
                with ctrl_c_later():
                    for index in sorted(waiting):  # finished, but behind one that is not
                        count(waiting[index])
                raise

    def _pairs(self, source: Source | None, jobs: int) -> Pairs:
        tasks = (
            task
            for task in schedule(self.plan, self.deals)
            if not self._tallies[task.match].decided
        )
        if source:
            return source(self.plan, tasks)
        if jobs == 1:
            return play_here(self.plan, tasks)
        return play_in_processes(self.plan, tasks, min(jobs, self.total_pairs))

    def _undecided_from(self, index: int) -> int:
        """The next place in the schedule that counts; a decided match has no further ones."""
        while index < self.total_pairs and self._tallies[index % len(self._tallies)].decided:
            index += 1
        return index


def play_match(
    first: str | Entrant,
    second: str | Entrant,
    *,
    games: int,
    seed: int,
    jobs: int = 1,
    time_ms: int = DEFAULT_TIME_MS,
    sprt: Sprt | None = None,
    records: Path | None = None,
) -> MatchResult:
    """Play a match on duplicate deals and return its result, seen from ``first``.

    Players are names as on the command line (``"greedy"``, ``"search:800"``, ``"cmd:./my-bot"``)
    or an :class:`Entrant`. The same seed gives the same result for players with a fixed effort,
    whatever ``jobs``. With more than one process, call it from a main module that is guarded by
    ``if __name__ == "__main__"``, as everywhere in Python. Raises :class:`MandalaError`.
    """
    tournament = Tournament([first, second], games=games, seed=seed, time_ms=time_ms, sprt=sprt)
    tournament.play(jobs=jobs, records=records)
    return tournament.matches[0]
