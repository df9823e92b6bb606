"""How much one connection or address may ask: token buckets, refilled steadily."""

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final
from weakref import WeakValueDictionary

LONGEST_WAIT_S: Final = 5.0  # longest time without reading from a client over its limit
MOST_ADDRESSES: Final = 20_000  # addresses kept; the one unused for longest is dropped first


@dataclass(frozen=True, slots=True)
class Rate:
    """``per_s`` on average, ``burst`` at once."""

    per_s: float
    burst: float

    def times(self, factor: float) -> "Rate":
        return Rate(self.per_s * factor, self.burst * factor)


REQUESTS: Final = Rate(20, 80)  # any HTTP request of an address
RECORDS: Final = Rate(1, 40)  # records played through or studied by an address
PICTURES: Final = Rate(5, 120)  # pictures of games sent to an address; a page of history has 24
SOCKETS: Final = Rate(5, 40)  # sockets opened by an address
MESSAGES: Final = Rate(15, 40)  # messages on one socket
ADDRESS_MESSAGES: Final = Rate(60, 300)  # on all sockets of an address; further ones wait
SNAPSHOTS: Final = Rate(5, 40)  # whole games sent to an address: each costs as much as fifty moves
MOST_SOCKETS: Final = 200  # open at once from an address; a club may share one address


class Bucket:
    """Takes one token per request while there are any."""

    __slots__ = ("__weakref__", "_level", "_now", "_rate", "_then")

    def __init__(self, rate: Rate, now: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._now = now
        self._level = rate.burst
        self._then = now()

    def take(self, cost: float = 1) -> bool:
        """True if the request is within the limit. A request that costs more than the burst
        is within it while the bucket is full."""
        self._refill()
        if self._level < min(cost, self._rate.burst):
            return False
        self._level -= cost
        return True

    def spend(self, cost: float) -> float:
        """Takes ``cost`` in any case; returns for how many seconds to wait before the next request."""
        self._refill()
        # The debt is bounded, or many connections of one address would have to wait for ever.
        self._level = max(self._level - cost, -LONGEST_WAIT_S * self._rate.per_s)
        if self._level >= 0 or not self._rate.per_s:
            return 0.0
        return -self._level / self._rate.per_s

    @property
    def is_full(self) -> bool:
        """Whether it is as a new one."""
        self._refill()
        return self._level >= self._rate.burst

    def _refill(self) -> None:
        now = self._now()
        self._level = min(self._rate.burst, self._level + (now - self._then) * self._rate.per_s)
        self._then = now


class AddressLimits:
    """A bucket per network address.

    Full buckets that nobody holds are forgotten, so that the memory does not grow with every visitor. As
    long as a connection holds a bucket, its address has no other one.
    """

    def __init__(self, rate: Rate, now: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._now = now
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self._held: WeakValueDictionary[str, Bucket] = WeakValueDictionary()

    def take(self, address: str, cost: float = 1) -> bool:
        """True if the request of an address is within its limit."""
        return self.bucket(address).take(cost)

    def spend(self, address: str, cost: float) -> float:
        """Takes ``cost`` in any case; returns for how many seconds the address is to wait."""
        return self.bucket(address).spend(cost)

    def bucket(self, address: str) -> Bucket:
        """Returns the bucket of an address."""
        key = network(address)
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._held.get(key) or Bucket(self._rate, self._now)
            self._buckets[key] = self._held[key] = bucket
            if len(self._buckets) > MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        self._forget_full()
        return bucket

    def _forget_full(self) -> None:
        """Drop full buckets, at most two with each request: the ones unused for longest."""
        for _ in range(2):
            oldest = next(iter(self._buckets))
            if len(self._buckets) < 2 or not self._buckets[oldest].is_full:
                return
            del self._buckets[oldest]


class OpenSockets:
    """How many sockets each network address has open, at most ``most``."""

    def __init__(self, most: float) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """True if there is room for one more; then :meth:`leave` is due."""
        key = network(address)
        if self._open[key] >= self._most:
            return False
        self._open[key] += 1
        return True

    def leave(self, address: str) -> None:
        key = network(address)
        self._open[key] -= 1
        if not self._open[key]:
            del self._open[key]


def network(address: str) -> str:
    """Returns the name under which an address is counted. An IPv6 customer has a whole /64: it counts as one. A proxy that listens for both kinds at
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
