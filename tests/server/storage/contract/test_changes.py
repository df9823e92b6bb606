"""Changes are published to every instance."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from mandala.server.storage.base import (
    Announced,
    Change,
    Changed,
    ChangesMissed,
    Conflict,
    Seat,
    SeatsChanged,
    StorageUnavailable,
)
from mandala.server.storage.storage import Storage
from support.storage import PLAYING, event, new_table

pytestmark = pytest.mark.anyio


async def received(changes: AsyncIterator[Change], count: int) -> list[Change]:
    async with asyncio.timeout(20):
        return [await anext(changes) for _ in range(count)]


async def test_every_commit_is_published_and_no_refusal(storage: Storage) -> None:
    changes = storage.changes()
    await new_table(storage, "t1")
    assert await received(changes, 1) == [Changed("t1", 1)]
    with pytest.raises(Conflict):
        await storage.append("t1", 7, [event()], PLAYING)
    await storage.append("t1", 1, [event(), event()], PLAYING)
    assert await received(changes, 1) == [Changed("t1", 3)]
    await storage.delete_table("t1")
    assert await received(changes, 1) == [Changed("t1", 0)]


async def test_subscriber_gets_changes_from_then_on(storage: Storage) -> None:
    early = storage.changes()
    await new_table(storage, "t1")
    assert await received(early, 1) == [Changed("t1", 1)]
    late = storage.changes()
    await new_table(storage, "t2")
    assert await received(late, 1) == [Changed("t2", 1)]


async def test_slow_subscriber_gets_the_last_change_of_each_table(storage: Storage) -> None:
    changes = storage.changes()
    await new_table(storage, "t1")
    await storage.append("t1", 1, [event()], PLAYING)
    await storage.append("t1", 2, [event()], PLAYING)
    prompt = storage.changes()
    await new_table(storage, "t2")
    async with asyncio.timeout(20):
        while await anext(prompt) != Changed("t2", 1):
            pass  # all changes above arrived before it
    assert await received(changes, 2) == [Changed("t1", 3), Changed("t2", 1)]


async def test_deleted_guest_is_published_for_each_table(storage: Storage) -> None:
    changes = storage.changes()
    for table_id, guest in (("t1", "guest-ann"), ("t2", "guest-bob"), ("t3", "guest-ann")):
        await new_table(storage, table_id, seats=[Seat(0, guest, "a name")])
    await storage.delete_guest("guest-ann")
    assert await received(changes, 5) == [
        *(Changed(table_id, 1) for table_id in ("t1", "t2", "t3")),
        *(SeatsChanged(table_id) for table_id in ("t1", "t3")),
    ]


async def test_other_instances_get_changes(storage: Storage, other_instance: Storage) -> None:
    """On PostgreSQL the change itself; on SQLite that changes were missed."""
    changes = other_instance.changes()
    await new_table(storage, "t1")
    assert await received(changes, 1) in ([Changed("t1", 1)], [ChangesMissed()])
    assert len(await other_instance.events("t1")) == 1


async def test_announcement_is_published(storage: Storage) -> None:
    changes = storage.changes()
    text = "é" * 2_000  # 4,000 bytes, the most there may be
    await storage.announce("t1", text)
    assert await received(changes, 1) == [Announced("t1", text)]
    with pytest.raises(ValueError, match="4000"):
        await storage.announce("t1", text + "x")


async def test_close_ends_the_changes_and_refuses_later_calls(storage: Storage) -> None:
    changes = storage.changes()
    writing = asyncio.create_task(new_table(storage, "t1"))
    await asyncio.sleep(0)
    await storage.close()
    assert len(await writing) == 1  # what was begun is finished
    async with asyncio.timeout(20):  # the last change may come, or the end before it
        assert [change async for change in changes] in ([Changed("t1", 1)], [])
    with pytest.raises(StorageUnavailable, match="closed"):
        await storage.events("t1")
    with pytest.raises(StorageUnavailable, match="closed"):
        await new_table(storage, "t2")
    await storage.close()
