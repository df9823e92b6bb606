"""``mandala backup``: all tables and games to a file."""

from pathlib import Path

import click

from mandala.cli.database import database_option, rows_in_words
from mandala.cli.progress import progress


@click.command("backup")
@click.argument("file", metavar="FILE")
@database_option
def command(file: str, database: str | None) -> None:
    """Write all tables and games to a file.

    The server may go on meanwhile: the backup shows one moment. The file can be restored into
    SQLite or PostgreSQL alike. It holds the secrets of running games, so only you may read it.

    \b
    Examples:
      mandala backup mandala.backup
      mandala backup club.backup --database postgresql://club@db.example.org/mandala
    """
    from mandala.server.storage.backup import write_backup
    from mandala.server.storage.opening import default_url

    with progress("Writing", None) as bar:
        counted = write_backup(database or default_url(), Path(file), bar.reach)
    print(f"{file}: {rows_in_words(counted)}")
