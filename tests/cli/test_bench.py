"""``mandala bench``: its contract for programs, its table for people, its refusals."""

import json

import pytest

from mandala.cli.bench_searches import POSITIONS, fixed_positions
from support.program import mandala, refused

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


def test_json_holds_every_figure_of_the_contract():
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


def test_a_person_sees_a_table_with_the_comparison_to_c(tmp_path):
    source = tmp_path / "anchor.c"
    source.write_text(PACED)
    shown = mandala("bench", *QUICK, "--anchor", str(source))
    assert shown.returncode == 0, shown.stderr
    assert "moves/s" in shown.stdout
    assert "× the same in C" in shown.stdout
    assert "fingerprint" in shown.stdout


def test_an_anchor_that_does_not_compile_is_misuse(tmp_path):
    source = tmp_path / "broken.c"
    source.write_text("int main( {")
    assert "broken.c does not compile" in refused("bench", *QUICK, "--anchor", str(source))


def test_rounds_and_seconds_are_checked():
    assert "--rounds" in refused("bench", "--rounds", "0")
    assert "--seconds" in refused("bench", "--seconds", "-1")


def test_the_fixed_positions_never_change():
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
def test_seconds_that_cannot_be_measured_are_misuse(seconds):
    assert f"'{seconds}' is not a number from 0.01 to 60" in refused("bench", "--seconds", seconds)
