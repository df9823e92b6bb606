"""No hidden card reaches a viewer: the same game with other hidden cards sends the same bytes.

At some plies of a game, the cards that a viewer cannot know then are dealt differently. The seed
and so the commitment stay as they are. The game is played by real sessions at a real room with a
real storage. Everything each viewer is sent is compared to the last byte: acknowledgements,
updates, presence, snapshots, earlier positions and refusals.
"""

import random
import secrets
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

import pytest

from mandala.records.dealers import Dealer, FixedDealer
from mandala.records.fair_deal import JointDeal, Nonces
from mandala.records.record import Record
from mandala.server.actions.base import Commit
from mandala.server.actions.move import MovePlayed
from mandala.server.actions.resign import Resigned
from mandala.server.app import Overrides, running_services
from mandala.server.config import Settings
from mandala.server.metrics import Metrics
from mandala.server.protocol.http import JoinTable
from mandala.server.protocol.types import CorrespondenceClock, Memory
from mandala.server.rooms.access import INVITE, WATCH, seat_role
from mandala.server.rooms.new_table import prepare_table
from mandala.server.rooms.room import Room
from mandala.server.services import Services
from mandala.server.state.events import Created, Viewer
from mandala.server.state.table import Table
from mandala.server.storage.base import Seat, Token, token_hash
from mandala.server.storage.open import sqlite_url
from mandala.server.views.decision import decision
from mandala.server.views.snapshot import look_back, snapshot
from mandala.server.views.summary import table_summary
from support.random_games import RandomGame
from support.session_socket import SessionSocket, session_socket
from support.table_logs import START, LoggedTable, created
from support.worlds import redealt

pytestmark = pytest.mark.anyio

MOMENTS = 6  # compared per game
TABLE = "table-1"
SEATS = (Seat(0, "guest-a", "Ada"), Seat(1, "guest-b", "Bea"))
TOKENS = {seat_role((0,)): "seat-zero-token-01", seat_role((1,)): "seat-one-token-012"}
WATCH_TOKEN = "watch-token-012345"
INVITE_TOKEN = "invite-token-01234"
VIEWERS = {0: Viewer((0,), 0), 1: Viewer((1,), 1), None: Viewer()}


class Worlds:
    """Deals the cards of ``record`` at every table."""

    record: Record

    def dealer(self, _deal: JointDeal, _nonces: Nonces | None) -> Dealer:
        return FixedDealer(self.record.deck, self.record.reshuffles, fallback=_AnyOrder())


class _AnyOrder:
    """Orders decks after the last written one, which these tests never draw from."""

    def order(self, number: int, cards: str) -> str:
        del number
        return cards


@pytest.fixture
def worlds() -> Worlds:
    return Worlds()


@pytest.fixture
async def services(tmp_path: Path, worlds: Worlds) -> AsyncIterator[Services]:
    """The parts of a server without a network, at a fixed time."""
    settings = Settings(sqlite_url(tmp_path / "tables.db"), ai_workers=0, limits=1_000.0)
    overrides = Overrides(now=lambda: START, dealer_for=worlds.dealer)
    async with running_services(settings, Metrics(), overrides) as running:
        yield running


@dataclass(frozen=True)
class Secrets:
    """The secrets before the end: the seed, and from each player the other player's nonce."""

    seed: str
    nonces: tuple[str, str]

    def other_than(self, hidden_from: int) -> "Secrets":
        """Return other secrets, but the same nonce of the seat ``hidden_from``."""
        other = secrets.token_hex(32)
        nonces = (self.nonces[0], other) if hidden_from == 0 else (other, self.nonces[1])
        return Secrets(secrets.token_hex(32), nonces)


PLAIN = Secrets("11" * 32, ("22" * 32, "33" * 32))


async def open_table(services: Services, first: Created, people: tuple[Seat, ...]) -> Room:
    """Create a table with links whose texts are known."""
    texts = {**TOKENS, WATCH: WATCH_TOKEN, INVITE: INVITE_TOKEN}
    del texts[seat_role((1,))]  # joining makes this one
    tokens = tuple(Token(token_hash(text), TABLE, role, START) for role, text in texts.items())
    new = prepare_table(TABLE, first, people, START, services.rooms.dealer_for, tokens)
    await services.storage.create_table(*new.rows)
    return services.rooms.register(new.table, new.seats)


async def everything_sent(
    services: Services, world: Record, memory: Memory, secret: Secrets = PLAIN
) -> dict[int | None, list[str]] | None:
    """Return all that each viewer is sent while a second player joins, both add their nonces, and
    the moves of ``world`` are played.

    Returns None if the server makes the next move at once: viewers then know more than ``world``.
    """
    first = created(memory=memory, first=world.first, deal_version=2, seed=secret.seed)
    room = await open_table(services, first, SEATS[:1])
    async with AsyncExitStack() as stack:

        async def sit(**hello: str) -> SessionSocket:
            return await stack.enter_async_context(session_socket(services, TABLE, **hello))

        sockets = {0: await sit(seat_token=TOKENS["seat:0"])}
        watching = await sit(watch_token=WATCH_TOKEN)
        joining = JoinTable(
            name="Bea", invite_token=INVITE_TOKEN, seat_token=TOKENS[seat_role((1,))]
        )

        async def add_nonce(seat: int) -> None:
            nonce = {"client_move_id": "nonce", "nonce": secret.nonces[seat]}
            await sockets[seat].send({"type": "add_nonce"} | nonce)

        await add_nonce(0)
        assert room.table.dealt_game is None
        await sockets[0].send({"type": "resync", "since": 0})
        await sockets[0].send({"type": "look_back", "ply": 0})
        await services.lobby.join(TABLE, joining, "guest-b")
        sockets[1] = await sit(seat_token=TOKENS["seat:1"])
        await add_nonce(1)
        assert room.table.shows_cards
        everyone = [*sockets.values(), watching]
        for socket in everyone:
            await socket.settle()
        for number, move in enumerate(map(str, world.moves)):
            if len(room.table.plies) > number:
                continue  # a claim without effect, made by the server
            seat = room.table.to_move
            assert seat is not None
            asked = {"client_move_id": f"m{number}", "seq": room.table.seq, "move": move}
            await sockets[seat].send({"type": "move"} | asked)
            for other in everyone:
                await other.settle()
        moves_made = len(room.table.plies)
        for socket in everyone:
            await socket.send({"type": "resync", "since": 0})
            await socket.send({"type": "resync", "since": room.table.seq})
            for ply in range(0, moves_made, 9):
                await socket.send({"type": "look_back", "ply": ply})
            await socket.send({"type": "ask_hint", "client_move_id": "h", "seq": room.table.seq})
            choice = socket.last("snapshot")["decision"]
            refused = [one["moves"][0] for one in choice["refused"]] if choice else ["M1R"]
            for move in refused:
                asked = {"client_move_id": "x", "seq": room.table.seq, "move": move}
                await socket.send({"type": "move"} | asked)
    services.rooms.evict(room)
    await services.storage.delete_table(TABLE)
    if moves_made > len(world.moves):
        return None
    return {0: sockets[0].received, 1: sockets[1].received, None: watching.received}


@pytest.mark.parametrize(
    ("game", "memory"),
    [
        (RandomGame(1, "grower", 0), "open"),
        (RandomGame(2, "discarder", 1), "open"),  # the deck runs out more than once
        (RandomGame(2, "discarder", 1), "strict"),
        (RandomGame(3, "any", 0), "strict"),
    ],
    ids=["grower-open", "discarder-open", "discarder-strict", "any-strict"],
)
async def test_other_hidden_cards_change_no_byte(
    services: Services, worlds: Worlds, game: RandomGame, memory: Memory
) -> None:
    record = game.played().to_record()
    source = random.Random(game.seed)
    compared = changed = 0
    for ply in range(3, len(record.moves), len(record.moves) // MOMENTS):
        worlds.record = _cut(record, ply)
        sent = await everything_sent(services, worlds.record, memory)
        if sent is None:
            continue
        # A spectator knows less than either player: both hands are hidden from them.
        for hidden_from in (0, 1):
            worlds.record = redealt(record, ply, hidden_from, source)
            secret = PLAIN.other_than(hidden_from)
            other = await everything_sent(services, worlds.record, memory, secret)
            assert other is not None
            assert other[hidden_from] == sent[hidden_from]
            assert other[None] == sent[None]
            compared += 1
            changed += worlds.record.deck != record.deck or (
                worlds.record.reshuffles != record.reshuffles
            )
    assert compared >= MOMENTS
    assert changed > compared * 0.8  # the test does deal differently


def _cut(record: Record, ply: int) -> Record:
    return replace(record, moves=record.moves[:ply], result=None)


async def test_the_comparison_notices_a_leak(services: Services, worlds: Worlds) -> None:
    """The same two worlds differ for the other seat, whose cards were dealt again."""
    record = RandomGame(1, "grower", 0).played().to_record()
    worlds.record = _cut(record, 20)
    sent = await everything_sent(services, worlds.record, "open")
    worlds.record = redealt(record, 20, 0, random.Random(1))
    other = await everything_sent(services, worlds.record, "open")
    assert sent is not None
    assert other is not None
    assert sent[1] != other[1]


@pytest.mark.parametrize("seed", range(3))
def test_strict_table_shows_nothing_to_remember(seed: int) -> None:
    source = random.Random(seed)
    logged = LoggedTable(created(memory="strict"))
    while logged.table.status != "over":
        turns = [
            ply + 1 for ply, played in enumerate(logged.table.plies) if played.result.claim is None
        ]
        for viewer in VIEWERS.values():
            shown = snapshot(logged.table, SEATS, viewer, 0, START)
            for position in (shown.position, *(s.position for s in shown.steps if s.position)):
                assert position.discard is None
                assert position.reshuffled is None
                assert position.cup_seen == (None, None)
            for seat in (0, 1):
                assert (shown.position.worth[seat] is not None) == (viewer.look == seat)
            plies = [getattr(step.event, "ply", None) for step in shown.steps]
            if len(turns) > 2:
                assert min(ply for ply in plies if ply is not None) == turns[-2]
                assert not shown.complete
        logged.move(str(source.choice(logged.table.game.legal_moves())))
    after = snapshot(logged.table, SEATS, VIEWERS[0], None, START)
    assert after.position.discard is not None
    assert after.table.final is not None
    (*_, earlier) = look_back(logged.table, VIEWERS[0], 3)
    assert earlier
    assert earlier.ply == 3


def test_seed_and_final_cards_are_shown_only_after_the_end() -> None:
    logged = LoggedTable()
    for viewer in VIEWERS.values():
        shown = snapshot(logged.table, SEATS, viewer, 0, START).table
        assert shown.seed is None
        assert shown.final is None
    logged.apply(Resigned(seat=0))
    shown = snapshot(logged.table, SEATS, Viewer(), 0, START).table
    assert shown.seed == logged.table.created.seed
    assert shown.final is not None


def test_strict_effects_equal_those_of_an_open_table() -> None:
    source = random.Random(4)
    logged = LoggedTable(created(memory="strict"))
    twin = LoggedTable(created(memory="open"))
    while logged.table.status != "over":
        seat = logged.table.to_move
        assert seat is not None
        strict = decision(logged.table, VIEWERS[seat])
        assert strict == decision(twin.table, VIEWERS[seat])
        assert strict is not None
        move = source.choice(strict.legal).move
        logged.move(move)
        twin.move(move)


async def sent_beside_a_list(services: Services, lists: tuple[str, ...]) -> list[str]:
    """Return all that is sent to others while seat 0 leaves ``lists`` of claims, and what lists of
    tables show to them."""
    post = CorrespondenceClock(days=3)
    tokens = [Token(token_hash(text), TABLE, role, START) for role, text in TOKENS.items()]
    tokens.append(Token(token_hash(WATCH_TOKEN), TABLE, WATCH, START))
    dealer_for = services.rooms.dealer_for
    new = prepare_table(TABLE, created(clock=post), SEATS, START, dealer_for, tuple(tokens))
    await services.storage.create_table(*new.rows)
    room = services.rooms.register(new.table, new.seats)
    later = iter(range(START, START + 100_000, 1_000))
    async with AsyncExitStack() as stack:
        own, other, watching = [
            await stack.enter_async_context(session_socket(services, TABLE, **hello))
            for hello in (
                {"seat_token": TOKENS["seat:0"]},
                {"seat_token": TOKENS["seat:1"]},
                {"watch_token": WATCH_TOKEN},
            )
        ]
        knows = {other: 0, watching: 0}

        def last_seq(socket: SessionSocket) -> int:
            return int(socket.last("snapshot", "update")["seq"])

        shown: list[str] = []
        for turn in range(4):
            room.table.last_at = next(later)
            for number, colours in enumerate(lists):
                request = {"client_move_id": f"l{turn}-{number}", "colours": colours}
                await own.send({"type": "list_claims"} | request)
            row = await services.storage.table(TABLE)
            assert row is not None
            shown.append(str(table_summary(row)))
            for socket in knows:
                # A refused request, a stale one, one that claims to know more, and a reconnection.
                for seq in (0, last_seq(socket), last_seq(socket) + 1):
                    asked = {"client_move_id": f"x{turn}-{seq}", "seq": seq, "move": "M1"}
                    await socket.send({"type": "move"} | asked)
                await socket.send({"type": "resync", "since": knows[socket]})
                knows[socket] = last_seq(socket)
            mover = own if room.table.to_move == 0 else other
            move = mover.last("snapshot", "update")["decision"]["legal"][0]["move"]
            asked = {"client_move_id": f"m{turn}", "seq": last_seq(mover), "move": move}
            await mover.send({"type": "move"} | asked)
            for socket in (own, other, watching):
                await socket.settle()
            assert len(room.table.plies) == turn + 1
    services.rooms.evict(room)
    await services.storage.delete_table(TABLE)
    return [*other.received, *watching.received, *shown]


async def test_list_of_claims_changes_no_byte_for_others(
    services: Services, worlds: Worlds
) -> None:
    record = RandomGame(1, "grower", 0).played().to_record()
    worlds.record = _cut(record, 0)
    without = await sent_beside_a_list(services, ())
    assert await sent_beside_a_list(services, ("RG",)) == without
    assert await sent_beside_a_list(services, ("RG", "", "YPB")) == without


async def sent_with_take_backs(
    services: Services, world: Record, memory: Memory, secret: Secrets
) -> list[str] | None:
    """Returns all that the person at seat 0 is sent. They play the moves of ``world`` against the AI at
    seat 1, then take back as many moves as the server allows."""
    ai = {"kind": "ai", "levels": (None, 1), "deal_version": 2}
    first = created(memory=memory, first=world.first, seed=secret.seed, **ai)
    room = await open_table(services, first, SEATS[:1])
    async with session_socket(services, TABLE, seat_token=TOKENS["seat:0"]) as person:
        nonce = {"client_move_id": "nonce", "nonce": secret.nonces[0]}
        await person.send({"type": "add_nonce"} | nonce)
        for number, move in enumerate(map(str, world.moves)):
            if len(room.table.plies) > number:
                continue  # a claim without effect, made by the server
            if room.table.to_move == 0:
                asked = {"client_move_id": f"m{number}", "seq": room.table.seq, "move": move}
                await person.send({"type": "move"} | asked)
            else:
                played = MovePlayed(seat=1, move=move, how="ai")
                await room.commit(f"ai:{number}", partial(_decided, played))
        more_is_known = len(room.table.plies) > len(world.moves)
        for number in range(3):
            asked = {"client_move_id": f"b{number}", "seq": room.table.seq}
            await person.send({"type": "take_back"} | asked)
            await person.send({"type": "resync", "since": 0})
            await person.send({"type": "look_back", "ply": max(0, len(room.table.plies) - 1)})
    services.rooms.evict(room)
    await services.storage.delete_table(TABLE)
    return None if more_is_known else person.received


def _decided(event: MovePlayed, _table: Table, _at: int) -> Commit:
    return Commit([event])


@pytest.mark.parametrize("memory", ["open", "strict"])
async def test_moves_taken_back_show_no_hidden_card(
    services: Services, worlds: Worlds, memory: Memory
) -> None:
    record = RandomGame(2, "discarder", 1).played().to_record()
    source = random.Random(5)
    compared = 0
    for ply in range(2, len(record.moves), len(record.moves) // MOMENTS):
        worlds.record = _cut(record, ply)
        sent = await sent_with_take_backs(services, worlds.record, memory, PLAIN)
        if sent is None:
            continue
        worlds.record = redealt(record, ply, 0, source)
        secret = PLAIN.other_than(0)
        assert await sent_with_take_backs(services, worlds.record, memory, secret) == sent
        assert any("taken_back" in text for text in sent) or memory == "strict"
        compared += 1
    assert compared >= MOMENTS - 2


async def test_waiting_table_shows_nothing_of_the_deal(services: Services, worlds: Worlds) -> None:
    """The creator of a table cannot look at the cards, and open another table for better ones."""
    sent = []
    for seed in (1, 2):
        worlds.record = RandomGame(seed, "grower", 0).played().to_record()
        first = created(deal_version=2, seed=secrets.token_hex(32), first=None)
        room = await open_table(services, first, SEATS[:1])
        async with session_socket(services, TABLE, seat_token=TOKENS["seat:0"]) as creator:
            for message in (
                {"type": "add_nonce", "client_move_id": "n", "nonce": "22" * 32},
                {"type": "resync", "since": 0},
                {"type": "look_back", "ply": 0},
                {"type": "move", "client_move_id": "m", "seq": 3, "move": "M1R"},
                {"type": "ask_hint", "client_move_id": "h", "seq": 3},
            ):
                await creator.send(message)
        assert creator.last("snapshot")["table"]["first"] is None
        assert creator.last("snapshot")["position"]["hand"] == ""
        sent.append(creator.received)
        services.rooms.evict(room)
        await services.storage.delete_table(TABLE)
    assert sent[0] == sent[1]
