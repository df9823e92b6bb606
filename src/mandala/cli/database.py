"""What the commands on the server's database share."""

import click

database_option = click.option(
    "--database",
    envvar="MANDALA_DATABASE",
    metavar="URL",
    help="sqlite:///FILE or postgresql://… (also MANDALA_DATABASE) [default: your data folder]",
)


def rows_in_words(counted: dict[str, int]) -> str:
    """What a backup holds, for a person."""
    return f"{counted['tables']} tables, {counted['events']} events, {counted['guests']} guests"
