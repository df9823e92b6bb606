"""``mandala picture`` as people run it."""

from pathlib import Path

import pytest

from mandala.picture.svg import svg
from support.program import mandala, refused_here
from support.random_games import RandomGame
from support.scenarios import scenario


@pytest.fixture
def file(tmp_path: Path) -> Path:
    games = [RandomGame(seed, "any", 0).played().to_record().to_line() for seed in range(2)]
    path = tmp_path / "games.jsonl"
    path.write_text("\n".join([*games, scenario("one_field_empty").to_line()]) + "\n", "utf-8")
    return path


def test_it_writes_the_kind_that_the_name_says(file: Path, tmp_path: Path) -> None:
    done = mandala("picture", str(file), "-o", str(tmp_path / "one.svg"))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"The picture is in {tmp_path / 'one.svg'}.\n"
    record = RandomGame(0, "any", 0).played().to_record()
    assert (tmp_path / "one.svg").read_text("utf-8") == svg(record)
    mandala("picture", str(file), "-o", str(tmp_path / "two.png"), "--game", "2")
    assert (tmp_path / "two.png").read_bytes().startswith(b"\x89PNG")


def test_a_dash_prints_the_picture_of_a_record_on_standard_input() -> None:
    record = RandomGame(0, "any", 0).played().to_record()
    done = mandala("picture", "-", "-o", "-", typed=record.to_line())
    assert done.stdout == svg(record) + "\n"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (
            ["--game", "3"],
            "line 3: a picture needs a finished game, and this one is not over",
        ),
        (["--game", "4"], "has no game 4; its last game is 3"),
        (["-o", "out.jpg"], "out.jpg must end in .svg or .png"),
        (["--game", "0"], "'0' is not a whole number"),
        (["-o", "/nowhere/out.svg"], "/nowhere/out.svg cannot be written"),
    ],
)
def test_misuse_is_one_line(
    file: Path, arguments: list[str], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(file.parent)
    assert said in refused_here("picture", str(file), *arguments)


def test_a_broken_record_is_one_line(tmp_path: Path) -> None:
    path = tmp_path / "broken.json"
    path.write_text("{}")
    assert "broken.json: " in refused_here("picture", str(path), "-o", "-")
