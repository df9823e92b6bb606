"""Standard streams that a shell has closed, or that lead to a full disk."""

import subprocess
from pathlib import Path

import pytest

from support.program import PROGRAM, environment

GAME = str(Path(__file__).parents[2] / "docs" / "examples" / "game.jsonl")

FULL = "mandala: the output cannot be written: No space left on device\n"


def in_shell(redirected: str, *arguments: str) -> "subprocess.CompletedProcess[str]":
    """Run the program as a shell does that has ``redirected`` its streams."""
    return subprocess.run(
        ["sh", "-c", f'"$@" {redirected}', "sh", *PROGRAM, *arguments],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=120,
        env=environment(),
        check=False,
    )


@pytest.mark.parametrize(
    "arguments",
    [
        ["--help"],
        ["--version"],
        ["rules"],
        ["replay", GAME],
        ["replay", GAME, "--states", "--json"],
        ["verify", GAME],
        ["completion", "bash"],
        ["arena", "random", "random", "--games", "2"],
        ["arena", "random", "random", "--games", "2", "--json"],
        ["play", "--opponent", "random"],
    ],
)
def test_full_disk_is_one_line(arguments: list[str]) -> None:
    done = in_shell("> /dev/full", *arguments)
    assert (done.returncode, done.stderr) == (2, FULL)


def test_exit_code_reports_a_failure_without_standard_error() -> None:
    done = in_shell("> /dev/full 2>&1", "rules")
    assert done.returncode == 2


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_closed_input_holds_no_record(command: str) -> None:
    done = in_shell("<&-", command, "-")
    assert done.returncode == 2
    assert done.stderr == "mandala: standard input: the file holds no record\n"


def test_play_ends_at_a_closed_input() -> None:
    done = in_shell("<&-", "play", "--opponent", "random", "--first", "1")
    assert (done.returncode, done.stderr) == (0, "")
    assert "No move was played, so nothing is saved." in done.stdout


@pytest.mark.parametrize(
    "arguments",
    [
        ["rules"],
        ["replay", GAME],
        ["play", "--opponent", "random"],
        ["arena", "random", "random", "--games", "2"],
    ],
)
@pytest.mark.parametrize("closed", [">&-", "<&- >&- 2>&-"])
def test_closed_output_is_no_error(closed: str, arguments: list[str]) -> None:
    done = in_shell(closed, *arguments)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_number_of_a_closed_stream_is_not_reused(tmp_path: Path) -> None:
    """Otherwise a child process, such as a bot, would read and write that file."""
    bot = tmp_path / "bot.sh"
    bot.write_text("#!/bin/sh\nls -l /proc/self/fd/2 > seen\n")
    bot.chmod(0o755)
    subprocess.run(
        ["sh", "-c", '"$@" 2>&-', "sh", *PROGRAM, "arena", f"cmd:{bot}", "random"],
        cwd=tmp_path,
        env=environment(),
        timeout=120,
        check=False,
    )
    assert "/dev/null" in (tmp_path / "seen").read_text()
