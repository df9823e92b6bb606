"""``mandala delete-guest``: removes a guest's data from the server's database."""

import asyncio

import click

from mandala.cli.database_option import database_option, existing_database
from mandala.cli.localized_click import LocalizedCommand
from mandala.locales.translate import t


@click.command("delete-guest", cls=LocalizedCommand, examples=("mandala delete-guest 3f9c2a51",))
@click.argument("guest_id", metavar="ID")
@database_option
def command(guest_id: str, database: str | None) -> None:
    """Removes the data of a guest."""
    if not asyncio.run(_forget(guest_id, database)):
        raise click.ClickException(t("guest-unknown"))
    print(t("guest-forgotten"))


async def _forget(guest_id: str, database: str | None) -> bool:
    async with existing_database(database) as storage:
        return await storage.delete_guest(guest_id)
