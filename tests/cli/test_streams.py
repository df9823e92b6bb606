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
def test_a_full_disk_is_said_in_one_line(arguments):
    done = in_shell("> /dev/full", *arguments)
    assert (done.returncode, done.stderr) == (2, FULL)


def test_where_nobody_can_be_told_the_exit_code_tells():
    done = in_shell("> /dev/full 2>&1", "rules")
    assert done.returncode == 2


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_closed_input_holds_no_record(command):
    done = in_shell("<&-", command, "-")
    assert done.returncode == 2
    assert done.stderr == "mandala: standard input: the file holds no record\n"


def test_nobody_plays_at_a_closed_input():
    done = in_shell("<&-", "play", "--opponent", "random")
    assert (done.returncode, done.stderr) == (0, "")
    assert "The game was not kept" in done.stdout


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
def test_what_goes_to_a_closed_output_is_lost_without_a_word(closed, arguments):
    done = in_shell(closed, *arguments)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_a_closed_stream_leaves_its_number_to_no_other_file(tmp_path):
    """Else a bot, or whoever else is started, would read and write in that file."""
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
