"""Hostile clients that have a seat or a cookie: they use up what only players may ask for."""

import asyncio
import contextlib
import functools
import json
import random
import re
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

from hostile import PAUSE_S, Attack, Connection, Target, frame, hello
from lean_socket import LEGAL, SEQ

from mandala.records.game import Game

HOT_SEAT = {"kind": "hotseat", "names": ["A", "B"]}
AGAINST_AI = {"kind": "ai", "name": "A", "level": 1, "starts": "first"}
REMATCH = re.compile(rb'"rematch":\{[^}]*"table_id":"([^"]+)"')
PLIES = 20  # of the record that is studied


def again_and_again(attack: Attack) -> Attack:
    """Repeats an attack; a refusal ends one round of it."""

    @functools.wraps(attack)
    async def repeat(target: Target, address: str) -> None:
        while True:
            try:
                await attack(target, address)
            except (OSError, asyncio.IncompleteReadError, ValueError):
                target.count("refused")
            await asyncio.sleep(PAUSE_S)

    return repeat


@contextlib.asynccontextmanager
async def connected(target: Target, address: str) -> AsyncIterator[Connection]:
    connection = await Connection.open(target, address)
    try:
        yield connection
    finally:
        connection.close()


async def create(
    target: Target, connection: Connection, wish: dict[str, Any]
) -> tuple[dict[str, Any], str]:
    """Creates a table; returns what the server answered, and the cookie."""
    body = json.dumps(wish).encode()
    status, answer, cookie = await connection.request(target, "POST", "/api/v1/tables", body)
    if status != 201:
        raise ConnectionError("refused")
    target.count("tables")
    seat: dict[str, Any] = json.loads(answer)
    return seat, cookie


@contextlib.asynccontextmanager
async def sitting(
    target: Target, address: str, table_id: str, cookie: str
) -> AsyncIterator[Connection]:
    """Sits down, and adds the browser's nonce, so that the cards are dealt."""
    async with connected(target, address) as socket:
        await socket.upgrade(target, table_id, cookie)
        await socket.send(hello(look=0))
        await ask(socket, "add_nonce", "nonce", nonce=secrets.token_hex(32))
        yield socket


@contextlib.asynccontextmanager
async def new_seat(
    target: Target, address: str, wish: dict[str, Any]
) -> AsyncIterator[tuple[Connection, dict[str, Any]]]:
    """Creates a table and sits down at it."""
    async with connected(target, address) as connection:
        seat, cookie = await create(target, connection, wish)
    async with sitting(target, address, seat["table_id"], cookie) as socket:
        yield socket, seat


async def ask(socket: Connection, kind: str, name: str, **fields: Any) -> None:
    await socket.send(frame({"type": kind, "client_move_id": name, **fields}))


async def ask_for_ever(
    target: Target, address: str, kind: str, request: Callable[[Connection], Awaitable[int]]
) -> None:
    """Sends one request after the other; counts their answers by status."""
    while True:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):  # closed after a refusal
            async with connected(target, address) as connection:
                while True:
                    target.count(f"{kind} {await request(connection)}")
                    await asyncio.sleep(0)
        await asyncio.sleep(PAUSE_S)


@again_and_again
async def new_tables(target: Target, address: str) -> None:
    """Tables at one screen: made, resigned, and made again by a rematch."""
    async with connected(target, address) as connection:
        seat, cookie = await create(target, connection, HOT_SEAT)
    table_id = seat["table_id"]
    for _ in range(100):
        async with sitting(target, address, table_id, cookie) as socket:
            await ask(socket, "resign", "resign")
            await ask(socket, "offer_rematch", "again")
            text = b""
            while not (found := REMATCH.search(text)):
                if b"too_many" in text or b"server/full" in text:
                    raise ConnectionError("refused")
                text = text[-1_000:] + await socket.receive()
        target.count("rematches")
        table_id = found[1].decode()


@again_and_again
async def moves(target: Target, address: str) -> None:
    """Moves at one screen, legal or not, and the whole game shown again after each four."""
    source = random.Random(address)
    async with new_seat(target, address, HOT_SEAT) as (socket, _):
        for number in range(10_000):
            found = SEQ.findall(await socket.receive())
            seq = int(found[-1]) if found else 0
            for kind in ("M1", "M2", "F1", "F2"):
                move = kind + source.choice("ROYGPB") + ("1" if kind[0] == "F" else "")
                await ask(socket, "move", f"{number}{kind}", seq=seq, move=move)
            await socket.send(frame({"type": "look", "seat": number % 2, "since": 0}))
            target.count("moves", 4)


@again_and_again
async def take_backs(target: Target, address: str) -> None:
    """A move against the computer and its take-back in turn, until the table allows no more."""
    async with new_seat(target, address, AGAINST_AI) as (socket, _):
        seq = number = 0
        legal: list[bytes] = []
        while True:
            text = await socket.receive()
            if b"take_back/too_many" in text:
                return
            seq = int(SEQ.findall(text)[-1]) if SEQ.search(text) else seq
            legal = LEGAL.findall(text) or legal
            number += 1
            await ask(socket, "take_back", f"back-{number}", seq=seq)
            if legal:
                await ask(socket, "move", f"move-{number}", seq=seq, move=legal[-1].decode())
            target.count("take-backs")


@again_and_again
async def hints(target: Target, address: str) -> None:
    """Questions to the computer, each before the answer to the last one."""
    async with new_seat(target, address, AGAINST_AI) as (socket, _):
        seq = 0
        while True:
            text = await socket.receive()
            seq = int(SEQ.findall(text)[-1]) if SEQ.search(text) else seq
            for _ in range(5):
                await ask(socket, "ask_hint", secrets.token_hex(8), seq=seq)
            target.count("hints", 5)


@again_and_again
async def studies(target: Target, address: str) -> None:
    """Positions of a long record to be studied, a different one each time."""
    source = random.Random(address)
    game = Game.new(seed=address)
    for _ in range(PLIES):
        game.play(source.choice(game.legal_moves()))
    record = game.to_record().to_line()

    async def study(connection: Connection) -> int:
        body = json.dumps({"record": record, "ply": source.randrange(PLIES)}).encode()
        path = "/api/v1/replays/study"
        return (await connection.request(target, "POST", path, body))[0]

    await ask_for_ever(target, address, "studies", study)


@again_and_again
async def verifications(target: Target, address: str) -> None:
    """The check of a deal, which plays the whole game again."""
    async with new_seat(target, address, HOT_SEAT) as (socket, seat):
        text = b""
        while b'"status":"over"' not in text:
            await ask(socket, "resign", secrets.token_hex(8))
            text = text[-1_000:] + await socket.receive()
    path = f"/api/v1/tables/{seat['table_id']}/verification"

    async def check(connection: Connection) -> int:
        return (await connection.request(target, "GET", path))[0]

    await ask_for_ever(target, address, "verifications", check)


@again_and_again
async def leaving(target: Target, address: str) -> None:
    """Guests who make a table and delete all that is known of them."""
    async with connected(target, address) as connection:
        while True:
            _, cookie = await create(target, connection, HOT_SEAT)
            await connection.request(target, "DELETE", "/api/v1/me", cookie=cookie)
            target.count("guests deleted")


ATTACKS: dict[str, Attack] = {
    "new tables": new_tables,
    "moves": moves,
    "take-backs": take_backs,
    "hints": hints,
    "studies": studies,
    "verifications": verifications,
    "leaving": leaving,
}
