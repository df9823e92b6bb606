"""A table is the fold of its log, whatever happened to it."""

import random

import pytest

from mandala.records.errors import MandalaError
from mandala.server.messages import from_client as ask
from mandala.server.tables import events as log
from mandala.server.tables.table import Table, fold
from support.table_logs import START, LoggedTable, created


def same(one: Table, other: Table) -> bool:
    """Equal in everything a reader could be told."""
    return (
        one.game.state == other.game.state
        and one.plies == other.plies
        and one.requests == other.requests
        and one.happened == other.happened
        and (one.status, one.seq, one.clock, one.claim_lists, one.rematch, one.levels)
        == (other.status, other.seq, other.clock, other.claim_lists, other.rematch, other.levels)
    )


@pytest.mark.parametrize("seed", range(6))
def test_the_log_read_again_gives_the_same_table(seed: int) -> None:
    source = random.Random(seed)
    logged = LoggedTable(created(first=seed % 2))
    logged.play(lambda table: str(source.choice(table.game.legal_moves())))
    assert logged.table.status == "over"
    assert isinstance(logged.table.happened[-1][2], log.Finished)
    assert same(logged.folded(), logged.table)


def test_a_fork_leaves_the_table_as_it_was() -> None:
    logged = LoggedTable()
    before = logged.folded()
    twin = logged.table.fork()
    twin.apply(99, START, log.Moved(seat=0, move=str(twin.game.legal_moves()[0]), how="player"))
    assert same(logged.table, before)
    assert not same(twin, before)


def test_play_begins_when_both_seats_are_taken() -> None:
    logged = LoggedTable(joined=(0,))
    assert (logged.table.status, logged.table.to_move) == ("waiting", None)
    logged.apply(log.Joined(seat=1))
    assert (logged.table.status, logged.table.to_move) == ("playing", 0)


def test_against_the_ai_one_person_is_enough() -> None:
    logged = LoggedTable(created(kind="ai", levels=(None, 3)), joined=(0,))
    assert logged.table.status == "playing"


def test_a_take_back_returns_to_the_decision_and_the_deck_stays_the_same() -> None:
    logged = LoggedTable(created(kind="ai", levels=(None, 1)), joined=(0,))
    opening = logged.table.game.state.copy()
    move = str(logged.table.game.legal_moves()[0])
    logged.move(move)
    after = logged.table.game.state.copy()
    reply = str(logged.table.game.legal_moves()[0])
    logged.apply(log.Moved(seat=1, move=reply, how="ai"))
    logged.ask(0, ask.TakeBack, seq=logged.table.seq)
    assert logged.table.game.state == opening
    assert logged.table.take_backs == 1
    logged.move(move)
    assert logged.table.game.state == after
    assert same(logged.folded(), logged.table)


def test_the_top_of_the_discard_pile_is_the_card_put_there_last() -> None:
    source = random.Random(5)
    logged = LoggedTable()
    pile: list[str] = []
    while logged.table.status != "over":
        seen = len(logged.table.plies)
        logged.move(str(source.choice(logged.table.game.legal_moves())))
        for ply in logged.table.plies[seen:]:
            text, told = str(ply.move), ply.outcome
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
