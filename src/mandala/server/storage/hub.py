"""Who listens for changes in this process. Bounded: a slow listener gets the last change of a
table instead of each one."""

import asyncio
import weakref
from collections import deque
from collections.abc import AsyncIterator
from typing import Final

from mandala.server.storage.interface import Announced, Change, Changed, ChangesMissed

MOST_WAITING: Final = 10_000  # tables, and as many announcements


class Subscription(AsyncIterator[Change]):
    """What was published since it was made, in order; a table's later change replaces an earlier
    one that was not fetched yet. Ends when the hub is closed."""

    def __init__(self) -> None:
        self._tables: dict[str, Changed] = {}
        self._words: deque[Announced] = deque(maxlen=MOST_WAITING)
        self._missed = False
        self._closed = False
        self._wake = asyncio.Event()

    def put(self, change: Change) -> None:
        match change:
            case Changed(table_id):
                self._tables[table_id] = change
            case Announced():
                self._words.append(change)
            case ChangesMissed():
                self._missed = True
        if len(self._tables) > MOST_WAITING:  # the listener sleeps: one word stands for all
            self._missed = True
        if self._missed:
            self._tables.clear()
        self._wake.set()

    def close(self) -> None:
        self._closed = True
        self._wake.set()

    async def __anext__(self) -> Change:
        while True:
            if self._missed:
                self._missed = False
                return ChangesMissed()
            if self._tables:
                return self._tables.pop(next(iter(self._tables)))
            if self._words:
                return self._words.popleft()
            if self._closed:
                raise StopAsyncIteration
            self._wake.clear()
            await self._wake.wait()


class Hub:
    """Hands each change to every subscription that is still in use."""

    def __init__(self) -> None:
        self._subscriptions: weakref.WeakSet[Subscription] = weakref.WeakSet()

    def subscribe(self) -> Subscription:
        subscription = Subscription()
        self._subscriptions.add(subscription)
        return subscription

    def publish(self, change: Change) -> None:
        for subscription in list(self._subscriptions):
            subscription.put(change)

    def close(self) -> None:
        for subscription in list(self._subscriptions):
            subscription.close()
