"""``mandala backup``: all tables and games to a file."""

from pathlib import Path

import click

from mandala.cli.database_option import database_option, rows_in_words
from mandala.cli.localized_click import LocalizedCommand
from mandala.cli.progress import progress
from mandala.locales.translate import t


@click.command(
    "backup",
    cls=LocalizedCommand,
    examples=(
        "mandala backup mandala.backup",
        "mandala backup club.backup --database postgresql://club@db.example.org/mandala",
    ),
)
@click.argument("file", metavar="FILE")
@database_option
def command(file: str, database: str | None) -> None:
    """Writes the backup."""
    from mandala.server.storage.backup import write_backup
    from mandala.server.storage.open import default_url

    with progress(t("work-writing"), None) as bar:
        counted = write_backup(database or default_url(), Path(file), bar.reach)
    print(t("backup-written", file=file, holds=rows_in_words(counted)))
