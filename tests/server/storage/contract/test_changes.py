"""Word of what is committed, to every instance."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from mandala.server.storage.interface import (
    Announced,
    Change,
    Changed,
    ChangesMissed,
    Conflict,
    Seat,
    Storage,
    StorageUnavailable,
)
from support.storage import PLAYING, event, new_table

pytestmark = pytest.mark.anyio


async def heard(changes: AsyncIterator[Change], count: int) -> list[Change]:
    async with asyncio.timeout(20):
        return [await anext(changes) for _ in range(count)]


async def test_every_commit_is_told_and_no_refusal_is(storage: Storage) -> None:
    changes = storage.changes()
    await new_table(storage, "t1")
    assert await heard(changes, 1) == [Changed("t1", 1)]
    with pytest.raises(Conflict):
        await storage.append("t1", 7, [event()], PLAYING)
    await storage.append("t1", 1, [event(), event()], PLAYING)
    assert await heard(changes, 1) == [Changed("t1", 3)]
    await storage.delete_table("t1")
    assert await heard(changes, 1) == [Changed("t1", 0)]


async def test_whoever_listens_later_hears_from_then_on(storage: Storage) -> None:
    early = storage.changes()
    await new_table(storage, "t1")
    assert await heard(early, 1) == [Changed("t1", 1)]
    late = storage.changes()
    await new_table(storage, "t2")
    assert await heard(late, 1) == [Changed("t2", 1)]


async def test_a_slow_listener_is_told_the_last_change_of_each_table(storage: Storage) -> None:
    changes = storage.changes()
    await new_table(storage, "t1")
    await storage.append("t1", 1, [event()], PLAYING)
    await storage.append("t1", 2, [event()], PLAYING)
    prompt = storage.changes()
    await new_table(storage, "t2")
    while await heard(prompt, 1) != [Changed("t2", 1)]:
        pass  # once that has arrived, so has all of the above
    assert await heard(changes, 2) == [Changed("t1", 3), Changed("t2", 1)]


async def test_a_forgotten_name_is_a_change_of_the_tables_that_show_it(storage: Storage) -> None:
    changes = storage.changes()
    await new_table(storage, "t1", seats=[Seat(0, "guest-ann", "Ann")])
    assert await heard(changes, 1) == [Changed("t1", 1)]
    await storage.delete_guest("guest-ann")
    assert await heard(changes, 1) == [Changed("t1", 1)]


async def test_other_instances_hear_it(storage: Storage, other_instance: Storage) -> None:
    """By name on PostgreSQL; on SQLite that something happened."""
    changes = other_instance.changes()
    await new_table(storage, "t1")
    assert await heard(changes, 1) in ([Changed("t1", 1)], [ChangesMissed()])
    assert len(await other_instance.events("t1")) == 1


async def test_announcements_are_passed_on(storage: Storage) -> None:
    changes = storage.changes()
    words = "é" * 2_000  # 4,000 bytes, the most there may be
    await storage.announce("t1", words)
    assert await heard(changes, 1) == [Announced("t1", words)]
    with pytest.raises(ValueError, match="4000"):
        await storage.announce("t1", words + "x")


async def test_closing_ends_the_changes_and_refuses_what_comes_after(storage: Storage) -> None:
    changes = storage.changes()
    writing = asyncio.create_task(new_table(storage, "t1"))
    await asyncio.sleep(0)
    await storage.close()
    assert len(await writing) == 1  # what was begun is finished
    assert [change async for change in changes] in ([Changed("t1", 1)], [])
    with pytest.raises(StorageUnavailable, match="closed"):
        await storage.events("t1")
    with pytest.raises(StorageUnavailable, match="closed"):
        await new_table(storage, "t2")
    await storage.close()


async def test_a_storage_that_answers_is_healthy(storage: Storage) -> None:
    await storage.check()
