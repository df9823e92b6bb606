"""The devices of a guest, and the links that add one."""

import asyncio

import pytest

from mandala.server.storage.base import AccessChanged, Device, Guest, Seat, Token
from mandala.server.storage.devices import MOST_DEVICES
from mandala.server.storage.storage import Storage
from support.storage import new_table

pytestmark = pytest.mark.anyio

DESK = Device("desk", "guest-ann", "Firefox, Linux", 1, 5)
PHONE = Device("phone", "guest-ann", "", 2, 6)
BOBS = Device("bobs", "guest-bob", "", 1, 7)


async def change(storage: Storage) -> AccessChanged:
    """Return the next change that ends access somewhere."""
    async with asyncio.timeout(20):
        async for found in storage.changes():
            if isinstance(found, AccessChanged):
                return found
    raise AssertionError


async def test_devices_are_listed_by_last_use(storage: Storage) -> None:
    for device in (DESK, PHONE, BOBS):
        await storage.put_device(device)
    assert await storage.device("desk") == DESK
    assert await storage.device("no-such") is None
    assert await storage.devices_of_guest("guest-ann") == [PHONE, DESK]
    await storage.device_seen("desk", 9)
    assert [d.device_id for d in await storage.devices_of_guest("guest-ann")] == ["desk", "phone"]


async def test_ended_device_takes_the_links_to_seats_with_it(
    storage: Storage, other_instance: Storage
) -> None:
    for device in (DESK, PHONE):
        await storage.put_device(device)
    roles = ("seat:0", "invite", "watch")
    tokens = [Token(role, "t1", role, 5, "guest-ann") for role in roles]
    await new_table(storage, "t1", tokens=[*tokens, Token("bobs", "t1", "seat:1", 5, "guest-bob")])
    await storage.put_device_link("link", "guest-ann", 100)
    told = [asyncio.create_task(change(each)) for each in (storage, other_instance)]
    await asyncio.sleep(0)
    assert not await storage.delete_device("guest-bob", "desk")  # not his
    assert await storage.delete_device("guest-ann", "desk")
    assert await told[0] == AccessChanged("guest-ann")
    if "postgres" in type(storage).__module__:  # SQLite tells other programs less: see test_changes
        assert await told[1] == AccessChanged("guest-ann")
    told[1].cancel()
    assert await storage.device("desk") is None
    assert await storage.device("phone") == PHONE
    left = [token for token in (*roles, "bobs") if await storage.token(token)]
    assert left == ["invite", "watch", "bobs"]
    assert await storage.take_device_link("link", 10) is None


async def test_deleted_guest_has_no_devices(storage: Storage) -> None:
    await storage.put_device(DESK)
    await storage.put_device(BOBS)
    await storage.put_device_link("link", "guest-ann", 100)
    told = asyncio.create_task(change(storage))
    await asyncio.sleep(0)
    assert await storage.delete_guest("guest-ann")
    assert await told == AccessChanged("guest-ann")
    assert await storage.devices_of_guest("guest-ann") == []
    assert await storage.take_device_link("link", 10) is None
    assert await storage.device("bobs") == BOBS


async def test_link_is_used_once_and_ends(storage: Storage) -> None:
    await storage.put_device_link("first", "guest-ann", 100)
    await storage.put_device_link("bobs", "guest-bob", 100)
    await storage.put_device_link("second", "guest-ann", 100)
    assert await storage.take_device_link("first", 10) is None  # replaced
    used = await asyncio.gather(*(storage.take_device_link("second", 10) for _ in range(3)))
    assert sorted(used, key=str) == [None, None, "guest-ann"]
    assert await storage.take_device_link("bobs", 100) is None  # too old


async def test_oldest_device_makes_room(storage: Storage) -> None:
    for number in range(MOST_DEVICES + 1):
        await storage.put_device(Device(f"d{number:02}", "guest-ann", "", number, number))
    kept = await storage.devices_of_guest("guest-ann")
    assert len(kept) == MOST_DEVICES
    assert kept[-1].device_id == "d01"


async def test_unused_devices_are_cleaned_up(storage: Storage) -> None:
    await storage.put_guest(Guest("guest-ann", "Ann", 1, 50))
    await new_table(storage, "t1", seats=[Seat(0, "guest-ann", "Ann")])
    await storage.put_device(DESK)
    await storage.put_device(PHONE)
    await storage.delete_guests(6)
    assert await storage.devices_of_guest("guest-ann") == [PHONE]
