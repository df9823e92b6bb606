"""Tables that go on from a record with its own cards, so that no worker of the AI is needed."""

from mandala.records.record import Record
from mandala.records.seen_deal import seen_deal
from mandala.server.protocol.http import SeatTaken
from mandala.server.protocol.replay import PlayOnRequest
from support.table_server import Running


async def what_if(running: Running, record: Record, ply: int, seat: int) -> SeatTaken:
    """Opens a table against the AI at the position after ``ply`` moves, for a person at ``seat``."""
    seen = seen_deal(record, ply, seat)
    decks = (record.deck, *record.reshuffles)[: len(seen.decks)]
    wish = PlayOnRequest(record=record.to_line(), ply=ply, seat=seat, name="Ada", level=1)
    return await running.services.lobby.play_on(wish, seen, decks, "guest-ada")
