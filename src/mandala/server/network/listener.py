"""The listening socket: it refuses an address that opens too many connections before they cost."""

import socket
from typing import Any

from mandala.server.network.connections import ConnectionPlaces

BACKLOG = 2048  # connections that may wait in the kernel
AT_ONCE = 16  # connections accepted in one iteration of the event loop


class GuardedListener(socket.socket):
    """A listening socket that accepts only what :meth:`ConnectionPlaces.admit` allows.

    A refused connection is closed at once. ``accept`` then raises as if nothing waited, so each turn
    of the event loop refuses one connection at most.
    """

    places: ConnectionPlaces | None = None

    @classmethod
    def of(cls, listener: socket.socket) -> "GuardedListener":
        """Returns the same listening socket as a guarded one; ``listener`` is closed."""
        return cls(listener.family, listener.type, listener.proto, fileno=listener.detach())

    def accept(self) -> tuple[socket.socket, Any]:
        """Returns the next connection. Raises :class:`BlockingIOError` after a refused one."""
        connection, address = super().accept()
        if self.places is not None and not self.places.admit(str(address[0])):
            connection.close()
            raise BlockingIOError
        return connection, address
