"""Time at a table, with a clock of the test's own."""

from dataclasses import replace

import pytest

from mandala.server.actions.claim_timeout import ClaimTimeout
from mandala.server.actions.let_ai_take_over import LetAiTakeOver
from mandala.server.actions.move import Move
from mandala.server.errors import ApiError
from mandala.server.protocol.types import CorrespondenceClock, LiveClock
from mandala.server.state.clock import AWAY_DAYS, DAY, TableClock
from mandala.server.state.events import Viewer
from mandala.server.views.table_info import table_info
from support.table_logs import START, LoggedTable, created

LIVE = LiveClock(bank_s=60, increment_s=5, allowance_s=3)


def refusal(logged: LoggedTable, seat: int, kind: type, **fields: object) -> str:
    with pytest.raises(ApiError) as refused:
        logged.request(seat, kind, **fields)
    return refused.value.code


def test_decision_costs_time_beyond_the_allowance_and_adds_the_increment() -> None:
    clock = TableClock.start(LIVE, 0)
    assert clock.flag_at(0) == 63_000
    clock = clock.after_decision(0, 1, 2_000)  # within the allowance
    assert clock.banks == (65_000, 60_000)
    clock = clock.after_decision(1, 0, 15_000)  # 13 s, 3 of them free
    assert clock.banks == (65_000, 55_000)
    clock = clock.after_decision(0, 0, 16_000)  # the same seat decides again
    assert clock.allowance == 0
    assert clock.flag_at(0) == 16_000 + 70_000


def test_bank_never_falls_below_zero() -> None:
    clock = TableClock.start(LIVE, 0).after_decision(0, 1, 500_000)
    assert clock.banks == (5_000, 60_000)


def test_automatic_moves_cost_no_time() -> None:
    clock = TableClock.start(LIVE, 0).after_automatic(40_000)
    assert clock.banks == (60_000, 60_000)
    assert clock.since == 40_000


@pytest.mark.parametrize(
    ("setting", "patience"),
    [(LIVE, 63_000), (CorrespondenceClock(days=2), 2 * DAY), (None, AWAY_DAYS * DAY)],
)
def test_win_can_be_claimed_after_the_others_flag(
    setting: LiveClock | CorrespondenceClock | None, patience: int
) -> None:
    logged = LoggedTable(created(clock=setting))
    assert refusal(logged, 0, ClaimTimeout) == "timeout/own_turn"
    logged.now = START + patience - 1
    assert refusal(logged, 1, ClaimTimeout) == "timeout/too_early"
    assert refusal(logged, 1, LetAiTakeOver, level=2) == "timeout/too_early"
    logged.now = START + patience
    assert "claim_timeout" in table_info(logged.table, (), Viewer((1,), 1), logged.now).actions
    logged.request(1, ClaimTimeout)
    result = logged.table.game.result
    assert result is not None
    assert (result.winner, result.reason) == (1, "timeout")


def test_ai_can_take_over_after_the_flag() -> None:
    logged = LoggedTable(created(clock=LIVE))
    logged.now = START + 64_000
    logged.request(1, LetAiTakeOver, level=2)
    table = logged.table
    assert (table.status, table.levels, table.taken_over) == ("playing", (2, None), (True, False))
    assert refusal(logged, 0, Move, seq=table.seq, move="M1R") == "seat/taken_over"
    assert refusal(logged, 1, ClaimTimeout) == "table/wrong_kind"


def test_clock_that_goes_back_costs_no_time() -> None:
    logged = LoggedTable(created(clock=LIVE))
    logged.now = START - 3_600_000  # another instance, an hour behind
    logged.move(str(logged.table.game.legal_moves()[0]))
    assert logged.table.last_at == START
    assert logged.table.clock is not None
    assert logged.table.clock.banks == (65_000, 60_000)
    assert logged.table.clock.flag_at(1) == START + 63_000


def test_table_info_shows_the_present_clocks() -> None:
    logged = LoggedTable(created(clock=LIVE))
    clocks = table_info(logged.table, (), Viewer(), START + 10_000).clocks
    assert clocks is not None
    assert clocks.running == 0
    assert clocks.remaining_ms == (53_000, 60_000)
    assert clocks.flag_at == START + 63_000
    assert table_info(logged.table, (), Viewer(), START + 1_000).clocks is not None


def test_clocks_are_shown_while_both_are_at_zero() -> None:
    table = LoggedTable(created(clock=LIVE)).table
    assert table.clock is not None
    table.clock = replace(table.clock, banks=(0, 0))
    clocks = table_info(table, (), Viewer(), START + 10_000).clocks
    assert clocks is not None
    assert clocks.remaining_ms == (0, 0)


def test_timeout_cannot_be_claimed_against_the_ai() -> None:
    logged = LoggedTable(created(kind="ai", levels=(None, 1)), joined=(0,))
    logged.move(str(logged.table.game.legal_moves()[0]))
    logged.now += 100 * DAY
    assert refusal(logged, 0, ClaimTimeout) == "table/wrong_kind"
    assert "claim_timeout" not in table_info(logged.table, (), Viewer((0,), 0), logged.now).actions
