"""Subscriptions to changes within this process. Bounded: a slow subscriber gets the last change of
a table instead of each one."""

import asyncio
import weakref
from collections import deque
from collections.abc import AsyncIterator
from typing import Final

from mandala.server.storage.base import (
    AccessChanged,
    AdminChanged,
    Announced,
    Change,
    Changed,
    ChangesMissed,
    SeatsChanged,
)

MOST_WAITING: Final = 10_000  # changes of tables and guests, and as many announcements


class Subscription(AsyncIterator[Change]):
    """The changes published since it was made, in order, until the hub is closed.

    A later change of a table replaces an earlier one that was not fetched yet.
    """

    def __init__(self) -> None:
        self._latest: dict[
            tuple[type, str], Changed | SeatsChanged | AccessChanged | AdminChanged
        ] = {}
        self._announcements: deque[Announced] = deque(maxlen=MOST_WAITING)
        self._missed = False
        self._closed = False
        self._wake = asyncio.Event()

    def put(self, change: Change) -> None:
        match change:
            case Changed(subject) | SeatsChanged(subject) | AccessChanged(subject):
                self._latest[type(change), subject] = change
            case AdminChanged():
                self._latest[type(change), ""] = change
            case Announced():
                self._announcements.append(change)
            case ChangesMissed():
                self._missed = True
        if len(self._latest) > MOST_WAITING:  # too slow: one change stands for all
            self._missed = True
        if self._missed:
            self._latest.clear()
        self._wake.set()

    def close(self) -> None:
        self._closed = True
        self._wake.set()

    async def __anext__(self) -> Change:
        while True:
            if self._missed:
                self._missed = False
                return ChangesMissed()
            if self._latest:
                return self._latest.pop(next(iter(self._latest)))
            if self._announcements:
                return self._announcements.popleft()
            if self._closed:
                raise StopAsyncIteration
            self._wake.clear()
            await self._wake.wait()


class Hub:
    """Passes each change to every subscription that is still in use."""

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
