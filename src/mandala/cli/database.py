"""What the commands on the server's database share."""

from mandala.cli.spoken import option
from mandala.locales.speaking import t

database_option = option(
    "--database",
    envvar="MANDALA_DATABASE",
    metavar="URL",
    help="flag-database",
)


def rows_in_words(counted: dict[str, int]) -> str:
    """What a backup holds, for a person."""
    return t(
        "database-holds",
        tables=counted["tables"],
        events=counted["events"],
        guests=counted["guests"],
    )
