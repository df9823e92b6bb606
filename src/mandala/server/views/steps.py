"""The log of a table as steps: for each event the part that a viewer may know."""

from collections.abc import Iterator

from mandala.server.actions.move import MovePlayed
from mandala.server.protocol.socket import Step
from mandala.server.state.events import Event, Viewer
from mandala.server.state.table import Table
from mandala.server.views.position import table_position


def step(table: Table, viewer: Viewer, *, with_position: bool = True) -> Step | None:
    """Returns the last event of ``table`` as ``viewer`` is sent it; None: they are sent nothing."""
    seq, at, event = table.log[-1]
    viewed = event.view(table, viewer)
    if viewed is None:
        return None
    position = table_position(table, viewer) if with_position and event.shows_position else None
    shown = table.shown_seq(viewer.seats, seq)
    return Step(seq=shown, at=at, event=viewed, position=position)


class StepsSince:
    """The steps after event ``since``, one by one: iterate to compute them.

    Moves that were taken back are left out. Only the latest ``most_positions`` of the steps show
    positions. At a strict table the steps begin with each player's last turn. An item is None where
    the viewer is sent nothing. The caller may pause after any item.

    ``complete``: whether these are all events since then. ``number``: the number of items.
    """

    def __init__(self, table: Table, since: int, viewer: Viewer, most_positions: int) -> None:
        self._first = max(since, _strict_from(table)) if table.strict_now else since
        self.complete = self._first == since
        self._table = table
        self._viewer = viewer
        self._most_positions = most_positions
        self._log = visible_log(table) if self._first < table.seq else []
        self.number = len(self._log)

    def __iter__(self) -> Iterator[Step | None]:
        if not self._log:
            return
        again, viewer = self._table.beginning(), self._viewer
        shown_after = self._log[-self._most_positions - 1][0] if self._more_than_shown else 0
        for seq, at, event in self._log:
            again.apply(seq, at, event)
            wanted = seq > self._first
            yield step(again, viewer, with_position=seq > shown_after) if wanted else None

    @property
    def _more_than_shown(self) -> bool:
        return len(self._log) > self._most_positions


def visible_log(table: Table) -> list[tuple[int, int, Event]]:
    """Returns the log after the creation, without the moves that were taken back."""
    played = {ply.seq for ply in table.plies}
    return [
        entry
        for entry in table.log[1:]
        if not isinstance(entry[2], MovePlayed) or entry[0] in played
    ]


def _strict_from(table: Table) -> int:
    """Returns the last event before each player's last turn."""
    from_ply = table.last_turns_from
    return table.plies[from_ply].seq - 1 if from_ply else 0
