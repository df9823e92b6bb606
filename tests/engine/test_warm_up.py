"""Warm-up: what has to be compiled is shown while people wait, and nothing is shown otherwise."""

import os
import pty
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest

import mandala.engine
from mandala.engine import warm_up as warm_up_module
from mandala.engine.jit.compile_events import CompileEvent, watch_compiler
from mandala.engine.jit.decorators import JIT
from mandala.engine.warm_up import warm_up
from mandala.engine.warm_up_steps import WarmUpStep

READY = """
from mandala.engine.warm_up import warm_up_with_progress
from mandala.engine.warm_up_steps import WarmUpStep
warm_up_with_progress([WarmUpStep.PLAYOUTS])
print("ready")
"""


def output_on_a_terminal(cache: Path) -> str:
    """Returns all that a terminal of 80 columns shows while a program warms up."""
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
    except OSError:  # raised when the program has closed the terminal
        pass
    os.close(ours)
    assert program.wait(timeout=300) == 0, shown.decode()
    return shown.decode()


def test_progress_is_shown_when_compiling_and_not_from_the_cache(tmp_path: Path) -> None:
    first = output_on_a_terminal(tmp_path)
    assert "Compiling the engine (once per version)" in first
    numbers = re.findall(r"function (\d+) of about (\d+): \w+", first)
    assert len({number for number, _ in numbers}) > 5  # the line moves; it shows ten a second
    assert re.search(r"0:00:0\d", first)  # the time so far
    assert first.rstrip().endswith("ready")
    assert output_on_a_terminal(tmp_path).split() == ["ready"]


def test_every_module_with_a_warm_up_is_a_step() -> None:
    runs = {step.run for step in warm_up_module._STEPS.values()}
    names = {info.name for info in walk_packages(mandala.engine.__path__, "mandala.engine.")}
    modules = [import_module(name) for name in names - {warm_up_module.__name__}]
    assert runs == {module.warm_up for module in modules if hasattr(module, "warm_up")}
    assert set(warm_up_module._STEPS) == set(WarmUpStep)


def test_second_warm_up_compiles_nothing() -> None:
    warm_up()
    events: list[CompileEvent] = []
    assert warm_up(report=events.append) == 0
    assert events == []


def test_each_compiled_function_is_reported_once_with_its_number(tmp_path: Path) -> None:
    module = tmp_path / "example.py"
    module.write_text(
        "from mandala.engine.jit.decorators import jit_entry, jit_helper\n"
        "@jit_helper\ndef smallest(a, b):\n    return min(a, b)\n"
        "@jit_entry\ndef outer(a, b):\n    return smallest(a, b)\n"
    )
    events: list[CompileEvent] = []
    with pytest.MonkeyPatch.context() as patch, watch_compiler(events.append) as watch:
        patch.syspath_prepend(tmp_path)
        assert import_module("example").outer(3, 2) == 2
    names = [event.function for event in events]
    assert names == (["example.outer", "example.smallest"] if JIT else [])
    assert watch.count == len(names)
    assert [event.number for event in events] == list(range(1, len(events) + 1))
    assert sorted(event.seconds for event in events) == [event.seconds for event in events]
