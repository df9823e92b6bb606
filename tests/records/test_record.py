"""Records are read strictly: each fault gives one clear line with the place and the rule."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mandala.records.errors import RecordError
from mandala.records.record import LONGEST_LINE, Record
from mandala.records.replay import read_records, replay
from support.random_games import RandomGame
from support.scenarios import scenario

GAME = RandomGame(4, "any", 1).played().to_record()
LINE = GAME.to_line()


def with_keys(**keys: object) -> str:
    """Returns the line of a good record with other values."""
    return json.dumps(GAME.to_json() | keys)


def without(key: str) -> str:
    return json.dumps({k: v for k, v in GAME.to_json().items() if k != key})


def nested(depth: int) -> str:
    return "[" * depth + "]" * depth


def refusal(line: str | bytes) -> str:
    """Returns the error text for a line; always one short line."""
    with pytest.raises(RecordError) as refused:
        replay(Record.from_line(line))
    message = str(refused.value)
    assert "\n" not in message
    assert len(message) < 400
    return message


def test_a_good_record_is_read() -> None:
    assert Record.from_line(LINE) == GAME
    assert Record.from_line(LINE.encode()) == GAME
    assert replay(GAME).result == GAME.result


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("", "not JSON at character 1 (is the file cut off?)"),
        ("hello", "not JSON at character 1"),
        ("[]", "a record is a JSON object, this is a list"),
        ("null", "a record is a JSON object, this is null"),
        ("3", "a record is a JSON object, this is a number"),
        ('"R"', "a record is a JSON object, this is text"),
        ("true", "a record is a JSON object, this is true or false"),
        ("{}", 'format must be "mandala-record/1", not null'),
        (LINE + "{}", f"not JSON at character {len(LINE) + 1}"),
        (LINE[:-1], f"at character {len(LINE)} (is the file cut off?)"),
        ('{"format": NaN}', "NaN is not a JSON number"),
        ('{"format": -Infinity}', "-Infinity is not a JSON number"),
        ('{"format": 1e999}', '"1e999" is too large a number'),
        ('{"format": ' + "9" * 5000 + "}", "not JSON that can be read: a number has too many digits"),
        (nested(200_000), "not JSON that can be read: nested too deeply"),
        ('{"format": "a", "format": "b"}', 'the key "format" appears twice'),
        (LINE[:-1] + ', "clock": {"a": 1, "a": 2}}', 'the key "a" appears twice'),
        ("\ufeff" + LINE, "the text begins with a byte order mark: save it as UTF-8 without one"),
        (b'{"format": "\xff"}', "not UTF-8 text at byte 13"),
        ("\ud800", "not UTF-8 text at byte 1"),
        ("\0", "not JSON at character 1"),
    ],
)  # fmt: skip
def test_what_is_not_json_of_a_record(line: str, message: str) -> None:
    assert message in refusal(line)


@pytest.mark.parametrize("depth", [50, 500, 900, 950, 970, 980, 985, 990, 992, 994, 996, 998])
@pytest.mark.parametrize(
    "key", ["format", "players", "first", "deck", "reshuffles", "moves", "result"]
)
def test_deep_nesting_is_refused_wherever_it_stands(key: str, depth: int) -> None:
    """The message never shows a foreign value in full, so it cannot fail on one either."""
    line = with_keys(**{key: "HERE"}).replace('"HERE"', nested(depth))
    assert key in refusal(line) or "nested too deeply" in refusal(line)


@pytest.mark.parametrize(
    ("keys", "message"),
    [
        ({"format": "mandala-record/2"}, 'format must be "mandala-record/1", not "mandala-record/2"'),
        ({"format": ["mandala-record/1"]}, "not a list"),
        ({"format": "x" * 100}, 'not "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...'),
        ({"players": "AB"}, "players must be a list of two names"),
        ({"players": ["A"]}, "players must be a list of two names"),
        ({"players": ["A", "B", "C"]}, "players must be a list of two names"),
        ({"players": ["A", 1]}, "players[1] must be text, not a number"),
        ({"players": [None, "B"]}, "players[0] must be text, not null"),
        ({"players": ["A", "\ud800"]}, "players[1] holds half a character"),
        ({"first": True}, "first must be the seat 0 or 1, not true"),
        ({"first": False}, "first must be the seat 0 or 1, not false"),
        ({"first": 1.0}, "first must be the seat 0 or 1, not 1.0"),
        ({"first": 2}, "first must be the seat 0 or 1, not 2"),
        ({"first": -1}, "first must be the seat 0 or 1, not -1"),
        ({"first": "0"}, 'first must be the seat 0 or 1, not "0"'),
        ({"first": None}, "first must be the seat 0 or 1, not null"),
        ({"deck": None}, "deck must be text, not null"),
        ({"deck": list(GAME.deck)}, "deck must be text, not a list"),
        ({"deck": ""}, "deck has 0 cards, not 108 (Rule 1.1)"),
        ({"deck": GAME.deck[1:]}, "deck has 107 cards, not 108 (Rule 1.1)"),
        ({"deck": GAME.deck + "R"}, "deck has 109 cards, not 108 (Rule 1.1)"),
        ({"deck": GAME.deck.lower()}, "deck has 'b', which is none of the letters ROYGPB (Rule 1.1)"),
        ({"deck": "W" + GAME.deck[1:]}, "deck has 'W'"),
        ({"deck": GAME.deck.replace("R", "B")}, "deck has 0 cards of R, not 18 (Rule 1.1)"),
        ({"reshuffles": "RR"}, "reshuffles must be a list of decks, not text"),
        ({"reshuffles": {}}, "reshuffles must be a list of decks, not an object"),
        ({"reshuffles": [3]}, "reshuffles[0] must be text, not a number"),
        ({"reshuffles": ["R", ""]}, "reshuffles[1] is empty: an empty discard pile makes no entry"),
        ({"reshuffles": ["r"]}, "reshuffles[0] has a letter that is none of ROYGPB (Rule 1.1)"),
        ({"moves": None}, "moves must be a list of moves, not null"),
        ({"moves": "M1R"}, "moves must be a list of moves, not text"),
        ({"moves": [5]}, "moves[0] must be text, not a number"),
        ({"moves": ["M1R", True]}, "moves[1] must be text, not true or false"),
        ({"moves": ["M1R", "m1r"]}, "move 2: 'm1r' is not a move"),
        ({"moves": ["M1R", "f2G3"]}, "move 2: 'f2G3' is not a move"),
        ({"result": None}, "result must be an object, not null; leave it out during play"),
        ({"result": []}, "result must be an object, not a list"),
        ({"result": {}}, "result.scores is missing"),
        ({"result": {"scores": [1, 2]}}, "result.winner is missing"),
        ({"result": {"scores": [1, 2], "winner": 0}}, "result.reason is missing"),
    ],
)  # fmt: skip
def test_wrong_values_are_refused(keys: dict[str, Any], message: str) -> None:
    assert message in refusal(with_keys(**keys))


@pytest.mark.parametrize(
    ("keys", "message"),
    [
        ({"scores": [1]}, "result.scores must be two whole numbers"),
        ({"scores": [1, True]}, "result.scores must be two whole numbers"),
        ({"scores": [1, 2.0]}, "result.scores must be two whole numbers"),
        ({"scores": [1, -2]}, "result.scores must be two whole numbers"),
        ({"scores": 5}, "result.scores must be two whole numbers"),
        ({"winner": True}, "result.winner must be the seat 0 or 1, not true"),
        ({"winner": 2}, "result.winner must be the seat 0 or 1, not 2"),
        ({"reason": "boredom"}, 'result.reason "boredom" is not known'),
        ({"reason": None}, "result.reason null is not known"),
        ({"reason": ["river"]}, "result.reason a list is not known"),
    ],
)
def test_wrong_results_are_refused(keys: dict[str, Any], message: str) -> None:
    assert GAME.result is not None
    result = GAME.result.to_json() | keys
    assert message in refusal(with_keys(result=result))


@pytest.mark.parametrize("key", ["format", "players", "first", "deck", "reshuffles", "moves"])
def test_missing_keys_are_refused(key: str) -> None:
    assert key in refusal(without(key))


def test_a_key_that_appears_twice_is_found_in_a_long_line() -> None:
    """Finding the key that appears twice takes no longer than reading the line."""
    keys = ",".join(f'"k{i}":0' for i in range(100_000))
    assert 'the key "k7" appears twice' in refusal("{" + keys + ',"k7":1}')


def test_a_line_of_ten_megabytes_is_read() -> None:
    padding = LONGEST_LINE - len(with_keys(note="").encode())
    assert Record.from_line(with_keys(note="x" * padding)).moves == GAME.moves
    assert refusal(with_keys(note="x" * (padding + 1))) == "the line is longer than 10 MB"


def write(tmp_path: Path, data: str | bytes, name: str = "games.jsonl") -> Path:
    path = tmp_path / name
    path.write_bytes(data if isinstance(data, bytes) else data.encode())
    return path


def file_refusal(path: Path) -> str:
    with pytest.raises(RecordError) as refused:
        list(read_records(path))
    message = str(refused.value)
    assert "\n" not in message
    assert message.startswith(f"{path}: ")
    return message.removeprefix(f"{path}: ")


def test_a_file_is_read_line_by_line(tmp_path: Path) -> None:
    other = scenario("drawn").to_line()
    path = write(tmp_path, f"{LINE}\n\n  \n{other}\n")
    assert [number for number, _ in read_records(path)] == [1, 4]
    assert [record.deck for _, record in read_records(path)] == [GAME.deck, scenario("drawn").deck]


def test_line_ends_of_any_system_are_read(tmp_path: Path) -> None:
    path = write(tmp_path, f"{LINE}\r\n{LINE}\r\n{LINE}")
    assert [record for _, record in read_records(path)] == [GAME] * 3


def test_a_json_file_is_one_object(tmp_path: Path) -> None:
    path = write(tmp_path, json.dumps(GAME.to_json(), indent=1), "game.json")
    assert [record for _, record in read_records(path)] == [GAME]
    path = write(tmp_path, LINE + "\n" + LINE, "game.json")
    assert "not JSON at character" in file_refusal(path)


def test_the_error_names_the_line(tmp_path: Path) -> None:
    path = write(tmp_path, f"{LINE}\n{LINE}\n{LINE[:500]}\n")
    assert file_refusal(path).startswith("line 3: not JSON at character")
    assert len([None for _ in take_until_refused(path)]) == 2


def take_until_refused(path: Path) -> Iterator[tuple[int, Record]]:
    try:
        yield from read_records(path)
    except RecordError:
        return


def test_a_truncated_file_is_refused(tmp_path: Path) -> None:
    assert "(is the file cut off?)" in file_refusal(write(tmp_path, f"{LINE}\n{LINE[:-10]}"))


@pytest.mark.parametrize("data", ["", "\n", "\n \n\t\n"])
def test_a_file_without_a_record_is_refused(tmp_path: Path, data: str) -> None:
    assert file_refusal(write(tmp_path, data)) == "the file holds no record"


@pytest.mark.parametrize("tail", [b"", b"\n", b"\n" + LINE.encode()])
def test_a_line_of_more_than_ten_megabytes_is_refused(tmp_path: Path, tail: bytes) -> None:
    path = write(tmp_path, b"x" * (LONGEST_LINE + 1) + tail)
    assert file_refusal(path) == "line 1: the line is longer than 10 MB"


def test_a_json_file_of_more_than_ten_megabytes_is_refused(tmp_path: Path) -> None:
    path = write(tmp_path, b" " * (LONGEST_LINE + 1), "game.json")
    assert file_refusal(path) == "the line is longer than 10 MB"


def test_bytes_that_are_not_utf8_are_refused(tmp_path: Path) -> None:
    assert "line 1: not UTF-8 text at byte 1" in file_refusal(write(tmp_path, b"\x93\x00\xff"))
    assert "byte order mark" in file_refusal(write(tmp_path, b"\xef\xbb\xbf" + LINE.encode()))
    assert "line 1: not UTF-8" in file_refusal(write(tmp_path, LINE.encode("utf-16")))


def test_files_that_cannot_be_read_are_refused(tmp_path: Path) -> None:
    assert file_refusal(tmp_path / "none.jsonl") == "No such file or directory"
    assert file_refusal(tmp_path) == "Is a directory"
