"""A program in C that plays the same random games: the measure of how fast the engine could be.

It is not part of this package. Where its source and a C compiler are found it is built and run;
elsewhere there is no comparison, and everything else is measured all the same.
"""

import os
import re
import shutil
import subprocess
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from mandala.locales.saying import say
from mandala.records.errors import MandalaError

COMPILERS: Final = ("cc", "gcc", "clang")
FLAGS: Final = ("-O3", "-march=native")
USUAL_PLACE: Final = Path("..", "shared", "anchors", "limit.c")  # seen from the project

_RATE: Final = re.compile(r"(\d+) games/s .*?([\d.]+) moves/game")


class AnchorError(MandalaError):
    """The anchor cannot be built or run; one line that says why."""


@dataclass(frozen=True, slots=True)
class AnchorRun:
    """What one run played, and how long it took by the clock and on the processor."""

    moves: float
    seconds: float
    processor_seconds: float


def find_source(project: Path) -> Path | None:
    """The anchor's source in its usual place next to the project, if it is there."""
    source = (project / USUAL_PLACE).resolve()
    return source if source.is_file() else None


def find_compiler() -> str | None:
    """A C compiler, or None: the one named by ``CC``, else one of the usual names."""
    names = (os.environ.get("CC", ""), *COMPILERS)
    return next((path for name in names if name and (path := shutil.which(name))), None)


def build(source: Path, compiler: str, folder: Path) -> Path:
    """Compile the anchor into ``folder`` and return the program."""
    program = folder / source.stem
    command = [compiler, *FLAGS, str(source), "-o", str(program)]
    built = subprocess.run(command, capture_output=True, text=True, check=False)
    if built.returncode != 0:
        said = built.stderr.strip().splitlines()
        why = said[0] if said else say("anchor-no-reason")
        raise AnchorError("anchor-does-not-compile", file=str(source), why=why)
    return program


def run(program: Path, seconds: float, copies: int = 1) -> AnchorRun:
    """Run ``copies`` of the program at the same time for ``seconds`` and add them up."""
    import resource  # not on Windows; where it is missing no C compiler was found either

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
    return AnchorRun(sum(map(_moves_per_second, said)) * elapsed, elapsed, used)


def _moves_per_second(line: str) -> float:
    found = _RATE.search(line)
    if found is None:
        raise AnchorError("anchor-printed", line=repr(line.strip()))
    return float(found[1]) * float(found[2])
