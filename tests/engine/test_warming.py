"""Who waits for the compiler is told why; who need not wait is told nothing."""

import os
import pty
import re
import subprocess
import sys
from pathlib import Path

import pytest

from mandala.engine.compiling import JIT
from mandala.engine.warming import Compiling, warm_up, watch_compiler

READY = """
from mandala.engine.telling import ready_engine
ready_engine(["playouts"])
print("ready")
"""


def get_ready_on_a_terminal(cache: Path) -> str:
    """Everything a terminal of 80 columns is sent while a program gets the engine ready."""
    ours, theirs = pty.openpty()
    program = subprocess.Popen(
        [sys.executable, "-c", READY],
        stdout=theirs,
        stderr=theirs,
        env=os.environ
        | {"XDG_CACHE_HOME": str(cache), "NUMBA_DISABLE_JIT": "0"}
        | {"TERM": "xterm-256color", "COLUMNS": "80"},
    )
    os.close(theirs)
    shown = b""
    try:
        while piece := os.read(ours, 65536):
            shown += piece
    except OSError:  # how a terminal says that nobody writes to it any more
        pass
    os.close(ours)
    assert program.wait(timeout=300) == 0, shown.decode()
    return shown.decode()


def test_the_first_use_tells_what_it_is_doing_and_the_second_has_nothing_to_tell(
    tmp_path: Path,
) -> None:
    first = get_ready_on_a_terminal(tmp_path)
    assert "Compiling the engine (once per version)" in first
    numbers = re.findall(r"function (\d+) of about (\d+): \w+", first)
    assert len({number for number, _ in numbers}) > 5  # the line moves; it shows ten a second
    assert int(numbers[-1][0]) == pytest.approx(int(numbers[-1][1]), rel=0.2)
    assert re.search(r"0:00:0\d", first)  # the time so far
    assert first.rstrip().endswith("ready")
    assert get_ready_on_a_terminal(tmp_path).split() == ["ready"]


def test_warming_up_twice_compiles_nothing_the_second_time() -> None:
    warm_up()
    told: list[Compiling] = []
    assert warm_up(told.append) == 0
    assert told == []


def test_each_function_of_ours_is_told_once_with_its_number(tmp_path: Path) -> None:
    module = tmp_path / "example.py"
    module.write_text(
        "from mandala.engine.compiling import compilable, compiled\n"
        "@compilable\ndef smallest(a, b):\n    return min(a, b)\n"
        "@compiled\ndef outer(a, b):\n    return smallest(a, b)\n"
    )
    told: list[Compiling] = []
    with pytest.MonkeyPatch.context() as patch, watch_compiler(told.append) as watch:
        patch.syspath_prepend(tmp_path)
        import example

        assert example.outer(3, 2) == 2
    names = [now.function for now in told]
    assert names == (["example.outer", "example.smallest"] if JIT else [])
    assert watch.count == len(names)
    assert [now.number for now in told] == list(range(1, len(told) + 1))
    assert sorted(now.seconds for now in told) == [now.seconds for now in told]
