"""The orders of the host that are in force: bans, read-only mode, draining, a message.

The orders are a log in the database. Each instance reads it at the start and whenever an order is
announced. So an order reaches every instance, also one that starts later.
"""

import ipaddress
from collections.abc import Callable

from mandala.server.errors import ApiError
from mandala.server.storage.admin import AdminEntry
from mandala.server.storage.storage import Storage

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def network_of(text: str) -> Network | None:
    """Returns the network that a text names (a single address is a small one), else None.

    An IPv6 address stands for its /64, because one customer has all of it.
    """
    try:
        found = ipaddress.ip_network(text, strict=False)
    except ValueError:
        return None
    if isinstance(found, ipaddress.IPv6Network):
        if found.prefixlen == 128 and (mapped := found.network_address.ipv4_mapped):
            return ipaddress.ip_network(mapped)
        if found.prefixlen > 64:
            return found.supernet(new_prefix=64)
    return found


class Control:
    """The orders in force. ``on_ban`` is called after a new ban."""

    def __init__(self, storage: Storage, now: Callable[[], int]) -> None:
        self.read_only = False
        self.draining = False
        self.motd = ""
        self.on_ban: list[Callable[[], None]] = []
        self._storage = storage
        self._now = now
        self._last = 0
        self._guests: dict[str, int | None] = {}
        self._networks: dict[Network, int | None] = {}

    async def refresh(self) -> None:
        """Reads the orders that are new. Raises ``StorageUnavailable``."""
        banned = False
        for number, entry in await self._storage.admin_log(self._last):
            if number > self._last:  # two readings may overlap
                self._last = number
                self._apply(entry)
                banned |= entry.action == "ban"
        if banned:
            for call in self.on_ban:
                call()

    def _apply(self, entry: AdminEntry) -> None:
        network = network_of(entry.subject)
        match entry.action:
            case "ban" if network:
                self._networks[network] = entry.until
            case "ban":
                self._guests[entry.subject] = entry.until
            case "unban":
                self._guests.pop(entry.subject, None)
                if network:
                    self._networks.pop(network, None)
            case "read_only":
                self.read_only = entry.subject == "on"
            case "drain":
                self.draining = entry.subject == "on"
            case "motd":
                self.motd = entry.text
            case "close":
                pass  # the command ended the game itself; the log says who and why

    def is_banned_guest(self, guest_id: str) -> bool:
        """Returns whether a guest is banned now."""
        return guest_id in self._guests and self._holds(self._guests[guest_id])

    def is_banned_address(self, address: str) -> bool:
        """Returns whether a network address is banned now."""
        if not self._networks:
            return False
        asked = network_of(address)
        return asked is not None and any(
            asked.version == network.version
            and asked.network_address in network
            and self._holds(until)
            for network, until in self._networks.items()
        )

    def bans(self) -> list[tuple[str, int | None]]:
        """Returns whom the bans in force concern, and until when."""
        found = [*self._guests.items(), *((str(n), until) for n, until in self._networks.items())]
        return [(subject, until) for subject, until in found if self._holds(until)]

    def _holds(self, until: int | None) -> bool:
        return until is None or self._now() < until

    def require_guest(self, guest_id: str | None) -> None:
        """Raises ``guest/banned`` for a banned guest."""
        if guest_id is not None and self.is_banned_guest(guest_id):
            raise ApiError("guest/banned")

    def require_writable(self) -> None:
        """Raises ``server/read_only`` in read-only mode."""
        if self.read_only:
            raise ApiError("server/read_only")

    def require_new_games(self) -> None:
        """Raises if no game may begin: ``server/draining`` or ``server/read_only``."""
        self.require_writable()
        if self.draining:
            raise ApiError("server/draining")
