"""Plays the seats that belong to the AI: sees whose turn it is, asks the pool, makes the move."""

import asyncio
import hashlib
import logging
import time
from typing import Final

from mandala.players.protocol import decision_for
from mandala.server.ai.levels import LEVELS
from mandala.server.ai.pool import AiFailed, Pool
from mandala.server.ai.waiting import Busy, State
from mandala.server.ai.wire import Task
from mandala.server.live.room import Room
from mandala.server.live.service import TableService
from mandala.server.messages.from_server import AiState
from mandala.server.messages.http import AiReadiness
from mandala.server.metrics import Metrics
from mandala.server.refusal import Refused
from mandala.server.tables import events as log
from mandala.server.tables.table import Table

logger = logging.getLogger(__name__)

OTHERS_WAIT_S: Final = 5.0  # another instance is at it; take over if it does not come to an end
BUSY_PAUSE_S: Final = 1.0
FAILED_PAUSE_S: Final = 10.0


class AiSeats:
    """A watcher of tables. One thought at a time per table; what it was about may be taken back."""

    def __init__(self, tables: TableService, pool: Pool, metrics: Metrics) -> None:
        self._tables = tables
        self._pool = pool
        self._metrics = metrics
        self._thoughts: dict[str, tuple[int, asyncio.Task[None]]] = {}
        tables.watchers.append(self)

    async def stop(self) -> None:
        tasks = [task for _, task in self._thoughts.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def readiness(self) -> AiReadiness:
        return AiReadiness(state=self._pool.state, waiting=self._pool.waiting)

    def announced(self, room: Room, text: str) -> None:
        """Nothing that is announced concerns the AI."""

    def table_changed(self, room: Room, here: bool) -> None:
        table = room.table
        seat = table.to_move
        if seat is None or table.levels[seat] is None:
            return
        known = self._thoughts.get(table.table_id)
        if known:
            if known[0] == table.position_seq:
                return
            known[1].cancel()
        task = asyncio.create_task(
            self._play(room, table.position_seq, 0 if here else OTHERS_WAIT_S)
        )
        self._thoughts[table.table_id] = (table.position_seq, task)
        task.add_done_callback(lambda _: self._forget(table.table_id, task))

    def _forget(self, table_id: str, task: "asyncio.Task[None]") -> None:
        known = self._thoughts.get(table_id)
        if known and known[1] is task:
            del self._thoughts[table_id]

    async def _play(self, room: Room, position_seq: int, delay: float) -> None:
        """Think about this position until a move is stored or the position is gone."""
        began = time.monotonic()
        await asyncio.sleep(delay)
        while room.table.position_seq == position_seq and room.table.to_move is not None:
            try:
                await self._move(room, position_seq)
                self._metrics.ai_move_s.observe(time.monotonic() - began)
                return
            except Busy:
                _tell(room, "queued")
                await asyncio.sleep(BUSY_PAUSE_S)
            except AiFailed:
                _tell(room, "again")
                await asyncio.sleep(FAILED_PAUSE_S)
            except Refused as refusal:
                if refusal.code != "server/unavailable":
                    return  # the table is gone, or has moved on
                await asyncio.sleep(BUSY_PAUSE_S)

    async def _move(self, room: Room, position_seq: int) -> None:
        table = room.table
        seat = table.to_move
        if seat is None or table.levels[seat] is None:
            raise Refused("move/not_your_turn")
        task = _task(table, seat)
        owner = room.owner
        chosen = await self._pool.choose(task, owner, lambda state: _tell(room, state))

        def events(now_table: Table, _at: int) -> list[log.TableLogEvent]:
            if now_table.position_seq != position_seq or now_table.to_move != seat:
                raise Refused("move/stale")
            reason = now_table.game.why_not(chosen)
            if reason:
                logger.error("ai_illegal_move", extra={"code": reason.code})
                raise AiFailed
            return [log.Moved(seat=seat, move=chosen, how="ai")]

        # The same on every instance: of two that thought about this position, one is stored.
        await self._tables.commit(room, events, f"ai:{position_seq}")


def _task(table: Table, seat: int) -> Task:
    """What the player of ``seat``, who is to move, is told.

    Its randomness is the same again after a lost worker.
    """
    level = table.levels[seat]
    assert level is not None
    text = f"ai/{table.created.seed}/{seat}/{table.position_seq}"
    seed = int.from_bytes(hashlib.sha256(text.encode()).digest()[:6])
    return Task(LEVELS[level], seat, seed, decision_for(table.game))


def _tell(room: Room, state: State) -> None:
    seat = room.table.to_move
    if seat is not None:
        room.tell(AiState(seat=seat, state=state))
