"""Parts that the commands that read records share."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from mandala.locales.message import Message, message

if TYPE_CHECKING:
    from mandala.records.record import Record


def name_of(file: str) -> str | Message:
    """Returns the file's name for messages: ``-`` is standard input."""
    return message("standard-input") if file == "-" else file


def records_in(file: str) -> Iterator[tuple[int, "Record"]]:
    """Returns each record with its line number; raises RecordError."""
    from mandala.records.replay import read_lines, read_records

    return read_lines(sys.stdin.buffer, name_of(file)) if file == "-" else read_records(Path(file))


def lines_in(file: str) -> int | None:
    """Returns the number of lines for the progress bar; None if it is not known."""
    path = Path(file)
    try:
        if not path.is_file():
            return None
        with path.open("rb") as lines:
            return sum(chunk.count(b"\n") for chunk in iter(lambda: lines.read(1 << 20), b"")) or 1
    except OSError:
        return None  # the error is raised later, when the records are read
