"""``mandala replay``: what it prints, and how it refuses a record."""

import json
from itertools import islice
from pathlib import Path

import pytest

from mandala.records.full_position import position
from mandala.records.game import Game
from mandala.records.observation import Result
from mandala.records.replay import steps
from support.program import mandala, refused, refused_here
from support.random_games import RandomGame


def random_game(seed: int, plies: int | None = None) -> Game:
    """Returns a random game at its end, or after ``plies`` moves."""
    drawn = RandomGame(seed, "any", 0)
    return drawn.played() if plies is None else next(islice(drawn.positions(), plies, None))


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """A file with three games: two finished, one in progress."""
    path = tmp_path / "games.jsonl"
    records = [
        random_game(1).to_record(),
        random_game(2).to_record(),
        random_game(3, plies=20).to_record(),
    ]
    path.write_text("".join(record.to_line() + "\n" for record in records))
    return path


def changed(path: Path, **keys: object) -> Path:
    """The first record of ``path`` with other values, alone in a file of its own."""
    data = json.loads(path.read_text().splitlines()[0]) | keys
    other = path.with_name("changed.jsonl")
    other.write_text(json.dumps(data) + "\n")
    return other


def test_each_game_is_one_readable_line(games: Path) -> None:
    lines = mandala("replay", str(games)).stdout.splitlines()
    result = random_game(1).result
    assert result is not None
    assert lines[0].startswith(f"game 1: first {result.scores[0]} : {result.scores[1]} second, ")
    assert len(lines) == 3
    assert lines[2].endswith("in progress after 20 moves")


def test_each_game_is_one_json_line(games: Path) -> None:
    lines = [
        json.loads(line) for line in mandala("replay", str(games), "--json").stdout.splitlines()
    ]
    first = random_game(1)
    assert first.result is not None
    assert lines[0] == {"game": 0, "result": first.result.to_json(), "moves": first.ply}
    assert lines[2] == {"game": 2, "result": None, "moves": 20}


def test_json_states_have_the_keys_of_the_contract(games: Path) -> None:
    shown = mandala("replay", str(games), "--states", "--json").stdout.splitlines()
    expected = []
    for number, game in enumerate((random_game(1), random_game(2), random_game(3, plies=20))):
        for ply, at in enumerate(steps(game.to_record())):
            expected.append(json.dumps(position(number, at, game.moves[ply - 1] if ply else None)))
    assert shown == expected


@pytest.mark.parametrize("plies", [0, 20])
@pytest.mark.parametrize("reason", ["resign", "timeout", "forfeit", "agreed", "aborted"])
def test_last_position_shows_that_people_ended_the_game(
    tmp_path: Path, plies: int, reason: str
) -> None:
    game = random_game(3, plies=plies)
    game.end(Result((7, 9), 1, reason))
    path = tmp_path / "game.jsonl"
    path.write_text(game.to_record().to_line())
    shown = mandala("replay", str(path), "--states", "--json").stdout.splitlines()
    *before, last = map(json.loads, shown)
    assert len(before) == plies
    assert not any(at["over"] for at in before)
    assert (last["over"], last["phase"], last["to_move"], last["legal"]) == (True, "over", None, [])
    assert last["scores"] == list(game.scores)
    for seen in last["observations"]:
        assert (seen["over"], seen["to_move"], seen["turn"]) == (True, None, None)
        assert seen["result"] == {"scores": [7, 9], "winner": 1, "reason": reason}


def test_text_states_show_every_card(games: Path) -> None:
    shown = mandala("replay", str(games), "--states").stdout
    first = shown.split("\n\n")[0]
    assert first.startswith("game 1, before the first move\n")
    assert "\n  first   hand " in first
    assert f"\n  deck {random_game(1).deck[20:]}\n" in first
    assert "game 1, after move 1, " in shown


def test_records_are_read_from_standard_input(games: Path) -> None:
    piped = mandala("replay", "-", typed=games.read_text())
    assert piped.stdout == mandala("replay", str(games)).stdout


def test_json_file_holds_one_game_on_many_lines(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(random_game(1).to_record().to_json(), indent=2))
    assert mandala("replay", str(path)).stdout.startswith("game 1: first ")


def test_control_characters_in_names_are_not_printed(games: Path) -> None:
    path = changed(games, players=["\x1b[2JNorth\r\n", "S" * 300])
    shown = mandala("replay", str(path)).stdout
    assert "\x1b" not in shown
    assert shown.count("\n") == 1
    assert "S" * 20 not in shown


def test_illegal_move_is_reported_with_file_line_move_and_rule(games: Path) -> None:
    record = json.loads(games.read_text().splitlines()[1])
    record["moves"][6] = "CR"
    with games.open("a") as file:
        file.write("\n" + json.dumps(record) + "\n")
    done = mandala("replay", str(games), "--json")
    assert len(done.stdout.splitlines()) == 3, "games before the bad one are still reported"
    assert done.returncode == 2
    assert done.stderr == (
        f"mandala: {games}: line 5: move 7 (moves[6]): CR is not legal:"
        " no mandala is being shared out (Rule 5.2)\n"
    )


@pytest.mark.parametrize(
    ("keys", "complaint"),
    [
        ({"format": "mandala-record/2"}, 'line 1: format must be "mandala-record/1"'),
        ({"deck": "R" * 108}, "line 1: deck has 108 cards of R, not 18 (Rule 1.1)"),
        ({"moves": ["X"]}, "line 1: move 1: 'X' is not a move"),
        ({"reshuffles": ["R"]}, "line 1: reshuffles has 1 entr"),
        ({"result": {"scores": [0, 99], "winner": 1, "reason": "river"}}, "line 1: result is "),
        ({"result": {"scores": [10**3000, 43], "winner": 1, "reason": "river"}}, "line 1: result "),
    ],
)
def test_wrong_record_is_refused(games: Path, keys: dict[str, object], complaint: str) -> None:
    path = changed(games, **keys)
    assert refused_here("replay", str(path)).startswith(f"mandala: {path}: {complaint}")


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"", "the file holds no record"),
        (b'{"format": "mandala-rec', "line 1: not JSON at character"),
        (b"\xff\xfe\n", "line 1: not UTF-8 text at byte 1"),
        (b"[1]\n", "line 1: a record is a JSON object, this is a list"),
        (b" " * 10_000_001 + b"{}", "line 1: the line is longer than 10 MB"),
    ],
    ids=["empty", "cut off", "not text", "not a record", "10 MB"],
)
def test_file_without_a_record_is_refused(tmp_path: Path, content: bytes, complaint: str) -> None:
    path = tmp_path / "odd.jsonl"
    path.write_bytes(content)
    assert refused_here("replay", str(path)).startswith(f"mandala: {path}: {complaint}")


def test_unreadable_file_is_refused(tmp_path: Path) -> None:
    missing = tmp_path / "missing.jsonl"
    assert refused("replay", str(missing)) == f"mandala: {missing}: No such file or directory"
    assert refused("replay", str(tmp_path)) == f"mandala: {tmp_path}: Is a directory"


def test_too_long_path_is_refused(tmp_path: Path) -> None:
    said = refused("replay", str(tmp_path / "/".join(["folder"] * 400)))
    assert said.startswith(f"mandala: {tmp_path}/folder")
    assert said.endswith("folder: No such file or directory")


def test_impossible_file_name_is_refused(tmp_path: Path) -> None:
    for command in ("replay", "verify"):
        assert refused(command, str(tmp_path / ("x" * 300))).endswith("x: File name too long")
