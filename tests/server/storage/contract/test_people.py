"""Seats, tokens, guests and secrets."""

import asyncio

import pytest

from mandala.server.storage.base import Guest, Seat, Token, UnknownTable, token_hash
from mandala.server.storage.storage import Storage
from support.storage import PLAYING, event, new_table

pytestmark = pytest.mark.anyio

ANN = Guest("guest-ann", "Ann", 1, 2)


async def test_seats_are_stored_with_the_events(storage: Storage) -> None:
    await new_table(storage, "t1", seats=[Seat(0, "guest-ann", "Ann"), Seat(1, None, "level:2")])
    await storage.append("t1", 1, [event("joined")], PLAYING, seats=[Seat(1, "guest-bob", "Bob")])
    row = await storage.table("t1")
    assert row is not None
    assert row.seats == (Seat(0, "guest-ann", "Ann"), Seat(1, "guest-bob", "Bob"))


async def test_token_is_found_by_its_hash_only(storage: Storage) -> None:
    invitation = Token(token_hash("a link"), "t1", "invite", 5)
    await new_table(storage, "t1", tokens=[invitation])
    seat = Token(token_hash("another"), "t1", "seat1", 6, "guest-ann")
    await storage.append("t1", 1, [event("joined")], PLAYING, tokens=[seat])
    watch = Token(token_hash("a third"), "t1", "watch", 7)
    await storage.put_tokens([watch])
    for token in (invitation, seat, watch):
        assert await storage.token(token.hash) == token
    assert await storage.token("a link") is None


async def test_token_of_an_unknown_table_is_refused(storage: Storage) -> None:
    await new_table(storage, "t1")
    with pytest.raises(UnknownTable):
        await storage.put_tokens([Token("a", "t1", "watch", 5), Token("b", "nowhere", "watch", 5)])
    assert await storage.token("a") is None


async def test_deleted_table_leaves_no_rows(storage: Storage) -> None:
    await new_table(
        storage, "t1", seats=[Seat(0, "guest-ann", "Ann")], tokens=[Token("h", "t1", "seat0", 5)]
    )
    await new_table(storage, "t2", seats=[Seat(0, "guest-ann", "Ann")])
    assert await storage.delete_table("t1")
    assert await storage.table("t1") is None
    assert await storage.events("t1") == []
    assert await storage.token("h") is None
    assert [row.table_id for row in await storage.tables_of_guest("guest-ann")] == ["t2"]
    assert not await storage.delete_table("t1")


async def test_table_with_a_later_event_is_not_deleted(storage: Storage) -> None:
    await new_table(storage, "t1")
    await storage.append("t1", 1, [event("joined")], PLAYING)
    assert not await storage.delete_table("t1", 1)
    assert await storage.table("t1") is not None
    assert await storage.delete_table("t1", 2)
    assert await storage.table("t1") is None


async def test_old_guests_without_a_table_are_deleted(storage: Storage) -> None:
    for name, seen in (("ann", 10), ("bob", 10), ("eve", 20)):
        await storage.put_guest(Guest(f"guest-{name}", name, 1, seen))
    await new_table(storage, "t1", seats=[Seat(0, "guest-bob", "bob")])
    assert await storage.delete_guests(20) == 1
    assert await storage.guest("guest-ann") is None
    assert await storage.guest("guest-bob") is not None
    assert await storage.guest("guest-eve") is not None


async def test_guest_may_change_the_name(storage: Storage) -> None:
    assert await storage.guest(ANN.guest_id) is None
    await storage.put_guest(ANN)
    assert await storage.guest(ANN.guest_id) == ANN
    await storage.put_guest(Guest(ANN.guest_id, "Anna", created_at=9, last_seen_at=9))
    assert await storage.guest(ANN.guest_id) == Guest(ANN.guest_id, "Anna", 1, 9)


async def test_deleted_guest_leaves_games_without_name_id_and_token(
    storage: Storage,
) -> None:
    await storage.put_guest(ANN)
    bob = Seat(1, "guest-bob", "Bob")
    bobs = Token("bobs", "t1", "seat1", 5, "guest-bob")
    await new_table(
        storage,
        "t1",
        seats=[Seat(0, ANN.guest_id, "Ann"), bob],
        tokens=[Token("anns", "t1", "seat0", 5, ANN.guest_id), bobs],
    )
    assert await storage.delete_guest(ANN.guest_id)
    assert await storage.guest(ANN.guest_id) is None
    assert await storage.token("anns") is None
    assert await storage.tables_of_guest(ANN.guest_id) == []
    row = await storage.table("t1")
    assert row is not None
    assert row.seats == (Seat(0, None, ""), bob)
    assert await storage.token("bobs") == bobs
    assert len(await storage.events("t1")) == 1
    assert not await storage.delete_guest(ANN.guest_id)


async def test_guest_without_a_row_is_deleted_from_seats(storage: Storage) -> None:
    await new_table(storage, "t1", seats=[Seat(0, "guest-ann", "Ann")])
    assert await storage.delete_guest("guest-ann")


async def test_secret_is_the_same_for_all_instances(
    storage: Storage, other_instance: Storage
) -> None:
    asked = await asyncio.gather(
        *(instance.secret("cookies") for instance in [storage, other_instance] * 4)
    )
    assert len(set(asked)) == 1
    assert len(asked[0]) == 32
    assert await storage.secret("another") != asked[0]
