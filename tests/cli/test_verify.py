"""``mandala verify`` as people run it."""

import json
from pathlib import Path

import pytest

from mandala.cli.exit_codes import ExitCode
from support.program import mandala, on_terminal, refused
from support.random_games import RandomGame

VECTORS = json.loads(
    (Path(__file__).parents[2] / "docs" / "reference" / "fair-deal-vectors.json").read_text(
        encoding="utf-8"
    )
)
RECORDS = [case["record"] for case in VECTORS["records"]]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.jsonl"


def test_a_fair_game_is_confirmed_check_by_check(file: Path) -> None:
    file.write_text(json.dumps(RECORDS[0]))
    done = mandala("verify", str(file))
    assert done.returncode == 0, done
    lines = done.stdout.splitlines()
    assert lines[0] == "game 1: fair"
    assert [line.split()[:2] for line in lines[1:]] == [
        ["seed", "ok"],
        ["deck", "ok"],
        ["reshuffles", "ok"],
        ["moves", "ok"],
    ]
    assert done.stderr == ""


def test_one_game_that_is_not_fair_fails_the_run(file: Path) -> None:
    file.write_text("\n".join(map(json.dumps, RECORDS)))
    done = mandala("verify", str(file), "--json")
    assert done.returncode == 1
    told = [json.loads(line) for line in done.stdout.splitlines()]
    assert [game["fair"] for game in told] == [case["fair"] for case in VECTORS["records"]]
    assert [game["game"] for game in told] == list(range(len(RECORDS)))
    file.write_text(json.dumps(RECORDS[1]))
    done = mandala("verify", str(file))
    assert done.returncode == 1
    assert "game 1: NOT VERIFIED" in done.stdout
    assert "deck  NO  the deck is not the one that follows from the seed" in done.stdout


def test_a_game_without_commitment_is_neither_fair_nor_a_cheat(file: Path) -> None:
    plain = RandomGame(1, "any", 0).played().to_record()
    file.write_text(plain.to_line())
    done = mandala("verify", str(file))
    assert done.returncode == ExitCode.UNCHECKED
    assert "game 1: CANNOT BE CHECKED" in done.stdout
    assert "seed   –  the record has no commitment: nothing was promised" in done.stdout
    assert "moves  ok  all" in done.stdout
    told = json.loads(mandala("verify", str(file), "--json").stdout)
    assert (told["fair"], told["checkable"]) == (False, False)
    file.write_text(f"{json.dumps(RECORDS[0])}\n{plain.to_line()}\n{json.dumps(RECORDS[1])}\n")
    assert mandala("verify", str(file)).returncode == 1, "a game that is not fair comes first"


def test_a_game_without_commitment_that_breaks_a_rule_is_not_excused(file: Path) -> None:
    plain = RandomGame(1, "any", 0).played().to_record().to_json()
    file.write_text(json.dumps(plain | {"moves": ["CR"]}))
    assert mandala("verify", str(file)).returncode == 1


def test_standard_input_is_read_too() -> None:
    assert mandala("verify", "-", typed=json.dumps(RECORDS[0])).returncode == 0


def test_what_is_no_record_is_misuse(file: Path) -> None:
    assert "No such file" in refused("verify", str(file))
    file.write_text("not a record")
    assert "line 1: not JSON" in refused("verify", str(file))


def test_a_long_file_shows_how_far_it_is(file: Path) -> None:
    """As if two seconds had passed: the first game is enough then."""
    file.write_text(f"{json.dumps(RECORDS[0])}\n" * 4)
    program = (
        "from mandala.cli import app, progress\n"
        "progress.PATIENCE = progress.BETWEEN_LOOKS = 0\n"
        f"raise SystemExit(app.run(['verify', {str(file)!r}]))\n"
    )
    shown = on_terminal(program)
    assert "Verifying" in shown
    assert "100 %" in shown
    assert "game 4: fair" in shown
