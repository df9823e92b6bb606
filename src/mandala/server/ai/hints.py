"""Hints at the table: checked here, found by a worker, sent to the viewer who asked.

A hint is not stored, because it does not change the table.
"""

import secrets

from mandala.analysis.hint_types import Hint
from mandala.records.decision import Decision
from mandala.records.seen_deal import SeenDeal
from mandala.server.actions.ask_hint import AskHint
from mandala.server.actions.base import require_fresh
from mandala.server.ai.pool import AiFailed, WorkerPool
from mandala.server.ai.queue import Busy, Kind, OnState, State
from mandala.server.errors import ApiError, unavailable
from mandala.server.protocol.socket import AiState, Hints
from mandala.server.rooms.connection import Connection
from mandala.server.rooms.manager import RoomManager
from mandala.server.rooms.room import Room
from mandala.server.state.table import Table
from mandala.server.storage.base import StorageUnavailable
from mandala.server.views.position_hash import recent_hashes


class HintService:
    """Answers requests for hints."""

    def __init__(self, pool: WorkerPool, rooms: RoomManager) -> None:
        self._pool = pool
        self._rooms = rooms

    async def answer(self, room: Room, connection: Connection, question: AskHint) -> None:
        """Sends hints for the seat whose cards the viewer sees, unless the table has moved on.

        Raises :class:`ApiError` if that seat may not ask now, if the game goes on from another one
        and has come to the position of a running online game, or if the pool has no workers.
        """
        viewer = connection.viewer
        table = room.table
        seat = viewer.look
        if not viewer.seats:
            raise ApiError("seat/not_yours")
        if seat is None:  # two at one screen, and both hands are covered
            raise ApiError("move/not_your_turn")
        if code := AskHint.why_not(table, seat, 0):
            raise ApiError(code)
        require_fresh(table, question.seq)
        asked_at = table.position_seq
        if table.created.what_if:
            await self._require_not_running(table)

        def on_state(state: State, place: int | None) -> None:
            connection.send(AiState(seat=seat, state=state, place=place))

        hints = await self.find(table.game.decision(), "hint", room.owner, on_state)
        if room.table.position_seq == asked_at and connection.viewer == viewer:
            connection.send(
                Hints(
                    client_move_id=question.client_move_id,
                    ply=len(table.plies),
                    seat=seat,
                    hints=hints,
                )
            )

    async def _require_not_running(self, table: Table) -> None:
        """Raises ``study/running_game`` if a running online game has this position now, or one of the
        six before it, as for the study of a record."""
        hashes = await self._rooms.long_work.run(recent_hashes(table))
        try:
            running = await self._rooms.storage.has_position(hashes)
        except StorageUnavailable as failure:
            raise unavailable(failure) from None
        if running:
            raise ApiError("study/running_game")

    async def find(
        self, decision: Decision, kind: Kind, owner: str, on_state: OnState
    ) -> tuple[Hint, ...]:
        """Returns hints for a decision; the job is of a ``kind`` and counts for ``owner``.

        Raises :class:`ApiError` if no worker can find any.
        """
        try:
            return await self._pool.find_hints(decision, kind, owner, on_state)
        except (Busy, AiFailed):
            raise ApiError("hint/unavailable") from None

    async def sample_decks(self, seen: SeenDeal, owner: str) -> tuple[str, ...]:
        """Returns decks with which the game could have been played, for all that a seat has seen.

        Raises :class:`ApiError` if no worker can find any.
        """
        try:
            return await self._pool.sample_decks(seen, secrets.randbits(63), owner)
        except (Busy, AiFailed):
            raise ApiError("what_if/unavailable") from None
