"""What the storage keeps beside a table's log, so that lists need not read it."""

from mandala.server.storage.interface import Summary
from mandala.server.tables.table import Table


def summary(table: Table) -> Summary:
    """Where the table stands; the storage keeps it with the event it follows from."""
    to_move = table.to_move
    timed = (
        table.clock is not None
        and to_move is not None
        and table.created.kind == "online"
        and table.levels[to_move] is None
    )
    return Summary(
        status=table.status,
        to_move=to_move,
        deadline_at=table.clock.flag_at(to_move) if timed else None,  # type: ignore[union-attr,arg-type]  # timed says so
        listed=table.created.listed,
    )
