"""The stored log of a table: its rows as events, and the table that a log leads to."""

from collections.abc import Iterable, Iterator
from typing import Any, Final, Union

import msgspec

from mandala.locales.message import PlainText
from mandala.records.errors import MandalaError
from mandala.records.fair_deal import fair_dealer
from mandala.server.actions import EVENTS
from mandala.server.state.events import Created, Event
from mandala.server.state.table import DealerFor, Table
from mandala.server.storage.base import NewEvent, StoredEvent

_decoder: Final[msgspec.json.Decoder[Any]] = msgspec.json.Decoder(Union[EVENTS])  # noqa: UP007 - from a tuple
_encoder: Final = msgspec.json.Encoder()


def decode_event(stored: StoredEvent) -> Event:
    """Returns the event of a stored row. Raises :class:`msgspec.ValidationError` for an unknown
    kind, which a newer server wrote."""
    event: Event = _decoder.decode(stored.body)
    return event


def encode_event(event: Event, at: int, client_move_id: str | None = None) -> NewEvent:
    """Returns the row of an event that happens at ``at``."""
    kind = str(type(event).__struct_config__.tag)
    return NewEvent(at, kind, _encoder.encode(event), client_move_id)


def fold(events: Iterable[StoredEvent], dealer_for: DealerFor = fair_dealer) -> Table:
    """Returns the table that a whole log leads to.

    Raises :class:`MandalaError` if the log is empty or does not begin with the creation.
    """
    (table,) = [found for found in fold_by_step(events, dealer_for) if found]
    return table


def fold_by_step(
    events: Iterable[StoredEvent], dealer_for: DealerFor = fair_dealer
) -> Iterator[Table | None]:
    """Fold a log, pausing after each event: yields None, and at last the table.

    Raises as :func:`fold` does.
    """
    rest = iter(events)
    first = next(rest, None)
    if first is None:
        raise MandalaError(PlainText("a table has at least one event"))
    created = decode_event(first)
    if not isinstance(created, Created):
        raise MandalaError(PlainText("the log of a table begins with its creation"))
    table = Table.new(first.table_id, first.at, created, dealer_for)
    for stored in rest:
        table.apply(stored.seq, stored.at, decode_event(stored), stored.client_move_id)
        yield None
    yield table
