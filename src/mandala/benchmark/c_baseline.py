"""A C program that plays the same random games: the baseline for the speed of the engine.

Its source, ``random_games.c``, ships with the package. Without a C compiler the comparison is left out.
"""

import os
import re
import shutil
import subprocess
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from mandala.locales.message import message
from mandala.records.errors import MandalaError

COMPILERS: Final = ("cc", "gcc", "clang")
FLAGS: Final = ("-O3", "-march=native")
SOURCE: Final = Path(__file__).with_name("random_games.c")

_RATE: Final = re.compile(r"(\d+) games/s .*?([\d.]+) moves/game")


class BaselineError(MandalaError):
    """The C program cannot be built or run; one line says why."""


@dataclass(frozen=True, slots=True)
class BaselineRun:
    """The number of moves of a run, and its wall-clock and CPU time."""

    moves: float
    seconds: float
    processor_seconds: float


def find_compiler() -> str | None:
    """Returns a C compiler or None: the one named by ``CC``, else one of the usual names."""
    names = (os.environ.get("CC", ""), *COMPILERS)
    return next((path for name in names if name and (path := shutil.which(name))), None)


def build(source: Path, compiler: str, folder: Path) -> Path:
    """Compiles ``source`` into ``folder`` and returns the program. Raises :class:`BaselineError`."""
    program = folder / source.stem
    command = [compiler, *FLAGS, str(source), "-o", str(program)]
    built = subprocess.run(command, capture_output=True, text=True, check=False)
    if built.returncode != 0:
        said = built.stderr.strip().splitlines()
        why = said[0] if said else message("anchor-no-reason")
        raise BaselineError("anchor-does-not-compile", file=str(source), why=why)
    return program


def run(program: Path, seconds: float, copies: int = 1) -> BaselineRun:
    """Runs ``copies`` of the program at the same time for ``seconds`` and adds them up.

    Raises :class:`BaselineError` if it prints something else.
    """
    import resource  # missing on Windows, where no C compiler is found either

    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    begun = time.perf_counter()
    running = [
        subprocess.Popen([program, str(seconds)], stdout=subprocess.PIPE, text=True)
        for _ in range(copies)
    ]
    said = [process.communicate()[0] for process in running]
    elapsed = time.perf_counter() - begun
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return BaselineRun(sum(map(_moves_per_second, said)) * elapsed, elapsed, used)


def _moves_per_second(line: str) -> float:
    found = _RATE.search(line)
    if found is None:
        raise BaselineError("anchor-printed", line=repr(line.strip()))
    return float(found[1]) * float(found[2])
