"""Whole runs: the same outcome however they are played, and nothing lost or counted twice."""

import functools
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from mandala.arena import ArenaError, Entrant, MatchResult, Sprt, Tournament, play_match
from mandala.arena.pairs import PairResult
from mandala.arena.sprt import BOUND
from mandala.players.random_player import RandomPlayer
from mandala.records.decision import Decision
from mandala.records.errors import MandalaError
from mandala.records.move import Move
from mandala.records.replay import read_records, replay
from support.players import Broken, Dying, Resigning, Steady

STEADY = Entrant("steady", Steady)


def played(tournament: Tournament, tmp_path: Path, **how: Any) -> tuple[dict[str, Any], str]:
    """Returns the JSON without its times, and the records, of a run."""
    records = tmp_path / "records.jsonl"
    tournament.play(records=records, **how)
    data = tournament.to_json()
    for match in data.get("matches", [data]):
        del match["ms_per_move"]
    return data, records.read_text()


def test_match_adds_up(tmp_path: Path) -> None:
    result = play_match("random", STEADY, games=12, seed=3, records=tmp_path / "r.jsonl")
    wins, draws, leads = [0, 0], 0, []
    for _, record in read_records(tmp_path / "r.jsonl"):
        final = replay(record).result
        assert final is not None
        mine = record.players.index("random")
        leads.append(final.scores[mine] - final.scores[1 - mine])
        if final.winner is None:
            draws += 1
        else:
            wins[record.players[final.winner] != "random"] += 1
    assert result.games == len(leads) == 12
    assert (list(result.wins), result.draws) == (wins, draws)
    assert result.score == (wins[0] + draws / 2) / 12
    assert result.mean_difference == pytest.approx(sum(leads) / 12)
    assert result.forfeits == (0, 0)
    assert result.score_interval is not None
    assert result.score_interval[0] < result.score < result.score_interval[1]


@pytest.mark.parametrize("sprt", [None, Sprt(0, 200)])
def test_number_of_processes_does_not_change_the_result(tmp_path: Path, sprt: Sprt | None) -> None:
    def tournament() -> Tournament:
        return Tournament(["random", STEADY, "random"], games=24, seed=5, sprt=sprt)

    alone = played(tournament(), tmp_path, jobs=1)
    assert played(tournament(), tmp_path, jobs=3) == alone
    if sprt:
        games = [match["games"] for match in alone[0]["matches"]]
        assert len(set(games)) > 1, "so one match stopped before another"


def test_seed_determines_the_result() -> None:
    first, again, other = (
        play_match("random", "random", games=10, seed=seed) for seed in (1, 1, 2)
    )
    assert first.mean_difference == again.mean_difference != other.mean_difference


@pytest.mark.parametrize(
    ("opponent", "decision"), [(STEADY, "reject"), (Entrant("resigning", Resigning), "accept")]
)
def test_sequential_test_stops_a_match(opponent: str, decision: str) -> None:
    match = play_match("random", opponent, games=400, seed=1, sprt=Sprt(0, 200))
    assert match.sprt is not None
    assert match.sprt.decision == decision
    assert abs(match.sprt.llr) >= BOUND
    assert 2 < match.games < 400
    shorter = play_match("random", opponent, games=match.games - 2, seed=1, sprt=Sprt(0, 200))
    assert shorter.sprt is not None
    assert shorter.sprt.decision is None


def test_killed_process_loses_and_repeats_no_game(tmp_path: Path) -> None:
    def against(first: str | Entrant) -> Tournament:
        return Tournament([first, "random"], games=20, seed=8)

    dying = Entrant("random", functools.partial(Dying, 7, tmp_path / "died"))
    calm = played(against("random"), tmp_path, jobs=2)
    assert played(against(dying), tmp_path, jobs=2) == calm
    assert (tmp_path / "died").exists()
    assert len(calm[1].splitlines()) == 20


def test_pair_that_kills_every_process_ends_the_run(tmp_path: Path) -> None:
    tournament = Tournament(
        [Entrant("dying", functools.partial(Dying, 3)), "random"], games=10, seed=8
    )
    with pytest.raises(ArenaError, match=r"keeps dying \(3 times, last with exit code -9\)"):
        tournament.play(jobs=2, records=tmp_path / "r.jsonl")
    assert tournament.matches[0].games == len((tmp_path / "r.jsonl").read_text().splitlines())


def test_forfeits_are_losses_and_the_run_continues(tmp_path: Path) -> None:
    data, records = played(
        Tournament(["random", Entrant("resigning", Resigning)], games=20, seed=1), tmp_path
    )
    assert (data["wins"], data["forfeits"]) == ([20, 0], [0, 20])
    assert (data["score"], data["elo"], data["elo_interval"][1]) == (1.0, None, None)
    assert data["elo_interval"][0] > 0
    for line in records.splitlines():
        assert json.loads(line)["result"]["reason"] == "forfeit"
    assert [replay(record).over for _, record in read_records(tmp_path / "records.jsonl")] == [
        True
    ] * 20


@pytest.mark.parametrize("jobs", [1, 2])
def test_defect_is_reported_from_any_process(jobs: int) -> None:
    tournament = Tournament([Entrant("broken", Broken), "random"], games=4, seed=1)
    with pytest.raises(ArenaError, match=r"a player failed: ZeroDivisionError: at ply 0"):
        tournament.play(jobs=jobs)


def test_answer_that_is_not_a_move_is_reported() -> None:
    class Spelling(RandomPlayer):
        def choose(self, decision: Decision) -> Move:
            return str(decision.legal[0])  # type: ignore[return-value]  # the defect

    tournament = Tournament([Entrant("spelling", Spelling), "random"], games=2, seed=1)
    with pytest.raises(ArenaError, match=r"TypeError: random answered '\w+' and not a Move"):
        tournament.play()


def test_interruption_keeps_finished_pairs(tmp_path: Path) -> None:
    """Ctrl-C in the middle: what is counted, written down and told is the same."""
    told: list[int] = []
    tournament = Tournament(["random", "random"], games=2000, seed=1)

    def on_pair(pair: PairResult) -> None:
        told.append(pair.job.index)
        if len(told) == 5:
            os.kill(os.getpid(), signal.SIGINT)
            time.sleep(0.05)

    with pytest.raises(KeyboardInterrupt):
        tournament.play(jobs=2, records=tmp_path / "r.jsonl", on_pair=on_pair)
    assert len(set(told)) == len(told)
    assert tournament.matches[0].games == 2 * len(told) < 2000
    assert len((tmp_path / "r.jsonl").read_text().splitlines()) == 2 * len(told)


@pytest.mark.parametrize("jobs", [1, 2])
def test_unusable_player_is_refused_before_the_first_game(tmp_path: Path, jobs: int) -> None:
    tournament = Tournament(["random", "cmd:false"], games=4, seed=1)
    with pytest.raises(MandalaError, match="before it said hello"):
        tournament.play(jobs=jobs, records=tmp_path / "r.jsonl")
    assert tournament.matches[0].games == 0
    assert not (tmp_path / "r.jsonl").exists()


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"games": 7}, "the number of games must be even and at least 2, not 7"),
        ({"games": 0}, "the number of games must be even and at least 2, not 0"),
        ({"games": 2, "time_ms": 0}, "the time a move must be at least 1 ms"),
    ],
)
def test_misuse_is_refused(options: dict[str, Any], complaint: str) -> None:
    with pytest.raises(MandalaError, match=complaint):
        Tournament(["random", "random"], seed=1, **options)


def test_tournament_needs_two_players_and_a_process(tmp_path: Path) -> None:
    with pytest.raises(MandalaError, match="at least two players"):
        Tournament(["random"], games=2, seed=1)
    tournament = Tournament(["random", "random"], games=2, seed=1)
    with pytest.raises(MandalaError, match="processes must be at least 1"):
        tournament.play(jobs=0)
    with pytest.raises(MandalaError, match="cannot be written: Is a directory"):
        tournament.play(records=tmp_path)


def test_full_disk_is_reported_in_one_line(tmp_path: Path) -> None:
    tournament = Tournament(["random", "random"], games=2, seed=1)
    full = tmp_path / "full"
    full.symlink_to("/dev/full")
    with pytest.raises(ArenaError, match="full cannot be written: No space left on device"):
        tournament.play(records=full)


FILL_THE_DISK = """
import resource, sys
from pathlib import Path
from typing import Any
from mandala.arena import ArenaError, Tournament

resource.setrlimit(resource.RLIMIT_FSIZE, (5000, 5000))
tournament = Tournament(["random", "random"], games=40, seed=1)
try:
    tournament.play(records=Path(sys.argv[1]))
except ArenaError as error:
    print(tournament.matches[0].games, error)
"""


def test_only_games_in_the_file_count_when_the_disk_is_full(tmp_path: Path) -> None:
    records = tmp_path / "games.jsonl"
    done = subprocess.run(
        [sys.executable, "-c", FILL_THE_DISK, str(records)],
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    counted, _, error = done.stdout.partition(" ")
    assert "games.jsonl cannot be written: File too large" in error
    assert int(counted) > 0
    assert len([line for _, line in read_records(records)]) == int(counted)  # whole lines only


def test_results_before_the_first_pair_are_empty() -> None:
    result = Tournament(["random", "random"], games=2, seed=1).matches[0]
    assert isinstance(result, MatchResult)
    assert result.to_json()["score"] is None
    assert result.to_json()["games"] == 0
