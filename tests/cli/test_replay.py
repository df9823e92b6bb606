"""``mandala replay``: what it prints, and how it refuses a record."""

import json
from itertools import islice

import pytest

from mandala.records.observation import Result
from mandala.records.position import position
from mandala.records.replay import steps
from support.program import mandala, refused
from support.random_games import RandomGame


def random_game(seed, plies=None):
    """A random game at its end, or after so many moves."""
    drawn = RandomGame(seed, "any", 0)
    return drawn.played() if plies is None else next(islice(drawn.positions(), plies, None))


@pytest.fixture
def games(tmp_path):
    """A file with three games: two finished, one in progress."""
    path = tmp_path / "games.jsonl"
    records = [random_game(1).record(), random_game(2).record(), random_game(3, plies=20).record()]
    path.write_text("".join(record.to_line() + "\n" for record in records))
    return path


def changed(path, **keys):
    """The first record of ``path`` with other values, alone in a file of its own."""
    data = json.loads(path.read_text().splitlines()[0]) | keys
    other = path.with_name("changed.jsonl")
    other.write_text(json.dumps(data) + "\n")
    return other


def test_one_readable_line_for_each_game(games):
    lines = mandala("replay", str(games)).stdout.splitlines()
    result = random_game(1).result
    assert lines[0].startswith(f"game 0: first {result.scores[0]} : {result.scores[1]} second, ")
    assert len(lines) == 3
    assert lines[2].endswith("in progress after 20 moves")


def test_one_json_line_for_each_game(games):
    lines = [
        json.loads(line) for line in mandala("replay", str(games), "--json").stdout.splitlines()
    ]
    first = random_game(1)
    assert lines[0] == {"game": 0, "result": first.result.to_json(), "moves": first.ply}
    assert lines[2] == {"game": 2, "result": None, "moves": 20}


def test_states_as_json_are_the_positions_of_the_contract(games):
    shown = mandala("replay", str(games), "--states", "--json").stdout.splitlines()
    expected = []
    for number, game in enumerate((random_game(1), random_game(2), random_game(3, plies=20))):
        for ply, at in enumerate(steps(game.record())):
            expected.append(json.dumps(position(number, at, game.moves[ply - 1] if ply else None)))
    assert shown == expected


@pytest.mark.parametrize("plies", [0, 20])
@pytest.mark.parametrize("reason", ["resign", "timeout", "forfeit", "agreed", "aborted"])
def test_the_last_position_shows_that_people_ended_the_game(tmp_path, plies, reason):
    game = random_game(3, plies=plies)
    game.end(Result((7, 9), 1, reason))
    path = tmp_path / "game.jsonl"
    path.write_text(game.record().to_line())
    shown = mandala("replay", str(path), "--states", "--json").stdout.splitlines()
    *before, last = map(json.loads, shown)
    assert len(before) == plies
    assert not any(at["over"] for at in before)
    assert (last["over"], last["phase"], last["to_move"], last["legal"]) == (True, "over", None, [])
    assert last["scores"] == list(game.scores)
    for seen in last["observations"]:
        assert (seen["over"], seen["to_move"], seen["turn"]) == (True, None, None)
        assert seen["result"] == {"scores": [7, 9], "winner": 1, "reason": reason}


def test_states_for_people_show_every_card(games):
    shown = mandala("replay", str(games), "--states").stdout
    first = shown.split("\n\n")[0]
    assert first.startswith("game 0, before the first move\n")
    assert "\n  first   hand " in first
    assert f"\n  deck {random_game(1).deck[20:]}\n" in first
    assert "game 0, after move 1, " in shown


def test_standard_input(games):
    piped = mandala("replay", "-", typed=games.read_text())
    assert piped.stdout == mandala("replay", str(games)).stdout


def test_a_json_file_holds_one_game_on_many_lines(tmp_path):
    path = tmp_path / "game.json"
    path.write_text(json.dumps(random_game(1).record().to_json(), indent=2))
    assert mandala("replay", str(path)).stdout.startswith("game 0: first ")


def test_a_name_cannot_play_tricks_on_the_terminal(games):
    path = changed(games, players=["\x1b[2JNorth\r\n", "S" * 300])
    shown = mandala("replay", str(path)).stdout
    assert "\x1b" not in shown
    assert shown.count("\n") == 1
    assert "S" * 20 not in shown


def test_an_illegal_move_is_named_with_file_line_move_and_rule(games):
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
def test_a_record_that_cannot_be_trusted(games, keys, complaint):
    path = changed(games, **keys)
    assert refused("replay", str(path)).startswith(f"mandala: {path}: {complaint}")


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
def test_a_file_that_is_no_record(tmp_path, content, complaint):
    path = tmp_path / "odd.jsonl"
    path.write_bytes(content)
    assert refused("replay", str(path)).startswith(f"mandala: {path}: {complaint}")


def test_a_file_that_cannot_be_read(tmp_path):
    missing = tmp_path / "missing.jsonl"
    assert refused("replay", str(missing)) == f"mandala: {missing}: No such file or directory"
    assert refused("replay", str(tmp_path)) == f"mandala: {tmp_path}: Is a directory"


def test_a_path_of_any_length_can_be_said(tmp_path):
    said = refused("replay", str(tmp_path / "/".join(["folder"] * 400)))
    assert said.startswith(f"mandala: {tmp_path}/folder")
    assert said.endswith("folder: No such file or directory")


def test_a_name_no_file_can_have_is_said(tmp_path):
    for command in ("replay", "verify"):
        assert refused(command, str(tmp_path / ("x" * 300))).endswith("x: File name too long")
