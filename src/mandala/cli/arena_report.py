"""Shows the progress of the arena as a bar, and its result in tables."""

import re
import sys
from collections.abc import Callable
from typing import Final

from rich import box
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.progress import BarColumn, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.progress import Progress as Bar
from rich.table import Table
from rich.text import Text

from mandala.arena import MatchResult, Tournament
from mandala.arena.pairs import PairResult
from mandala.arena.results import SprtResult
from mandala.arena.sprt import BOUND
from mandala.locales.message import message
from mandala.locales.numbers import decimal, plain
from mandala.locales.translate import t

_LONGEST_NAME: Final = 30
_EVEN: Final = 0.5
# The folders in front of a file name, in each word of a command.
_FOLDERS: Final = re.compile(r"(?<=[\s:])[^\s:]*/(?=[^\s/])")


class ArenaProgress:
    """Shows a bar on standard error if that is a terminal. Forfeits are always printed there."""

    def __init__(self, tournament: Tournament) -> None:
        self.games = 0
        self._points = 0.0
        self._two = len(tournament.plan.entrants) == 2
        self._console = Console(stderr=True, highlight=False, markup=False, soft_wrap=True)
        self._bar = Bar(
            TextColumn("{task.fields[games]}", style="bold"),
            BarColumn(),
            TextColumn("{task.fields[score]}"),
            TimeElapsedColumn(),
            TextColumn("·"),
            TimeRemainingColumn(),
            TextColumn(t("arena-bar-left")),
            console=self._console,
            transient=True,
            disable=not sys.stderr.isatty(),
        )
        self._total = 2 * tournament.total_pairs
        self._task = self._bar.add_task("", total=self._total, games=self._counted(), score="")

    def __enter__(self) -> "ArenaProgress":
        self._bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._bar.stop()

    def advance(self, pair: PairResult) -> None:
        """Adds a pair of games. Pairs finished after the test has decided are not added."""
        self.games += len(pair.games)
        self._points += pair.points
        for game in pair.games:
            if game.forfeit:
                told = game.forfeit.told(game.record.players[game.forfeit.seat])
                line = message("arena-forfeit-line", number=game.number, told=told)
                self._console.print(str(line))
        score = _percent(self._points / self.games)
        self._bar.update(
            self._task,
            completed=self.games,
            games=self._counted(),
            score=t("arena-bar-score", score=score) if self._two else "",
        )

    def _counted(self) -> str:
        return t("arena-bar-games", done=self.games, total=self._total)


def print_report(tournament: Tournament, seed: int) -> None:
    """Prints the result in tables on standard output."""
    console = Console(highlight=False, markup=False)
    matches = tournament.matches
    if not any(match.games for match in matches):
        console.print(t("arena-nothing"))
        return
    shown = _shown_names(tournament.plan.display_names())
    parts: list[RenderableType] = [Text(_heading(matches, seed), style="dim")]
    if len(matches) == 1:
        parts += _match_parts(matches[0], shown)
    else:
        parts += [_rating_table(tournament, shown), _matches_table(matches, shown)]
    console.print(Group("", *(Padding(part, (0, 1, 1, 1)) for part in parts)))


def _heading(matches: list[MatchResult], seed: int) -> str:
    games = sum(match.games for match in matches)
    return t("arena-heading", games=games, deals=games // 2, seed=str(seed))


def _match_parts(match: MatchResult, shown: dict[str, str]) -> list[RenderableType]:
    first, second = (shown[name] for name in match.players)
    assert match.score is not None
    counts = _table("", first, second)
    counts.add_row(t("arena-won"), *map(str, match.wins))
    counts.add_row(t("arena-drawn"), *[str(match.draws)] * 2)
    if any(match.forfeits):
        told = t("arena-lost-by-forfeit")
        counts.add_row(told, *map(str, match.forfeits), style="yellow")
    counts.add_row(t("arena-ms-a-move"), *(decimal(ms, 2) for ms in match.ms_per_move))

    measures = _table(
        t("arena-against", first=first, second=second), t("arena-measured"), t("arena-interval")
    )
    measures.add_row(t("arena-score"), _percent(match.score), _percent_range(match.score_interval))
    measures.add_row(t("arena-elo"), _elo(match.elo, match.score), _elo_range(match))
    measures.add_row(
        t("arena-points-ahead"),
        _points(match.mean_difference),
        _range(match.difference_interval, _points),
    )
    conclusion = _verdict(match, first, second)
    if match.sprt:
        conclusion.append("\n" + _sprt_sentence(first, match.sprt), style="default not bold")
    return [counts, measures, conclusion]


def _rating_table(tournament: Tournament, shown: dict[str, str]) -> Table:
    table = _table(t("arena-rating"), t("arena-elo"), t("arena-interval"), t("arena-games"))
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
    heads = ("match", "won", "drawn", "lost", "score", "interval")
    table = _table(*(t(f"arena-{head}") for head in heads))
    if forfeits:
        table.add_column(t("arena-forfeits"), justify="right")
    if tested:
        table.add_column(t("arena-test"), justify="right")
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
            cells.append(_decision(match.sprt))
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
        return Text(t("arena-no-difference"), style="bold")
    if first == second:
        first = t("arena-the-first", player=first)
        second = t("arena-the-second", player=second)
    stronger = first if low > _EVEN else second
    return Text(t("arena-stronger", player=stronger), style="bold green")


def _sprt_sentence(first: str, sprt: SprtResult) -> str:
    return t(
        "arena-sprt-told",
        player=first,
        larger=plain(sprt.elo1),
        smaller=plain(sprt.elo0),
        decision=sprt.decision or "open",
        llr=_signed(sprt.llr, 2),
        bound=decimal(BOUND, 2),
    )


def _decision(sprt: SprtResult) -> str:
    if sprt.decision is None:
        return t("arena-test-open", llr=_signed(sprt.llr, 1))
    return t(f"arena-test-{sprt.decision}")


def _shown_names(titles: tuple[str, ...]) -> dict[str, str]:
    """Returns the names that the tables show, by display name.

    Folders in commands are left out unless two names would become equal. Long names are cut.
    """
    brief = {title: _FOLDERS.sub("", title) for title in titles}
    if len(set(brief.values())) < len(brief):
        brief = {title: title for title in titles}
    return {
        title: name if len(name) <= _LONGEST_NAME else "…" + name[1 - _LONGEST_NAME :]
        for title, name in brief.items()
    }


def _percent(share: float) -> str:
    return t("arena-percent", share=decimal(100 * share, 1))


def _percent_range(interval: tuple[float, float] | None) -> str:
    return t("arena-percent", share=_range(interval, lambda share: decimal(100 * share, 1)))


def _points(value: float | None) -> str:
    return "–" if value is None else _signed(value, 1)


def _elo(elo: float | None, score: float) -> str:
    if elo is None:
        return "+∞" if score > _EVEN else "−∞"
    return _signed(elo)


def _signed(value: float, digits: int = 0) -> str:
    return decimal(value, digits, signed=True)


def _elo_range(match: MatchResult) -> str:
    assert match.elo_interval is not None
    assert match.score_interval is not None
    ends = zip(match.elo_interval, match.score_interval, strict=True)
    low, high = (_elo(elo, score) for elo, score in ends)
    return t("arena-range", low=low, high=high)


def _range(interval: tuple[float, float] | None, shown: Callable[[float], str]) -> str:
    if interval is None:
        return "–"
    return t("arena-range", low=shown(interval[0]), high=shown(interval[1]))
