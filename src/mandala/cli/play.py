"""``mandala play``: a game at this terminal."""

from pathlib import Path

import click

from mandala.cli.spoken import OneOf, SpokenCommand, option
from mandala.locales.speaking import t

FIRST = {"1": 0, "2": 1, "random": None}


def _names(_ctx: click.Context, _param: click.Parameter, value: str | None) -> tuple[str, ...]:
    names = tuple(name.strip() for name in value.split(",")) if value else ()
    if len(names) > 2 or not all(names):
        raise click.BadParameter(t("one-or-two-names"))
    return names


@click.command(
    "play",
    cls=SpokenCommand,
    examples=(
        "mandala play",
        "mandala play --opponent person --names North,South",
        "mandala play --record game.jsonl",
        "mandala play --resume game.jsonl",
    ),
)
@option("--terminal", is_flag=True, help="flag-terminal")
@option(
    "--opponent",
    metavar="PLAYER",
    help="flag-opponent",
)
@option("--names", callback=_names, metavar="A[,B]", help="flag-names")
@option("--first", type=OneOf(list(FIRST)), help="flag-first")
@option("--seed", metavar="SEED", help="flag-seed")
@option("--record", type=click.Path(path_type=Path), metavar="FILE", help="flag-record")
@option(
    "--resume",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="flag-resume",
)
def command(
    terminal: bool,
    opponent: str | None,
    names: tuple[str, ...],
    first: str | None,
    seed: str | None,
    record: Path | None,
    resume: Path | None,
) -> None:
    """Set a table in the terminal."""
    del terminal  # every game of this command is played there
    if record and resume:
        raise click.UsageError(t("record-or-resume"))
    from mandala.terminal.hosting import Wishes, host

    begins = FIRST[first] if first else None
    host(Wishes(opponent, names, begins, seed, record, resume))
