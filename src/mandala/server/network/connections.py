"""The open connections of this process. They are counted and limited; idle ones are closed first.

A connection is a stranger until a table has accepted its hello. Strangers have a separate share of
the places, so that they cannot take the places of people at tables.
"""

from collections import OrderedDict
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Final

from mandala.server.network.rate_limits import AddressLimits, Rate, network

NEW_CONNECTIONS: Final = Rate(20, 200)  # connections that an address may open
MOST_CONNECTIONS: Final = 20_000  # open connections in all, if the system allows so many files
STRANGERS_OF_ADDRESS: Final = 100  # open connections of one address that are at no table
FILES_LEFT: Final = 128  # files reserved for the database, the AI processes and the page
WATCHERS_UP_TO: Final = 0.9  # share of the places at tables that watchers may use


@dataclass(eq=False, slots=True)
class OpenConnection:
    """One TCP connection. ``close`` ends it at once. ``idle``: no request is being answered."""

    address: str
    close: Callable[[], None]
    places: "ConnectionPlaces"
    idle: bool = True
    at_table: bool = False

    def sit(self, *, player: bool) -> bool:
        """Counts the connection as one at a table; False if all places are taken."""
        return self.places.sit(self, player=player)

    def leave(self) -> None:
        """Forgets the connection; it is closed."""
        self.places.leave(self)


class ConnectionPlaces:
    """All open connections.

    ``most``: the largest number; a quarter of it, at most 2,000, is for strangers. ``factor``: on
    the limits of each address. ``is_proxy``: whether an address is a proxy, which has no limit,
    because it has the connections of many people.
    """

    def __init__(
        self, most: int, factor: float = 1.0, is_proxy: Callable[[str], bool] = lambda _: False
    ) -> None:
        self.most = most
        self.most_strangers = max(1, min(2_000, most // 4))
        self.most_at_tables = most - self.most_strangers
        self.at_tables = 0
        self.refused = 0
        self._strangers: dict[str, OrderedDict[OpenConnection, None]] = {}
        self._number = 0  # number of strangers
        self._rates = AddressLimits(NEW_CONNECTIONS.times(factor))
        self._most_of_address = STRANGERS_OF_ADDRESS * factor
        self._is_proxy = is_proxy

    def __len__(self) -> int:
        return self.at_tables + self._number

    def strangers(self, address: str) -> Collection[OpenConnection]:
        """Returns the connections of an address that are at no table, the oldest first."""
        return self._strangers.get(network(address), ())

    def take_refused(self) -> int:
        """Returns how many connections were refused since this was last asked."""
        refused, self.refused = self.refused, 0
        return refused

    def admit(self, address: str) -> bool:
        """Returns whether a new connection of ``address`` may be accepted now."""
        if self._is_proxy(address) or self._rates.take(address):
            return True
        self.refused += 1
        return False

    def enter(self, address: str, close: Callable[[], None]) -> OpenConnection | None:
        """Counts a new connection; None if all places are taken.

        If the strangers' places are taken, the oldest idle stranger is closed. It is one of the same
        address if that address has too many, else one of the address with the most.
        """
        key = network(address)
        own = self._strangers.get(key, OrderedDict())
        if len(own) >= self._most_of_address and not self._is_proxy(address):
            full = not self._drop_idle(own)
        else:
            full = self._number >= self.most_strangers and not self._drop_idle(
                max(self._strangers.values(), key=len)
            )
        if full:
            self.refused += 1
            return None
        entry = OpenConnection(key, close, self)
        self._strangers.setdefault(key, OrderedDict())[entry] = None
        self._number += 1
        return entry

    def sit(self, entry: OpenConnection, *, player: bool) -> bool:
        """Moves a stranger to a table. Players may take the last places, watchers may not."""
        if entry.at_table:
            return True
        share = 1.0 if player else WATCHERS_UP_TO
        if self.at_tables >= self.most_at_tables * share:
            return False
        if self._remove_stranger(entry):
            entry.at_table = True
            self.at_tables += 1
        return True

    def leave(self, entry: OpenConnection) -> None:
        """Stops counting a connection."""
        if entry.at_table:
            entry.at_table = False
            self.at_tables -= 1
        else:
            self._remove_stranger(entry)

    def _drop_idle(self, entries: "OrderedDict[OpenConnection, None]") -> bool:
        """Closes the oldest idle connection of an address; False: all are at work."""
        oldest = next((entry for entry in entries if entry.idle), None)
        if oldest is None:
            return False
        self._remove_stranger(oldest)
        oldest.close()
        return True

    def _remove_stranger(self, entry: OpenConnection) -> bool:
        entries = self._strangers.get(entry.address)
        if entries is None or entry not in entries:
            return False
        del entries[entry]
        self._number -= 1
        if not entries:
            del self._strangers[entry.address]
        return True


def most_files() -> int:
    """Lets this process open as many files as the system allows it, and returns how many."""
    try:
        import resource
    except ImportError:  # Windows
        return MOST_CONNECTIONS + FILES_LEFT
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_CONNECTIONS + FILES_LEFT
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return wanted
    reached = wanted if hard == resource.RLIM_INFINITY else min(hard, wanted)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, reached), hard))
    except (OSError, ValueError):
        return soft
    return max(soft, reached)
