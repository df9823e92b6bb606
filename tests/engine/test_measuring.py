"""The anchor in C and the measuring against it, with a small C program in its place."""

import os
from pathlib import Path

import pytest

from mandala.engine import anchor, measuring
from mandala.engine.compiling import JIT
from mandala.engine.measuring import measure_speed, timed_games

# Does nothing for as long as it is told, then claims the speed it was built with.
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
    found = anchor.find_compiler()
    if found is None:
        missing = "there is no C compiler on this machine"
        if os.environ.get("CI"):
            pytest.fail(missing)
        pytest.skip(f"NOT TESTED AGAINST C: {missing}")
    return found


@pytest.fixture(autouse=True)
def few_games_without_the_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    if not JIT:
        monkeypatch.setattr(measuring, "GAMES_BETWEEN_LOOKS", 1)


@pytest.fixture
def program(tmp_path: Path, compiler: str) -> Path:
    source = tmp_path / "paced.c"
    source.write_text(PACED)
    return anchor.build(source, compiler, tmp_path)


def test_the_anchor_is_looked_for_next_to_the_project(tmp_path: Path) -> None:
    project = tmp_path / "project"
    project.mkdir()
    assert anchor.find_source(project) is None
    place = tmp_path / "shared" / "anchors" / "limit.c"
    place.parent.mkdir(parents=True)
    place.write_text("int main(void) { return 0; }")
    assert anchor.find_source(project) == place.resolve()


def test_without_a_compiler_there_is_none_to_find(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("CC", raising=False)
    assert anchor.find_compiler() is None


def test_an_anchor_that_does_not_compile_is_told_in_one_line(tmp_path: Path, compiler: str) -> None:
    source = tmp_path / "broken.c"
    source.write_text("int main( {")
    with pytest.raises(anchor.AnchorError, match=r"broken\.c does not compile: .") as caught:
        anchor.build(source, compiler, tmp_path)
    assert "\n" not in str(caught.value)


def test_an_anchor_that_prints_something_else_is_told(tmp_path: Path, compiler: str) -> None:
    source = tmp_path / "mute.c"
    source.write_text('#include <stdio.h>\nint main(void) { printf("hello\\n"); return 0; }')
    with pytest.raises(anchor.AnchorError, match="printed 'hello'"):
        anchor.run(anchor.build(source, compiler, tmp_path), 0.01)


def test_a_run_of_the_anchor_counts_moves_and_processor_time(program: Path) -> None:
    run = anchor.run(program, 0.1)
    assert run.moves == pytest.approx(80_000 * run.seconds)
    assert run.seconds >= run.processor_seconds * 0.9
    assert 0.09 < run.processor_seconds < 0.2


def test_two_copies_count_together(program: Path) -> None:
    run = anchor.run(program, 0.1, copies=2)
    assert run.moves == pytest.approx(160_000 * run.seconds)
    assert 0.18 < run.processor_seconds < 0.4


def test_random_games_are_played_by_the_clock() -> None:
    timed = timed_games(0.01, threads=2, seed=1)
    assert timed.games.games >= 2 * measuring.GAMES_BETWEEN_LOOKS
    assert timed.moves_per_s > 0
    assert timed.games != timed_games(0.01, threads=2, seed=2).games


def test_each_round_compares_engine_and_anchor(program: Path) -> None:
    rounds: list[int] = []
    speed = measure_speed(2, 0.02, program, rounds.append)
    assert rounds == [1, 2]
    assert len(speed.games) == 4
    assert len(speed.ratios) == len(speed.anchor_scalings) == len(speed.scalings) == 2
    for ratio, ours, theirs in zip(
        speed.ratios,
        speed.moves_per_processor_s,
        speed.anchor_moves_per_processor_s,
        strict=True,
    ):
        assert ratio == pytest.approx(ours / theirs)


def test_without_an_anchor_everything_else_is_measured() -> None:
    speed = measure_speed(1, 0.01, None, lambda _done: None)
    assert speed.ratios == speed.anchor_scalings == []
    assert speed.total.games > 0
