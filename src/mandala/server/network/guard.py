"""The limits that all connections of a server share."""

import asyncio
import functools
import ipaddress
from collections.abc import Callable

from mandala.server.network.connections import FILES_LEFT, ConnectionPlaces, most_files
from mandala.server.network.traffic import TrafficLimits, Turns


class Guard:
    """The places of connections, what they may send, and whose turn it is to be parsed.

    ``most``: connections at once; None: as many as the system allows.
    """

    def __init__(self, factor: float, trusted_proxies: str, most: int | None = None) -> None:
        is_proxy = proxy_check(trusted_proxies)
        most = max(4, most_files() - FILES_LEFT) if most is None else most
        self.places = ConnectionPlaces(most, factor, is_proxy)
        self.traffic = TrafficLimits(factor, is_proxy)
        self._turns: Turns | None = None

    def turns(self, loop: asyncio.AbstractEventLoop) -> Turns:
        """Returns the turns of the event loop that serves."""
        if self._turns is None:
            self._turns = Turns(loop)
        return self._turns


def proxy_check(trusted: str) -> Callable[[str], bool]:
    """Returns a function that checks whether an address is one of the ``trusted`` proxies."""
    if trusted == "*":
        return lambda _: True
    networks = [ipaddress.ip_network(part.strip()) for part in trusted.split(",") if part.strip()]

    @functools.lru_cache(maxsize=4096)
    def is_proxy(address: str) -> bool:
        try:
            parsed = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(parsed in one for one in networks)

    return is_proxy
