"""Subscriptions to changes, and the text of notifications."""

import gc
import weakref

import pytest

from mandala.server.storage import changes
from mandala.server.storage.base import (
    AccessChanged,
    AdminChanged,
    Announced,
    Change,
    Changed,
    ChangesMissed,
    SeatsChanged,
)
from mandala.server.storage.postgres_notify import payload, read

pytestmark = pytest.mark.anyio


async def test_slow_subscriber_gets_changes_missed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(changes, "MOST_WAITING", 100)
    hub = changes.Hub()
    subscriber = hub.subscribe()
    for i in range(101):
        hub.publish(Changed(f"t{i}", 1))
    hub.publish(Changed("later", 1))
    hub.close()
    assert [change async for change in subscriber] == [ChangesMissed()]


async def test_every_announcement_is_received_in_order() -> None:
    hub = changes.Hub()
    subscriber = hub.subscribe()
    for text in ("came", "went", "came"):
        hub.publish(Announced("t1", text))
    hub.close()
    sent = [Announced("t1", text) for text in ("came", "went", "came")]
    assert [change async for change in subscriber] == sent


async def test_unused_subscription_is_freed() -> None:
    hub = changes.Hub()
    subscription = weakref.ref(hub.subscribe())
    gc.collect()
    assert subscription() is None


@pytest.mark.parametrize(
    "change",
    [
        Changed("t1", 7),
        SeatsChanged("t1"),
        AccessChanged("guest-ann"),
        AdminChanged(),
        Announced("t1", "é ✓"),
        ChangesMissed(),
    ],
)
def test_notification_is_read_as_it_was_written(change: Change) -> None:
    assert read(payload(change)) == change


async def test_later_event_does_not_replace_a_change_of_seats() -> None:
    hub = changes.Hub()
    subscriber = hub.subscribe()
    hub.publish(SeatsChanged("t1"))
    hub.publish(Changed("t1", 2))
    hub.close()
    assert [change async for change in subscriber] == [SeatsChanged("t1"), Changed("t1", 2)]


@pytest.mark.parametrize("payload", ["", "{", "[1, 2]", '{"from": "a newer program"}'])
def test_unknown_notification_is_read_as_changes_missed(payload: str) -> None:
    assert read(payload) == ChangesMissed()
