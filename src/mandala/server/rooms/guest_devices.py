"""The devices of a guest: the browsers whose cookie opens the guest's games."""

import contextlib
import re
import secrets
from collections.abc import Callable
from typing import Final, NamedTuple

from mandala.server.storage.base import Device, StorageUnavailable, token_hash
from mandala.server.storage.storage import Storage

LINK_MS: Final = 10 * 60 * 1000  # how long a link that adds a device is valid
SEEN_EVERY_MS: Final = 60 * 60 * 1000  # not more exact: each time is a write

# The first match counts: browsers name the older ones that they resemble.
_BROWSERS: Final = (
    (r"\bEdg(e|A|iOS)?/", "Edge"),
    (r"\bOPR/", "Opera"),
    (r"\bFirefox/|\bFxiOS/", "Firefox"),
    (r"Chrome/|\bCriOS/", "Chrome"),
    (r"\bSafari/", "Safari"),
)
_SYSTEMS: Final = (
    (r"\biPhone\b", "iPhone"),
    (r"\biPad\b", "iPad"),
    (r"\bAndroid\b", "Android"),
    (r"\bWindows\b", "Windows"),
    (r"\bMacintosh\b|\bMac OS\b", "macOS"),
    (r"\bCrOS\b", "ChromeOS"),
    (r"\bLinux\b", "Linux"),
)


class Cookie(NamedTuple):
    """The content of a cookie: a guest, and the device on which the guest has it."""

    guest_id: str
    device_id: str


def device_label(user_agent: str) -> str:
    """Returns browser and system without versions, so that guests recognize their devices."""
    found = (
        next((name for pattern, name in names if re.search(pattern, user_agent)), "")
        for names in (_BROWSERS, _SYSTEMS)
    )
    return ", ".join(filter(None, found))


class GuestDevices:
    """Adds and checks devices. Every method may raise ``StorageUnavailable``."""

    def __init__(self, storage: Storage, now: Callable[[], int]) -> None:
        self._storage = storage
        self._now = now

    async def valid(self, cookie: Cookie | None) -> Cookie | None:
        """Returns the cookie if its device has not been ended, and stores that it was used."""
        if cookie is None:
            return None
        device = await self._storage.device(cookie.device_id)
        if device is None or device.guest_id != cookie.guest_id:
            return None
        if self._now() - device.last_seen_at > SEEN_EVERY_MS:
            with contextlib.suppress(StorageUnavailable):
                await self._storage.device_seen(device.device_id, self._now())
        return cookie

    async def add(self, cookie: Cookie, user_agent: str) -> None:
        """Stores a new device."""
        now = self._now()
        label = device_label(user_agent)
        await self._storage.put_device(Device(*cookie[::-1], label, now, now))

    async def new_link(self, guest_id: str) -> tuple[str, int]:
        """Returns a secret that adds one device to the guest, and until when it is valid."""
        secret, expires_at = secrets.token_urlsafe(24), self._now() + LINK_MS
        await self._storage.put_device_link(token_hash(secret), guest_id, expires_at)
        return secret, expires_at

    async def take_link(self, secret: str) -> str | None:
        """Uses a secret up. Returns its guest, None if it is unknown, used or too old."""
        return await self._storage.take_device_link(token_hash(secret), self._now())
