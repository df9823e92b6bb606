"""Whole games over real sockets: online with a spectator, at one screen, and their records."""

import json
import random
from collections import Counter

import pytest

from mandala.records.record import Record
from mandala.records.replay import replay
from mandala.records.verify_deal import verify
from mandala.server.actions.move import Moved
from mandala.server.protocol.http import HotSeat, Online
from support.table_server import Running, look_at, play_out, until

pytestmark = pytest.mark.anyio


async def made_by(running: Running, table_id: str) -> Counter[str]:
    """Return how many stored moves were made in each way."""
    stored = await running.services.storage.events(table_id)
    return Counter(json.loads(event.body)["how"] for event in stored if event.kind == "moved")


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
        moves = await made_by(table_server, mine.table_id)
        assert moves["player"] == sent
        assert moves["automatic"] > 0  # claims without effect
        assert moves.total() == first.position.ply
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
    assert [check.what for check in checked.checks] == [
        "seed",
        "start",
        "deck",
        "reshuffles",
        "moves",
    ]


async def test_hot_seat_shows_one_hand_at_a_time(table_server: Running) -> None:
    ada = table_server.guest()
    seat = await ada.create(HotSeat(names=("Ada", "Bea"), starts="first"))
    async with ada.sit(seat.table_id, seat.seat_token) as line:
        assert line.seats == (0, 1)
        assert line.position.hand is None  # covered until a player asks to see the cards
        assert line.decision is None
        source = random.Random(2)
        while line.table.status != "over":
            shown = await look_at(line, line.position.to_move)
            assert shown.decision is not None
            ack = await line.move(source.choice(shown.decision.legal).move)
            await until(line, ack.seq)
        assert line.table.result is not None


async def test_look_sends_the_log_of_the_other_seat(table_server: Running) -> None:
    ada = table_server.guest()
    seat = await ada.create(HotSeat(names=("Ada", "Bea"), starts="first"))
    async with ada.sit(seat.table_id, seat.seat_token) as line:
        source = random.Random(3)
        for _ in range(12):
            decision = (await look_at(line, line.position.to_move)).decision
            assert decision is not None
            ack = await line.move(source.choice(decision.legal).move)
            await until(line, ack.seq)
        drew = set()
        for at in (0, 1, None):
            told = await look_at(line, at, since=0)
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
