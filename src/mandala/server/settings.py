"""How a server is set up, from flags and environment; one value passed to whoever needs it."""

import ipaddress
from dataclasses import dataclass
from typing import Final, Literal
from urllib.parse import urlsplit

from mandala.records.errors import MandalaError

LOOPBACK: Final = ("127.0.0.1", "localhost", "[::1]")
USUAL_PORTS: Final = {"http": 80, "https": 443}


@dataclass(frozen=True)
class Settings:
    """``public_url``: the address people type, with its scheme; None: the one the server listens at.
    ``limits``: a factor on all rate limits. ``metrics``: who may read ``/metrics``."""

    database_url: str
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str | None = None
    ai_workers: int = 1
    log_level: str = "info"
    trusted_proxies: str = "127.0.0.1"
    limits: float = 1.0
    metrics: Literal["local", "open", "off"] = "local"

    def __post_init__(self) -> None:
        if self.public_url is not None and not _is_address(self.public_url):
            raise MandalaError("serve-public-address", found=repr(self.public_url))
        if self.trusted_proxies not in ("", "*"):
            for proxy in self.trusted_proxies.split(","):
                _require_network(proxy.strip())

    @property
    def base_url(self) -> str:
        """The address of this server in links, without a slash at its end."""
        if self.public_url:
            return _as_browsers_say(self.public_url)
        host = "127.0.0.1" if self.host in ("0.0.0.0", "::", "") else self.host
        return f"http://{f'[{host}]' if ':' in host else host}:{self.port}"

    @property
    def secure(self) -> bool:
        """Whether people reach the server by https, so that cookies may insist on it."""
        return self.base_url.startswith("https:")

    @property
    def origins(self) -> frozenset[str]:
        """The pages that may talk to this server: its own address; on one's own machine under each
        of its names."""
        found = {self.base_url}
        if self.public_url is None:
            found.update(f"http://{name}:{self.port}" for name in LOOPBACK)
        return frozenset(found)

    @property
    def hosts(self) -> frozenset[str]:
        """What a ``Host`` header may say (another name could be an attacker's, pointed at us)."""
        found = {urlsplit(origin).netloc for origin in self.origins}
        found.update(f"{name}:{self.port}" for name in LOOPBACK)
        return frozenset(found)


def _is_address(url: str) -> bool:
    """Whether it is http(s)://name[:port] and nothing more."""
    try:
        parts = urlsplit(url)
        if parts.hostname:
            _as_browsers_say(url)
    except ValueError:  # brackets, a port that is none, or no name of a machine
        return False
    nothing_more = not (parts.path.strip("/") or parts.query or parts.fragment)
    return parts.scheme in ("http", "https") and bool(parts.hostname) and nothing_more


def _require_network(text: str) -> None:
    """Refuse what could never be the address a proxy comes from: it would be trusted in vain, and
    all visitors behind it would share the limits of one."""
    try:
        ipaddress.ip_network(text)
    except ValueError:
        raise MandalaError("serve-proxies", found=repr(text)) from None


def _as_browsers_say(url: str) -> str:
    """The same address as a browser names it in ``Origin`` and ``Host``: small letters, the usual
    port left out, a name with other letters than English ones in its plain form."""
    parts = urlsplit(url)
    name = (parts.hostname or "").encode("idna").decode().lower()
    name = f"[{name}]" if ":" in name else name
    usual = parts.port in (None, USUAL_PORTS.get(parts.scheme))
    return f"{parts.scheme}://{name}{'' if usual else f':{parts.port}'}"
