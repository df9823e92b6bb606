"""Whole games over real sockets: online with a spectator, at one screen, and their records."""

import random

import pytest

from mandala.records.fair_deal import verify
from mandala.records.record import Record
from mandala.records.replay import replay
from mandala.server.messages.from_client import Look
from mandala.server.messages.from_server import Snapshot
from mandala.server.messages.http import HotSeat, Online
from mandala.server.messages.steps import Moved
from support.table_server import Running, play_out, until

pytestmark = pytest.mark.anyio


async def test_two_people_and_a_spectator_play_to_the_final_score(table_server: Running) -> None:
    ada, bea, cleo = table_server.guest(), table_server.guest(), table_server.guest()
    mine = await ada.create(Online(name="Ada"))
    assert (await ada.summary(mine.table_id)).status == "waiting"
    theirs = await bea.join(mine.table_id, "Bea", mine.invite_token)
    assert (mine.seat, theirs.seat) == (0, 1)
    async with (
        ada.sit(mine.table_id, mine.seat_token) as first,
        bea.sit(mine.table_id) as second,  # the cookie is enough
        cleo.sit(mine.table_id, watch_token=mine.watch_token) as watching,
    ):
        sent = await play_out({0: first, 1: second}, random.Random(1), watching)
        assert sent <= first.position.ply  # claims without effect were made by the server
        assert first.table.result == second.table.result == watching.table.result
        assert first.table.result is not None
        assert first.table.final is not None
        totals = [seat.total for seat in first.table.final]
        assert totals == list(first.table.result.scores)
        assert watching.position.hand is None
        assert watching.decision is None
    record = Record.from_json(await cleo.record(mine.table_id))
    assert record.players == ("Ada", "Bea")
    assert replay(record).result == record.result
    assert verify(record).fair
    checked = await cleo.verification(mine.table_id)
    assert checked.fair
    assert [check.what for check in checked.checks] == ["seed", "deck", "reshuffles", "moves"]


async def test_at_one_screen_only_one_hand_is_shown_at_a_time(table_server: Running) -> None:
    ada = table_server.guest()
    seat = await ada.create(HotSeat(names=("Ada", "Bea"), starts="first"))
    async with ada.sit(seat.table_id, seat.seat_token) as line:
        assert line.seats == (0, 1)
        assert line.position.hand is None  # covered until somebody says who looks
        assert line.decision is None
        source = random.Random(2)
        while line.table.status != "over":
            to_move = line.position.to_move
            await line.send(Look(seat=to_move))
            while line.position.seat != to_move:
                await line.next()
            assert line.decision is not None
            ack = await line.move(source.choice(line.decision.legal).move)
            await until(line, ack.seq)
        assert line.table.result is not None


async def test_another_look_is_told_the_log_anew(table_server: Running) -> None:
    ada = table_server.guest()
    seat = await ada.create(HotSeat(names=("Ada", "Bea"), starts="first"))
    async with ada.sit(seat.table_id, seat.seat_token) as line:

        async def look(at: int | None) -> Snapshot:
            await line.send(Look(seat=at, since=0))
            while not isinstance(told := await line.next(), Snapshot) or told.position.seat != at:
                pass
            return told

        source = random.Random(3)
        for _ in range(12):
            decision = (await look(line.position.to_move)).decision
            assert decision is not None
            ack = await line.move(source.choice(decision.legal).move)
            await until(line, ack.seq)
        drew = set()
        for at in (0, 1, None):
            told = await look(at)
            assert told.complete
            moves = [step for step in told.steps if isinstance(step.event, Moved)]
            assert len(moves) == told.position.ply
            for step in moves:
                assert step.position is not None
                assert step.position.seat == at
                assert isinstance(step.event, Moved)
                assert (step.event.drawn is not None) == (step.event.seat == at)
                drew |= {at} if step.event.drawn else set()
        assert drew == {0, 1}


async def test_my_games_and_listed_tables(table_server: Running) -> None:
    ada, bea = table_server.guest(), table_server.guest()
    hidden = await ada.create(Online(name="Ada"))
    shown = await ada.create(Online(name="Ada", listed=True, starts="second"))
    listed = await bea.listed()
    assert [table.id for table in listed.waiting] == [shown.table_id]
    assert listed.playing == ()
    await bea.join(shown.table_id, "Bea")  # a listed table needs no invitation
    listed = await bea.listed()
    assert [table.id for table in listed.playing] == [shown.table_id]
    games = (await bea.my_games()).games
    assert [(game.table.id, game.seats, game.your_turn) for game in games] == [
        (shown.table_id, (1,), True)
    ]
    assert {game.table.id for game in (await ada.my_games()).games} == {
        hidden.table_id,
        shown.table_id,
    }
    assert (await table_server.guest().my_games()).games == ()
