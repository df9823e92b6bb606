"""``mandala export``: finished games as records. Games without a move are left out."""

import asyncio
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, TYPE_CHECKING

import click

from mandala.cli.database_option import database_option, existing_database
from mandala.cli.localized_click import LocalizedCommand, option
from mandala.cli.progress import ProgressBar, progress
from mandala.locales.translate import t

if TYPE_CHECKING:
    from mandala.server.storage.storage import Storage


@click.command(
    "export",
    cls=LocalizedCommand,
    examples=(
        "mandala export > games.jsonl",
        "mandala export --out games.jsonl --database sqlite:///club.db",
    ),
)
@option("--out", metavar="FILE", help="flag-out")
@database_option
def command(out: str | None, database: str | None) -> None:
    """Writes every finished game in which a move was played."""
    written = asyncio.run(_export(database, out))
    if out is not None:
        print(t("export-written", file=out, count=written))


async def _export(database: str | None, out: str | None) -> int:
    written = 0
    async with existing_database(database) as storage:
        finished = (await storage.count_tables())["over"]
        with _opened(out) as file, progress(t("work-exporting"), finished) as bar:
            async for line in _records(storage, bar):
                print(line, file=file)
                written += 1
    return written


@contextmanager
def _opened(out: str | None) -> Iterator[IO[str]]:
    """Opens the file to write, or standard output. A file is replaced at the end of the block.

    Raises :class:`MandalaError` if it cannot be written; an older file is then unchanged.
    """
    from mandala.records.atomic_file import atomic_write
    from mandala.server.storage.backup import report_file_errors

    if out is None:
        yield sys.stdout
        return
    path = Path(out)
    with report_file_errors(path):
        is_file = path.is_file() or not path.exists()
        with atomic_write(path) if is_file else path.open("w", encoding="utf-8") as file:
            yield file


async def _records(storage: "Storage", bar: ProgressBar) -> AsyncIterator[str]:
    from mandala.server.actions.event_log import fold
    from mandala.server.views.record import table_record

    looked_at, last = 0, ""
    while page := await storage.tables_by_status("over", after_id=last):
        for row in page:
            table = fold(await storage.events(row.table_id))
            if table.plies:  # a table that was called off while it waited has no game
                yield table_record(table, row.seats).to_line()
            looked_at += 1
            bar.reach(looked_at)
        last = page[-1].table_id
