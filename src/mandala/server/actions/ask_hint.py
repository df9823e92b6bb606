"""Asking for hints: the request and its check. The table does not change.

``ai.hints`` computes the hints.
"""

from typing import ClassVar

from mandala.server.actions.base import Request
from mandala.server.actions.move import Move
from mandala.server.protocol.types import Seq
from mandala.server.state.table import Table


class AskHint(Request, frozen=True, tag="ask_hint"):
    """Ask for hints for the seat to move, whose cards this viewer sees; answered with ``hints`` to
    this socket alone. Not at online tables, not at tables with strict memory. A game that goes on
    from another one is refused as its study is (``study/running_game``). ``seq`` is the last event
    this client knows. If the table moves on meanwhile, or this socket asks again, no answer comes."""

    seq: Seq

    errors: ClassVar = {"hint/online": 403, "hint/strict": 403, "hint/unavailable": 503}

    @classmethod
    def why_not(cls, table: Table, seat: int, now: int) -> str | None:
        """Refuses hints in online games, and at tables with strict memory."""
        if table.created.kind == "online":
            return "hint/online"
        return "hint/strict" if table.strict_now else Move.why_not(table, seat, now)
