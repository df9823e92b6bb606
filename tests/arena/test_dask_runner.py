"""The same run on a real Dask cluster: a scheduler and two workers on this machine."""

import functools
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from mandala.arena import ArenaError, Entrant, Tournament
from mandala.arena.dask_runner import _end_run, _play_on_worker, cluster_runner
from mandala.arena.pairs import MatchPlan, PairJob
from mandala.records.decision import Decision
from mandala.records.errors import MandalaError
from mandala.records.move import Move
from support.bots import SHELL_BOT
from support.dask import dask_cluster
from support.players import Broken, Dying, Steady
from support.processes import commands_with

STEADY = Entrant("steady", Steady)


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    with dask_cluster(tmp_path) as (where, _workers):
        yield where


def played(
    tournament: Tournament, records: Path, play: Callable[..., None]
) -> tuple[dict[str, Any], str]:
    """The JSON without its times, and the records, of a run."""
    play(records=records)
    data = tournament.to_json()
    for match in data.get("matches", [data]):
        del match["ms_per_move"]
    return data, records.read_text()


def here_and_there(
    here: Tournament, there: Tournament, address: str, folder: Path
) -> tuple[tuple[dict[str, Any], str], tuple[dict[str, Any], str]]:
    return (
        played(here, folder / "here.jsonl", here.play),
        played(
            there,
            folder / "there.jsonl",
            functools.partial(there.play, runner=cluster_runner(address)),
        ),
    )


def test_cluster_plays_the_same_games(address: str, tmp_path: Path) -> None:
    # A copy under a name of its own, so that its processes can be told from those of other tests.
    bot = tmp_path / "bot.sh"
    bot.write_text(Path(SHELL_BOT.rsplit(" ", 1)[1]).read_text())
    players: list[str | Entrant] = ["random", STEADY, f"cmd:sh {bot}"]
    here, there = here_and_there(
        Tournament(players, games=8, seed=4),
        Tournament(players, games=8, seed=4),
        address,
        tmp_path,
    )
    assert there == here
    assert not commands_with(str(bot)), "the bots on the workers are dismissed"

    tournament = Tournament(["random", "cmd:false"], games=2, seed=1)
    with pytest.raises(MandalaError, match=r"cmd:false .* before it said hello"):
        tournament.play(runner=cluster_runner(address))
    assert tournament.matches[0].games == 0

    tournament = Tournament(["random", Entrant("broken", Broken)], games=2, seed=1)
    with pytest.raises(ArenaError, match="a worker of the cluster failed: ZeroDivisionError"):
        tournament.play(runner=cluster_runner(address))


def test_killed_worker_loses_and_repeats_no_game(address: str, tmp_path: Path) -> None:
    dying = Entrant("random", functools.partial(Dying, 15, tmp_path / "died"))
    here, there = here_and_there(
        Tournament(["random", STEADY], games=60, seed=4),
        Tournament([dying, STEADY], games=60, seed=4),
        address,
        tmp_path,
    )
    assert (tmp_path / "died").exists(), "a worker was killed in the middle"
    assert there == here
    assert len(there[1].splitlines()) == 60


class Waiting(Steady):
    """Waits in its first decision, and notes that it was closed."""

    playing = threading.Event()
    may_play = threading.Event()
    closed = threading.Event()

    def choose(self, decision: Decision) -> Move:
        self.playing.set()
        assert self.may_play.wait(60)
        return super().choose(decision)

    def close(self) -> None:
        self.closed.set()


def test_players_of_a_job_that_outlives_its_run_are_closed() -> None:
    """On Ctrl-C the run ends while a worker still plays."""
    plan = MatchPlan((Entrant("waiting", Waiting), "random"), seed=1)
    job = PairJob(0, match=0, deal=0)
    with ThreadPoolExecutor(1) as worker:
        playing = worker.submit(_play_on_worker, "a run", plan, job)
        assert Waiting.playing.wait(60)
        _end_run("a run")
        assert not Waiting.closed.is_set()
        Waiting.may_play.set()
        assert playing.result(timeout=60).job == job
    assert Waiting.closed.is_set()


@pytest.mark.parametrize("address", ["nonsense://1.2", "localhost", "::::"])
def test_wrong_address_is_refused_in_one_line(address: str) -> None:
    tournament = Tournament(["random", "random"], games=2, seed=1)
    with pytest.raises(MandalaError, match=f"{address} is not the address of a Dask scheduler: "):
        tournament.play(runner=cluster_runner(address))


def test_missing_scheduler_is_reported_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mandala.arena.dask_client.CONNECT_SECONDS", 0.2)
    tournament = Tournament(["random", "random"], games=2, seed=1)
    with pytest.raises(MandalaError, match=r"there is no Dask scheduler at 127\.0\.0\.1:9: "):
        tournament.play(runner=cluster_runner("127.0.0.1:9"))


def test_missing_package_is_reported_with_the_install_command(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    tournament = Tournament(["random", "random"], games=2, seed=1)
    with pytest.raises(MandalaError, match=r"pip install 'mandala-game\[cluster\]'"):
        tournament.play(runner=cluster_runner("127.0.0.1:1"))
