"""Tab completion: scripts for the shells, and the words they offer."""

import pytest

from mandala.cli.app import command_modules
from support.program import mandala


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_each_shell_gets_a_completion_script(shell: str) -> None:
    script = mandala("completion", shell).stdout
    assert f"_MANDALA_COMPLETE={shell}_complete" in script


def completed(*words: str) -> list[str]:
    done = mandala(
        _MANDALA_COMPLETE="bash_complete",
        COMP_WORDS=" ".join(["mandala", *words]),
        COMP_CWORD=str(len(words)),
    )
    return [line.split(",")[1] for line in done.stdout.splitlines()]


def test_commands_are_completed() -> None:
    assert completed("repl") == ["replay"]
    assert completed("") == list(command_modules())


def test_options_are_completed() -> None:
    assert completed("replay", "--s") == ["--states"]
    assert "--version" in completed("--")
