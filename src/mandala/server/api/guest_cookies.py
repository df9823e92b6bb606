"""Guests: random ids in a signed cookie that scripts cannot read. No account, no password.

The cookie names the guest and a device of the guest. It is not valid after that device is ended.
"""

import hashlib
import hmac
import secrets
from typing import Final

from starlette.responses import Response

from mandala.server.rooms.guest_devices import Cookie
from mandala.server.state.table import without_dash

YEAR_S: Final = 365 * 24 * 60 * 60


class GuestCookies:
    """Writes and reads the cookie that identifies the guest."""

    def __init__(self, key: bytes, secure: bool) -> None:
        self._key = key
        self._secure = secure
        # The prefix makes browsers refuse a cookie that another subdomain tries to set.
        self.name = "__Host-mandala_guest" if secure else "mandala_guest"

    def new_guest(self) -> str:
        """Returns an id that cannot be guessed (128 random bits)."""
        return without_dash(secrets.token_urlsafe(16))

    def new_device(self) -> str:
        """Returns an id of a device that cannot be guessed (128 random bits)."""
        return secrets.token_urlsafe(16)

    def set(self, response: Response, cookie: Cookie) -> None:
        """Sets the cookie of this guest at this device."""
        if cookie.device_id == cookie.guest_id:  # a cookie of the first release stays as it is
            value = cookie.guest_id
        else:
            value = f"{cookie.guest_id}.{cookie.device_id}"
        self._write(response, f"{value}.{self._signature(value)}", YEAR_S)

    def clear(self, response: Response) -> None:
        """Deletes the cookie."""
        self._write(response, "", 0)

    def _write(self, response: Response, value: str, max_age: int) -> None:
        response.set_cookie(
            self.name, value, max_age, secure=self._secure, httponly=True, samesite="strict"
        )

    def read(self, cookie_header: str | None) -> Cookie | None:
        """Returns the guest and the device that a ``Cookie`` header proves, else None.

        It does not check whether the device was ended; the database has that. A cookie of the first
        release has no device, so the guest's id is used as the device's id.
        """
        # Not by http.cookies: it stops at the first odd cookie, and all ports of a host share
        # theirs, so other programs' cookies come along.
        pairs = (pair.partition("=") for pair in (cookie_header or "").split(";"))
        value = next((text.strip() for name, _, text in pairs if name.strip() == self.name), "")
        named, _, signature = value.rpartition(".")
        expected = self._signature(named)
        same = hmac.compare_digest(signature.encode(), expected.encode())
        if not (named and same):
            return None
        guest_id, _, device_id = named.partition(".")
        return Cookie(guest_id, device_id or guest_id)

    def _signature(self, named: str) -> str:
        return hmac.new(self._key, f"guest:{named}".encode(), hashlib.sha256).hexdigest()
