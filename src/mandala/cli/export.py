"""``mandala export``: finished games as records."""

import asyncio
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, TYPE_CHECKING

import click

from mandala.cli.database import database_option
from mandala.cli.progress import ProgressBar, progress
from mandala.cli.spoken import SpokenCommand, option
from mandala.locales.speaking import t

if TYPE_CHECKING:
    from mandala.server.storage.interface import Storage


@click.command(
    "export",
    cls=SpokenCommand,
    examples=(
        "mandala export > games.jsonl",
        "mandala export --out games.jsonl --database sqlite:///club.db",
    ),
)
@option("--out", metavar="FILE", help="flag-out")
@database_option
def command(out: str | None, database: str | None) -> None:
    """Write every finished game."""
    written = asyncio.run(_export(database, out))
    if out is not None:
        print(t("export-written", file=out, count=written))


async def _export(database: str | None, out: str | None) -> int:
    from mandala.server.storage.backup import require_database
    from mandala.server.storage.opening import default_url, open_storage

    url = database or default_url()
    require_database(url)
    storage = await open_storage(url)
    written = 0
    try:
        finished = (await storage.count_tables())["over"]
        # The file is opened last: a database that cannot be read leaves an older one as it was.
        with _opened(out) as file, progress(t("work-exporting"), finished) as bar:
            async for line in _records(storage, bar):
                print(line, file=file)
                written += 1
    finally:
        await storage.close()
    return written


@contextmanager
def _opened(out: str | None) -> Iterator[IO[str]]:
    """The file to write to, standard output if none is named."""
    from mandala.server.storage.backup import blamed_on

    if out is None:
        yield sys.stdout
        return
    with blamed_on(Path(out)), Path(out).open("w", encoding="utf-8", newline="\n") as file:
        yield file


async def _records(storage: "Storage", bar: ProgressBar) -> AsyncIterator[str]:
    from mandala.server.tables.recording import table_record
    from mandala.server.tables.table import fold

    looked_at, last = 0, ""
    while page := await storage.tables_by_status("over", after_id=last):
        for row in page:
            table = fold(await storage.events(row.table_id))
            if table.game.moves:
                yield table_record(table, row.seats).to_line()
            looked_at += 1
            bar.reach(looked_at)
        last = page[-1].table_id
