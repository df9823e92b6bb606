"""The program as a whole: what it lists, how it refuses, and what it does not load."""

import re
import signal
import subprocess
import sys
from pathlib import Path

import click
import pytest

from mandala import Game, __version__
from mandala.cli.app import COMMANDS, app
from mandala.locales.languages import LANGUAGES
from mandala.locales.speaking import speak, t
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


@pytest.fixture(params=LANGUAGES)
def language(request):
    speak(request.param)
    yield request.param
    speak("en")


def page(command, name):
    """What a command's ``--help`` shows."""
    with click.Context(command, info_name=name, terminal_width=80) as ctx:
        return command.get_help(ctx)


def test_help_lists_every_command_with_one_line(language):
    shown = page(app, "mandala")
    for name in COMMANDS:
        assert re.search(rf"^  {name} +{re.escape(t(f'summary-{name}')[:40])}", shown, re.MULTILINE)
    assert language == "en" or "Show this message" not in shown


def test_each_command_explains_itself_with_an_example(language):
    for name in COMMANDS:
        command = app.get_command(None, name)
        shown = page(command, f"mandala {name}")
        assert "".join(t(f"summary-{name}").split()) in "".join(shown.split())
        heading = re.search(rf"^  (?:{t('help-example')}|{t('help-examples')})$", shown, re.M)
        assert heading, shown
        assert f"    mandala {name}" in shown[heading.end() :]
        assert not re.search(r"\b(?:flag|summary|help|usage|option)-[a-z]", shown)
        assert language == "en" or "Show this" not in shown


def test_help_speaks_the_language_asked_for():
    assert mandala("--lang", "hu", "--help").stdout.startswith("Használat: mandala [KAPCSOLÓK]")
    assert mandala("rules", "--help", LC_ALL="it_IT.UTF-8").stdout.startswith("Uso: mandala rules")
    done = mandala("arena", "random", LC_ALL="nl_NL.UTF-8")
    assert done.returncode == 2
    assert done.stderr.startswith("mandala arena: noem minstens twee spelers")
    assert "zie mandala arena --help" in done.stderr


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
    names = ("app", "rules", "spoken", "streams")
    assert loaded == {f"mandala.cli.{name}" for name in names}


def test_version():
    assert mandala("--version").stdout == f"mandala {__version__}\n"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--no-such-option"], "mandala: No such option: --no-such-option (see mandala --help)"),
        (["replai"], "mandala: No such command: 'replai'. Did you mean replay, play?"),
        (["replay"], "mandala replay: Missing argument: 'FILE'"),
        (["replay", "a", "b"], "mandala replay: Too many words: b"),
        (["replay", "--jsn", "x"], "mandala replay: No such option: --jsn"),
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
