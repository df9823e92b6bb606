"""The steps of a snapshot: the visible rest of the log, computed in small pieces."""

import random

import pytest

from mandala.server.actions.move import Moved, MovePlayed
from mandala.server.actions.take_back import MOST_TAKE_BACKS, TakeBack, TakenBack
from mandala.server.errors import ApiError
from mandala.server.state.events import Viewer
from mandala.server.views.snapshot import MOST_POSITIONS, snapshot
from support.table_logs import LoggedTable, created

ADA = Viewer((0,), 0)


def taken_back_often(times: int) -> LoggedTable:
    """A table against the AI with ten moves, and one more that was taken back again and again."""
    logged = LoggedTable(created(kind="ai", levels=(None, 1)), joined=(0,))
    source = random.Random(3)

    def decide_for_both() -> None:
        seat = logged.table.to_move
        assert seat is not None
        move = str(source.choice(logged.table.game.legal_moves()))
        logged.apply(MovePlayed(seat=seat, move=move, how="ai" if seat else "player"))

    for _ in range(10):
        decide_for_both()
    for _ in range(times):
        while logged.table.to_move != 0:
            decide_for_both()
        decide_for_both()
        logged.request(0, TakeBack, seq=logged.table.seq)
    return logged


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
