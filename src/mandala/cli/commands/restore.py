"""``mandala restore``: fills an empty database from a backup."""

from pathlib import Path

import click

from mandala.cli.database_option import database_option, rows_in_words
from mandala.cli.localized_click import LocalizedCommand
from mandala.cli.progress import progress
from mandala.locales.translate import t


@click.command(
    "restore",
    cls=LocalizedCommand,
    examples=(
        "mandala restore mandala.backup",
        "mandala restore mandala.backup --database postgresql://club@db.example.org/mandala",
    ),
)
@click.argument("file", metavar="FILE")
@database_option
def command(file: str, database: str | None) -> None:
    """Fills the database from the backup and prints the numbers of tables, events and guests."""
    from mandala.server.storage.backup import read_backup
    from mandala.server.storage.open import default_url

    with progress(t("work-restoring"), None) as bar:
        counted = read_backup(database or default_url(), Path(file), bar.reach)
    print(t("backup-restored", holds=rows_in_words(counted)))
