"""A move of the game, made by a player, by the AI or by the server itself."""

from typing import Annotated, ClassVar

from msgspec import Meta, structs

from mandala.records.errors import MalformedMove
from mandala.records.move import Move as GameMove
from mandala.rules.state import CLAIM
from mandala.server.actions.base import Commit, TableRequest, require_fresh
from mandala.server.errors import ApiError
from mandala.server.protocol.types import Claimed, Completed, Destroyed, How, SeatNumber, Seq
from mandala.server.state.events import Event, StepEvent, Viewer
from mandala.server.state.table import Ply, Table


class Moved(StepEvent, frozen=True, tag="moved"):
    """A move. ``ply`` counts from 1. ``drew`` cards were drawn; ``drawn`` shows them to the seat
    that drew them. ``reshuffled``: the discard pile became the deck in this move."""

    ply: int
    seat: SeatNumber
    move: str
    how: How
    drew: int
    drawn: str | None
    claim: Claimed | None
    completion: Completed | None
    destruction: Destroyed | None
    reshuffled: bool


class MovePlayed(Event, frozen=True, tag="moved"):
    """``how``: by the player, by the AI, from the ranked list of claims, by the server because the move
    has no effect (Rule 5.7), or given with the position that the game goes on from."""

    shows_position: ClassVar[bool] = True
    seat: SeatNumber
    move: str
    how: How

    def apply(self, table: Table, at: int) -> None:
        table.play(self.seat, GameMove.parse(self.move), self.how, at)

    def view(self, table: Table, viewer: Viewer) -> Moved:
        return moved(len(table.plies), table.plies[-1], viewer)


def moved(ply: int, played: Ply, viewer: Viewer) -> Moved:
    """Returns a move as ``viewer`` may know it: their own draw as cards, the other's as a number."""
    result = played.result
    own = viewer.look == played.seat
    claim = result.claim
    if claim and not own:
        claim = structs.replace(claim, points=result.points_seen, exact=False)
    return Moved(
        ply=ply,
        seat=played.seat,
        move=str(played.move),
        how=played.how,
        drew=len(result.drawn),
        drawn=result.drawn if own else None,
        claim=claim,
        completion=result.completion,
        destruction=result.destruction,
        reshuffled=result.reshuffled,
    )


class Move(TableRequest, frozen=True, tag="move"):
    """Make a move in the notation (``M1R``, ``F2G3``, ``DB2``, ``CY``). ``seq`` is the last event this
    client knows; if a move was made since, this one is refused as ``move/stale``."""

    seq: Seq
    move: Annotated[str, Meta(max_length=8)]

    events: ClassVar = (MovePlayed,)
    steps: ClassVar = (Moved,)
    errors: ClassVar = {"move/malformed": 400, "move/not_your_turn": 409, "move/stale": 409}

    @classmethod
    def why_not(cls, table: Table, seat: int, now: int) -> str | None:
        if code := super().why_not(table, seat, now):
            return code
        return None if table.to_move == seat else "move/not_your_turn"

    def check(self, table: Table, seat: int, now: int) -> None:
        code = self.why_not(table, seat, now)
        if code == "move/not_your_turn":
            require_fresh(table, self.seq)  # a double click: the first request was played
        if code:
            raise ApiError(code)

    def decide(self, table: Table, seat: int, now: int) -> Commit:
        try:
            move = GameMove.parse(self.move)
        except MalformedMove:
            raise ApiError("move/malformed") from None
        require_fresh(table, self.seq)
        reason = table.game.why_not(move)
        if reason:
            raise ApiError(reason.code, reason.rule)
        return Commit([MovePlayed(seat=seat, move=self.move, how="player")])


def automatic_move(table: Table) -> MovePlayed | None:
    """Returns the move that the server makes for the seat to move, or None.

    That is a claim without effect (Rule 5.7: the last colour, or both fields empty), or the next
    open colour of the seat's ranked list.
    """
    seat = table.to_move
    if seat is None or (s := table.game.state).phase != CLAIM:
        return None
    legal = table.game.legal_moves()
    if len(legal) == 1 or not s.field_size[s.destroying].any():
        return MovePlayed(seat=seat, move=str(legal[0]), how="automatic")
    open_claims = {str(move) for move in legal}
    for colour in table.claim_lists[seat] or "":
        if f"C{colour}" in open_claims:
            return MovePlayed(seat=seat, move=f"C{colour}", how="list")
    return None
