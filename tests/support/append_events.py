"""A program that stores events and prints each acknowledgement: to be killed or traced.

``python -m support.append_events URL [HOW_MANY]`` continues at the end of the log of its table.
"""

import asyncio
import itertools
import os
import sys

from mandala.server.storage.open import open_storage
from support.storage import PLAYING, event, new_table

TABLE = "t1"


async def main(url: str, how_many: int | None) -> None:
    storage = await open_storage(url)
    row = await storage.table(TABLE)
    if row is None:
        await new_table(storage, TABLE)
    first = row.seq if row else 1
    os.write(1, b"ready\n")
    for seq in itertools.count(first) if how_many is None else range(first, first + how_many):
        await storage.append(TABLE, seq, [event(request=f"0:{seq}")], PLAYING)
        os.write(1, f"ack {seq + 1}\n".encode())
    await storage.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else None))
