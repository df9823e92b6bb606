"""The option ``--database`` of several commands, and how they open the server's database."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from mandala.cli.localized_click import option
from mandala.locales.translate import t

if TYPE_CHECKING:
    from mandala.server.storage.storage import Storage

database_option = option(
    "--database", envvar="MANDALA_DATABASE", metavar="URL", help="flag-database"
)


def rows_in_words(counted: dict[str, int]) -> str:
    """Returns the numbers of tables, events and guests in a backup as text."""
    return t("database-holds", **{key: counted[key] for key in ("tables", "events", "guests")})


@asynccontextmanager
async def existing_database(url: str | None) -> AsyncIterator["Storage"]:
    """Opens the database at ``url``, or the default one. Raises MandalaError if there is none."""
    from mandala.server.storage.backup import require_database
    from mandala.server.storage.open import default_url, open_storage

    url = url or default_url()
    require_database(url)
    storage = await open_storage(url)
    try:
        yield storage
    finally:
        await storage.close()
