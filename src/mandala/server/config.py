"""The settings of a server, from flags and environment."""

import ipaddress
import socket
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal
from urllib.parse import urlsplit

from mandala.records.errors import MandalaError

LOOPBACK: Final = ("127.0.0.1", "localhost", "[::1]")
EVERYWHERE: Final = ("0.0.0.0", "::", "")  # hosts that stand for all addresses of this machine
USUAL_PORTS: Final = {"http": 80, "https": 443}


@dataclass(frozen=True)
class Settings:
    """All settings. Raises :class:`MandalaError` for a value that cannot be used.

    - ``public_url``: the address that people type, with its scheme. None: the address at which the
      server listens. If it listens at all addresses, the one of this machine in its network.
    - ``limits``: a factor on all rate limits.
    - ``most_tables``: the largest number of tables that wait or are played.
    - ``metrics``: who may read ``/metrics``.
    """

    database_url: str
    host: str = "127.0.0.1"
    port: int = 8323
    public_url: str | None = None
    ai_workers: int = 1
    log_level: str = "info"
    trusted_proxies: str = "127.0.0.1"
    limits: float = 1.0
    most_tables: int = 20_000
    metrics: Literal["local", "open", "off"] = "local"

    def __post_init__(self) -> None:
        if self.public_url is not None and not _is_address(self.public_url):
            raise MandalaError("serve-public-address", found=repr(self.public_url))
        if self.trusted_proxies not in ("", "*"):
            for proxy in self.trusted_proxies.split(","):
                _require_network(proxy.strip())

    @property
    def base_url(self) -> str:
        """The address of this server in links, without a slash at the end."""
        if self.public_url:
            return _normalized(self.public_url)
        host = network_address() if self.host in EVERYWHERE else self.host
        return f"http://{f'[{host}]' if ':' in host else host}:{self.port}"

    @property
    def secure(self) -> bool:
        """Whether the address is https, so that cookies are sent over https only."""
        return self.base_url.startswith("https:")

    @property
    def origins(self) -> frozenset[str]:
        """The origins of pages that may use this server: its own address, and without
        ``public_url`` each name of the local machine."""
        found = {self.base_url}
        if self.public_url is None:
            found.update(f"http://{name}:{self.port}" for name in LOOPBACK)
        return frozenset(found)

    @property
    def hosts(self) -> frozenset[str]:
        """The values allowed in a ``Host`` header. Others are refused, because an attacker may point another
        name at this server."""
        found = {urlsplit(origin).netloc for origin in self.origins}
        found.update(f"{name}:{self.port}" for name in LOOPBACK)
        return frozenset(found)


def _is_address(url: str) -> bool:
    """Returns whether the text is http(s)://name[:port] and nothing more."""
    try:
        parts = urlsplit(url)
        if parts.hostname:
            _normalized(url)
    except ValueError:  # brackets, a wrong port, or no host name
        return False
    is_bare = not (parts.path.strip("/") or parts.query or parts.fragment)
    return parts.scheme in ("http", "https") and bool(parts.hostname) and is_bare


def _require_network(text: str) -> None:
    """Raises :class:`MandalaError` unless the text is an address or a network.

    Otherwise no request would match it, and all visitors behind the proxy would share one limit.
    """
    try:
        ipaddress.ip_network(text)
    except ValueError:
        raise MandalaError("serve-proxies", found=repr(text)) from None


def _normalized(url: str) -> str:
    """Returns the address as browsers write it in ``Origin`` and ``Host``: lower case, without the
    usual port, an international name in its ASCII form."""
    parts = urlsplit(url)
    name = (parts.hostname or "").encode("idna").decode().lower()
    name = f"[{name}]" if ":" in name else name
    usual = parts.port in (None, USUAL_PORTS.get(parts.scheme))
    return f"{parts.scheme}://{name}{'' if usual else f':{parts.port}'}"


@cache
def network_address() -> str:
    """Returns the first answer of :func:`find_network_address`, so that links do not change."""
    return find_network_address()


def find_network_address() -> str:
    """Returns the address of this machine in its network now, or 127.0.0.1 if it has none.

    Asks the system which of its addresses it would use for a distant one. Nothing is sent.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(("192.0.2.1", 9))  # RFC 5737: an address that belongs to nobody
        except OSError:
            return "127.0.0.1"
        return str(asking.getsockname()[0])


def is_local(url: str) -> bool:
    """Returns whether an address opens on this machine only."""
    name = urlsplit(url).hostname or ""
    return name in ("localhost", "::1") or name.startswith("127.")
