"""A database from before the players' nonces opens: its deals stay as they are, and stay checkable.

``before_nonces.jsonl`` is a backup at schema 0002. A server without AI workers wrote it, where Ada and
Bea created four tables and played some moves.
"""

import asyncio
from pathlib import Path

import pytest

from mandala.records.record import Record
from mandala.records.verify_deal import verify
from mandala.server.actions.resign import Resign
from mandala.server.storage.backup import read_backup
from support.table_server import serving, until_true

pytestmark = pytest.mark.anyio

ROWS = Path(__file__).parent / "before_nonces.jsonl"
ADA = (
    "mandala_guest=RSfgudDMGt0AcM2KWhPHzA."
    "f3981f4dffdf37d277825e99eccf573769e0190311462029e9462cd9d19c23ba"
)
WAITING = "JYy7Kxu8K48ba3vZS_BspA"
OVER = "SkrBaHfTUUCQFWJAkjVEyw"


async def test_old_deals_are_played_and_checked(database_url: str, tmp_path: Path) -> None:
    await asyncio.to_thread(read_backup, database_url, ROWS)
    async with serving(tmp_path, database_url=database_url, nonce_within_s=600) as running:
        ada, bea = running.guest(), running.guest()
        ada.cookie = ADA
        assert (await ada.verification(OVER)).fair
        async with ada.sit(WAITING) as line:
            assert line.position.hand == ""  # dealt by the old server, but not shown any more
            assert "add_nonce" not in line.table.actions
            await bea.join(WAITING, "Bea")
            await until_true(line, lambda: line.table.status == "playing")
            assert len(line.position.hand or "") == 6
            await line.request(Resign(client_move_id="enough"))
            record = await ada.record(WAITING)
    assert "nonces" not in record
    assert verify(Record.from_json(record)).fair
