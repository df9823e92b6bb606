"""``mandala play``: a game at this terminal."""

from pathlib import Path

import click

from mandala.locales.speaking import t

FIRST = {"1": 0, "2": 1, "random": None}


def _names(_ctx: click.Context, _param: click.Parameter, value: str | None) -> tuple[str, ...]:
    names = tuple(name.strip() for name in value.split(",")) if value else ()
    if len(names) > 2 or not all(names):
        raise click.BadParameter(t("one-or-two-names"))
    return names


@click.command("play")
@click.option("--terminal", is_flag=True, help="At this terminal (the only table there is so far).")
@click.option(
    "--opponent",
    metavar="PLAYER",
    help='Who plays against you: "person" for two people at this screen, or a player such as random.',
)
@click.option("--names", callback=_names, metavar="A[,B]", help="What the players are called.")
@click.option(
    "--first", type=click.Choice(list(FIRST)), help="Who begins: player 1 (you), 2, or random."
)
@click.option("--seed", help="Deal the same cards for the same seed.")
@click.option(
    "--record", type=click.Path(path_type=Path), metavar="FILE", help="Keep the game in a file."
)
@click.option(
    "--resume",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Go on with the game kept in a file.",
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
    """Play a game at this terminal.

    The table is drawn with colours and letters. Moves are typed as they are listed, or by number;
    "?" helps, "quit" leaves. A game kept with --record is saved after every move.

    \b
    Examples:
      mandala play
      mandala play --opponent person --names North,South
      mandala play --record game.jsonl
      mandala play --resume game.jsonl
    """
    del terminal  # until there is a table in the browser, every game is played here
    if record and resume:
        raise click.UsageError(t("record-or-resume"))
    from mandala.terminal.hosting import Wishes, host

    begins = FIRST[first] if first else None
    host(Wishes(opponent, names, begins, seed, record, resume))
