"""The baseline in C, and the speed figures that are compared with it."""

import os
import re
import subprocess
from pathlib import Path

import pytest

from mandala.benchmark import c_baseline, speed
from mandala.benchmark.speed import measure_speed, timed_games
from mandala.engine.jit.decorators import JIT

# Waits for as long as its argument says, then prints a fixed speed.
PACED = """
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
int main(int argc, char **argv) {
  (void)argc;
  double wait = atof(argv[1]);
  clock_t begun = clock();
  while ((double)(clock() - begun) / CLOCKS_PER_SEC < wait) { }
  printf("1000 games/s 0.08 M steps/s, 80.0 moves/game, 14.1 legal moves\\n");
}
"""


@pytest.fixture
def compiler() -> str:
    found = c_baseline.find_compiler()
    if found is None:
        missing = "there is no C compiler on this machine"
        if os.environ.get("CI"):
            pytest.fail(missing)
        pytest.skip(f"NOT TESTED AGAINST C: {missing}")
    return found


@pytest.fixture(autouse=True)
def few_games_without_the_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    if not JIT:
        monkeypatch.setattr(speed, "GAMES_PER_CLOCK_CHECK", 1)


@pytest.fixture
def program(tmp_path: Path, compiler: str) -> Path:
    source = tmp_path / "paced.c"
    source.write_text(PACED)
    return c_baseline.build(source, compiler, tmp_path)


def test_shipped_program_plays_the_same_game_as_the_engine(tmp_path: Path, compiler: str) -> None:
    """The means of 10,000 games or more agree with those of the engine, well within noise."""
    built = c_baseline.build(c_baseline.SOURCE, compiler, tmp_path)
    done = subprocess.run([built, "2"], capture_output=True, text=True, check=True, timeout=60)
    found = re.search(r", ([\d.]+) moves/game, mean score ([\d.]+)$", done.stdout.strip())
    assert found is not None, done.stdout
    assert float(found[1]) == pytest.approx(83.0, abs=1.0)
    assert float(found[2]) == pytest.approx(23.4, abs=0.6)
    assert c_baseline.run(built, 0.1).moves > 0


def test_no_compiler_is_found_without_a_path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("CC", raising=False)
    assert c_baseline.find_compiler() is None


def test_source_that_does_not_compile_is_refused_in_one_line(tmp_path: Path, compiler: str) -> None:
    source = tmp_path / "broken.c"
    source.write_text("int main( {")
    with pytest.raises(c_baseline.BaselineError, match=r"broken\.c does not compile: .") as caught:
        c_baseline.build(source, compiler, tmp_path)
    assert "\n" not in str(caught.value)


def test_program_that_prints_something_else_is_refused(tmp_path: Path, compiler: str) -> None:
    source = tmp_path / "mute.c"
    source.write_text('#include <stdio.h>\nint main(void) { printf("hello\\n"); return 0; }')
    with pytest.raises(c_baseline.BaselineError, match="printed 'hello'"):
        c_baseline.run(c_baseline.build(source, compiler, tmp_path), 0.01)


def test_run_counts_moves_and_processor_time(program: Path) -> None:
    run = c_baseline.run(program, 0.1)
    assert run.moves == pytest.approx(80_000 * run.seconds)
    assert run.seconds >= run.processor_seconds * 0.9
    assert 0.09 < run.processor_seconds < 0.2


def test_two_copies_are_added_up(program: Path) -> None:
    run = c_baseline.run(program, 0.1, copies=2)
    assert run.moves == pytest.approx(160_000 * run.seconds)
    assert 0.18 < run.processor_seconds < 0.4


def test_random_games_are_timed_by_the_clock() -> None:
    timed = timed_games(0.01, threads=2, seed=1)
    assert timed.games.games >= 2 * speed.GAMES_PER_CLOCK_CHECK
    assert timed.moves_per_s > 0
    assert timed.games != timed_games(0.01, threads=2, seed=2).games


def test_each_round_compares_engine_and_baseline(program: Path) -> None:
    rounds: list[int] = []
    speed = measure_speed(2, 0.02, program, rounds.append)
    assert rounds == [1, 2]
    assert len(speed.games) == 4
    assert len(speed.ratios) == len(speed.c_scalings) == len(speed.scalings) == 2
    for ratio, ours, theirs in zip(
        speed.ratios,
        speed.moves_per_processor_s,
        speed.c_moves_per_processor_s,
        strict=True,
    ):
        assert ratio == pytest.approx(ours / theirs)


def test_everything_else_is_measured_without_the_baseline() -> None:
    speed = measure_speed(1, 0.01, None, lambda _done: None)
    assert speed.ratios == speed.c_scalings == []
    assert speed.total.games > 0
