"""A table in a list: read off its row and its log, without playing the game through."""

from collections.abc import Sequence

from mandala.records.errors import MandalaError
from mandala.server.messages.http import TableSummary
from mandala.server.messages.values import GameResult, Player
from mandala.server.storage.interface import StoredEvent, TableRow
from mandala.server.tables import events as log

_TELLING = frozenset({"created", "joined", "ai_took_over", "taken_back", "finished"})


def summary(row: TableRow, stored: Sequence[StoredEvent]) -> TableSummary:
    """What a list tells about a table: who plays, how far, how it ended; nothing of its cards."""
    moves = 0
    created: log.Created | None = None
    result: GameResult | None = None
    levels: list[int | None] = [None, None]
    taken = [False, False]
    taken_over = [False, False]
    for event in stored:
        if event.kind == "moved":
            moves += 1
        if event.kind not in _TELLING:
            continue
        match log.read(event):
            case log.Created() as created:
                levels = list(created.levels)
                taken = [level is not None for level in levels]
            case log.Joined(seat=seat):
                taken[seat] = True
            case log.AiTookOver(seat=seat, level=level):
                levels[seat], taken_over[seat] = level, True
            case log.TakenBack(to_ply=to_ply):
                moves = to_ply
            case log.Finished(reason=reason, scores=scores, winner=winner):
                result = GameResult(scores=scores, winner=winner, reason=reason)  # type: ignore[arg-type]  # written by the game
    if created is None:
        raise MandalaError("the log of a table begins with its creation")
    names = {seat.seat: seat.name for seat in row.seats}
    players = [
        Player(
            name="" if created.levels[n] is not None else names.get(n, ""),
            level=levels[n],
            taken_over=taken_over[n],
        )
        if taken[n]
        else None
        for n in (0, 1)
    ]
    return TableSummary(
        id=row.table_id,
        kind=created.kind,
        status=row.summary.status,
        memory=created.memory,
        clock=created.clock,
        listed=created.listed,
        players=(players[0], players[1]),
        to_move=row.summary.to_move,
        created_at=row.created_at,
        updated_at=row.updated_at,
        deadline_at=row.summary.deadline_at,
        moves=moves,
        result=result,
    )
