"""Records played through: the rules judge every move, deck and result."""

import json
from dataclasses import replace

import pytest
from hypothesis import given, settings

from mandala.records.errors import MandalaError, RecordError
from mandala.records.notation import Move
from mandala.records.observation import Result
from mandala.records.record import PEOPLE_REASONS, Record
from mandala.records.replay import read_records, replay, start, steps
from support.random_games import RandomGame, random_games
from support.scenarios import before, scenario

FINISHED = RandomGame(4, "any", 1).played().record()


def refusal(record):
    with pytest.raises(RecordError) as refused:
        replay(record)
    message = str(refused.value)
    assert "\n" not in message
    return message


@given(random_games)
@settings(max_examples=60)
def test_record_replay_record_is_identical(random_game):
    """To the byte, also in the middle of a game."""
    record = random_game.played().record(date="2020-02-02", clocks=[1, 2.5, None])
    line = record.to_line()
    read = Record.from_line(line)
    assert read == record
    assert replay(read).record(**read.further).to_line() == line
    half = replace(record, moves=record.moves[: len(record.moves) // 2], result=None)
    short = replay(replace(half, reshuffles=made_by(half))).record(**half.further)
    assert Record.from_line(short.to_line()) == short
    assert replay(short).record(**half.further).to_line() == short.to_line()


def made_by(record):
    """The reshuffles that the moves of an unfinished record lead to."""
    game = start(record)
    for move in record.moves:
        game.play(move)
    return tuple(game.reshuffles)


def test_steps_are_every_position():
    plies = [game.ply for game in steps(FINISHED)]
    assert plies == list(range(len(FINISHED.moves) + 1))
    assert start(FINISHED).ply == 0


def test_the_keys_of_a_record_stand_in_the_order_of_the_contract():
    keys = ["format", "players", "first", "deck", "reshuffles", "moves", "result"]
    assert list(FINISHED.to_json()) == keys
    assert list(replace(FINISHED, further={"date": 1}).to_json()) == [*keys, "date"]
    assert list(start(FINISHED).record().to_json()) == keys[:-1]
    assert list(FINISHED.to_json()["result"]) == ["scores", "winner", "reason"]


def test_further_keys_are_kept_and_ignored():
    line = json.dumps(FINISHED.to_json() | {"comments": {"3": "ah"}, "rating": None})
    record = Record.from_line(line)
    assert record.further == {"comments": {"3": "ah"}, "rating": None}
    assert record.to_line() == line
    assert replay(record).result == FINISHED.result


def test_a_further_key_cannot_replace_one_of_the_record():
    with pytest.raises(MandalaError, match="deck is a key of the record itself"):
        start(FINISHED).record(deck="RRR")


def test_what_is_written_can_be_encoded_and_read():
    odd = {"note": "\ud800 \u2028 é 漢", "tab": "\t\n"}
    record = replace(FINISHED, players=("Zoë", "\x1b[2J"), further=odd)
    line = record.to_line()
    assert "\n" not in line
    assert Record.from_line(line.encode("utf-8")) == record


def test_numbers_json_does_not_have_are_not_written():
    with pytest.raises(ValueError, match="not JSON compliant"):
        replace(FINISHED, further={"rating": float("nan")}).to_line()


def test_an_illegal_move_is_named_with_its_number_and_rule():
    record = scenario("four_against_three")
    wrong = replace(record, moves=(*record.moves[:3], Move.parse("M1Y"), *record.moves[4:]))
    message = refusal(wrong)
    assert message.startswith("move 4 (moves[3]): M1Y is not legal: ")
    assert message.endswith("(Rule 3.1)")


@pytest.mark.parametrize(
    ("move", "rule"),
    [("M1Y", "3.1"), ("F1R1", "4.1"), ("DY1", "3.3"), ("CR", "5.2"), ("M1G", "4.1")],
)
def test_the_rule_that_is_broken_is_named(move, rule):
    record = replace(
        scenario("four_against_three"), moves=tuple(map(Move.parse, ["F1Y4", "F1G2", "DP1", move]))
    )
    assert refusal(record).endswith(f"(Rule {rule})")


def test_moves_past_the_end():
    record = replace(FINISHED, moves=(*FINISHED.moves, Move.parse("M1R")))
    reason = FINISHED.result.reason
    number = len(FINISHED.moves) + 1
    assert refusal(record) == (
        f"move {number} (moves[{number - 1}]): M1R comes after the end of the game"
        f" ({reason}, Rule 6)"
    )


def test_a_missing_reshuffle():
    record = replace(scenario("deck_runs_out_twice"), reshuffles=("ORRYRR",))
    assert refusal(record) == (
        "move 85 (moves[84]): the discard pile is shuffled here,"
        " but reshuffles has no entry 1 (Rule 6.2)"
    )
    assert "reshuffles has no entry 0" in refusal(replace(record, reshuffles=()))


def test_a_surplus_reshuffle():
    record = scenario("deck_runs_out_twice")
    more = replace(record, reshuffles=(*record.reshuffles, "R"))
    assert refusal(more) == (
        "reshuffles has 3 entries, but the moves lead to 2 reshuffles (Rule 6.2)"
    )
    assert "1 entries, but the moves lead to 0" in refusal(
        replace(scenario("drawn"), reshuffles=("R",))
    )


@pytest.mark.parametrize("wrong", ["ORRYR", "ORRYRRR", "ORRYRO", "R"])
def test_a_reshuffle_that_is_not_the_discard_pile(wrong):
    record = replace(scenario("deck_runs_out_in_discard"), reshuffles=(wrong,))
    assert refusal(record) == (
        "move 83 (moves[82]): reshuffles[0] is not the discard pile it is made from:"
        " it should hold 'RRRROY' in some order (Rule 6.2)"
    )


@pytest.mark.parametrize(
    "wrong",
    [
        {"scores": (FINISHED.result.scores[0] + 1, FINISHED.result.scores[1])},
        {"scores": FINISHED.result.scores[::-1]},
        {"winner": None},
        {"winner": 1 - FINISHED.result.winner},
        {"reason": "stall"},
        {"reason": "resign"},
    ],
)
def test_a_result_the_moves_do_not_lead_to(wrong):
    record = replace(FINISHED, result=replace(FINISHED.result, **wrong))
    message = refusal(record)
    assert message.startswith("result is {")
    assert "but the moves lead to {" in message
    assert message.endswith("(Rules 6 and 7)")


@pytest.mark.parametrize("reason", ["river", "deck", "deadlock", "stall"])
def test_a_result_the_rules_have_not_reached(reason):
    record = before("drawn", 10).record()
    record = replace(record, result=Result((0, 0), None, reason))
    assert refusal(record) == (
        f"result says {reason}, but after move 9 the game is not over (Rule 6)"
    )


@pytest.mark.parametrize("reason", PEOPLE_REASONS)
def test_people_may_end_a_game_at_any_time(reason):
    result = Result((0, 0), 1, reason)
    record = replace(before("drawn", 10).record(), result=result)
    game = replay(record)
    assert game.result == result
    assert game.legal_moves() == []
    assert game.record() == record


def test_a_finished_game_may_lack_its_result():
    assert replay(replace(FINISHED, result=None)).result == FINISHED.result


def test_many_random_games_written_and_read_back(tmp_path):
    """The thousand of the benchmark, with fewer games: see ``bench/records.py``."""
    records = [RandomGame(seed, "any", seed % 2).played().record() for seed in range(100)]
    path = tmp_path / "games.jsonl"
    path.write_text("".join(record.to_line() + "\n" for record in records), encoding="utf-8")
    read = [record for _, record in read_records(path)]
    assert read == records
    assert [replay(record).result for record in read] == [record.result for record in records]
