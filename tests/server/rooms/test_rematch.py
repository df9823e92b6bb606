"""Playing again: who sits where, who is asked, and that nobody is sent to a table that is not there."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from mandala.client import MoveRefused
from mandala.server.actions.rematch import AnswerRematch, OfferRematch
from mandala.server.actions.resign import Resign
from mandala.server.protocol.http import AgainstAi
from mandala.server.storage.base import StorageUnavailable
from support.random_games import TEMPERAMENTS, RandomGame
from support.table_server import Running, finished_pair, until, until_true
from support.what_if import what_if

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("same_deal", [False, True])
async def test_a_rematch_swaps_the_seats(table_server: Running, same_deal: bool) -> None:
    ada, bea, old, old_link = await finished_pair(table_server)
    async with ada.sit(old) as one, bea.sit(old) as two:
        await one.request(OfferRematch(client_move_id="again", same_deal=same_deal))
        await until_true(two, lambda: two.table.rematch is not None)
        assert two.table.rematch is not None
        assert two.table.rematch.offered_by == 0
        ack = await two.request(AnswerRematch(client_move_id="yes", accept=True))
        again = await two.request(AnswerRematch(client_move_id="yes", accept=True))
        assert (again.seq, again.duplicate) == (ack.seq, True)
        await until(one, ack.seq)
        assert one.table.rematch is not None
        new = one.table.rematch.table_id
        assert new is not None
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


async def test_two_offers_at_once_make_one_rematch(table_server: Running) -> None:
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


async def test_failed_acceptance_leaves_no_table_behind(
    table_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The new table and the event that names it are stored together or not at all."""
    ada, bea, old, _ = await finished_pair(table_server)
    storage = table_server.services.storage
    append: Callable[..., Awaitable[Any]] = storage.append
    failures = 2

    async def fail_at_first(*args: Any, **fields: Any) -> Any:
        nonlocal failures
        failures -= 1
        if failures >= 0:
            raise StorageUnavailable("database-unavailable")
        return await append(*args, **fields)

    async with ada.sit(old) as one, bea.sit(old) as two:
        await one.request(OfferRematch(client_move_id="one"))
        monkeypatch.setattr(storage, "append", fail_at_first)
        ack = await two.request(AnswerRematch(client_move_id="two", accept=True))
        assert not ack.duplicate  # the client asked again until it was stored
        await until(one, ack.seq)
        assert one.table.rematch is not None
        new = one.table.rematch.table_id
    for guest in (ada, bea):
        assert {game.table.id for game in (await guest.my_games()).games} == {old, new}


async def test_accepting_stores_no_offer_of_the_accepting_seat(table_server: Running) -> None:
    ada, bea, old, _ = await finished_pair(table_server)
    async with ada.sit(old) as one, bea.sit(old) as two:
        await one.request(OfferRematch(client_move_id="one", same_deal=True))
        ack = await two.request(OfferRematch(client_move_id="two", same_deal=True))
        await until(two, ack.seq)
    kinds = [event.kind for event in await table_server.services.storage.events(old)]
    assert kinds[-2:] == ["rematch_offered", "rematch_accepted"]


async def test_rematch_stored_without_an_answer_is_kept(
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


async def test_cookie_opens_the_seat_despite_an_older_link(table_server: Running) -> None:
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


async def test_same_cards_of_a_game_that_was_played_on_last_to_another_reshuffle(
    table_server: Running,
) -> None:
    """The other game discards other cards, so its second deck cannot be that of the first game."""
    record = RandomGame(5, "discarder", 1).played().to_record()
    assert record.reshuffles
    old = await what_if(table_server, record, len(record.moves) - 9, 0)
    guest = table_server.guest()
    async with guest.sit(old.table_id, old.seat_token) as line:
        await until(line, (await line.request(Resign(client_move_id="r"))).seq)
        await until(
            line, (await line.request(OfferRematch(client_move_id="a", same_deal=True))).seq
        )
        assert line.table.rematch is not None
        new = line.table.rematch.table_id
    assert new is not None
    assert (await guest.resume(new, old.seat_token)).seat == 1
    created = (await table_server.services.rooms.room(new)).table.created
    assert created.what_if is not None
    assert (created.what_if.seat, created.what_if.ply) == (0, 0)  # the cards of that seat are true
    game = (await table_server.services.rooms.room(new)).table.game_at(0)
    assert game.deck == record.deck
    assert game.first == record.first
    source, weights = random.Random(1), TEMPERAMENTS["discarder"]
    while not game.reshuffles:
        moves = game.legal_moves()
        (move,) = source.choices(moves, [weights[str(move)[0]] for move in moves])
        game.play(move)
