"""Time at a table, with a clock of the test's own."""

import pytest

from mandala.server.messages import from_client as ask
from mandala.server.messages.values import CorrespondenceClock, LiveClock
from mandala.server.refusal import Refused
from mandala.server.tables import events as log
from mandala.server.tables.clocks import AWAY_DAYS, DAY, TableClock
from mandala.server.tables.infos import table_info
from mandala.server.tables.steps import Reader
from support.table_logs import START, LoggedTable, created

LIVE = LiveClock(bank_s=60, increment_s=5, allowance_s=3)


def refusal(logged: LoggedTable, seat: int, kind: type, **fields: object) -> str:
    with pytest.raises(Refused) as refused:
        logged.ask(seat, kind, **fields)
    return refused.value.code


def test_a_decision_costs_what_it_takes_beyond_the_allowance_and_earns_the_increment() -> None:
    clock = TableClock.start(LIVE, 0)
    assert clock.flag_at(0) == 63_000
    clock = clock.after_decision(0, 1, 2_000)  # within the allowance
    assert clock.banks == (65_000, 60_000)
    clock = clock.after_decision(1, 0, 15_000)  # 13 s, 3 of them free
    assert clock.banks == (65_000, 55_000)
    clock = clock.after_decision(0, 0, 16_000)  # the same seat decides again
    assert clock.allowance == 0
    assert clock.flag_at(0) == 16_000 + 70_000


def test_a_bank_never_falls_below_zero_and_a_late_move_still_counts() -> None:
    clock = TableClock.start(LIVE, 0).after_decision(0, 1, 500_000)
    assert clock.banks == (5_000, 60_000)


def test_moves_made_for_a_player_cost_nothing() -> None:
    clock = TableClock.start(LIVE, 0).after_automatic(40_000)
    assert clock.banks == (60_000, 60_000)
    assert clock.since == 40_000


@pytest.mark.parametrize(
    ("setting", "patience"),
    [(LIVE, 63_000), (CorrespondenceClock(days=2), 2 * DAY), (None, AWAY_DAYS * DAY)],
)
def test_the_win_can_be_claimed_once_the_others_time_is_over(
    setting: LiveClock | CorrespondenceClock | None, patience: int
) -> None:
    logged = LoggedTable(created(clock=setting))
    assert refusal(logged, 0, ask.ClaimTimeout) == "timeout/own_turn"
    logged.now = START + patience - 1
    assert refusal(logged, 1, ask.ClaimTimeout) == "timeout/too_early"
    assert refusal(logged, 1, ask.LetAiTakeOver, level=2) == "timeout/too_early"
    logged.now = START + patience
    assert "claim_timeout" in table_info(logged.table, (), Reader((1,), 1), logged.now).actions
    logged.ask(1, ask.ClaimTimeout)
    result = logged.table.game.result
    assert result is not None
    assert (result.winner, result.reason) == (1, "timeout")


def test_instead_the_ai_may_take_over_the_seat() -> None:
    logged = LoggedTable(created(clock=LIVE))
    logged.now = START + 64_000
    logged.ask(1, ask.LetAiTakeOver, level=2)
    table = logged.table
    assert (table.status, table.levels, table.taken_over) == ("playing", (2, None), (True, False))
    assert refusal(logged, 0, ask.Move, seq=table.seq, move="M1R") == "seat/taken_over"
    assert refusal(logged, 1, ask.ClaimTimeout) == "table/wrong_kind"


def test_a_clock_that_goes_back_takes_nothing_from_anybody() -> None:
    logged = LoggedTable(created(clock=LIVE))
    logged.now = START - 3_600_000  # another instance, an hour behind
    logged.move(str(logged.table.game.legal_moves()[0]))
    assert logged.table.last_at == START
    assert logged.table.clock is not None
    assert logged.table.clock.banks == (65_000, 60_000)
    assert logged.table.clock.flag_at(1) == START + 63_000


def test_readers_are_told_the_clocks_as_they_stand() -> None:
    logged = LoggedTable(created(clock=LIVE))
    clocks = table_info(logged.table, (), Reader(), START + 10_000).clocks
    assert clocks is not None
    assert clocks.running == 0
    assert clocks.remaining_ms == (53_000, 60_000)
    assert clocks.flag_at == START + 63_000
    assert table_info(logged.table, (), Reader(), START + 1_000).clocks is not None


def test_nobody_can_claim_against_the_ai() -> None:
    logged = LoggedTable(created(kind="ai", levels=(None, 1)), joined=(0,))
    logged.move(str(logged.table.game.legal_moves()[0]))
    logged.now += 100 * DAY
    assert refusal(logged, 0, ask.ClaimTimeout) == "table/wrong_kind"
    assert isinstance(logged.table.happened[0][2], log.Created)
