"""Handlers of the HTTP operations, by subject; each is declared with ``@operation``.

``OPERATIONS`` lists them in the order of the documentation.
"""

from typing import Final

from mandala.server.api.routes import (
    guests,
    history,
    moderation,
    network,
    ops,
    pictures,
    replays,
    tables,
)

OPERATIONS: Final = (
    *tables.OPERATIONS,
    *replays.OPERATIONS,
    *pictures.OPERATIONS,
    *guests.OPERATIONS,
    *moderation.OPERATIONS,
    *history.OPERATIONS,
    *network.OPERATIONS,
    *ops.OPERATIONS,
)
