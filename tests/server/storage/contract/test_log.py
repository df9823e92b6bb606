"""The log of a table: order, optimistic concurrency, retries, atomicity."""

import asyncio
import itertools

import pytest

from mandala.server.storage.base import (
    Conflict,
    Duplicate,
    NewEvent,
    NewTable,
    Seat,
    StoredEvent,
    Summary,
    Token,
    UnknownTable,
)
from mandala.server.storage.storage import Storage
from support.storage import PLAYING, event, new_table

pytestmark = pytest.mark.anyio


async def test_events_of_a_new_table_are_numbered_from_one(storage: Storage) -> None:
    first = [NewEvent(5, "created", '{"name":"é✓"}'.encode()), NewEvent(6, "joined", b"{}", "0:a")]
    stored = await storage.create_table(
        NewTable("t1", 5), first, Summary("playing", 1, True, '{"x":"é"}'.encode())
    )
    assert stored == [
        StoredEvent("t1", 1, 5, "created", '{"name":"é✓"}'.encode()),
        StoredEvent("t1", 2, 6, "joined", b"{}", "0:a"),
    ]
    assert await storage.events("t1") == stored
    row = await storage.table("t1")
    assert row is not None
    assert (row.created_at, row.updated_at, row.seq) == (5, 6, 2)
    assert row.summary == Summary("playing", 1, True, '{"x":"é"}'.encode())


async def test_second_table_with_the_same_id_is_refused(storage: Storage) -> None:
    await new_table(storage, "t1")
    with pytest.raises(Conflict, match="event 1"):
        await new_table(storage, "t1")
    assert len(await storage.events("t1")) == 1


async def test_events_are_appended_after_the_expected_one(storage: Storage) -> None:
    await new_table(storage, "t1")
    stored = await storage.append(
        "t1", 1, [event(at=7), event("completed", at=8)], Summary("over", None, False, b"{}")
    )
    assert [(e.seq, e.kind) for e in stored] == [(2, "moved"), (3, "completed")]
    assert await storage.events("t1", after_seq=1) == stored
    row = await storage.table("t1")
    assert row is not None
    assert (row.seq, row.updated_at, row.summary) == (3, 8, Summary("over", None, False, b"{}"))


async def test_append_with_another_expected_event_is_refused(
    storage: Storage,
) -> None:
    await new_table(storage, "t1")
    await storage.append("t1", 1, [event()], PLAYING)
    for wrong in (0, 1, 3):
        with pytest.raises(Conflict, match="event 2"):
            await storage.append("t1", wrong, [event("late")], Summary("over"))
    assert [e.kind for e in await storage.events("t1")] == ["created", "moved"]
    row = await storage.table("t1")
    assert row is not None
    assert row.summary == PLAYING


async def test_request_sent_twice_is_refused_as_duplicate(storage: Storage) -> None:
    await new_table(storage, "t1")
    await storage.append("t1", 1, [event(request="0:x")], PLAYING)
    await storage.append("t1", 2, [event(request="1:y")], PLAYING)
    for expected in (1, 3):  # stale as in a retry, or up to date
        with pytest.raises(Duplicate, match="event 2"):
            await storage.append("t1", expected, [event(request="0:x")], PLAYING)
    assert len(await storage.events("t1")) == 3


async def test_request_id_may_be_used_again_at_another_table(storage: Storage) -> None:
    for table_id in ("t1", "t2"):
        await new_table(storage, table_id)
        await storage.append(table_id, 1, [event(request="0:x")], PLAYING)


async def test_unknown_table_is_refused(storage: Storage) -> None:
    assert await storage.events("nowhere") == []
    assert await storage.table("nowhere") is None
    with pytest.raises(UnknownTable):
        await storage.append("nowhere", 0, [event()], PLAYING)


async def test_append_without_events_is_refused(storage: Storage) -> None:
    await new_table(storage, "t1")
    with pytest.raises(ValueError, match="one or more"):
        await storage.append("t1", 1, [], Summary("over"))
    with pytest.raises(ValueError, match="different"):
        await storage.append("t1", 1, [event(request="0:x"), event(request="0:x")], PLAYING)
    assert len(await storage.events("t1")) == 1


async def test_refused_operation_does_not_fail_others_in_its_commit(storage: Storage) -> None:
    """All are submitted at once, so they share commits: some stale, unknown, malformed."""
    ids = [f"t{i}" for i in range(40)]
    await asyncio.gather(*(new_table(storage, table_id) for table_id in ids))
    wrong_token = Token("h", "elsewhere", "seat0", 5)

    async def attempt(i: int) -> object:
        table_id = "nowhere" if i % 5 == 2 else ids[i]
        expected = 0 if i % 5 == 1 else 1
        tokens = [wrong_token] if i % 5 == 3 else []
        seats = [Seat(0, None, "x")]
        return await storage.append(
            table_id, expected, [event()], PLAYING, seats=seats, tokens=tokens
        )

    outcomes = await asyncio.gather(*map(attempt, range(40)), return_exceptions=True)
    kinds = [list, Conflict, UnknownTable, ValueError, list]
    assert [type(outcome) for outcome in outcomes] == kinds * 8
    for i, table_id in enumerate(ids):
        row = await storage.table(table_id)
        assert row is not None
        assert (row.seq, len(row.seats)) == ((2, 1) if i % 5 in (0, 4) else (1, 0))


async def test_two_instances_lose_and_double_no_event(
    storage: Storage, other_instance: Storage
) -> None:
    ids = ["t1", "t2", "t3"]
    for table_id in ids:
        await new_table(storage, table_id)

    async def write(writer: int, instance: Storage, table_id: str) -> None:
        seq = 1
        for i in range(5):
            request = f"{writer}:{i}"
            for _ in range(100):
                try:
                    stored = await instance.append(table_id, seq, [event(request=request)], PLAYING)
                    seq = stored[-1].seq
                    break
                except Conflict:
                    seq = (await instance.events(table_id))[-1].seq

    instances = itertools.cycle([storage, other_instance])
    await asyncio.gather(
        *(write(w, next(instances), table_id) for w in range(6) for table_id in ids)
    )
    everything = {f"{w}:{i}" for w in range(6) for i in range(5)}
    for table_id in ids:
        log = await other_instance.events(table_id)
        assert [e.seq for e in log] == list(range(1, 32))
        assert {e.client_move_id for e in log[1:]} == everything


async def test_request_sent_to_two_instances_is_stored_once(
    storage: Storage, other_instance: Storage
) -> None:
    await new_table(storage, "t1")
    outcomes = await asyncio.gather(
        *(
            i.append("t1", 1, [event(request="0:x")], PLAYING)
            for i in [storage, other_instance] * 5
        ),
        return_exceptions=True,
    )
    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Duplicate"] * 9 + ["list"]
    assert len(await storage.events("t1")) == 2


async def test_new_table_is_created_with_the_events_that_name_it(storage: Storage) -> None:
    await new_table(storage, "old")
    rematch = NewTable("new", 7, (Seat(0, "guest-ann", "Ann"),), (Token("h", "new", "seat:0", 7),))
    await storage.append(
        "old", 1, [event()], Summary("over"), new_table=(rematch, [event("created", 7)], PLAYING)
    )
    row = await storage.table("new")
    assert row is not None
    assert (row.created_at, row.seq, row.summary, row.seats) == (7, 1, PLAYING, rematch.seats)
    assert [e.kind for e in await storage.events("new")] == ["created"]
    assert await storage.token("h") == rematch.tokens[0]
    assert [e.kind for e in await storage.events("old")] == ["created", "moved"]


@pytest.mark.parametrize("refusal", [Conflict, Duplicate, UnknownTable])
async def test_refused_append_creates_no_new_table(
    storage: Storage, refusal: type[Exception]
) -> None:
    await new_table(storage, "old")
    await storage.append("old", 1, [event(request="0:x")], PLAYING)
    table_id = "nowhere" if refusal is UnknownTable else "old"
    request = "0:x" if refusal is Duplicate else "0:y"
    rows = (NewTable("new", 7), [event("created", 7)], PLAYING)
    with pytest.raises(refusal):
        await storage.append(table_id, 1, [event(request=request)], PLAYING, new_table=rows)
    assert await storage.table("new") is None
    assert await storage.events("new") == []


async def test_append_is_refused_if_the_id_of_its_new_table_exists(storage: Storage) -> None:
    await new_table(storage, "old")
    await new_table(storage, "new")
    rows = (NewTable("new", 7), [event("created", 7)], PLAYING)
    with pytest.raises(Conflict):
        await storage.append("old", 1, [event()], PLAYING, new_table=rows)
    assert len(await storage.events("old")) == 1
