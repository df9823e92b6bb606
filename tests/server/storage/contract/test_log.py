"""The log of a table: order, optimistic concurrency, retries, all or nothing."""

import asyncio
import itertools

import pytest

from mandala.server.storage.interface import (
    Conflict,
    Duplicate,
    NewEvent,
    NewTable,
    Seat,
    Storage,
    StoredEvent,
    Summary,
    Token,
    UnknownTable,
)
from support.storage import PLAYING, event, new_table

pytestmark = pytest.mark.anyio


async def test_a_new_table_has_its_first_events_numbered_from_one(storage: Storage) -> None:
    first = [NewEvent(5, "created", '{"name":"é✓"}'.encode()), NewEvent(6, "joined", b"{}", "0:a")]
    stored = await storage.create_table(
        NewTable("t1", "online", 5), first, Summary("playing", 1, 99, listed=True)
    )
    assert stored == [
        StoredEvent("t1", 1, 5, "created", '{"name":"é✓"}'.encode()),
        StoredEvent("t1", 2, 6, "joined", b"{}", "0:a"),
    ]
    assert await storage.events("t1") == stored
    row = await storage.table("t1")
    assert row is not None
    assert (row.kind, row.created_at, row.updated_at, row.seq) == ("online", 5, 6, 2)
    assert row.summary == Summary("playing", 1, 99, listed=True)


async def test_an_id_is_given_once(storage: Storage) -> None:
    await new_table(storage, "t1")
    with pytest.raises(Conflict) as refused:
        await new_table(storage, "t1")
    assert refused.value.current_seq == 1
    assert len(await storage.events("t1")) == 1


async def test_events_follow_the_last_one_known(storage: Storage) -> None:
    await new_table(storage, "t1")
    stored = await storage.append(
        "t1", 1, [event(at=7), event("completed", at=8)], Summary("over", None, None)
    )
    assert [(e.seq, e.kind) for e in stored] == [(2, "moved"), (3, "completed")]
    assert await storage.events("t1", after_seq=1) == stored
    row = await storage.table("t1")
    assert row is not None
    assert (row.seq, row.updated_at, row.summary) == (3, 8, Summary("over", None, None))


async def test_whoever_knows_too_little_or_too_much_is_told_where_the_log_stands(
    storage: Storage,
) -> None:
    await new_table(storage, "t1")
    await storage.append("t1", 1, [event()], PLAYING)
    for wrong in (0, 1, 3):
        with pytest.raises(Conflict) as refused:
            await storage.append("t1", wrong, [event("late")], Summary("over"))
        assert refused.value.current_seq == 2
    assert [e.kind for e in await storage.events("t1")] == ["created", "moved"]
    row = await storage.table("t1")
    assert row is not None
    assert row.summary == PLAYING


async def test_a_request_sent_again_is_answered_with_its_first_event(storage: Storage) -> None:
    await new_table(storage, "t1")
    (first,) = await storage.append("t1", 1, [event(request="0:x")], PLAYING)
    await storage.append("t1", 2, [event(request="1:y")], PLAYING)
    for expected in (1, 3):  # stale as in a retry, or up to date
        with pytest.raises(Duplicate) as again:
            await storage.append("t1", expected, [event(request="0:x")], PLAYING)
        assert again.value.event == first
    assert len(await storage.events("t1")) == 3


async def test_the_same_request_id_may_be_used_at_another_table(storage: Storage) -> None:
    for table_id in ("t1", "t2"):
        await new_table(storage, table_id)
        await storage.append(table_id, 1, [event(request="0:x")], PLAYING)


async def test_an_unknown_table_has_no_log(storage: Storage) -> None:
    assert await storage.events("nowhere") == []
    assert await storage.table("nowhere") is None
    with pytest.raises(UnknownTable):
        await storage.append("nowhere", 0, [event()], PLAYING)


async def test_a_table_changes_by_events_only(storage: Storage) -> None:
    await new_table(storage, "t1")
    with pytest.raises(ValueError, match="one or more"):
        await storage.append("t1", 1, [], Summary("over"))
    with pytest.raises(ValueError, match="different"):
        await storage.append("t1", 1, [event(request="0:x"), event(request="0:x")], PLAYING)
    assert len(await storage.events("t1")) == 1


async def test_one_refusal_fails_no_other_that_is_committed_with_it(storage: Storage) -> None:
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


async def test_writers_on_two_instances_never_lose_or_double_an_event(
    storage: Storage, other_instance: Storage
) -> None:
    ids = ["t1", "t2", "t3"]
    for table_id in ids:
        await new_table(storage, table_id)

    async def write(writer: int, instance: Storage, table_id: str) -> None:
        seq = 1
        for i in range(5):
            request = f"{writer}:{i}"
            while True:
                try:
                    stored = await instance.append(table_id, seq, [event(request=request)], PLAYING)
                    seq = stored[-1].seq
                    break
                except Conflict as conflict:
                    seq = conflict.current_seq

    instances = itertools.cycle([storage, other_instance])
    await asyncio.gather(
        *(write(w, next(instances), table_id) for w in range(6) for table_id in ids)
    )
    everything = {f"{w}:{i}" for w in range(6) for i in range(5)}
    for table_id in ids:
        log = await other_instance.events(table_id)
        assert [e.seq for e in log] == list(range(1, 32))
        assert {e.client_move_id for e in log[1:]} == everything


async def test_one_request_sent_to_two_instances_at_once_is_stored_once(
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
