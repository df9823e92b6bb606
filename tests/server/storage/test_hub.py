"""Who listens: nobody is forgotten, nobody fills the memory."""

import gc

import pytest

from mandala.server.storage import hub
from mandala.server.storage.interface import Announced, Changed, ChangesMissed
from mandala.server.storage.postgres_listener import announcement, changes, read

pytestmark = pytest.mark.anyio


async def test_a_listener_who_sleeps_too_long_is_told_to_read_everything(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(hub, "MOST_WAITING", 100)
    lines = hub.Hub()
    sleeper = lines.subscribe()
    for i in range(101):
        lines.publish(Changed(f"t{i}", 1))
    lines.publish(Changed("later", 1))
    lines.close()
    assert [change async for change in sleeper] == [ChangesMissed()]


async def test_announcements_are_kept_in_order_and_each_of_them() -> None:
    lines = hub.Hub()
    listener = lines.subscribe()
    for text in ("came", "went", "came"):
        lines.publish(Announced("t1", text))
    lines.close()
    assert [change.text async for change in listener] == ["came", "went", "came"]


async def test_a_listener_who_is_gone_is_let_go() -> None:
    lines = hub.Hub()
    lines.subscribe()
    gc.collect()
    assert not list(lines._subscriptions)


def test_notifications_are_read_as_they_were_written() -> None:
    (told,) = changes({"t1": 7})
    assert read(told) == Changed("t1", 7)
    assert read(announcement("t1", "é ✓")) == Announced("t1", "é ✓")


@pytest.mark.parametrize("payload", ["", "{", "[1, 2]", '{"from": "a newer program"}'])
def test_what_cannot_be_read_means_that_something_happened(payload: str) -> None:
    assert read(payload) == ChangesMissed()
