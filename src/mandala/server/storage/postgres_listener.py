"""Notifications between instances: their text, sending them, listening for them."""

import asyncio
import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import Connection, text

from mandala.server.storage.hub import Hub
from mandala.server.storage.interface import (
    Announced,
    Change,
    Changed,
    ChangesMissed,
    StorageMisuse,
)
from mandala.server.storage.postgres_connection import FAILURES, connect

CHANNEL: Final = "mandala"
LOOK_AFTER_S: Final = 10  # how often a silent line is tried
COME_BACK_S: Final = 0.5  # how soon after a loss

_NOTIFY: Final = text(
    f"SELECT pg_notify('{CHANNEL}', payload) FROM unnest(CAST(:payloads AS text[])) AS payload"
)


def notify(connection: Connection, payloads: Sequence[str]) -> None:
    """Send notifications with the transaction of ``connection``."""
    connection.execute(_NOTIFY, {"payloads": list(payloads)})


def announcement(table_id: str, words: str) -> str:
    return json.dumps([table_id, words], ensure_ascii=False)


def changes(seqs: Mapping[str, int]) -> list[str]:
    return [json.dumps([table_id, seq]) for table_id, seq in seqs.items()]


def read(payload: str) -> Change:
    """The change a notification tells of. Only instances of this program send on the channel;
    one we cannot read (a newer program's) means: something happened."""
    try:
        match json.loads(payload):
            case [str(table_id), int(seq)]:
                return Changed(table_id, seq)
            case [str(table_id), str(words)]:
                return Announced(table_id, words)
    except ValueError:
        pass
    return ChangesMissed()


class Listener:
    """One connection that does nothing but listen, made anew whenever it is lost."""

    def __init__(self, dsn: str, hub: Hub) -> None:
        self._dsn = dsn
        self._hub = hub
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Return once listening; raises if the database cannot be reached."""
        connection, lost = await self._connect()
        self._task = asyncio.create_task(self._keep_listening(connection, lost))

    async def stop(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _connect(self) -> tuple[Any, asyncio.Event]:
        connection = await connect(self._dsn)
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _connection: lost.set())
        await connection.add_listener(CHANNEL, self._hear)
        return connection, lost

    def _hear(self, _connection: Any, _process: int, _channel: str, payload: object) -> None:
        self._hub.publish(read(str(payload)))

    async def _keep_listening(self, connection: Any, lost: asyncio.Event) -> None:
        while True:
            try:
                await self._until_lost(connection, lost)
            finally:
                connection.terminate()
            connection, lost = await self._connect_again()
            self._hub.publish(ChangesMissed())

    async def _until_lost(self, connection: Any, lost: asyncio.Event) -> None:
        while not lost.is_set():
            try:
                async with asyncio.timeout(LOOK_AFTER_S):
                    await lost.wait()
            except TimeoutError:
                try:
                    await connection.execute("SELECT 1")
                except FAILURES:
                    return

    async def _connect_again(self) -> tuple[Any, asyncio.Event]:
        while True:
            await asyncio.sleep(COME_BACK_S)
            try:
                return await self._connect()
            except (*FAILURES, StorageMisuse):  # also what was right before: its files may be gone
                continue
