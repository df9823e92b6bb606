"""``mandala play``: a game at this terminal."""

import shlex
from collections.abc import Sequence
from pathlib import Path

import click
from click.core import ParameterSource

from mandala.cli.localized_click import LocalizedChoice, LocalizedCommand, option
from mandala.locales.translate import t
from mandala.players.levels import DEFAULT_OPPONENT, PERSON
from mandala.players.registry import PLAYER_EXAMPLES

FIRST = {"1": 0, "2": 1, "random": None}


def _names(_ctx: click.Context, _param: click.Parameter, value: str | None) -> tuple[str, ...]:
    names = tuple(name.strip() for name in value.split(",")) if value else ()
    if len(names) > 2 or not all(names):
        raise click.BadParameter(t("one-or-two-names"))
    return names


class PlayCommand(LocalizedCommand):
    """Suggests ``--opponent`` for a player's name without an option."""

    def about_extra_words(self, words: Sequence[str]) -> str:
        from mandala.players.registry import parse_player
        from mandala.records.errors import MandalaError

        if words[0] != PERSON:
            try:
                parse_player(words[0])
            except MandalaError as error:
                like_a_player = getattr(error.message, "key", "") != "no-such-player"
                return str(error) if like_a_player else super().about_extra_words(words)
        command = f"mandala play --opponent {shlex.quote(words[0])}"
        return t("play-not-option", player=words[0], command=command)


@click.command(
    "play",
    cls=PlayCommand,
    help_values={"players": ", ".join([PERSON, *PLAYER_EXAMPLES])},
    examples=(
        "mandala play",
        "mandala play --opponent person --names North,South",
        "mandala play --resume",
        "mandala play --record game.jsonl",
    ),
)
@option(
    "--opponent",
    metavar="PLAYER",
    default=DEFAULT_OPPONENT,
    show_default=True,
    help="flag-opponent",
)
@option("--names", callback=_names, metavar="A[,B]", help="flag-names")
@option(
    "--first",
    type=LocalizedChoice(list(FIRST)),
    default="random",
    show_default=True,
    help="flag-first",
)
@option("--seed", metavar="SEED", help="flag-seed")
@option("--record", type=click.Path(path_type=Path), metavar="FILE", help="flag-record")
@option("--resume", is_flag=False, flag_value="", metavar="[FILE]", help="flag-resume")
@click.pass_context
def command(
    ctx: click.Context,
    opponent: str,
    names: tuple[str, ...],
    first: str,
    seed: str | None,
    record: Path | None,
    resume: str | None,
) -> None:
    """Plays a game in the terminal."""
    if record and resume is not None:
        raise click.UsageError(t("record-or-resume"))
    from mandala.terminal.start import LATEST, PlayOptions, start_game

    def given(name: str) -> bool:
        return ctx.get_parameter_source(name) is not ParameterSource.DEFAULT

    saved = None if resume is None else Path(resume) if resume else LATEST
    start_game(
        PlayOptions(
            opponent if given("opponent") else None,
            names,
            FIRST[first] if given("first") else None,
            seed,
            record,
            saved,
        )
    )
