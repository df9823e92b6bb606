"""The same run on a real Dask cluster: a scheduler and two workers on this machine."""

import functools
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from mandala.arena import ArenaError, Entrant, Tournament
from mandala.arena.cluster import cluster
from mandala.records.errors import MandalaError
from support.bots import SHELL_BOT
from support.dask import dask_cluster
from support.players import Broken, Dying, Steady
from support.processes import commands_with

STEADY = Entrant("steady", Steady)


@pytest.fixture
def address(tmp_path) -> Iterator[str]:
    with dask_cluster(tmp_path) as (where, _workers):
        yield where


def played(tournament: Tournament, records: Path, play: Callable[..., None]) -> tuple[dict, str]:
    """The JSON without its times, and the records, of a run."""
    play(records=records)
    data = tournament.to_json()
    for match in data.get("matches", [data]):
        del match["ms_per_move"]
    return data, records.read_text()


def here_and_there(
    here: Tournament, there: Tournament, address: str, folder: Path
) -> tuple[tuple[dict, str], tuple[dict, str]]:
    return (
        played(here, folder / "here.jsonl", here.play),
        played(
            there,
            folder / "there.jsonl",
            functools.partial(there.play, source=cluster(address)),
        ),
    )


def test_a_cluster_plays_the_same_games(address, tmp_path):
    # A copy under a name of its own, so that its processes can be told from those of other tests.
    bot = tmp_path / "bot.sh"
    bot.write_text(Path(SHELL_BOT.rsplit(" ", 1)[1]).read_text())
    players = ["random", STEADY, f"cmd:sh {bot}"]
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
        tournament.play(source=cluster(address))
    assert tournament.matches[0].games == 0

    tournament = Tournament(["random", Entrant("broken", Broken)], games=2, seed=1)
    with pytest.raises(ArenaError, match="a worker of the cluster failed: ZeroDivisionError"):
        tournament.play(source=cluster(address))


def test_a_killed_worker_loses_no_game_and_doubles_none(address, tmp_path):
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


@pytest.mark.parametrize("address", ["nonsense://1.2", "localhost", "::::"])
def test_what_is_no_address_is_told_in_one_line(address):
    tournament = Tournament(["random", "random"], games=2, seed=1)
    with pytest.raises(MandalaError, match=f"{address} is no address of a Dask scheduler: "):
        tournament.play(source=cluster(address))


def test_a_scheduler_that_is_not_there_is_told_in_one_line(monkeypatch):
    monkeypatch.setattr("mandala.engine.clusters.CONNECT_SECONDS", 0.2)
    tournament = Tournament(["random", "random"], games=2, seed=1)
    with pytest.raises(MandalaError, match=r"there is no Dask scheduler at 127\.0\.0\.1:9: "):
        tournament.play(source=cluster("127.0.0.1:9"))


def test_a_missing_package_is_told_with_the_way_to_get_it(monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    tournament = Tournament(["random", "random"], games=2, seed=1)
    with pytest.raises(MandalaError, match=r"pip install 'mandala-game\[cluster\]'"):
        tournament.play(source=cluster("127.0.0.1:1"))
