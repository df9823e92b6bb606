"""The orders of the host, folded."""

import pytest

from mandala.server.errors import ApiError
from mandala.server.rooms.control import Control, network_of
from mandala.server.storage.admin import AdminEntry, Order
from support.table_server import Running

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("text", "network"),
    [
        ("203.0.113.7", "203.0.113.7/32"),
        ("203.0.113.7/24", "203.0.113.0/24"),
        ("2001:db8::7", "2001:db8::/64"),
        ("2001:db8::/48", "2001:db8::/48"),
        ("::ffff:203.0.113.7", "203.0.113.7/32"),
        ("guest-ann", "None"),
        ("", "None"),
    ],
)
def test_address_stands_for_what_one_customer_has(text: str, network: str) -> None:
    assert str(network_of(text)) == network


async def test_orders_in_force_follow_from_the_log(table_server: Running) -> None:
    now = 100
    storage = table_server.services.storage
    control = Control(storage, lambda: now)

    async def order(
        action: Order, subject: str = "", until: int | None = None, text: str = ""
    ) -> None:
        await storage.add_admin_entry(AdminEntry(now, "host", action, subject, until, text))
        await control.refresh()

    await order("ban", "203.0.113.0/24", until=200)
    await order("ban", "guest-eve")
    assert control.is_banned_address("203.0.113.9")
    assert control.is_banned_address("::ffff:203.0.113.9")
    assert not control.is_banned_address("203.0.114.9")
    assert not control.is_banned_address("2001:db8::1")
    assert not control.is_banned_address("no-address")
    with pytest.raises(ApiError, match="guest/banned"):
        control.require_guest("guest-eve")
    assert control.bans() == [("guest-eve", None), ("203.0.113.0/24", 200)]
    now = 200
    assert not control.is_banned_address("203.0.113.9")
    assert control.bans() == [("guest-eve", None)]
    await order("unban", "guest-eve")
    control.require_guest("guest-eve")

    await order("drain", "on")
    with pytest.raises(ApiError, match="server/draining"):
        control.require_new_games()
    control.require_writable()
    await order("read_only", "on")
    with pytest.raises(ApiError, match="server/read_only"):
        control.require_writable()
    await order("read_only", "off")
    await order("drain", "off")
    control.require_new_games()
    await order("motd", text="Back at 22:00")
    assert control.motd == "Back at 22:00"

    again = Control(storage, lambda: now)  # a server that starts later
    await again.refresh()
    assert (again.motd, again.bans()) == ("Back at 22:00", [])
