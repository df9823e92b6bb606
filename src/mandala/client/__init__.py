"""A small typed client for the table server: open or join a table, read it, play at it.

>>> from mandala.client import Server  # doctest: +SKIP
>>> server = Server("http://127.0.0.1:8000")  # doctest: +SKIP
>>> seat = await server.create(AgainstAi(name="Ada", level=2))  # doctest: +SKIP
>>> async with server.sit(seat.table_id, seat.seat_token) as table:  # doctest: +SKIP
...     await table.move("M1R")
"""

from mandala.client.http import RequestRefused, Server
from mandala.client.socket import TableLine

__all__ = ["RequestRefused", "Server", "TableLine"]
