"""Plays the seats of the AI: asks the worker pool for a move when it is the AI's turn."""

import asyncio
import hashlib
import logging
import time
from typing import Final

from mandala.players.levels import level_name
from mandala.server.actions.base import Commit
from mandala.server.actions.move import MovePlayed
from mandala.server.ai.pool import AiFailed, WorkerPool
from mandala.server.ai.queue import Busy, State
from mandala.server.ai.worker_process import ChooseMove
from mandala.server.errors import ApiError
from mandala.server.metrics import Metrics
from mandala.server.protocol.http import AiReadiness
from mandala.server.protocol.socket import AiState
from mandala.server.rooms.manager import RoomManager
from mandala.server.rooms.room import Room
from mandala.server.state.table import Table

logger = logging.getLogger(__name__)

OTHER_INSTANCE_S: Final = 5.0  # time for the instance that committed the last event
BUSY_PAUSE_S: Final = 1.0
FAILED_PAUSE_S: Final = 10.0


class BotSeats:
    """Runs at most one task per table, which ends with the AI's move or with its turn."""

    def __init__(self, tables: RoomManager, pool: WorkerPool, metrics: Metrics) -> None:
        self._pool = pool
        self._metrics = metrics
        self._tasks: dict[str, tuple[int, asyncio.Task[None]]] = {}
        tables.on_change.append(self.table_changed)

    async def stop(self) -> None:
        tasks = [task for _, task in self._tasks.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def readiness(self, asker: str = "") -> AiReadiness:
        """Returns whether a worker is ready, how many jobs wait, and the place of the analysis of
        ``asker``."""
        pool = self._pool
        place = pool.place("analysis", asker)
        return AiReadiness(state=pool.state, waiting=pool.waiting, place=place)

    def table_changed(self, room: Room, here: bool) -> None:
        """Starts a task if it is the AI's turn, and cancels one that is about another position."""
        table = room.table
        seat = table.to_move
        is_turn = seat is not None and table.levels[seat] is not None
        position_seq, running = self._tasks.get(table.table_id, (None, None))
        if running:
            if is_turn and position_seq == table.position_seq:
                return
            if running is not asyncio.current_task():  # that one has made its move and ends
                running.cancel()
        if is_turn:
            delay = 0 if here else OTHER_INSTANCE_S
            task = asyncio.create_task(self._play(room, table.position_seq, delay))
            self._tasks[table.table_id] = (table.position_seq, task)
            task.add_done_callback(lambda _: self._remove(table.table_id, task))

    def _remove(self, table_id: str, task: "asyncio.Task[None]") -> None:
        if self._tasks[table_id][1] is task:
            del self._tasks[table_id]

    async def _play(self, room: Room, position_seq: int, delay: float) -> None:
        """Tries until a move is stored or the position is gone."""
        began = time.monotonic()
        await asyncio.sleep(delay)
        while room.table.position_seq == position_seq and room.table.to_move is not None:
            try:
                await self._move(room, position_seq)
                self._metrics.ai_move_s.observe(time.monotonic() - began)
                return
            except Busy:
                _broadcast(room, "queued")
                await asyncio.sleep(BUSY_PAUSE_S)
            except AiFailed:
                _broadcast(room, "again")
                await asyncio.sleep(FAILED_PAUSE_S)
            except ApiError as refusal:
                if refusal.code not in ("server/unavailable", "server/read_only"):
                    return  # the table is gone, or has moved on
                await asyncio.sleep(BUSY_PAUSE_S)

    async def _move(self, room: Room, position_seq: int) -> None:
        table = room.table
        seat = table.to_move
        if seat is None or table.levels[seat] is None:
            raise ApiError("move/not_your_turn")
        chosen = await self._pool.choose_move(
            move_request(table, seat),
            room.owner,
            lambda state, place: _broadcast(room, state, place),
        )

        def decide(current: Table, _at: int) -> Commit:
            if current.position_seq != position_seq or current.to_move != seat:
                raise ApiError("move/stale")
            reason = current.game.why_not(chosen)
            if reason:
                logger.error("ai_illegal_move", extra={"code": reason.code})
                raise AiFailed
            return Commit([MovePlayed(seat=seat, move=chosen, how="ai")])

        # The id is the same on every instance: if two choose a move here, one is stored.
        await room.commit(f"ai:{position_seq}", decide)


def move_request(table: Table, seat: int) -> ChooseMove:
    """Returns the request for the AI at ``seat``, which is to move.

    Its seed depends on the position only, so that a retry chooses the same.
    """
    level = table.levels[seat]
    assert level is not None
    text = f"ai/{table.created.seed}/{seat}/{table.position_seq}"
    seed = int.from_bytes(hashlib.sha256(text.encode()).digest()[:6])
    return ChooseMove(level_name(level), seat, seed, table.game.decision())


def _broadcast(room: Room, state: State, place: int | None = None) -> None:
    seat = room.table.to_move
    if seat is not None:
        room.broadcast(AiState(seat=seat, state=state, place=place))
