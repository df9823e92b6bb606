"""Blocks between guests, and reports to the host."""

import pytest

from mandala.server.storage.base import Guest
from mandala.server.storage.moderation import MOST_BLOCKS, Block, PlayerReport
from mandala.server.storage.storage import Storage
from support.storage import new_table

pytestmark = pytest.mark.anyio

ANN_BOB = Block("b1", "guest-ann", "guest-bob", "Bob", 5)


async def test_block_holds_for_both_and_ends(storage: Storage) -> None:
    await storage.put_block(ANN_BOB)
    assert await storage.is_blocked("guest-ann", "guest-bob")
    assert await storage.is_blocked("guest-bob", "guest-ann")
    assert not await storage.is_blocked("guest-ann", "guest-eve")
    assert await storage.blocks_of_guest("guest-ann") == [ANN_BOB]
    assert await storage.blocks_of_guest("guest-bob") == []
    assert not await storage.delete_block("guest-bob", "b1")  # not his
    assert await storage.delete_block("guest-ann", "b1")
    assert not await storage.is_blocked("guest-bob", "guest-ann")


async def test_block_of_the_same_guest_is_stored_once(storage: Storage) -> None:
    await storage.put_block(ANN_BOB)
    await storage.put_block(Block("b2", "guest-ann", "guest-bob", "Bobby", 6))
    assert await storage.blocks_of_guest("guest-ann") == [
        Block("b1", "guest-ann", "guest-bob", "Bobby", 6)
    ]


async def test_oldest_block_makes_room(storage: Storage) -> None:
    for number in range(MOST_BLOCKS + 1):
        await storage.put_block(Block(f"b{number}", "guest-ann", f"g{number}", "", number))
    kept = await storage.blocks_of_guest("guest-ann")
    assert len(kept) == MOST_BLOCKS
    assert kept[-1].block_id == "b1"


async def test_last_report_of_a_guest_at_a_table_counts(storage: Storage) -> None:
    await new_table(storage, "t1")
    first = PlayerReport("t1", "guest-ann", "guest-bob", "Bob", "name", 5)
    last = PlayerReport("t1", "guest-ann", "guest-bob", "Bob", "delay", 6)
    other = PlayerReport("t1", "guest-bob", "guest-ann", "Ann", "other", 7)
    for report in (first, last, other):
        await storage.put_report(report)
    assert await storage.reports(10) == [other, last]
    assert await storage.reports(1) == [other]
    await storage.delete_table("t1")
    assert await storage.reports(10) == []


async def test_deleted_guest_leaves_no_block_and_no_report(storage: Storage) -> None:
    await new_table(storage, "t1")
    await storage.put_guest(Guest("guest-ann", "Ann", 1, 5))
    await storage.put_block(ANN_BOB)
    await storage.put_block(Block("b2", "guest-eve", "guest-ann", "Ann", 5))
    await storage.put_block(Block("b3", "guest-eve", "guest-bob", "Bob", 5))
    await storage.put_report(PlayerReport("t1", "guest-ann", "guest-bob", "Bob", "name", 5))
    assert await storage.delete_guest("guest-ann")
    assert await storage.reports(10) == []
    assert [b.block_id for b in await storage.blocks_of_guest("guest-eve")] == ["b3"]
    assert await storage.blocks_of_guest("guest-ann") == []


async def test_old_blocks_are_cleaned_up(storage: Storage) -> None:
    await storage.put_block(ANN_BOB)
    await storage.delete_guests(5)
    assert await storage.blocks_of_guest("guest-ann") == [ANN_BOB]
    await storage.delete_guests(6)
    assert await storage.blocks_of_guest("guest-ann") == []
