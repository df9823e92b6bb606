"""``mandala restore``: an empty database filled from a backup."""

from pathlib import Path

import click

from mandala.cli.database import database_option, rows_in_words
from mandala.cli.progress import progress
from mandala.cli.spoken import SpokenCommand
from mandala.locales.speaking import t


@click.command(
    "restore",
    cls=SpokenCommand,
    examples=(
        "mandala restore mandala.backup",
        "mandala restore mandala.backup --database postgresql://club@db.example.org/mandala",
    ),
)
@click.argument("file", metavar="FILE")
@database_option
def command(file: str, database: str | None) -> None:
    """Read the backup."""
    from mandala.server.storage.backup import read_backup
    from mandala.server.storage.opening import default_url

    with progress(t("work-restoring"), None) as bar:
        counted = read_backup(database or default_url(), Path(file), bar.reach)
    print(t("backup-restored", holds=rows_in_words(counted)))
