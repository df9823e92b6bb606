"""``mandala restore``: an empty database filled from a backup."""

from pathlib import Path

import click

from mandala.cli.database import database_option, rows_in_words
from mandala.cli.progress import progress


@click.command("restore")
@click.argument("file", metavar="FILE")
@database_option
def command(file: str, database: str | None) -> None:
    """Fill an empty database from a backup.

    The database must not exist yet, or be empty; nothing is overwritten. Stop the server first.

    \b
    Examples:
      mandala restore mandala.backup
      mandala restore mandala.backup --database postgresql://club@db.example.org/mandala
    """
    from mandala.server.storage.backup import read_backup
    from mandala.server.storage.opening import default_url

    with progress("Restoring", None) as bar:
        counted = read_backup(database or default_url(), Path(file), bar.reach)
    print(f"Restored {rows_in_words(counted)}.")
