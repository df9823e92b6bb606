"""How much one connection or address may ask: token buckets, refilled steadily."""

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

MOST_ADDRESSES: Final = 20_000  # remembered at once; the longest unseen is forgotten first


@dataclass(frozen=True, slots=True)
class Rate:
    """``per_s`` on average, ``burst`` at once."""

    per_s: float
    burst: float

    def times(self, factor: float) -> "Rate":
        return Rate(self.per_s * factor, self.burst * factor)


REQUESTS: Final = Rate(20, 80)  # any HTTP request of an address
TABLES: Final = Rate(0.5, 20)  # tables made or joined by an address
RECORDS: Final = Rate(1, 40)  # records played through or studied by an address
SOCKETS: Final = Rate(5, 40)  # sockets opened by an address
MESSAGES: Final = Rate(15, 40)  # messages on one socket
RETELLINGS: Final = Rate(5, 40)  # of whole games to an address: each takes as long as fifty moves
MOST_SOCKETS: Final = 200  # open at once to an address: a club behind one connection is no flood


class Bucket:
    """Takes one token per request while there are any."""

    __slots__ = ("_level", "_now", "_rate", "_then")

    def __init__(self, rate: Rate, now: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._now = now
        self._level = rate.burst
        self._then = now()

    def take(self) -> bool:
        """True if the request is within the limit."""
        now = self._now()
        self._level = min(self._rate.burst, self._level + (now - self._then) * self._rate.per_s)
        self._then = now
        if self._level < 1:
            return False
        self._level -= 1
        return True


class AddressLimits:
    """A bucket per network address."""

    def __init__(self, rate: Rate, now: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._now = now
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        key = _network(address)
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, self._now)
            if len(self._buckets) > MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket.take()


class OpenSockets:
    """How many sockets each network address has open, at most ``most``."""

    def __init__(self, most: float) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """True if there is room for one more; then :meth:`leave` is due."""
        key = _network(address)
        if self._open[key] >= self._most:
            return False
        self._open[key] += 1
        return True

    def leave(self, address: str) -> None:
        key = _network(address)
        self._open[key] -= 1
        if not self._open[key]:
            del self._open[key]


def _network(address: str) -> str:
    """An IPv6 customer has a whole /64: it counts as one. A proxy that listens for both kinds at
    once writes an IPv4 address as an IPv6 one: those are not one customer."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped:
            return str(parsed.ipv4_mapped)
        return str(ipaddress.ip_network((parsed, 64), strict=False))
    return address
