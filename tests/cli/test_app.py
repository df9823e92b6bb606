"""The program as a whole: the commands it lists, how it refuses misuse, what it loads."""

import re
import signal
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import click
import pytest

from mandala import Game, __version__
from mandala.cli import commands
from mandala.cli.app import app, command_groups, command_modules
from mandala.locales.languages import LANGUAGES
from mandala.locales.translate import set_language, t
from support.program import PROGRAM, mandala, modules_loaded_by, refused, refused_here
from support.random_games import RandomGame

HEAVY = {"numpy", "numba", "llvmlite", "starlette", "uvicorn", "sqlalchemy", "distributed", "dask"}


def heavy(modules: Iterable[str]) -> set[str]:
    """Returns which of ``modules`` are libraries of arrays, the compiler, the server or a cluster."""
    return {name for name in modules if name.split(".")[0] in HEAVY}


def served_or_compiled(modules: set[str]) -> set[str]:
    """Returns the heavy ones and those of our own server."""
    return heavy(modules) | {name for name in modules if name.startswith("mandala.server")}


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    set_language(request.param)
    yield request.param
    set_language("en")


def page(command: click.Command, name: str) -> str:
    """Returns what a command's ``--help`` shows."""
    with click.Context(command, info_name=name, terminal_width=80) as ctx:
        return command.get_help(ctx)


def test_help_lists_every_command_with_one_line(language: str) -> None:
    shown = page(app, "mandala")
    for name in command_modules():
        assert re.search(rf"^  {name} +{re.escape(t(f'summary-{name}')[:40])}", shown, re.MULTILINE)
    assert language == "en" or "Show this message" not in shown


def test_help_of_each_command_has_an_example(language: str) -> None:
    for name in command_modules():
        command = app.get_command(click.Context(app), name)
        assert command is not None
        shown = page(command, f"mandala {name}")
        assert "".join(t(f"summary-{name}").split()) in "".join(shown.split())
        heading = re.search(rf"^  (?:{t('help-example')}|{t('help-examples')})$", shown, re.M)
        assert heading, shown
        assert f"    mandala {name}" in shown[heading.end() :]
        assert not re.search(r"\b(?:flag|summary|help|usage|option)-[a-z]", shown)
        assert language == "en" or "Show this" not in shown


def test_help_is_in_the_chosen_language() -> None:
    assert mandala("--lang", "hu", "--help").stdout.startswith("Használat: mandala [KAPCSOLÓK]")
    assert mandala("rules", "--help", LC_ALL="it_IT.UTF-8").stdout.startswith("Uso: mandala rules")
    done = mandala("arena", "random", LC_ALL="nl_NL.UTF-8")
    assert done.returncode == 2
    assert done.stderr.startswith("mandala arena: noem minstens twee spelers")
    assert "zie mandala arena --help" in done.stderr


@pytest.mark.parametrize("name", command_modules())
def test_help_of_a_command_loads_nothing_heavy(name: str) -> None:
    assert heavy(modules_loaded_by(name, "--help")) == set()


def test_help_rules_and_replay_load_neither_compiler_nor_server(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    record.write_text(RandomGame(1, "any", 0).played().to_record().to_line())
    for arguments in (["--help"], ["rules"]):
        modules = modules_loaded_by(*arguments)
        assert served_or_compiled(modules) == set()
        assert "numpy" not in modules
    for options in ([], ["--json"], ["--states"], ["--states", "--json"]):
        modules = modules_loaded_by("replay", str(record), *options)
        assert {name.split(".")[0] for name in served_or_compiled(modules)} <= {"numpy"}


def test_only_the_command_that_is_used_is_imported() -> None:
    loaded = modules_loaded_by("rules", "1.1")
    commands = {name for name in loaded if name.startswith("mandala.cli.commands.")}
    assert commands == {"mandala.cli.commands.rules"}


def test_commands_are_listed_in_the_order_of_the_help_page() -> None:
    names = list(command_modules())
    assert names[:5] == ["play", "rules", "replay", "picture", "verify"]
    assert names[-2:] == ["bench", "completion"]


def test_new_file_is_a_command_and_listed_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "say_hello.py").write_text("raise AssertionError('not to be imported')")
    monkeypatch.setattr(commands, "__path__", [*commands.__path__, str(tmp_path)])
    command_modules.cache_clear()
    try:
        assert list(command_modules())[-1] == "say-hello"
        assert command_modules()["say-hello"] == "mandala.cli.commands.say_hello"
    finally:
        command_modules.cache_clear()


def test_help_page_has_the_commands_in_groups(language: str) -> None:
    shown = page(app, "mandala")
    places = [shown.index(f"\n{t(key)}:\n") for key in command_groups()]
    assert places == sorted(places)
    for key, names in command_groups().items():
        section = shown.split(f"\n{t(key)}:\n")[1].split("\n\n")[0]
        assert re.findall(r"^  ([a-z-]+) ", section, re.MULTILINE) == names, language


@pytest.mark.parametrize("word", ["--version", "version", "-V"])
def test_version(word: str) -> None:
    assert mandala(word).stdout == f"mandala {__version__}\n"


def test_help_is_also_a_word() -> None:
    assert mandala("help").stdout == mandala("--help").stdout
    assert mandala("help", "play").stdout == mandala("play", "--help").stdout


@pytest.mark.parametrize("place", ["before", "after", "last"])
def test_language_may_stand_before_and_after_the_command(place: str) -> None:
    words = {
        "before": ["--lang", "it", "play", "--nonsense"],
        "after": ["play", "--lang", "it", "--nonsense"],
        "last": ["play", "--nonsense", "--lang=it"],
    }
    assert refused(*words[place]).startswith("mandala play: opzione sconosciuta: --nonsense")
    done = mandala("play", "--help", "--lang", "hu")
    assert done.stdout.startswith("Használat: mandala play")


def test_bounds_are_written_for_people() -> None:
    shown = mandala("arena", "--help").stdout
    assert "1–86,400,000" in shown
    assert "<=" not in shown + mandala("serve", "--help").stdout


def test_help_of_play_says_who_plays_and_who_begins() -> None:
    shown = " ".join(mandala("play", "--help").stdout.split())
    assert "[default: level:3]" in shown
    assert "[default: random]" in shown
    assert "Players: person, random, greedy" in shown


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--no-such-option"], "mandala: no such option: --no-such-option (see mandala --help)"),
        (["replai"], "mandala: no such command: 'replai'. Did you mean replay, play?"),
        (["replay"], "mandala replay: missing argument: 'FILE'"),
        (["replay", "a", "b"], "mandala replay: too many words: b"),
        (["replay", "--jsn", "x"], "mandala replay: no such option: --jsn"),
        (["play", "--first", "3"], "mandala play: invalid value for '--first': '3' is not one of"),
        (
            ["play", "--opponent"],
            "mandala play: --opponent needs a value (see mandala play --help)",
        ),
        (["replay", "--json=1", "x"], "mandala replay: --json takes no value (see"),
        (["play", "greedy"], "mandala play: to play against greedy, write mandala play --opponent"),
        (["play", "greddy"], "mandala play: there is no player 'greddy'. Did you mean greedy?"),
        (["play", "wat"], "mandala play: too many words: wat"),
        (
            ["play", "--opponent", "randm"],
            "mandala: there is no player 'randm'. Did you mean random",
        ),
        (["--port", "1", "play"], "mandala: --port belongs to mandala alone, without a command"),
        (["--no-browser", "rules"], "mandala: --no-browser belongs to mandala alone"),
        (["completion", "tcsh"], "mandala completion: invalid value"),
    ],
)
def test_misuse_is_one_line_and_exit_code_2(arguments: list[str], complaint: str) -> None:
    assert refused_here(*arguments).startswith(complaint)


def test_closed_pipe_is_not_an_error(tmp_path: Path) -> None:
    record = tmp_path / "games.jsonl"
    record.write_text(
        "".join(
            RandomGame(seed, "any", 0).played().to_record().to_line() + "\n" for seed in range(3)
        )
    )
    program = subprocess.Popen(
        [*PROGRAM, "replay", str(record), "--states", "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert program.stdout is not None
    assert program.stderr is not None
    assert program.stdout.readline().startswith(b'{"game": 0')
    program.stdout.close()
    complaint = program.stderr.read()
    program.stderr.close()
    program.wait(timeout=60)
    assert complaint == b""


def test_ctrl_c_ends_quietly() -> None:
    program = subprocess.Popen(
        [*PROGRAM, "replay", "-"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert program.stdin is not None
    assert program.stdout is not None
    program.stdin.write(RandomGame(1, "any", 0).played().to_record().to_line().encode() + b"\n")
    program.stdin.flush()
    assert program.stdout.readline().startswith(b"game 1")
    program.send_signal(signal.SIGINT)
    out, complaint = program.communicate(timeout=60)
    assert program.returncode == 130
    assert (out, complaint.strip()) == (b"", b"")


def test_letters_the_terminal_cannot_show_become_question_marks(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    game = Game.new(1, players=("Zoë", "北"))
    record.write_text(game.to_record().to_line(), "utf-8")
    done = mandala("replay", str(record), PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert done.stdout.startswith("game 1: Zo? 0 : 0 ?, in progress")


def test_installed_program_has_the_same_version() -> None:
    installed = Path(sys.executable).with_name("mandala")
    done = subprocess.run([installed, "--version"], capture_output=True, text=True, check=True)
    assert done.stdout == f"mandala {__version__}\n"
