"""Opens a server of this machine to the local network, when the person at this machine asks for it."""

import asyncio
import contextlib
import socket
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from mandala.records.errors import MandalaError
from mandala.server.config import Settings, is_local, network_address
from mandala.server.errors import ApiError

Listen = Callable[[str, int], Awaitable[None]]
"""Starts to listen at an address and port. Raises :class:`MandalaError` if it cannot."""


class LocalNetwork:
    """Whether the server listens in the local network too.

    ``url``: the address there; None while it is closed. ``listen`` is set when the server runs.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._opening = asyncio.Lock()
        self.url: str | None = None
        self.listen: Listen | None = None

    @property
    def host(self) -> str | None:
        """The value of a ``Host`` header under ``url``."""
        return urlsplit(self.url).netloc if self.url else None

    def can_open(self) -> bool:
        """Returns whether the server answers this machine only, and the machine is in a network."""
        settings = self._settings
        if self.listen is None or settings.public_url is not None:
            return False
        return is_local(settings.base_url) and address_in_network() is not None

    async def open(self) -> str:
        """Listens in the local network until the server stops. Returns the address.

        Raises :class:`ApiError` if this server is not to be opened or the port is taken.
        """
        async with self._opening:
            if self.url is None:
                address, port = address_in_network(), self._settings.port
                if not self.can_open() or self.listen is None or address is None:
                    raise ApiError("network/not_here")
                try:
                    await self.listen(address, port)
                except MandalaError as error:
                    raise ApiError("network/failed") from error
                self.url = f"http://{address}:{port}"
            return self.url


def address_in_network() -> str | None:
    """Returns the address of this machine in its network, None if it is in none."""
    address = network_address()
    return None if is_loopback(address) else address


def is_loopback(address: str) -> bool:
    """Returns whether a client address is of this machine itself."""
    with contextlib.suppress(OSError):
        return socket.inet_aton(address)[0] == 127
    return address == "::1"
