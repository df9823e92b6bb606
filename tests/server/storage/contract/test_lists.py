"""Lists of tables: which rows they hold, in which order, page by page."""

import pytest

from mandala.server.storage.base import Seat, Summary, TableRow
from mandala.server.storage.storage import Storage
from support.storage import PLAYING, event, new_table

pytestmark = pytest.mark.anyio


def ids(rows: list[TableRow]) -> list[str]:
    return [row.table_id for row in rows]


async def test_listed_tables_come_newest_first(storage: Storage) -> None:
    await new_table(storage, "old", Summary("waiting", listed=True), at=10)
    await new_table(storage, "new", Summary("waiting", listed=True), at=20)
    await new_table(storage, "private", Summary("waiting"), at=30)
    await new_table(storage, "begun", Summary("playing", 0, listed=True), at=40)
    assert ids(await storage.listed_tables("waiting")) == ["new", "old"]
    assert ids(await storage.listed_tables("waiting", limit=1)) == ["new"]
    assert ids(await storage.listed_tables("playing")) == ["begun"]


async def test_tables_of_a_guest_come_last_changed_first(storage: Storage) -> None:
    ann, bob = Seat(0, "guest-ann", "Ann"), Seat(1, "guest-bob", "Bob")
    await new_table(storage, "both", at=10, seats=[ann, bob])
    await new_table(storage, "alone", at=20, seats=[ann])
    await new_table(storage, "hot-seat", at=15, seats=[ann, Seat(1, "guest-ann", "Ann's friend")])
    await storage.append("both", 1, [event(at=30)], PLAYING)
    mine = await storage.tables_of_guest("guest-ann")
    assert ids(mine) == ["both", "alone", "hot-seat"]
    assert mine[0].seats == (ann, bob)
    assert ids(await storage.tables_of_guest("guest-ann", limit=2)) == ["both", "alone"]
    assert ids(await storage.tables_of_guest("guest-bob")) == ["both"]
    assert await storage.tables_of_guest("nobody") == []


async def test_finished_tables_of_a_guest_come_page_by_page(storage: Storage) -> None:
    ann, over = Seat(0, "guest-ann", "Ann"), Summary("over")
    for table_id, at in [("d", 10), ("b", 20), ("a", 20), ("c", 30)]:
        await new_table(storage, table_id, over, at=at, seats=[ann])
    await new_table(storage, "running", PLAYING, at=25, seats=[ann])
    await new_table(storage, "others", over, at=25, seats=[Seat(0, "guest-bob", "Bob")])
    assert ids(await storage.finished_of_guest("guest-ann")) == ["c", "a", "b", "d"]
    assert ids(await storage.finished_of_guest("guest-ann", 20, "a")) == ["b", "d"]
    assert ids(await storage.finished_of_guest("guest-ann", 20, "b", limit=1)) == ["d"]
    assert await storage.finished_of_guest("guest-ann", 10, "d") == []


async def test_abandoned_tables_had_no_event_since_then(storage: Storage) -> None:
    for table_id, at in [("b", 20), ("a", 10), ("c", 30)]:
        await new_table(storage, table_id, Summary("waiting"), at=at)
    await new_table(storage, "played", PLAYING, at=5)
    assert ids(await storage.abandoned(30, "waiting")) == ["a", "b"]
    assert ids(await storage.abandoned(30, "waiting", limit=1)) == ["a"]
    await storage.append("a", 1, [event(at=40)], Summary("waiting"))
    assert ids(await storage.abandoned(35, "waiting")) == ["b", "c"]


async def test_abandoned_tables_come_page_by_page(
    storage: Storage,
) -> None:
    """Tables with the same time of the last event are sorted by id."""
    for table_id, at in [("d", 20), ("b", 10), ("e", 5), ("c", 10), ("a", 10), ("late", 30)]:
        await new_table(storage, table_id, PLAYING, at=at)
    found: list[TableRow] = []
    while page := await storage.abandoned(30, "playing", found[-1] if found else None, limit=2):
        assert len(page) <= 2
        found += page
    assert ids(found) == ["e", "a", "b", "c", "d"]
    await storage.delete_table("a")
    await storage.append("b", 1, [event(at=40)], PLAYING)
    for gone in found[1:3]:
        assert ids(await storage.abandoned(30, "playing", gone)) == ["c", "d"]


async def test_tables_of_a_status_come_page_by_page(storage: Storage) -> None:
    names = [f"t{i}" for i in range(7)]
    for table_id in names:
        await new_table(
            storage, table_id, Summary("over"), seats=[Seat(0, None, "a"), Seat(1, None, "b")]
        )
    await new_table(storage, "t9", PLAYING)
    found: list[str] = []
    while page := await storage.tables_by_status("over", found[-1] if found else "", limit=3):
        assert len(page) <= 3
        found += ids(page)
    assert found == names
    assert await storage.count_tables() == {"waiting": 0, "playing": 1, "over": 7}
