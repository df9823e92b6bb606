"""Playing again: who sits where, who is asked, and that nobody is sent to a table that is not there."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from mandala.client import Server
from mandala.client.socket import MoveRefused
from mandala.server.messages.from_client import AnswerRematch, OfferRematch, Resign
from mandala.server.messages.http import AgainstAi
from mandala.server.storage.interface import StorageUnavailable
from support.table_server import Running, finished_pair, until

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("same_deal", [False, True])
async def test_a_rematch_swaps_the_seats(table_server: Running, same_deal: bool) -> None:
    ada, bea, old, old_link = await finished_pair(table_server)
    async with ada.sit(old) as one, bea.sit(old) as two:
        await one.request(OfferRematch(client_move_id="again", same_deal=same_deal))
        while two.table.rematch is None:
            await two.next()
        assert two.table.rematch.offered_by == 0
        ack = await two.request(AnswerRematch(client_move_id="yes", accept=True))
        again = await two.request(AnswerRematch(client_move_id="yes", accept=True))
        assert (again.seq, again.duplicate) == (ack.seq, True)
        while one.table.rematch is None or one.table.rematch.table_id is None:
            await one.next()
        new = one.table.rematch.table_id
    mine = await ada.resume(new)
    assert mine.seat == 1
    assert (await table_server.guest().resume(new, old_link)).seat == 1  # by the old seat link
    async with ada.sit(new) as line:
        assert line.table.first == 0  # Bea starts now
        assert line.table.rematch_of == old
        before = await ada.record(old)
        async with bea.sit(new) as other:
            seen = other.position
        assert (line.table.deal == old) == same_deal
    deck = before["deck"]
    dealt = [sorted(cards) for cards in (deck[:2], deck[2:4], deck[4:10])]
    mountains = [mandala.mountain for mandala in seen.mandalas]
    found = [sorted(cards) for cards in (*mountains, seen.hand or "")]
    assert (found == dealt) == same_deal
    tables = {game.table.id for game in (await ada.my_games()).games}
    assert tables == {old, new}  # no third table was left over


async def test_against_the_ai_a_rematch_needs_no_answer(table_server: Running) -> None:
    ada = table_server.guest()
    seat = await ada.create(AgainstAi(name="Ada", level=1, starts="first"))
    async with ada.sit(seat.table_id) as line:
        await until(line, (await line.request(Resign(client_move_id="r"))).seq)
        ack = await line.request(OfferRematch(client_move_id="again"))
        await until(line, ack.seq)
        assert line.table.rematch is not None
        new = line.table.rematch.table_id
    assert new is not None
    assert (await ada.resume(new)).seat == 1


async def test_two_who_offer_at_once_play_again(table_server: Running) -> None:
    for number in range(5):
        ada, bea, old, _ = await finished_pair(table_server)
        async with ada.sit(old) as one, bea.sit(old) as two:
            acks = await asyncio.gather(
                one.request(OfferRematch(client_move_id=f"one-{number}")),
                two.request(OfferRematch(client_move_id=f"two-{number}")),
            )
            await until(one, max(ack.seq for ack in acks))
            assert one.table.rematch is not None
            new = one.table.rematch.table_id
        assert new is not None
        assert {(await guest.resume(new)).seat for guest in (ada, bea)} == {0, 1}
        assert {game.table.id for game in (await ada.my_games()).games} == {old, new}


async def test_an_offer_that_was_declined_meanwhile_is_only_an_offer(
    table_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ada offers what Bea has offered, and Bea takes it back while the new table is being made."""
    ada, bea, old, _ = await finished_pair(table_server)
    seating = table_server.services.seating
    found = seating.found
    async with ada.sit(old) as one, bea.sit(old) as two:
        await one.request(OfferRematch(client_move_id="one"))

        async def interrupted(*args: Any, **fields: Any) -> Any:
            monkeypatch.setattr(seating, "found", found)
            await two.request(AnswerRematch(client_move_id="no", accept=False))
            return await found(*args, **fields)

        monkeypatch.setattr(seating, "found", interrupted)
        twin = Server(table_server.url)
        twin.cookie = bea.cookie
        async with twin.sit(old) as tab:
            await until(one, (await tab.request(OfferRematch(client_move_id="two"))).seq)
        assert one.table.rematch is not None
        assert one.table.rematch.offered_by == 1
        assert one.table.rematch.table_id is None
    assert [game.table.id for game in (await ada.my_games()).games] == [old]


async def test_a_table_the_old_one_may_name_already_stays(
    table_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The line to the database breaks after the commit, before its answer."""
    ada, bea, old, _ = await finished_pair(table_server)
    storage = table_server.services.storage
    append: Callable[..., Awaitable[Any]] = storage.append

    async def stored_but_not_heard(*args: Any, **fields: Any) -> Any:
        await append(*args, **fields)
        raise StorageUnavailable("database-unavailable")

    async with ada.sit(old) as one, bea.sit(old) as two:
        await one.request(OfferRematch(client_move_id="one"))
        monkeypatch.setattr(storage, "append", stored_but_not_heard)
        ack = await two.request(OfferRematch(client_move_id="two"))  # the client asks again
        assert ack.duplicate
        await until(one, ack.seq)
        assert one.table.rematch is not None
        new = one.table.rematch.table_id
    assert new is not None
    assert (await ada.resume(new)).seat == 1


async def test_an_old_link_does_not_keep_its_owner_out(table_server: Running) -> None:
    """A browser may hold the link of two games ago; its cookie opens the seat."""
    ada, bea, table, link = await finished_pair(table_server)
    for number in range(2):
        async with ada.sit(table) as one, bea.sit(table) as two:
            if one.table.status != "over":
                await until(one, (await one.request(Resign(client_move_id="r"))).seq)
            await one.request(OfferRematch(client_move_id=f"again-{number}"))
            ack = await two.request(OfferRematch(client_move_id=f"yes-{number}"))
            await until(one, ack.seq)
            assert one.table.rematch is not None
            assert one.table.rematch.table_id is not None
            table = one.table.rematch.table_id
    async with ada.sit(table, link) as line:
        assert line.seats == (0,)  # swapped twice
    with pytest.raises(MoveRefused):
        async with table_server.guest().sit(table, link):
            pass
