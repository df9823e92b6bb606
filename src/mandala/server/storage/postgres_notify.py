"""Notifications between instances: their text, sending them, receiving them."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, assert_never

import asyncpg
from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from mandala.server.storage.base import (
    AccessChanged,
    AdminChanged,
    Announced,
    Change,
    Changed,
    ChangesMissed,
    SeatsChanged,
    StorageMisuse,
)
from mandala.server.storage.changes import Hub

CHANNEL: Final = "mandala"
TEST_AFTER_S: Final = 10  # how often a silent connection is tested
RECONNECT_S: Final = 0.5

# The errors of a lost, overloaded or wrongly addressed database.
FAILURES: Final = (
    SQLAlchemyError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    OSError,
    TimeoutError,
)

_NOTIFY: Final = text(
    f"SELECT pg_notify('{CHANNEL}', payload) FROM unnest(CAST(:payloads AS text[])) AS payload"
)


def notify(connection: Connection, changes: Sequence[Change]) -> None:
    """Sends notifications with the transaction of ``connection``."""
    connection.execute(_NOTIFY, {"payloads": [payload(change) for change in changes]})


def payload(change: Change) -> str:
    """Returns the text of a notification. :func:`read` is the inverse."""
    match change:
        case Changed(table_id, seq):
            return json.dumps([table_id, seq])
        case SeatsChanged(table_id):
            return json.dumps([table_id])
        case AccessChanged(guest_id):
            return json.dumps(["guest", guest_id, "access"])
        case AdminChanged():
            return json.dumps(["admin", "", "log"])
        case Announced(table_id, text):
            return json.dumps([table_id, text], ensure_ascii=False)
        case ChangesMissed():
            return json.dumps([])
        case _ as never:
            assert_never(never)


def read(payload: str) -> Change:
    """Returns the change of a notification; for one of a newer program, that anything changed."""
    try:
        match json.loads(payload):
            case [str(table_id)]:
                return SeatsChanged(table_id)
            case [str(table_id), int(seq)]:
                return Changed(table_id, seq)
            case ["admin", "", "log"]:
                return AdminChanged()
            case ["guest", str(guest_id), "access"]:
                return AccessChanged(guest_id)
            case [str(table_id), str(text)]:
                return Announced(table_id, text)
    except ValueError:
        pass
    return ChangesMissed()


class Listener:
    """One connection that only receives notifications; replaced when it is lost."""

    def __init__(self, connect: Callable[[], Awaitable[Any]], hub: Hub) -> None:
        self._open_connection = connect
        self._hub = hub
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Returns when notifications are received. Raises one of ``FAILURES``."""
        connection, lost = await self._connect()
        self._task = asyncio.create_task(self._run(connection, lost))

    async def stop(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _connect(self) -> tuple[Any, asyncio.Event]:
        connection = await self._open_connection()
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _connection: lost.set())
        await connection.add_listener(CHANNEL, self._receive)
        return connection, lost

    def _receive(self, _connection: Any, _process: int, _channel: str, payload: object) -> None:
        self._hub.publish(read(str(payload)))

    async def _run(self, connection: Any, lost: asyncio.Event) -> None:
        while True:
            try:
                await self._until_lost(connection, lost)
            finally:
                connection.terminate()
            connection, lost = await self._reconnect()
            self._hub.publish(ChangesMissed())

    async def _until_lost(self, connection: Any, lost: asyncio.Event) -> None:
        while not lost.is_set():
            try:
                async with asyncio.timeout(TEST_AFTER_S):
                    await lost.wait()
            except TimeoutError:
                try:
                    await connection.execute("SELECT 1")
                except FAILURES:
                    return

    async def _reconnect(self) -> tuple[Any, asyncio.Event]:
        while True:
            await asyncio.sleep(RECONNECT_S)
            try:
                return await self._connect()
            except (*FAILURES, StorageMisuse):  # also a valid address: its files may be gone
                continue
