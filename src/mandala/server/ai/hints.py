"""Hints at the table: checked here, thought out in a worker, told to whoever asked and nobody else.

Nothing of it is stored: a hint changes no table.
"""

from collections.abc import Callable

from mandala.analysis.advice import Hint
from mandala.players.protocol import Decision, decision_for
from mandala.server.ai.pool import AiFailed, Pool
from mandala.server.ai.waiting import Busy, State
from mandala.server.ai.wire import Advise
from mandala.server.live.connection import Connection
from mandala.server.live.room import Room
from mandala.server.messages.from_client import AskHint
from mandala.server.messages.from_server import AiState, Hints
from mandala.server.refusal import Refused
from mandala.server.tables.actions import why_not_ask_hint


class HintDesk:
    """Where readers ask for hints."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    async def answer(self, room: Room, connection: Connection, question: AskHint) -> None:
        """Send hints for the seat whose cards the reader sees, unless the table has moved on.

        Raises :class:`Refused` if that seat may not ask now, or nobody can think for it.
        """
        reader = connection.reader
        table = room.table
        seat = reader.look
        if not reader.seats:
            raise Refused("seat/not_yours")
        if seat is None:  # two at one screen, and both hands are covered
            raise Refused("move/not_your_turn")
        if code := why_not_ask_hint(table, seat):
            raise Refused(code)
        if not table.position_seq <= question.seq <= table.seq:
            raise Refused("move/stale")
        asked_at = table.position_seq
        owner = room.owner

        def tell(state: State) -> None:
            connection.send(AiState(seat=seat, state=state))

        hints = await self.think(decision_for(table.game), owner, tell)
        if room.table.position_seq == asked_at and connection.reader == reader:
            connection.send(
                Hints(
                    client_move_id=question.client_move_id,
                    ply=len(table.plies),
                    seat=seat,
                    hints=hints,
                )
            )

    async def think(
        self, decision: Decision, owner: str, tell: Callable[[State], None]
    ) -> tuple[Hint, ...]:
        """Hints for a decision, in the name of ``owner``; raises :class:`Refused` if nobody can
        think."""
        try:
            return await self._pool.advise(Advise(decision), owner, tell)
        except (Busy, AiFailed):
            raise Refused("hint/unavailable") from None
