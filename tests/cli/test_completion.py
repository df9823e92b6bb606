"""Tab completion: scripts for the shells, and the words they are given."""

import pytest

from mandala.cli.app import COMMANDS
from support.program import mandala


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_each_shell_gets_a_script_that_asks_the_program(shell):
    script = mandala("completion", shell).stdout
    assert f"_MANDALA_COMPLETE={shell}_complete" in script


def completed(*words):
    done = mandala(
        _MANDALA_COMPLETE="bash_complete",
        COMP_WORDS=" ".join(["mandala", *words]),
        COMP_CWORD=str(len(words)),
    )
    return [line.split(",")[1] for line in done.stdout.splitlines()]


def test_commands_are_completed():
    assert completed("repl") == ["replay"]
    assert completed("") == list(COMMANDS)


def test_options_are_completed():
    assert completed("replay", "--s") == ["--states"]
    assert "--version" in completed("--")
