"""``mandala delete-guest``: what the server knows of a person, removed."""

import asyncio

import click

from mandala.cli.database import database_option


@click.command("delete-guest")
@click.argument("guest_id", metavar="ID")
@database_option
def command(guest_id: str, database: str | None) -> None:
    """Forget a guest: name, links and seats.

    The games stay, played by nobody in particular. The server may go on meanwhile.

    \b
    Example:
      mandala delete-guest 3f9c2a51
    """
    if not asyncio.run(_forget(guest_id, database)):
        raise click.ClickException("nothing is known of a guest with this id")
    print("The guest is forgotten.")


async def _forget(guest_id: str, database: str | None) -> bool:
    from mandala.server.storage.backup import require_database
    from mandala.server.storage.opening import default_url, open_storage

    url = database or default_url()
    require_database(url)
    storage = await open_storage(url)
    try:
        return await storage.delete_guest(guest_id)
    finally:
        await storage.close()
