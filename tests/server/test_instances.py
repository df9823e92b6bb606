"""Two instances on one PostgreSQL: the players of a table may use different ones."""

import asyncio
import random
from pathlib import Path

import pytest

from mandala.cli.app import run
from mandala.client import ApiClient, RequestRefused, TableSocket
from mandala.server.actions.greet import Greet
from mandala.server.actions.move import Move
from mandala.server.actions.resign import Resign
from mandala.server.protocol.http import HotSeat, Online
from mandala.server.protocol.socket import ErrorMessage, Look, Snapshot
from mandala.server.rooms.sync import RoomSync
from support.postgres import Cluster
from support.raw_socket import raw_socket
from support.table_server import (
    Running,
    next_of,
    play_out,
    serving,
    table_between,
    until,
    until_dealt,
    until_true,
)

pytestmark = pytest.mark.anyio


def named(line: TableSocket) -> list[str]:
    """Return the names of the players that a viewer was sent last."""
    return [player.name for player in line.table.players if player]


async def test_game_between_two_instances(two: tuple[Running, Running]) -> None:
    ada, bea, table = await table_between(two)
    async with ada.sit(table) as one, bea.sit(table) as other:
        await until(one, 3)  # the other instance was notified that Bea joined
        assert one.table.players[1] is not None
        assert one.table.players[1].name == "Bea"
        await play_out({0: one, 1: other}, random.Random(1))
        assert one.table.result == other.table.result
        assert one.table.seed == other.table.seed
    assert await two[0].guest().record(table) == await two[1].guest().record(table)


async def test_one_of_two_moves_at_two_instances_is_stale(
    two: tuple[Running, Running],
) -> None:
    """The same player in two tabs at two instances: one move is played, the other is stale."""
    ada, bea, table = await table_between(two)
    twin = ApiClient(two[1].url)
    twin.cookie = ada.cookie
    async with ada.sit(table) as one, twin.sit(table) as same, bea.sit(table) as other:
        seq = await until_dealt(one)
        await until(same, seq)
        await until(other, seq)
        assert one.decision is not None
        moves = [legal.move for legal in one.decision.legal[:2]]
        answers = await asyncio.gather(
            one.request(Move(client_move_id="a", seq=seq, move=moves[0])),
            same.request(Move(client_move_id="b", seq=seq, move=moves[1])),
            other.request(Greet(client_move_id="g", key="hello")),
            return_exceptions=True,
        )
        refused = [answer for answer in answers if isinstance(answer, BaseException)]
        assert [getattr(error, "code", "") for error in refused] == ["move/stale"]
        for line in (one, same, other):
            await until(line, seq + 2)
            assert line.position.ply == 1
        # Whichever of the two was first: sent again from the other instance, it is known there.
        first, played = (
            ("b", moves[1]) if isinstance(answers[0], BaseException) else ("a", moves[0])
        )
        again = await same.request(Move(client_move_id=first, seq=seq, move=played))
        assert again.duplicate


async def test_deleted_name_is_removed_at_every_instance(two: tuple[Running, Running]) -> None:
    ada, bea, table = await table_between(two)
    async with bea.sit(table) as line:
        await ada.forget_me()
        await until_true(line, lambda: named(line) == ["", "Bea"])


async def test_move_that_could_not_be_read_is_read_later(
    postgres_cluster: Cluster, ready_database: str, ready_postgres_url: str, tmp_path: Path
) -> None:
    """The notification arrives, but at that moment the database refuses to be read."""

    def sql(command: str) -> None:
        postgres_cluster.sql(command, ready_database)

    sql("GRANT ALL ON ALL TABLES IN SCHEMA public TO club")
    own_account = ready_postgres_url.replace("postgres@", "club:club-secret@")
    async with (
        serving(tmp_path, database_url=ready_postgres_url) as one,
        serving(tmp_path, database_url=own_account) as other,
    ):
        ada, bea, table = await table_between((one, other))
        async with ada.sit(table) as here, bea.sit(table) as there:
            await until_dealt(here)
            sql("REVOKE SELECT ON events FROM club")
            assert here.decision is not None
            ack = await here.move(here.decision.legal[0].move)
            async with asyncio.timeout(20):
                while not other.services.rooms.by_id[table].stale:
                    await asyncio.sleep(0.02)
            sql("GRANT SELECT ON events TO club")
            await until(there, ack.seq)
            assert there.position.ply == 1


async def test_guest_deleted_by_command_is_removed_at_every_instance(
    two: tuple[Running, Running], ready_postgres_url: str
) -> None:
    ada, bea, table = await table_between(two)
    guest = two[0].services.guests.read(ada.cookie)
    assert guest is not None
    async with bea.sit(table) as line:
        command = ["delete-guest", guest.guest_id, "--database", ready_postgres_url]
        assert await asyncio.to_thread(run, command) == 0
        await until_true(line, lambda: named(line) == ["", "Bea"])


async def test_seat_taken_at_another_instance_opens_before_the_notification(
    two: tuple[Running, Running],
) -> None:
    ada, bea = two[0].guest(), two[1].guest()
    seat = await ada.create(Online(name="Ada", starts="first"))
    room = await two[0].services.rooms.room(seat.table_id)
    async with room.lock:  # this instance cannot read the notification meanwhile
        await bea.join(seat.table_id, "Bea", seat.invite_token)
        assert len(room.seats) == 1
        links = two[0].services.access
        guest = two[0].services.guests.read(bea.cookie)
        assert guest is not None
        assert await links.seats_held(room, None, guest.guest_id) == (1,)
        assert await links.seats_held(room, None, "somebody-else") == ()


async def test_record_is_sent_before_the_notification_of_the_end(
    two: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bea, table = await table_between(two)
    await two[1].services.rooms.room(table)
    with pytest.raises(RequestRefused) as refused:
        await bea.record(table)
    assert refused.value.code == "table/not_over"
    monkeypatch.setattr(RoomSync, "receive", lambda *_: None)
    async with ada.sit(table) as line:
        await line.request(Resign(client_move_id="enough"))
    assert (await bea.record(table))["result"]["reason"] == "resign"
    assert (await bea.verification(table)).fair


async def test_viewer_who_changes_instances_gets_no_older_position(
    two: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, _, table = await table_between(two)
    await two[1].services.rooms.room(table)
    monkeypatch.setattr(
        RoomSync, "receive", lambda *_: None
    )  # the notification does not arrive in time
    async with ada.sit(table) as line:
        assert line.decision is not None
        ack = await line.move(line.decision.legal[0].move)
    async with raw_socket(two[1].url, table, Cookie=ada.cookie or "") as socket:
        shown = await socket.hello(since=ack.seq)
        assert shown["seq"] == ack.seq
        assert shown["position"]["ply"] == 1


async def test_viewer_who_looks_at_another_seat_gets_no_older_position(
    two: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two people at one screen, who have the table open at both instances."""
    ada = two[0].guest()
    seat = await ada.create(HotSeat(names=("Ada", "Bea"), starts="first"))
    async with (
        raw_socket(two[0].url, seat.table_id, Cookie=ada.cookie or "") as here,
        raw_socket(two[1].url, seat.table_id, Cookie=ada.cookie or "") as there,
    ):
        await here.hello()
        await there.hello()
        monkeypatch.setattr(
            RoomSync, "receive", lambda *_: None
        )  # the notification does not arrive in time
        await here.send({"type": "look", "seat": 0})
        shown = await here.receive("snapshot")
        move = shown["decision"]["legal"][0]["move"]
        ack = await here.ask("move", client_move_id="a", seq=shown["seq"], move=move)
        await there.send({"type": "look", "seat": 1, "since": ack["seq"]})
        shown = await there.receive("snapshot")
        assert shown["seq"] == ack["seq"]
        assert (shown["position"]["ply"], shown["position"]["seat"]) == (1, 1)


@pytest.mark.parametrize(("wished", "told"), [(1, 0), (None, None)])
async def test_failed_look_keeps_the_seat_but_covers_the_cards_if_asked(
    two: tuple[Running, Running],
    postgres_cluster: Cluster,
    ready_database: str,
    wished: int | None,
    told: int | None,
) -> None:
    """The viewer knows a later event than this instance, which cannot read it."""
    ada, twin = two[0].guest(), two[1].guest()
    seat = await ada.create(HotSeat(names=("Ada", "Bea"), starts="first"))
    async with (
        ada.sit(seat.table_id, look=0) as here,
        twin.sit(seat.table_id, seat.seat_token, look=0) as there,
    ):
        with postgres_cluster.away(ready_database):
            await here.send(Look(seat=wished, since=here.seq + 1))
            answer = await next_of(here, ErrorMessage)
            assert answer.code == "server/unavailable"
        assert there.decision is not None
        ack = await there.move(there.decision.legal[0].move)
        await until(here, ack.seq)
        assert (here.position.ply, here.position.seat) == (1, told)
        await here.send(Look(seat=1, since=here.seq))
        shown = await next_of(here, Snapshot)
        assert shown.position.seat == 1
