"""``mandala bench``: its JSON contract, its table, and misuse."""

import json
from pathlib import Path

import pytest

from mandala.benchmark.searches import POSITIONS, fixed_positions
from support.program import mandala, refused, refused_here

CONTRACT = {
    "random_games_per_s",
    "random_moves_per_s",
    "random_moves_per_s_two_cores",
    "c_ratio",
    "mean_moves",
    "mean_score",
    "searches_per_s",
    "fingerprint",
}
QUICK = ("--rounds", "1", "--seconds", "0.05")
PACED = """
#include <stdio.h>
int main(void) {
  for (volatile int i = 0; i < 10000000; i++) { }
  printf("1000 games/s 0.08 M steps/s, 80.0 moves/game, 14.1 legal moves\\n");
}
"""


def test_json_holds_every_figure_of_the_contract() -> None:
    first = mandala("bench", "--json", *QUICK, CC="", PATH="")
    assert first.returncode == 0, first.stderr
    figures = json.loads(first.stdout)
    assert set(figures) >= CONTRACT
    assert figures["c_ratio"] is None  # without a C compiler
    assert figures["mean_moves"] == pytest.approx(83, abs=2)
    assert figures["mean_score"] == pytest.approx(23.4, abs=1)
    assert all(figures[name] > 0 for name in CONTRACT - {"c_ratio", "fingerprint"})
    again = json.loads(mandala("bench", "--json", *QUICK, CC="", PATH="").stdout)
    assert again["fingerprint"] == figures["fingerprint"]


def test_table_compares_with_the_shipped_c_program() -> None:
    shown = mandala("bench", *QUICK)
    assert shown.returncode == 0, shown.stderr
    assert "moves/s" in shown.stdout
    assert "× the same in C" in shown.stdout
    assert "fingerprint" in shown.stdout


def test_anchor_is_another_program_to_compare_with(tmp_path: Path) -> None:
    source = tmp_path / "anchor.c"
    source.write_text(PACED)
    done = mandala("bench", "--json", *QUICK, "--anchor", str(source))
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["c_ratio"] > 0


def test_anchor_that_does_not_compile_is_misuse(tmp_path: Path) -> None:
    source = tmp_path / "broken.c"
    source.write_text("int main( {")
    assert "broken.c does not compile" in refused("bench", *QUICK, "--anchor", str(source))


def test_rounds_and_seconds_are_checked() -> None:
    assert "--rounds" in refused_here("bench", "--rounds", "0")
    assert "--seconds" in refused_here("bench", "--seconds", "-1")


def test_fixed_positions_do_not_change() -> None:
    positions = list(fixed_positions())
    assert [len(position.decision.history) for position in positions] == list(POSITIONS.values())
    last_moves = [str(move) for position in positions for move in position.decision.history[-1:]]
    assert last_moves == ["F1P1", "F1B1", "F2B2", "F2G2", "M2Y", "CR", "DG1", "DO1", "M1R"]
    assert [position.decision.observation.end_near for position in positions][-3:] == [
        False,
        True,
        True,
    ]


@pytest.mark.parametrize("seconds", ["nan", "inf", "0", "61"])
def test_impossible_seconds_are_misuse(seconds: str) -> None:
    assert f"'{seconds}' is not a number from 0.01 to 60" in refused_here(
        "bench", "--seconds", seconds
    )
