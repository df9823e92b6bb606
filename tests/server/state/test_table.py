"""A table is the fold of its log, whatever happened to it."""

import random

import pytest

from mandala.records.errors import MandalaError
from mandala.server.actions.event_log import fold
from mandala.server.actions.move import MovePlayed
from mandala.server.actions.take_back import TakeBack
from mandala.server.state.events import GameFinished, Joined
from mandala.server.state.table import Table
from support.table_logs import START, LoggedTable, created


def same(one: Table, other: Table) -> bool:
    """Equal in everything a reader could be told."""
    return (
        one.game.state == other.game.state
        and one.plies == other.plies
        and one.requests == other.requests
        and one.log == other.log
        and (one.status, one.seq, one.clock, one.claim_lists, one.rematch, one.levels)
        == (other.status, other.seq, other.clock, other.claim_lists, other.rematch, other.levels)
    )


@pytest.mark.parametrize("seed", range(6))
def test_folded_log_equals_the_table(seed: int) -> None:
    source = random.Random(seed)
    logged = LoggedTable(created(first=seed % 2))
    logged.play(lambda table: str(source.choice(table.game.legal_moves())))
    assert logged.table.status == "over"
    assert isinstance(logged.table.log[-1][2], GameFinished)
    assert same(logged.folded(), logged.table)


def test_fork_does_not_change_the_table() -> None:
    logged = LoggedTable()
    before = logged.folded()
    twin = logged.table.fork()
    twin.apply(99, START, MovePlayed(seat=0, move=str(twin.game.legal_moves()[0]), how="player"))
    assert same(logged.table, before)
    assert not same(twin, before)


def test_play_begins_when_both_seats_are_taken() -> None:
    logged = LoggedTable(joined=(0,))
    assert (logged.table.status, logged.table.to_move) == ("waiting", None)
    logged.apply(Joined(seat=1))
    assert (logged.table.status, logged.table.to_move) == ("playing", 0)


def test_game_against_the_ai_starts_with_one_person() -> None:
    logged = LoggedTable(created(kind="ai", levels=(None, 3)), joined=(0,))
    assert logged.table.status == "playing"


def test_take_back_restores_the_position_and_the_deck() -> None:
    logged = LoggedTable(created(kind="ai", levels=(None, 1)), joined=(0,))
    opening = logged.table.game.state.copy()
    move = str(logged.table.game.legal_moves()[0])
    logged.move(move)
    after = logged.table.game.state.copy()
    reply = str(logged.table.game.legal_moves()[0])
    logged.apply(MovePlayed(seat=1, move=reply, how="ai"))
    logged.request(0, TakeBack, seq=logged.table.seq)
    assert logged.table.game.state == opening
    assert len(logged.table.take_backs) == 1
    logged.move(move)
    assert logged.table.game.state == after
    assert same(logged.folded(), logged.table)


def test_discard_top_is_the_last_discarded_card() -> None:
    source = random.Random(5)
    logged = LoggedTable()
    pile: list[str] = []
    while logged.table.status != "over":
        seen = len(logged.table.plies)
        logged.move(str(source.choice(logged.table.game.legal_moves())))
        for ply in logged.table.plies[seen:]:
            text, told = str(ply.move), ply.result
            if text[0] == "D":
                pile += [text[1]] * ply.move.count
            if told.claim:
                pile += [told.claim.colour] * told.claim.to_discard
            if told.destruction:
                pile += list(told.destruction.discarded)
            if told.reshuffled:
                pile.clear()
            assert told.discard_top == (pile[-1] if pile else None)
        assert sorted(pile) == sorted(logged.table.game.observation(None).discard)


def test_a_log_must_begin_with_its_creation() -> None:
    with pytest.raises(MandalaError, match="at least one event"):
        fold([])
    logged = LoggedTable()
    with pytest.raises(MandalaError, match="begins with its creation"):
        fold(logged.rows[1:])
    with pytest.raises(MandalaError, match="created once"):
        logged.table.apply(9, START, created())
