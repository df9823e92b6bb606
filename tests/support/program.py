"""The program ``mandala`` as people run it: in a process of its own."""

import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from unittest import mock

import pexpect

from mandala.cli.app import run
from mandala.locales.translate import current_language, set_language

PROGRAM = [sys.executable, "-m", "mandala"]


def environment(**changed: str | None) -> dict[str, str]:
    """This process's environment with ``changed`` variables; None removes one."""
    wanted = {**os.environ, "LC_ALL": "C.UTF-8", **changed}  # English on every system
    return {name: value for name, value in wanted.items() if value is not None}


def mandala(
    *arguments: str, typed: str = "", **changed: str | None
) -> subprocess.CompletedProcess[str]:
    """Run the program to its end with ``typed`` as its input."""
    return subprocess.run(
        [*PROGRAM, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        env=environment(**changed),
        check=False,
    )


def refused(*arguments: str, typed: str = "") -> str:
    """The one line the program complains with: exit code 2, nothing else on standard error."""
    done = mandala(*arguments, typed=typed)
    assert done.returncode == 2, done
    assert done.stderr.endswith("\n")
    assert done.stderr.count("\n") == 1, done.stderr
    assert "Traceback" not in done.stderr
    return done.stderr.rstrip("\n")


def refused_here(*arguments: str) -> str:
    """Returns the same line as `refused`, but runs the program in this process.

    Saves a second of processor time for each case, where `refused` shows the process for another.
    """
    language, output, errors = current_language(), StringIO(), StringIO()
    environment = mock.patch.dict(os.environ, LC_ALL="C.UTF-8")
    stdin = mock.patch("sys.stdin", StringIO())
    try:
        with environment, stdin, redirect_stdout(output), redirect_stderr(errors):
            code = run(arguments)
    finally:
        set_language(language)
    said = errors.getvalue()
    assert code == 2, (code, output.getvalue(), said)
    assert said.endswith("\n")
    assert said.count("\n") == 1, said
    return said.rstrip("\n")


def modules_loaded_by(*arguments: str) -> set[str]:
    """The names of all modules in memory once the program has run with these arguments."""
    watch = (
        "import sys\n"
        "from mandala.cli.app import run\n"
        f"code = run({list(arguments)!r})\n"
        "assert code == 0, code\n"
        "print(chr(10).join(sys.modules), file=sys.stderr)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", watch], capture_output=True, text=True, timeout=120, check=True
    )
    return set(done.stderr.split())


def on_terminal(program: str) -> str:
    """Returns the terminal output of a Python ``program`` that exits with 0."""
    terminal = pexpect.spawn(
        sys.executable,
        ["-c", program],
        env=environment(TERM="xterm-256color"),
        encoding="utf-8",
        dimensions=(24, 80),
        timeout=60,
    )
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 0
    return str(terminal.before)
