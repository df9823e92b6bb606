"""Opens a server of this machine to the local network, when the person at this machine asks for it."""

import asyncio
import contextlib
import socket
from collections.abc import Awaitable, Callable

from mandala.records.errors import MandalaError
from mandala.server.config import Settings, find_network_address, is_local
from mandala.server.errors import ApiError

Listen = Callable[[str, int], Awaitable[None]]
"""Starts to listen at an address and port. Raises :class:`MandalaError` if it cannot."""


class LocalNetwork:
    """Whether the server listens in the local network too.

    ``urls``: the addresses there at which it was opened. ``listen`` is set when the server runs.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._opening = asyncio.Lock()
        self.urls: set[str] = set()
        self.listen: Listen | None = None

    @property
    def url(self) -> str | None:
        """The address to give to friends; None while it is closed in the network of this moment."""
        address = address_in_network() if self.urls else None
        url = self._url_at(address) if address else None
        return url if url in self.urls else None

    def url_of_host(self, host: str) -> str | None:
        """Returns the address in the network that a ``Host`` header names; None if it names none."""
        url = f"http://{host}"
        return url if url in self.urls else None

    def can_open(self) -> bool:
        """Returns whether the server answers this machine only, and the machine is in a network."""
        settings = self._settings
        if self.listen is None or settings.public_url is not None:
            return False
        return is_local(settings.base_url) and address_in_network() is not None

    async def open(self) -> str:
        """Listens in the present local network until the server stops. Returns the address.

        Raises :class:`ApiError` if this server is not to be opened or the port is taken.
        """
        async with self._opening:
            address = address_in_network()
            if not self.can_open() or self.listen is None or address is None:
                raise ApiError("network/not_here")
            url = self._url_at(address)
            if url not in self.urls:
                try:
                    await self.listen(address, self._settings.port)
                except MandalaError as error:
                    raise ApiError("network/failed") from error
                self.urls.add(url)
            return url

    def _url_at(self, address: str) -> str:
        return f"http://{address}:{self._settings.port}"


def address_in_network() -> str | None:
    """Returns the address of this machine in its network now, None if it is in none."""
    address = find_network_address()
    return None if is_loopback(address) else address


def is_loopback(address: str) -> bool:
    """Returns whether a client address is of this machine itself."""
    with contextlib.suppress(OSError):
        return socket.inet_aton(address)[0] == 127
    return address == "::1"
