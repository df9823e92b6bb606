"""A small typed client for the table server: HTTP API, table socket, and a bot that plays a seat.

Of the server it imports only the types of messages, in ``server.protocol`` and ``server.actions``.

>>> from mandala.client import ApiClient  # doctest: +SKIP
>>> server = ApiClient("http://127.0.0.1:8323")  # doctest: +SKIP
>>> seat = await server.create(AgainstAi(name="Ada", level=2))  # doctest: +SKIP
>>> async with server.sit(seat.table_id, seat.seat_token) as table:  # doctest: +SKIP
...     await table.move("M1R")
"""

from mandala.client.api_client import ApiClient
from mandala.client.errors import MoveRefused, RequestRefused
from mandala.client.table_socket import TableSocket

__all__ = ["ApiClient", "MoveRefused", "RequestRefused", "TableSocket"]
