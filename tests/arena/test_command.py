"""``mandala arena`` as a person or a program runs it: the contract of its output and exit codes."""

import functools
import json
import os
import pty
import re
import select
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from mandala.records.replay import read_records, replay
from support.bots import HERE, PYTHON_BOT, SHELL_BOT, bad_bot
from support.processes import happens, session_members
from support.program import PROGRAM, mandala, refused, refused_here

MATCH_KEYS = [
    "players",
    "games",
    "wins",
    "draws",
    "score",
    "score_interval",
    "mean_difference",
    "elo",
    "elo_interval",
    "forfeits",
    "ms_per_move",
]


arena = functools.partial(mandala, "arena")


def arena_json(*arguments: str) -> dict[str, Any]:
    done = arena(*arguments, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    assert len(done.stdout.splitlines()) == 1
    data: dict[str, Any] = json.loads(done.stdout)
    return data


def test_json_of_two_players_has_exactly_the_keys_of_the_contract(tmp_path: Path) -> None:
    records = tmp_path / "games.jsonl"
    data = arena_json(
        PYTHON_BOT, "random", "--games", "10", "--seed", "7", "--records", str(records)
    )
    assert list(data) == MATCH_KEYS
    assert data["players"] == [PYTHON_BOT, "random"]
    assert data["games"] == sum(data["wins"]) + data["draws"] == 10
    assert data["score"] == pytest.approx((data["wins"][0] + data["draws"] / 2) / 10)
    assert data["score_interval"][0] <= data["score"] <= data["score_interval"][1]
    assert data["forfeits"] == [0, 0]
    assert all(ms > 0 for ms in data["ms_per_move"])
    games = [record for _, record in read_records(records)]
    assert [record.players for record in games] == [
        (PYTHON_BOT, "random"),
        ("random", PYTHON_BOT),
    ] * 5
    assert all(replay(record).over for record in games)
    assert {games[i].deck == games[i + 1].deck for i in range(0, 10, 2)} == {True}


def test_json_of_a_sequential_test() -> None:
    data = arena_json("random", "random", "--games", "4", "--seed", "1", "--sprt", "0", "10")
    assert list(data) == [*MATCH_KEYS, "sprt"]
    assert list(data["sprt"]) == ["elo0", "elo1", "llr", "decision"]
    assert data["sprt"]["decision"] is None
    assert (data["sprt"]["elo0"], data["sprt"]["elo1"]) == (0, 10)


def test_json_of_a_round_robin() -> None:
    data = arena_json("random", SHELL_BOT, "random", "--games", "6", "--seed", "1", "--jobs", "2")
    assert list(data) == ["ratings", "matches"]
    assert [list(match) for match in data["matches"]] == [MATCH_KEYS] * 3
    assert [match["players"] for match in data["matches"]] == [
        ["random", SHELL_BOT],
        ["random", "random (2)"],
        [SHELL_BOT, "random (2)"],
    ]
    assert {rating["player"] for rating in data["ratings"]} == {"random", "random (2)", SHELL_BOT}
    assert [rating["games"] for rating in data["ratings"]] == [12] * 3
    elos = [rating["elo"] for rating in data["ratings"]]
    assert elos == sorted(elos, reverse=True)


def test_report_without_json_is_tables() -> None:
    done = arena("random", SHELL_BOT, "--games", "8", "--seed", "1", "--sprt", "0", "10")
    assert done.returncode == 0
    assert "8 games: 4 deals, each played from both seats · seed 1" in done.stdout
    assert re.search(r"random +cmd:sh shell_bot\.sh", done.stdout)
    assert re.search(r"^ +won +\d +\d *$", done.stdout, re.MULTILINE)
    assert "95% interval" in done.stdout
    assert "Sequential test, random is 10 Elo better and not 0: open" in done.stdout
    done = arena("random", "random", "random", "--games", "4", "--seed", "1")
    assert "rating (0: the average)" in done.stdout
    assert "random – random (2)" in done.stdout


def test_random_seed_is_printed() -> None:
    seeds = {
        re.findall(r"seed (\d+)", arena("random", "random", "--games", "2").stdout)[0]
        for _ in range(2)
    }
    assert len(seeds) == 2


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["random"], "name at least two players"),
        (["random", "nobody"], "there is no player 'nobody'"),
        (["random", "random", "--games", "5"], "must be even and at least 2, not 5"),
        (["random", "random", "--games", "0"], "must be even and at least 2, not 0"),
        (["random", "random", "--games", "9" * 29], f"not {'9' * 29}"),
        (["random", "random", "--time-ms", "0"], "from 1 to 86400000"),
        (["random", "random", "--time-ms", "10000000000000"], "from 1 to 86400000"),
        (["random", "cmd:./" + "x" * 2600], "xxx…xxx"),
        (["random", "random", "--games", "x"], "'x' is not a whole number"),
        (["random", "random", "--sprt", "5", "0"], "the smaller first"),
        (["random", "random", "--jobs", "0"], "processes must be at least 1"),
        (["random", "random", "--records", "/no/such/folder/f"], "cannot be written"),
        (["random", "cmd:./no-such-bot"], "cannot be started: No such file or directory"),
        (["random", "cmd:false", "--jobs", "2"], "before it said hello"),
        (
            ["random", "random", "--cluster", "nonsense://x"],
            "is not the address of a Dask scheduler",
        ),
        (["random", "random", "--cluster", "x", "--jobs", "2"], "a cluster has its own workers"),
    ],
)
def test_misuse_is_one_line_and_exit_code_2(arguments: list[str], complaint: str) -> None:
    assert complaint in refused_here("arena", *arguments)


@pytest.mark.parametrize(
    "arguments",
    [
        ["cmd:./no-such-bot", "random"],
        ["random", "cmd:false", "--jobs", "2"],
        ["random", "random", "--cluster", "nonsense://x"],
    ],
)
def test_run_that_cannot_start_changes_no_file(tmp_path: Path, arguments: list[str]) -> None:
    kept, new = tmp_path / "keep.jsonl", tmp_path / "new.jsonl"
    kept.write_text("games of last year\n")
    for records in (kept, new):
        refused("arena", *arguments, "--games", "2", "--records", str(records))
    assert kept.read_text() == "games of last year\n"
    assert not new.exists()


def test_run_overwrites_its_file(tmp_path: Path) -> None:
    records = tmp_path / "games.jsonl"
    records.write_text("games of last year\n" * 10_000)
    arena_json("random", "random", "--games", "4", "--records", str(records))
    assert len(list(read_records(records))) == 4


def test_records_can_be_written_to_a_pipe(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = subprocess.Popen(["cat", str(pipe)], stdout=subprocess.PIPE, text=True)
    arena_json("random", "random", "--games", "4", "--records", str(pipe))
    games, _ = reader.communicate(timeout=30)
    assert len(games.splitlines()) == 4
    assert pipe.is_fifo()


def test_forfeits_are_reported_and_the_run_continues(tmp_path: Path) -> None:
    bot, records = bad_bot("crash", "2,3"), tmp_path / "games.jsonl"
    done = arena(bot, "random", "--games", "6", "--seed", "1", "--json", "--records", str(records))
    assert done.returncode == 0
    data = json.loads(done.stdout)
    assert (data["games"], data["forfeits"]) == (6, [2, 0])
    told = [line for line in done.stderr.splitlines() if line.startswith("game ")]
    assert told == [
        f"game {number}: {bot} forfeits: it stopped running (exit code 3)" for number in (2, 3)
    ]
    reasons = [record.result.reason for _, record in read_records(records) if record.result]
    assert [reason == "forfeit" for reason in reasons] == [False, True, True, False, False, False]
    assert all(replay(record).over for _, record in read_records(records))
    # The bot's own log comes through untouched, from a new process after each crash. It may have
    # left after game 1, so it is asked once more in game 2.
    pids = re.findall(r"^process (\d+) plays game (\d)$", done.stderr, re.MULTILINE)
    assert [number for _, number in pids] == list("1223456")
    assert len({pid for pid, _ in pids}) == 4


def test_bot_that_exits_after_every_game_forfeits_none() -> None:
    done = arena(bad_bot("leave-at-the-end", "none"), "random", "--games", "4", "--json")
    assert json.loads(done.stdout)["forfeits"] == [0, 0], done.stderr


def test_failed_restart_is_reported_with_its_reason(tmp_path: Path) -> None:
    program = tmp_path / "bot.py"
    program.write_text((HERE / "bad_bot.py").read_text().replace("os._exit(3)", "gone()"))
    gone = "\ndef gone(): os.unlink(__file__); os._exit(3)\n"
    program.write_text(program.read_text().replace("\n\n\ndef say", gone + "\n\ndef say", 1))
    bot = f"cmd:{shlex.join([sys.executable, str(program), 'crash', '1'])}"
    done = arena(bot, "random", "--games", "2", "--seed", "1", "--json")
    assert f"game 2: {bot} forfeits: it stopped running (exit code 2) before it" in done.stderr


def test_time_limit_of_bots_can_be_set() -> None:
    """Too late is twice the time and one second more: 1.02 s here."""
    began = time.monotonic()
    done = arena(bad_bot("hang", "1"), "random", "--games", "2", "--time-ms", "10", "--json")
    assert json.loads(done.stdout)["forfeits"] == [1, 0]
    assert "gave no answer within 1.02 s" in done.stderr
    assert time.monotonic() - began > 1.02


def start_long_run(records: Path, jobs: str) -> "subprocess.Popen[str]":
    """A run that would take very long, well under way."""
    arguments = ["random", "random", "--games", "1000000", "--jobs", jobs, "--json"]
    process = subprocess.Popen(
        [*PROGRAM, "arena", *arguments, "--seed", "1", "--records", str(records)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert happens(lambda: records.exists() and records.stat().st_size > 20_000, seconds=60)
    return process


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_prints_the_games_played(tmp_path: Path, jobs: str) -> None:
    process = start_long_run(tmp_path / "r.jsonl", jobs)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to every process of the run
    stdout, stderr = process.communicate(timeout=30)
    games = json.loads(stdout)["games"]
    assert games == len((tmp_path / "r.jsonl").read_text().splitlines()) > 0
    assert stderr == f"stopped after {games} games\n"
    assert process.returncode == 130


def test_killed_run_leaves_no_process(tmp_path: Path) -> None:
    process = start_long_run(tmp_path / "r.jsonl", "2")
    process.kill()
    process.communicate(timeout=30)
    assert happens(lambda: not session_members(process.pid))


def test_terminal_shows_a_progress_bar(tmp_path: Path) -> None:
    """On standard error only: what is printed at the end stays alone on standard output."""
    ours, theirs = pty.openpty()
    with (tmp_path / "out").open("w") as out:
        process = subprocess.Popen(
            [*PROGRAM, "arena", "random", SHELL_BOT, "--games", "20", "--json"],
            stdout=out,
            stderr=theirs,
            env=os.environ | {"TERM": "xterm", "COLUMNS": "100"},
        )
        os.close(theirs)
        shown = b""
        while select.select([ours], [], [], 60)[0]:
            try:
                chunk = os.read(ours, 65536)
            except OSError:  # the other side is closed
                break
            shown += chunk
        process.wait(timeout=30)
    os.close(ours)
    assert re.search(r"\d+ of 20 games", shown.decode())
    assert json.loads((tmp_path / "out").read_text())["games"] == 20
