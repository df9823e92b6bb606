"""``mandala play`` in a terminal, and what it writes there."""

import io
import re
from pathlib import Path

import pexpect

from mandala.records.record import Record
from support.program import PROGRAM, environment

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


# A process of many tests has a fixed size in its environment, which is stronger than the terminal's.
AT_TERMINAL = {"TERM": "xterm-256color", "NO_COLOR": None, "COLUMNS": None, "LINES": None}


def at_terminal(*arguments: str, **changed: str | None) -> "pexpect.spawn[str]":
    """The program in a terminal of 80 by 24."""
    return in_terminal((24, 80), *arguments, **changed)


def in_terminal(
    size: tuple[int, int], *arguments: str, **changed: str | None
) -> "pexpect.spawn[str]":
    """The program in a terminal of so many lines and columns."""
    return pexpect.spawn(
        PROGRAM[0],
        [*PROGRAM[1:], "play", *arguments],
        env=environment(**(AT_TERMINAL | changed)),
        encoding="utf-8",
        dimensions=size,
        timeout=30,
    )


def screen(terminal: "pexpect.spawn[str]") -> str:
    """Returns the output since the last call, without colours."""
    return ESCAPES.sub("", terminal.before).replace("\r", "")


def exit_status(terminal: "pexpect.spawn[str]") -> int | None:
    """Waits for the end of the program and returns its exit status."""
    terminal.expect(pexpect.EOF)
    terminal.close()
    status: int | None = terminal.exitstatus
    return status


def recorded_terminal(
    folder: Path, *arguments: str, **changed: str | None
) -> tuple["pexpect.spawn[str]", io.StringIO]:
    """The program with its own data folder, and every byte that it writes to the terminal."""
    terminal = at_terminal(*arguments, XDG_DATA_HOME=str(folder), **changed)
    stream = io.StringIO()
    terminal.logfile_read = stream
    return terminal, stream


def outside_alternate_screen(stream: str) -> str:
    """Returns the part that a terminal keeps in its history: all that is written to the normal screen."""
    normal = "".join(
        part.split("\x1b[?1049l", 1)[-1] if "\x1b[?1049l" in part else ("" if n else part)
        for n, part in enumerate(stream.split("\x1b[?1049h"))
    )
    return ESCAPES.sub("", normal)


def kept(path: Path) -> Record:
    return Record.from_line(path.read_text().rstrip("\n"))
