"""``mandala delete-guest``: what the server knows of a person, removed."""

import asyncio

import click

from mandala.cli.database import database_option
from mandala.cli.spoken import SpokenCommand
from mandala.locales.speaking import t


@click.command(
    "delete-guest",
    cls=SpokenCommand,
    examples=("mandala delete-guest 3f9c2a51",),
)
@click.argument("guest_id", metavar="ID")
@database_option
def command(guest_id: str, database: str | None) -> None:
    """Remove what is known of a guest."""
    if not asyncio.run(_forget(guest_id, database)):
        raise click.ClickException(t("guest-unknown"))
    print(t("guest-forgotten"))


async def _forget(guest_id: str, database: str | None) -> bool:
    from mandala.server.live.seating import forget_guest
    from mandala.server.storage.backup import require_database
    from mandala.server.storage.opening import default_url, open_storage

    url = database or default_url()
    require_database(url)
    storage = await open_storage(url)
    try:
        return await forget_guest(storage, guest_id)
    finally:
        await storage.close()
