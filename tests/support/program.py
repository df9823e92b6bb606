"""The program ``mandala`` as people run it: in a process of its own."""

import os
import subprocess
import sys

import pexpect

PROGRAM = [sys.executable, "-m", "mandala"]


def environment(**changed: str | None) -> dict[str, str]:
    """This process's environment with ``changed`` variables; None removes one."""
    changed = {"LC_ALL": "C.UTF-8"} | changed  # English, whatever the system speaks
    found = dict(os.environ) | {name: value for name, value in changed.items() if value is not None}
    for name, value in changed.items():
        if value is None:
            found.pop(name, None)
    return found


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
    """What a terminal shows of a Python ``program`` that ends well."""
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
