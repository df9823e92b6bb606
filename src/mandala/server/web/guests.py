"""Guests: a random id in a signed cookie that scripts cannot read. No account, no password."""

import hashlib
import hmac
import secrets
from typing import Final

YEAR_S: Final = 365 * 24 * 60 * 60


class GuestCookies:
    """Writes and reads the cookie that says which guest a browser is."""

    def __init__(self, key: bytes, secure: bool) -> None:
        self._key = key
        self._secure = secure
        # The prefix makes browsers refuse a cookie that another subdomain tries to plant.
        self.name = "__Host-mandala_guest" if secure else "mandala_guest"

    def new_guest(self) -> str:
        return secrets.token_urlsafe(16)  # 128 bits

    def header(self, guest_id: str) -> str:
        """The value of ``Set-Cookie`` for this guest."""
        value = f"{guest_id}.{self._signature(guest_id)}"
        secure = "; Secure" if self._secure else ""
        return f"{self.name}={value}; Path=/; Max-Age={YEAR_S}; HttpOnly; SameSite=Strict{secure}"

    def clearing_header(self) -> str:
        secure = "; Secure" if self._secure else ""
        return f"{self.name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict{secure}"

    def guest(self, cookie_header: str | None) -> str | None:
        """The guest a ``Cookie`` header proves, else None."""
        # Not by http.cookies: it gives up at the first odd cookie, and on one host all ports share
        # theirs, so other programs' cookies come along.
        pairs = (pair.partition("=") for pair in (cookie_header or "").split(";"))
        value = next((text.strip() for name, _, text in pairs if name.strip() == self.name), "")
        guest_id, _, signature = value.rpartition(".")
        expected = self._signature(guest_id)
        same = hmac.compare_digest(signature.encode(), expected.encode())
        return guest_id if guest_id and same else None

    def _signature(self, guest_id: str) -> str:
        return hmac.new(self._key, f"guest:{guest_id}".encode(), hashlib.sha256).hexdigest()
