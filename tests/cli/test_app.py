"""The program as a whole: what it lists, how it refuses, and what it does not load."""

import signal
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from mandala import Game, __version__
from mandala.cli.app import COMMANDS
from support.program import PROGRAM, mandala, modules_loaded_by, refused
from support.random_games import RandomGame

HEAVY = {"numba", "llvmlite", "starlette", "uvicorn", "sqlalchemy", "distributed", "dask"}


def heavy(modules):
    """Which of ``modules`` are libraries of the compiler, the server or a cluster."""
    return {name for name in modules if name.split(".")[0] in HEAVY}


def served_or_compiled(modules):
    """Those, and the parts of this package that serve or compile."""
    ours = {name for name in modules if name.startswith(("mandala.server", "mandala.engine"))}
    return heavy(modules) | ours


def test_help_lists_every_command_with_one_line():
    shown = mandala("--help").stdout
    for name, entry in COMMANDS.items():
        assert f"  {name} " in shown
        assert entry.summary in shown


@pytest.mark.parametrize("name", COMMANDS)
def test_the_summary_is_what_the_command_says_of_itself(name):
    entry = COMMANDS[name]
    assert import_module(entry.module).command.help.startswith(entry.summary)


@pytest.mark.parametrize("name", COMMANDS)
def test_each_command_explains_itself_with_an_example(name):
    shown = import_module(COMMANDS[name].module).command.help
    assert f"  mandala {name}" in shown.split("Example")[1]


@pytest.mark.parametrize("name", COMMANDS)
def test_asking_for_help_loads_nothing_heavy(name):
    assert heavy(modules_loaded_by(name, "--help")) == set()


def test_help_rules_and_replay_load_neither_compiler_nor_server(tmp_path):
    record = tmp_path / "game.jsonl"
    record.write_text(RandomGame(1, "any", 0).played().record().to_line())
    for arguments in (["--help"], ["rules"]):
        modules = modules_loaded_by(*arguments)
        assert served_or_compiled(modules) == set()
        assert "numpy" not in modules
    for options in ([], ["--json"], ["--states"], ["--states", "--json"]):
        assert served_or_compiled(modules_loaded_by("replay", str(record), *options)) == set()


def test_only_the_command_that_is_used_is_imported():
    loaded = {name for name in modules_loaded_by("rules", "1.1") if name.startswith("mandala.cli.")}
    assert loaded == {"mandala.cli.app", "mandala.cli.rules"}


def test_version():
    assert mandala("--version").stdout == f"mandala {__version__}\n"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--no-such-option"], "mandala: No such option '--no-such-option'. (see mandala --help)"),
        (["replai"], "mandala: No such command 'replai'."),
        (["replay"], "mandala replay: Missing argument 'FILE'."),
        (["replay", "a", "b"], "mandala replay: Got unexpected extra argument (b)"),
        (["replay", "--jsn", "x"], "mandala replay: No such option '--jsn'."),
        (["play", "--first", "3"], "mandala play: Invalid value for '--first': '3' is not one of"),
        (["completion", "tcsh"], "mandala completion: Invalid value"),
    ],
)
def test_misuse_is_one_line_and_exit_code_2(arguments, complaint):
    assert refused(*arguments).startswith(complaint)


def test_a_reader_that_stops_reading_is_no_accident(tmp_path):
    record = tmp_path / "games.jsonl"
    record.write_text(
        "".join(RandomGame(seed, "any", 0).played().record().to_line() + "\n" for seed in range(3))
    )
    program = subprocess.Popen(
        [*PROGRAM, "replay", str(record), "--states", "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert program.stdout.readline().startswith(b'{"game": 0')
    program.stdout.close()
    complaint = program.stderr.read()
    program.stderr.close()
    program.wait(timeout=60)
    assert complaint == b""


def test_ctrl_c_ends_quietly():
    program = subprocess.Popen(
        [*PROGRAM, "replay", "-"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    program.stdin.write(RandomGame(1, "any", 0).played().record().to_line().encode() + b"\n")
    program.stdin.flush()
    assert program.stdout.readline().startswith(b"game 0")
    program.send_signal(signal.SIGINT)
    out, complaint = program.communicate(timeout=60)
    assert program.returncode == 130
    assert (out, complaint.strip()) == (b"", b"")


def test_a_terminal_that_cannot_show_a_name_shows_a_question_mark(tmp_path):
    record = tmp_path / "game.jsonl"
    game = Game.new(1, players=("Zoë", "北"))
    record.write_text(game.record().to_line(), "utf-8")
    done = mandala("replay", str(record), PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert done.stdout.startswith("game 0: Zo? 0 : 0 ?, in progress")


def test_the_installed_program_is_the_same():
    installed = Path(sys.executable).with_name("mandala")
    done = subprocess.run([installed, "--version"], capture_output=True, text=True, check=True)
    assert done.stdout == f"mandala {__version__}\n"
