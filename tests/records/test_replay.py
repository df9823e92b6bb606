"""Records played through: the rules judge every move, deck and result."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings

from mandala.records.errors import MandalaError, RecordError
from mandala.records.move import Move
from mandala.records.observation import Result
from mandala.records.record import PEOPLE_REASONS, Record
from mandala.records.replay import read_records, replay, start, steps
from support.random_games import RandomGame, random_games
from support.scenarios import before, scenario

FINISHED = RandomGame(4, "any", 1).played().to_record()
assert FINISHED.result is not None
RESULT = FINISHED.result
assert RESULT.winner is not None


def refusal(record: Record) -> str:
    with pytest.raises(RecordError) as refused:
        replay(record)
    message = str(refused.value)
    assert "\n" not in message
    return message


@given(random_games)
@settings(max_examples=60)
def test_a_replayed_record_is_written_identically(random_game: RandomGame) -> None:
    """To the byte, also in the middle of a game."""
    record = random_game.played().to_record(date="2020-02-02", clocks=[1, 2.5, None])
    line = record.to_line()
    read = Record.from_line(line)
    assert read == record
    assert replay(read).to_record(**read.extra).to_line() == line
    half = replace(record, moves=record.moves[: len(record.moves) // 2], result=None)
    short = replay(replace(half, reshuffles=made_by(half))).to_record(**half.extra)
    assert Record.from_line(short.to_line()) == short
    assert replay(short).to_record(**half.extra).to_line() == short.to_line()


def made_by(record: Record) -> tuple[str, ...]:
    """Returns the reshuffles that the moves of an unfinished record lead to."""
    game = start(record)
    for move in record.moves:
        game.play(move)
    return tuple(game.reshuffles)


def test_steps_yield_every_position() -> None:
    plies = [game.ply for game in steps(FINISHED)]
    assert plies == list(range(len(FINISHED.moves) + 1))
    assert start(FINISHED).ply == 0


def test_the_keys_of_a_record_have_a_fixed_order() -> None:
    keys = ["format", "players", "first", "deck", "reshuffles", "moves", "result"]
    assert list(FINISHED.to_json()) == keys
    assert list(replace(FINISHED, extra={"date": 1}).to_json()) == [*keys, "date"]
    assert list(start(FINISHED).to_record().to_json()) == keys[:-1]
    assert list(FINISHED.to_json()["result"]) == ["scores", "winner", "reason"]


def test_extra_keys_are_kept_and_ignored() -> None:
    line = json.dumps(FINISHED.to_json() | {"comments": {"3": "ah"}, "rating": None})
    record = Record.from_line(line)
    assert record.extra == {"comments": {"3": "ah"}, "rating": None}
    assert record.to_line() == line
    assert replay(record).result == FINISHED.result


def test_an_extra_key_cannot_replace_a_key_of_the_record() -> None:
    with pytest.raises(MandalaError, match="deck is a key of the record itself"):
        start(FINISHED).to_record(deck="RRR")


def test_odd_characters_are_written_and_read() -> None:
    odd = {"note": "\ud800 \u2028 é 漢", "tab": "\t\n"}
    record = replace(FINISHED, players=("Zoë", "\x1b[2J"), extra=odd)
    line = record.to_line()
    assert "\n" not in line
    assert Record.from_line(line.encode("utf-8")) == record


@pytest.mark.parametrize("value", [float("nan"), float("inf"), {1, 2}])
def test_extra_values_that_are_not_json_are_refused(value: object) -> None:
    with pytest.raises(MandalaError, match=r"must be JSON: .*not JSON"):
        replace(FINISHED, extra={"rating": value}).to_line()


def test_the_error_names_the_illegal_move_its_number_and_rule() -> None:
    record = scenario("four_against_three")
    wrong = replace(record, moves=(*record.moves[:3], Move.parse("M1Y"), *record.moves[4:]))
    message = refusal(wrong)
    assert message.startswith("move 4 (moves[3]): M1Y is not legal: ")
    assert message.endswith("(Rule 3.1)")


@pytest.mark.parametrize(
    ("move", "rule"),
    [("M1Y", "3.1"), ("F1R1", "4.1"), ("DY1", "3.3"), ("CR", "5.2"), ("M1G", "4.1")],
)
def test_the_error_names_the_broken_rule(move: str, rule: str) -> None:
    record = replace(
        scenario("four_against_three"), moves=tuple(map(Move.parse, ["F1Y4", "F1G2", "DP1", move]))
    )
    assert refusal(record).endswith(f"(Rule {rule})")


def test_moves_after_the_end_are_refused() -> None:
    record = replace(FINISHED, moves=(*FINISHED.moves, Move.parse("M1R")))
    reason = RESULT.reason
    number = len(FINISHED.moves) + 1
    assert refusal(record) == (
        f"move {number} (moves[{number - 1}]): M1R comes after the end of the game"
        f" ({reason}, Rule 6)"
    )


def test_a_missing_reshuffle_is_refused() -> None:
    record = replace(scenario("deck_runs_out_twice"), reshuffles=("ORRYRR",))
    assert refusal(record) == (
        "move 85 (moves[84]): the discard pile is shuffled here,"
        " but reshuffles has no entry 1 (Rule 6.2)"
    )
    assert "reshuffles has no entry 0" in refusal(replace(record, reshuffles=()))


def test_a_surplus_reshuffle_is_refused() -> None:
    record = scenario("deck_runs_out_twice")
    more = replace(record, reshuffles=(*record.reshuffles, "R"))
    assert refusal(more) == (
        "reshuffles has 3 entries, but the moves lead to 2 reshuffles (Rule 6.2)"
    )
    assert "1 entries, but the moves lead to 0" in refusal(
        replace(scenario("drawn"), reshuffles=("R",))
    )


@pytest.mark.parametrize("wrong", ["ORRYR", "ORRYRRR", "ORRYRO", "R"])
def test_a_reshuffle_that_is_not_the_discard_pile_is_refused(wrong: str) -> None:
    record = replace(scenario("deck_runs_out_in_discard"), reshuffles=(wrong,))
    assert refusal(record) == (
        "move 83 (moves[82]): reshuffles[0] is not the discard pile it is made from:"
        " it should hold 'RRRROY' in some order (Rule 6.2)"
    )


@pytest.mark.parametrize(
    "wrong",
    [
        {"scores": (RESULT.scores[0] + 1, RESULT.scores[1])},
        {"scores": RESULT.scores[::-1]},
        {"winner": None},
        {"winner": 1 - RESULT.winner},
        {"reason": "stall"},
        {"reason": "resign"},
    ],
)
def test_another_result_than_the_moves_lead_to_is_refused(wrong: Any) -> None:
    record = replace(FINISHED, result=replace(RESULT, **wrong))
    message = refusal(record)
    assert message.startswith("result is {")
    assert "but the moves lead to {" in message
    assert message.endswith("(Rules 6 and 7)")


@pytest.mark.parametrize("reason", ["river", "deck", "deadlock", "stall"])
def test_a_result_of_an_unfinished_game_is_refused(reason: str) -> None:
    record = before("drawn", 10).to_record()
    record = replace(record, result=Result((0, 0), None, reason))
    assert refusal(record) == (
        f"result says {reason}, but after move 9 the game is not over (Rule 6)"
    )


@pytest.mark.parametrize("reason", PEOPLE_REASONS)
def test_people_may_end_a_game_at_any_time(reason: str) -> None:
    result = Result((0, 0), 1, reason)
    record = replace(before("drawn", 10).to_record(), result=result)
    game = replay(record)
    assert game.result == result
    assert game.legal_moves() == []
    assert game.to_record() == record


def test_a_finished_game_may_lack_its_result() -> None:
    assert replay(replace(FINISHED, result=None)).result == FINISHED.result


def test_many_random_games_are_written_and_read_back(tmp_path: Path) -> None:
    """The thousand of the benchmark, with fewer games: see ``bench/record_speed.py``."""
    records = [RandomGame(seed, "any", seed % 2).played().to_record() for seed in range(100)]
    path = tmp_path / "games.jsonl"
    path.write_text("".join(record.to_line() + "\n" for record in records), encoding="utf-8")
    read = [record for _, record in read_records(path)]
    assert read == records
    assert [replay(record).result for record in read] == [record.result for record in records]
