"""The log of orders: added to by several programs at once, and never changed."""

import asyncio

import pytest
from sqlalchemy import text

from mandala.server.storage.admin import AdminEntry
from mandala.server.storage.base import AdminChanged, Guest
from mandala.server.storage.storage import Storage
from support.storage import in_transaction

pytestmark = pytest.mark.anyio

BAN = AdminEntry(5, "host", "ban", "203.0.113.7/32", 90, "flood")


async def test_orders_are_numbered_without_gaps(storage: Storage, other_instance: Storage) -> None:
    both = (storage, other_instance)
    entries = [AdminEntry(n, "host", "motd", text=f"message {n}") for n in range(12)]
    await asyncio.gather(*(both[n % 2].add_admin_entry(e) for n, e in enumerate(entries)))
    found = await storage.admin_log()
    assert [number for number, _ in found] == list(range(1, 13))
    assert sorted(entry.at for _, entry in found) == list(range(12))
    await storage.add_admin_entry(BAN)
    assert await other_instance.admin_log(12) == [(13, BAN)]


async def test_order_is_announced(storage: Storage) -> None:
    changes = storage.changes()
    await storage.add_admin_entry(BAN)
    async with asyncio.timeout(20):
        assert await anext(changes) == AdminChanged()


@pytest.mark.parametrize("change", ["DELETE FROM admin_log", "UPDATE admin_log SET actor = 'eve'"])
async def test_no_order_is_changed_or_deleted(
    storage: Storage, ready_url: str, change: str
) -> None:
    await storage.add_admin_entry(BAN)

    def attempt() -> None:
        in_transaction(ready_url, lambda connection: connection.execute(text(change)))

    with pytest.raises(Exception, match=r"append-only|P0001"):
        await asyncio.to_thread(attempt)
    assert await storage.admin_log() == [(1, BAN)]


async def test_guests_are_listed_by_last_visit(storage: Storage) -> None:
    for name, seen in (("ann", 1), ("bob", 3), ("eve", 2)):
        await storage.put_guest(Guest(f"guest-{name}", name, 0, seen))
    assert [guest.name for guest in await storage.guests(2)] == ["bob", "eve"]
