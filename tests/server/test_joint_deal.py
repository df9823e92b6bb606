"""The deal of a table: a commitment first, then a nonce of each player, then the cards."""

import random
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from mandala.client import ApiClient, MoveRefused, RequestRefused, TableSocket
from mandala.records.record import Record
from mandala.records.verify_deal import verify
from mandala.server.actions.abort import Abort
from mandala.server.actions.add_nonce import AddNonce
from mandala.server.actions.rematch import AnswerRematch, OfferRematch
from mandala.server.actions.resign import Resign
from mandala.server.protocol.http import AgainstAi, HotSeat, Online, SeatTaken
from support.table_server import Running, serving, until, until_true

pytestmark = pytest.mark.anyio

LONG = 600.0  # no test waits for this


@pytest.fixture
async def patient(tmp_path: Path) -> AsyncIterator[Running]:
    """A server that waits for the nonces."""
    async with serving(tmp_path, nonce_within_s=LONG) as running:
        yield running


@contextmanager
def refuses(code: str) -> Iterator[None]:
    with pytest.raises((MoveRefused, RequestRefused)) as refused:
        yield
    assert isinstance(refused.value, MoveRefused | RequestRefused)
    assert refused.value.code == code


async def dealt(line: TableSocket) -> None:
    await until_true(line, lambda: line.table.status == "playing")


async def two_seated(running: Running, **wish: Any) -> tuple[ApiClient, ApiClient, SeatTaken]:
    ada, bea = running.guest(), running.guest()
    seat = await ada.create(Online(name="Ada", **wish))
    await bea.join(seat.table_id, "Bea", seat.invite_token)
    return ada, bea, seat


async def record_after(line: TableSocket, guest: ApiClient) -> dict[str, Any]:
    """End the game and return its record."""
    await line.request(Resign(client_move_id="enough"))
    return await guest.record(line.table.id)


def add(nonce: str, request: str = "other") -> AddNonce:
    return AddNonce(client_move_id=request, nonce=nonce)


async def test_both_nonces_go_into_the_deal(patient: Running) -> None:
    ada, bea, seat = await two_seated(patient)
    async with ada.sit(seat.table_id) as one:
        assert one.table.status == "waiting"
        assert one.table.first is None
        assert (one.position.hand, one.position.deck_size) == ("", 108)
        commitment = one.table.commitment
        async with bea.sit(seat.table_id) as other:
            await dealt(one)
            await dealt(other)
            assert len(one.position.hand or "") == 6
            assert one.table.nonce == one.nonce
            assert other.table.nonce == other.nonce
            record = await record_after(one, ada)
    assert record["nonces"] == [one.nonce, other.nonce]
    assert record["commitment"] == commitment
    assert record["starts"] == "random"
    assert record["fair_deal"] == "mandala-fair-deal/2"
    assert verify(Record.from_json(record)).fair
    checked = await ada.verification(seat.table_id)
    assert checked.fair
    assert [check.what for check in checked.checks] == [
        "seed",
        "start",
        "deck",
        "reshuffles",
        "moves",
    ]


async def test_deal_goes_on_without_a_nonce_that_does_not_come(tmp_path: Path) -> None:
    async with serving(tmp_path, nonce_within_s=0.3) as running:
        ada, _, seat = await two_seated(running, starts="second")
        async with ada.sit(seat.table_id) as one:
            await dealt(one)
            assert one.position.to_move == 1
            record = await record_after(one, ada)
    assert record["nonces"] == [one.nonce, None]
    assert record["starts"] == 1
    assert verify(Record.from_json(record)).fair


async def test_first_nonce_of_a_seat_counts(patient: Running) -> None:
    """Two tabs or devices add a nonce; a request that is sent again is carried out once."""
    ada, bea, seat = await two_seated(patient)
    async with ada.sit(seat.table_id) as one:
        await until_true(one, lambda: one.table.nonce is not None)
        with refuses("nonce/given"):
            await one.request(add("ab" * 32))
        again = AddNonce(client_move_id=f"nonce-{one.nonce[:16]}", nonce="cd" * 32)
        assert (await one.request(again)).duplicate
        async with ada.sit(seat.table_id) as twin, bea.sit(seat.table_id) as other:
            await dealt(other)
            assert twin.nonce != one.nonce
            with refuses("nonce/not_due"):
                await other.request(add("ab" * 32))
            await dealt(one)
            record = await record_after(one, ada)
    assert record["nonces"][0] == one.nonce


async def test_nonce_is_kept_while_the_server_is_stopped(tmp_path: Path) -> None:
    async with serving(tmp_path, nonce_within_s=LONG) as running:
        ada = running.guest()
        seat = await ada.create(Online(name="Ada"))
        async with ada.sit(seat.table_id) as one:
            await until_true(one, lambda: one.table.nonce is not None)
            commitment = one.table.commitment
    async with serving(tmp_path, nonce_within_s=LONG) as running:
        bea = running.guest()
        await bea.join(seat.table_id, "Bea", seat.invite_token)
        async with bea.sit(seat.table_id) as other:
            await dealt(other)
            record = await record_after(other, bea)
    assert record["nonces"] == [one.nonce, other.nonce]
    assert record["commitment"] == commitment


async def test_spectator_and_stranger_add_no_nonce(patient: Running) -> None:
    _, _, seat = await two_seated(patient)
    async with patient.guest().sit(seat.table_id, watch_token=seat.watch_token) as watching:
        assert "add_nonce" not in watching.table.actions
        with refuses("seat/not_yours"):
            await watching.request(add("ab" * 32))


@pytest.mark.parametrize("kind", ["ai", "hotseat"])
async def test_one_person_adds_the_nonce_of_their_table(patient: Running, kind: str) -> None:
    ada = patient.guest()
    wish = AgainstAi(name="Ada", level=1) if kind == "ai" else HotSeat(names=("Ada", "Bea"))
    seat = await ada.create(wish)
    async with ada.sit(seat.table_id, look=0) as line:
        assert line.table.status == "playing"  # the cards are there at once
        assert len(line.position.hand or "") == 6
        record = await record_after(line, ada)
    assert record["nonces"] == [line.nonce, None]
    assert verify(Record.from_json(record)).fair


@pytest.mark.parametrize("same_deal", [False, True])
async def test_rematch_has_new_nonces_or_the_same_deal(patient: Running, same_deal: bool) -> None:
    ada, bea, seat = await two_seated(patient)
    async with ada.sit(seat.table_id) as one, bea.sit(seat.table_id) as other:
        await dealt(one)
        first = one.table.first
        old = await record_after(one, ada)
        await one.request(OfferRematch(client_move_id="again", same_deal=same_deal))
        await other.request(AnswerRematch(client_move_id="yes", accept=True))
        await until_true(one, lambda: bool(one.table.rematch and one.table.rematch.table_id))
        assert one.table.rematch is not None
        new_id = one.table.rematch.table_id
        assert new_id is not None
    async with ada.sit(new_id) as one, bea.sit(new_id) as other:
        assert one.table.status == ("playing" if same_deal else "waiting")
        await dealt(one)
        assert one.table.first == first  # the seats are swapped, so the other person starts
        new = await record_after(one, ada)
    assert verify(Record.from_json(new)).fair
    assert (new["deck"] == old["deck"]) == same_deal
    assert (new["nonces"] == old["nonces"]) == same_deal
    if not same_deal:
        assert new["nonces"] == [other.nonce, one.nonce]
        assert new["starts"] == first


async def test_waiting_table_that_is_called_off_has_no_record(patient: Running) -> None:
    ada = patient.guest()
    seat = await ada.create(Online(name="Ada"))
    async with ada.sit(seat.table_id) as line:
        await line.request(Abort(client_move_id="off"))
        await until_true(line, lambda: line.table.status == "over")
        assert line.table.final is not None
        assert line.table.final[0].hand == ""
    with refuses("table/not_started"):
        await ada.record(seat.table_id)


async def test_players_of_two_instances_deal_together(
    ready_postgres_url: str, tmp_path: Path
) -> None:
    wishes: dict[str, Any] = {"database_url": ready_postgres_url, "nonce_within_s": LONG}
    async with serving(tmp_path, **wishes) as here, serving(tmp_path, **wishes) as there:
        ada, bea = here.guest(), there.guest()
        seat = await ada.create(Online(name="Ada"))
        async with ada.sit(seat.table_id) as one:
            await bea.join(seat.table_id, "Bea", seat.invite_token)
            async with bea.sit(seat.table_id) as other:
                await dealt(one)
                await dealt(other)
                seated = {0: one, 1: other}
                mover = one.position.to_move
                assert mover is not None
                decision = seated[mover].decision
                assert decision is not None
                ack = await seated[mover].move(random.Random(1).choice(decision.legal).move)
                await until(one, ack.seq)
                await until(other, ack.seq)
                record = await record_after(one, ada)
    assert record["nonces"] == [one.nonce, other.nonce]
    assert verify(Record.from_json(record)).fair
