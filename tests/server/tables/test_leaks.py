"""Nothing hidden reaches a reader: the same game with other hidden cards gives the same bytes.

At each ply the cards that a reader cannot know then are dealt differently, behind the deal
interface; the seed and so the commitment stay as they are. Everything a seat or a spectator is
sent (every update since the start, a snapshot with all it may catch up on, earlier positions,
refusals) must be the same to the last byte.
"""

import random
from dataclasses import replace

import pytest

from mandala.records.dealing import Dealer, WrittenDealer
from mandala.records.record import Record
from mandala.server.live.connection import Connection
from mandala.server.live.room import Advance, Room
from mandala.server.messages import from_client as ask
from mandala.server.refusal import Refused
from mandala.server.storage.interface import Seat
from mandala.server.tables import events as log
from mandala.server.tables.decide import consequence, decide
from mandala.server.tables.infos import decision
from mandala.server.tables.steps import Reader
from support.random_games import RandomGame
from support.table_logs import START, LoggedTable, created
from support.worlds import redealt

PLIES = 10  # moments looked at per game
SEATS = (Seat(0, "guest-a", "Ada"), Seat(1, "guest-b", "Bea"))
READERS = {0: Reader((0,), 0), 1: Reader((1,), 1), None: Reader()}


def everything_sent(world: Record, reader: Reader, memory: str) -> list[str] | None:
    """All that ``reader`` is sent at a table where the moves of ``world`` are played.

    None if the server makes the next move at once: then more is known than after ``world``.
    """
    then = WrittenDealer(world.deck, world.reshuffles, then=_Later())

    def dealer_for(_seed: bytes, _deal: str) -> Dealer:
        return then

    logged = LoggedTable(created(memory=memory, first=world.first), dealer_for)
    room = Room(logged.table, SEATS)
    connection = Connection(reader)
    room.connections.add(connection)
    sent: list[str] = []
    for number, move in enumerate(map(str, world.moves)):
        if len(room.table.plies) > number:
            continue  # a claim without effect, made by the server
        seat = room.table.to_move
        assert seat is not None
        asked = ask.Move(client_move_id=f"m{number}", seq=room.table.seq, move=move)
        advance = Advance(room)
        advance.apply(room.table.seq + 1, START, decide(room.table, seat, asked, START))
        while (follows := consequence(advance.table)) is not None:
            advance.apply(advance.table.seq + 1, START, follows)
        advance.publish(room, START)
        sent += connection._queue
        connection._queue.clear()
    if len(room.table.plies) > len(world.moves):
        return None
    connection.send(room.snapshot(reader, 0, START))
    connection.send(room.snapshot(reader, room.table.seq, START))
    for ply in range(0, len(room.table.plies), 9):
        try:
            connection.send(room.look_back(reader, ply))
        except Refused as refused:
            sent.append(refused.code)
    for seat in reader.seats:
        for wish in ("M1R", "F2G3", "DB2", "CY"):
            try:
                asked = ask.Move(client_move_id="x", seq=room.table.seq, move=wish)
                sent.append(str(decide(room.table, seat, asked, START)))
            except Refused as refused:
                sent.append(f"{refused.code} {refused.rule}")
    return sent + connection._queue


class _Later:
    """Decks after the last one written are never drawn from in these tests; any order will do."""

    def order(self, number: int, cards: str) -> str:
        del number
        return cards


@pytest.mark.parametrize(
    ("told", "memory"),
    [
        (RandomGame(1, "grower", 0), "open"),
        (RandomGame(2, "discarder", 1), "open"),  # the deck runs out, more than once
        (RandomGame(2, "discarder", 1), "strict"),
        (RandomGame(3, "any", 0), "strict"),
    ],
    ids=["grower-open", "discarder-open", "discarder-strict", "any-strict"],
)
def test_other_hidden_cards_change_no_byte(told: RandomGame, memory: str) -> None:
    record = told.played().record()
    source = random.Random(told.seed)
    compared = changed = 0
    for ply in range(3, len(record.moves), len(record.moves) // PLIES):
        world = _cut(record, ply)
        for seat, reader in READERS.items():
            sent = everything_sent(world, reader, memory)
            if sent is None:
                continue
            # A spectator knows less than either player: both hands are hidden from them.
            for hidden_from in (0, 1) if seat is None else (seat,):
                other = redealt(record, ply, hidden_from, source)
                assert sent == everything_sent(other, reader, memory)
                compared += 1
                changed += (other.deck, other.reshuffles) != (record.deck, record.reshuffles)
    assert compared >= 2 * PLIES
    assert changed > compared * 0.8  # the test does deal differently


def _cut(record: Record, ply: int) -> Record:
    return replace(record, moves=record.moves[:ply], result=None)


def test_the_comparison_would_notice_a_leak() -> None:
    """The same two worlds, looked at from the other seat, do differ."""
    record = RandomGame(1, "grower", 0).played().record()
    world = _cut(record, 20)
    other = redealt(record, 20, 0, random.Random(1))
    assert everything_sent(world, READERS[1], "open") != everything_sent(other, READERS[1], "open")


@pytest.mark.parametrize("seed", range(3))
def test_a_strict_table_does_not_tell_what_one_must_remember(seed: int) -> None:
    """Two games whose present looks the same at a real table, but whose past differs."""
    source = random.Random(seed)
    logged = LoggedTable(created(memory="strict"))
    room = Room(logged.table, SEATS)
    while logged.table.status != "over":
        room.table = logged.table
        for reader in READERS.values():
            shown = room.snapshot(reader, 0, START)
            assert shown.position.discard is None
            assert shown.position.reshuffled is None
            assert shown.position.cup_seen == (None, None)
            for seat in (0, 1):
                own = reader.look == seat
                assert (shown.position.worth[seat] is not None) == own
            plies = [
                step.event.ply for step in shown.steps if step.event.__class__.__name__ == "Moved"
            ]
            turns = [ply + 1 for ply, played in enumerate(logged.table.plies) if played.turn_start]
            if len(turns) > 2:
                assert min(plies) == turns[-2]
                assert not shown.complete
            for other in shown.steps:
                if other.position:
                    assert other.position.discard is None
        logged.move(str(source.choice(logged.table.game.legal_moves())))
    room.table = logged.table
    open_now = room.snapshot(READERS[0], None, START)
    assert open_now.position.discard is not None
    assert open_now.table.final is not None
    assert room.look_back(READERS[0], 3).ply == 3


def test_strict_effects_are_computed_from_what_lies_on_the_table() -> None:
    """They need nothing remembered: they equal those of a table where all is shown."""
    source = random.Random(4)
    logged = LoggedTable(created(memory="strict"))
    twin = LoggedTable(created(memory="open"))
    while logged.table.status != "over":
        seat = logged.table.to_move
        assert seat is not None
        strict = decision(logged.table, READERS[seat])
        assert strict == decision(twin.table, READERS[seat])
        assert strict is not None
        move = source.choice(strict.legal).move
        logged.move(move)
        twin.move(move)


def test_the_seed_and_the_final_cards_come_with_the_end_only() -> None:
    logged = LoggedTable()
    room = Room(logged.table, SEATS)
    for reader in READERS.values():
        shown = room.snapshot(reader, 0, START).table
        assert shown.seed is None
        assert shown.final is None
    logged.apply(log.Resigned(seat=0))
    shown = room.snapshot(Reader(), 0, START).table
    assert shown.seed == logged.table.created.seed
    assert shown.final is not None
