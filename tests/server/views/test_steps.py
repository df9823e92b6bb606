"""The steps of a snapshot: the visible rest of the log, computed in small pieces."""

import pytest

from mandala.server.actions.move import Moved, MovePlayed
from mandala.server.actions.take_back import MOST_TAKE_BACKS, TakeBack, TakenBack
from mandala.server.errors import ApiError
from mandala.server.state.events import Viewer
from mandala.server.views.snapshot import (
    EVENTS_PER_COST,
    MOST_POSITIONS,
    snapshot,
    snapshot_cost,
)
from support.table_logs import taken_back_often

ADA = Viewer((0,), 0)


def test_moves_that_were_taken_back_are_not_told_again() -> None:
    table = taken_back_often(MOST_TAKE_BACKS).table
    sent = snapshot(table, (), ADA, 0, table.last_at)
    moves = [step.event for step in sent.steps if isinstance(step.event, Moved)]
    assert [move.ply for move in moves] == list(range(1, len(table.plies) + 1))
    assert [move.move for move in moves] == [str(ply.move) for ply in table.plies]
    assert sum(isinstance(step.event, TakenBack) for step in sent.steps) == MOST_TAKE_BACKS
    assert sum(step.position is not None for step in sent.steps) <= MOST_POSITIONS
    assert sent.steps[-1].position == sent.position


def test_take_backs_are_bounded() -> None:
    logged = taken_back_often(MOST_TAKE_BACKS)
    seat = logged.table.to_move
    assert seat == 0
    logged.apply(MovePlayed(seat=0, move=str(logged.table.game.legal_moves()[0]), how="player"))
    with pytest.raises(ApiError, match="take_back/too_many"):
        logged.request(0, TakeBack, seq=logged.table.seq)


def test_snapshot_costs_more_the_more_events_it_tells() -> None:
    table = taken_back_often(50).table
    told = len(snapshot(table, (), ADA, 0, table.last_at).steps)
    assert told > EVENTS_PER_COST
    assert snapshot_cost(table, ADA, 0) == 1 + told / EVENTS_PER_COST
    assert snapshot_cost(table, ADA, None) == snapshot_cost(table, ADA, table.seq) == 1
