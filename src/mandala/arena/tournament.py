"""Plays matches: what counts, in which order, and what is written to the file of records."""

import contextlib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from mandala.arena.local_runner import PairResults, run_in_process, run_in_processes
from mandala.arena.pairs import Entrant, MatchPlan, PairJob, PairResult, schedule
from mandala.arena.ratings import Rating, rate
from mandala.arena.record_file import RecordFile
from mandala.arena.results import MatchResult, Tally
from mandala.arena.signals import defer_sigint
from mandala.arena.sprt import Sprt
from mandala.players.effort import BOT_TIME_MS
from mandala.records.errors import MandalaError

# Plays each job it takes and returns the pairs in any order.
Runner = Callable[[MatchPlan, Iterator[PairJob]], PairResults]


class Tournament:
    """A round robin with ``games`` in each match. Two players make one match.

    Pairs count in the order of the schedule, so the result does not depend on the number of
    processes. After an exception in :meth:`play` (Ctrl-C included), :attr:`matches` and
    :attr:`ratings` hold every finished pair.
    """

    def __init__(
        self,
        entrants: Sequence[str | Entrant],
        *,
        games: int,
        seed: int,
        time_ms: int = BOT_TIME_MS,
        sprt: Sprt | None = None,
    ) -> None:
        if len(entrants) < 2:
            raise MandalaError("arena-two-players")
        if games < 2 or games % 2:
            raise MandalaError("arena-even-games", found=games)
        if time_ms < 1:
            raise MandalaError("arena-time", found=time_ms)
        self.plan = MatchPlan(tuple(entrants), seed, time_ms)
        self.deals = games // 2
        titles = self.plan.display_names()
        self._tallies = [Tally((titles[a], titles[b]), sprt) for a, b in self.plan.matches()]

    @property
    def total_pairs(self) -> int:
        """The number of pairs, unless a sequential test stops early."""
        return self.deals * len(self._tallies)

    @property
    def matches(self) -> list[MatchResult]:
        return [tally.result() for tally in self._tallies]

    @property
    def ratings(self) -> list[Rating]:
        """The rating list of all entrants, best first."""
        scores = [tally.scores for tally in self._tallies]
        return rate(
            self.plan.display_names(),
            [(a, b, found) for (a, b), found in zip(self.plan.matches(), scores, strict=True)],
        )

    def to_json(self) -> dict[str, Any]:
        """Returns the object that ``mandala arena --json`` prints."""
        matches = [match.to_json() for match in self.matches]
        if len(self.plan.entrants) == 2:
            return matches[0]
        return {"ratings": [rating.to_json() for rating in self.ratings], "matches": matches}

    def play(
        self,
        *,
        jobs: int = 1,
        runner: Runner | None = None,
        records: Path | None = None,
        on_pair: Callable[[PairResult], None] | None = None,
    ) -> None:
        """Plays all pairs here, in ``jobs`` processes, or with ``runner``.

        ``records`` is overwritten, one line a game, in the order of the schedule. ``on_pair`` is
        called for each pair as it is counted. Raises :class:`MandalaError` before the first game
        if a player cannot be made; ``records`` is then unchanged. Raises :class:`ArenaError` if
        the run cannot continue.
        """
        if jobs < 1:
            raise MandalaError("arena-jobs", found=jobs)
        with contextlib.ExitStack() as stack:
            written = stack.enter_context(RecordFile(records)) if records else None

            def count(pair: PairResult) -> None:
                tally = self._tallies[pair.job.match]
                if tally.decided:
                    return  # another process played it while the test came to its decision
                if written:
                    written.write(pair)
                tally.add(pair)  # after the file, so that every counted pair is written
                if on_pair:
                    on_pair(pair)

            pairs = self._pairs(runner, jobs)
            stack.callback(pairs.close)
            waiting: dict[int, PairResult] = {}
            following = 0
            try:
                for pair in pairs:
                    with defer_sigint():
                        waiting[pair.job.index] = pair
                        while following in waiting:
                            count(waiting.pop(following))
                            following = self._undecided_from(following + 1)
            except BaseException:
                with defer_sigint():
                    for index in sorted(waiting):  # finished, but waiting for an earlier pair
                        count(waiting[index])
                raise

    def _pairs(self, runner: Runner | None, processes: int) -> PairResults:
        jobs = (
            job for job in schedule(self.plan, self.deals) if not self._tallies[job.match].decided
        )
        if runner:
            return runner(self.plan, jobs)
        if processes == 1:
            return run_in_process(self.plan, jobs)
        return run_in_processes(self.plan, jobs, min(processes, self.total_pairs))

    def _undecided_from(self, index: int) -> int:
        """Returns the next place in the schedule that counts; a decided match has no more."""
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
    time_ms: int = BOT_TIME_MS,
    sprt: Sprt | None = None,
    records: Path | None = None,
) -> MatchResult:
    """Plays a match on duplicate deals and returns its result, seen from ``first``.

    Players are names as on the command line (``"greedy"``, ``"search:800"``, ``"cmd:./my-bot"``)
    or an :class:`Entrant`. The same seed gives the same result for players with a fixed effort,
    for any ``jobs``. With more than one process, guard the main module by
    ``if __name__ == "__main__"``. Raises :class:`MandalaError`.
    """
    tournament = Tournament([first, second], games=games, seed=seed, time_ms=time_ms, sprt=sprt)
    tournament.play(jobs=jobs, records=records)
    return tournament.matches[0]
