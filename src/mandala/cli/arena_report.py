"""What a person sees of the arena: a bar while it plays, tables when it is done."""

import re
import sys
from collections.abc import Callable
from types import TracebackType
from typing import Final

from rich import box
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.progress import BarColumn, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.progress import Progress as Bar
from rich.table import Table
from rich.text import Text

from mandala.arena import MatchResult, Tournament
from mandala.arena.pairs import PairPlayed
from mandala.arena.results import SprtResult
from mandala.arena.sprt import BOUND

_LONGEST_NAME: Final = 30
_EVEN: Final = 0.5
_FOLDERS: Final = re.compile(r"(?<=[\s:])[^\s:]*/(?=[^\s/])")  # of each word of a command


class Progress:
    """A bar on standard error if that is a terminal; forfeits are told there in any case."""

    def __init__(self, tournament: Tournament) -> None:
        self.games = 0
        self._points = 0.0
        self._two = len(tournament.plan.entrants) == 2
        self._console = Console(stderr=True, highlight=False, markup=False, soft_wrap=True)
        self._bar = Bar(
            TextColumn("{task.completed} of {task.total} games", style="bold"),
            BarColumn(),
            TextColumn("{task.fields[score]}"),
            TimeElapsedColumn(),
            TextColumn("·"),
            TimeRemainingColumn(),
            TextColumn("left"),
            console=self._console,
            transient=True,
            disable=not sys.stderr.isatty(),
        )
        self._task = self._bar.add_task("", total=2 * tournament.total_pairs, score="")

    def __enter__(self) -> "Progress":
        self._bar.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        where: TracebackType | None,
    ) -> None:
        self._bar.stop()

    def advance(self, pair: PairPlayed) -> None:
        """Another pair counts."""
        self.games += len(pair.games)
        self._points += pair.points
        for game in pair.games:
            if game.forfeit:
                self._console.print(f"game {game.number}: {game.record.further['comment']}")
        score = f"score {_percent(self._points / self.games)}" if self._two else ""
        self._bar.update(self._task, completed=self.games, score=score)


def print_report(tournament: Tournament, seed: int) -> None:
    """The result in tables on standard output."""
    console = Console(highlight=False, markup=False)
    matches = tournament.matches
    if not any(match.games for match in matches):
        console.print("No pair of games was finished.")
        return
    shown = _shown_names(tournament.plan.titles())
    parts: list[RenderableType] = [Text(_heading(matches, seed), style="dim")]
    if len(matches) == 1:
        parts += _match_parts(matches[0], shown)
    else:
        parts += [_rating_table(tournament, shown), _matches_table(matches, shown)]
    console.print(Group("", *(Padding(part, (0, 1, 1, 1)) for part in parts)))


def _heading(matches: list[MatchResult], seed: int) -> str:
    games = sum(match.games for match in matches)
    deals = f"{games // 2} deals, each" if games > 2 else "1 deal,"
    return f"{games} games: {deals} played from both seats · seed {seed}"


def _match_parts(match: MatchResult, shown: dict[str, str]) -> list[RenderableType]:
    first, second = (shown[name] for name in match.players)
    assert match.score is not None
    counts = _table("", first, second)
    counts.add_row("won", *map(str, match.wins))
    counts.add_row("drawn", *[str(match.draws)] * 2)
    if any(match.forfeits):
        counts.add_row("lost by forfeit", *map(str, match.forfeits), style="yellow")
    counts.add_row("ms a move", *(f"{ms:.2f}" for ms in match.ms_per_move))

    measures = _table(f"{first} against {second}", "measured", "95 % interval")
    measures.add_row("score", _percent(match.score), _percent_range(match.score_interval))
    measures.add_row("Elo", _elo(match.elo, match.score), _elo_range(match))
    measures.add_row(
        "points ahead a game",
        _points(match.mean_difference),
        _range(match.difference_interval, _points),
    )
    conclusion = _verdict(match, first, second)
    if match.sprt:
        conclusion.append("\n" + _sprt_sentence(first, match.sprt), style="default not bold")
    return [counts, measures, conclusion]


def _rating_table(tournament: Tournament, shown: dict[str, str]) -> Table:
    table = _table("rating (0: the average)", "Elo", "95 % interval", "games")
    for place, rating in enumerate(tournament.ratings, start=1):
        table.add_row(
            Text(f"{place}. {shown[rating.player]}"),
            _signed(rating.elo),
            _range(rating.elo_interval, _signed),
            str(rating.games),
        )
    return table


def _matches_table(matches: list[MatchResult], shown: dict[str, str]) -> Table:
    forfeits = any(any(match.forfeits) for match in matches)
    tested = any(match.sprt for match in matches)
    table = _table("match", "won", "drawn", "lost", "score", "95 % interval")
    if forfeits:
        table.add_column("forfeits", justify="right")
    if tested:
        table.add_column("test", justify="right")
    for match in matches:
        if match.score is None:
            continue
        first, second = (shown[name] for name in match.players)
        cells = [
            str(match.wins[0]),
            str(match.draws),
            str(match.wins[1]),
            _percent(match.score),
            _percent_range(match.score_interval),
        ]
        if forfeits:
            cells.append(f"{match.forfeits[0]} : {match.forfeits[1]}")
        if match.sprt:
            cells.append(match.sprt.decision or f"open {_signed(match.sprt.llr, 1)}")
        table.add_row(Text(f"{first} – {second}"), *cells)
    return table


def _table(left: str, *columns: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    table.add_column(Text(left), overflow="fold")
    for column in columns:
        table.add_column(Text(column), justify="right", no_wrap=True)
    return table


def _verdict(match: MatchResult, first: str, second: str) -> Text:
    assert match.score_interval is not None
    low, high = match.score_interval
    if low <= _EVEN <= high:
        return Text("No difference shown: an even match is within the interval.", style="bold")
    if first == second:
        first, second = f"The first {first}", f"The second {second}"
    stronger = first if low > _EVEN else second
    return Text(f"{stronger} is the stronger player.", style="bold green")


def _sprt_sentence(first: str, sprt: SprtResult) -> str:
    found = {"accept": "accepted", "reject": "rejected", None: "open, it takes more games"}
    return (
        f"Sequential test, {first} is {sprt.elo1:g} Elo better and not {sprt.elo0:g}:"
        f" {found[sprt.decision]} (LLR {_signed(sprt.llr, 2)}, decided at ±{BOUND:.2f})."
    )


def _shown_names(titles: tuple[str, ...]) -> dict[str, str]:
    """Names as the tables show them: commands without folders, where that keeps them apart."""
    brief = {title: _FOLDERS.sub("", title) for title in titles}
    if len(set(brief.values())) < len(brief):
        brief = {title: title for title in titles}
    return {
        title: name if len(name) <= _LONGEST_NAME else "…" + name[1 - _LONGEST_NAME :]
        for title, name in brief.items()
    }


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _percent_range(interval: tuple[float, float] | None) -> str:
    return _range(interval, lambda share: f"{100 * share:.1f}") + " %"


def _points(value: float | None) -> str:
    return "–" if value is None else _signed(value, 1)


def _elo(elo: float | None, score: float) -> str:
    if elo is None:
        return "+∞" if score > _EVEN else "−∞"
    return _signed(elo)


def _signed(value: float, digits: int = 0) -> str:
    return f"{value:+.{digits}f}".replace("-", "−")


def _elo_range(match: MatchResult) -> str:
    assert match.elo_interval is not None
    assert match.score_interval is not None
    ends = zip(match.elo_interval, match.score_interval, strict=True)
    return " to ".join(_elo(elo, score) for elo, score in ends)


def _range(interval: tuple[float, float] | None, shown: Callable[[float], str]) -> str:
    return "–" if interval is None else " to ".join(shown(bound) for bound in interval)
