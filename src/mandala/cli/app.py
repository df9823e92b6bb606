"""The one entrance: finds the command, and turns every misuse into one line and exit code 2."""

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper
from typing import Final, NamedTuple, NoReturn

import click
from click.shell_completion import CompletionItem

from mandala import __version__
from mandala.locales.languages import LANGUAGES, language_of
from mandala.locales.speaking import speak, t

INTERRUPTED: Final = 130  # what a shell reports after Ctrl-C
MISUSE: Final = 2


class Entry(NamedTuple):
    """Where a command lives, and the one line that ``mandala --help`` shows for it."""

    module: str
    summary: str


# To add a command: write src/mandala/cli/<name>.py with a click command called ``command`` whose
# help begins with the same summary, and add a row here. Nothing else needs to know it.
COMMANDS: Final = {
    "play": Entry("mandala.cli.play", "Play a game at this terminal."),
    "replay": Entry("mandala.cli.replay", "Check game records by playing them through."),
    "verify": Entry("mandala.cli.verify", "Check that finished games were dealt fairly."),
    "arena": Entry("mandala.cli.arena", "Play matches between players on duplicate deals."),
    "bench": Entry("mandala.cli.bench", "Measure how fast this machine plays and searches."),
    "rules": Entry("mandala.cli.rules", "Show the rules of the game."),
    "serve": Entry("mandala.cli.serve", "Run the table server for others."),
    "connect": Entry(
        "mandala.cli.connect", "Let a player or your own bot play at a server's table."
    ),
    "export": Entry("mandala.cli.export", "Write the records of all finished games, one per line."),
    "backup": Entry("mandala.cli.backup", "Write all tables and games to a file."),
    "restore": Entry("mandala.cli.restore", "Fill an empty database from a backup."),
    "delete-guest": Entry("mandala.cli.delete_guest", "Forget a guest: name, links and seats."),
    "completion": Entry("mandala.cli.completion", "Print the set-up of tab completion."),
}


class LazyCommands(click.Group):
    """A group that imports a command's module only when that command is used."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        del ctx
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        del ctx
        if cmd_name not in COMMANDS:
            return None
        command = import_module(COMMANDS[cmd_name].module).command
        assert isinstance(command, click.Command)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        del ctx
        with formatter.section("Commands"):
            formatter.write_dl([(name, entry.summary) for name, entry in COMMANDS.items()])

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        if incomplete.startswith("-"):
            return click.Command.shell_complete(self, ctx, incomplete)
        return [
            CompletionItem(name, help=entry.summary)
            for name, entry in COMMANDS.items()
            if name.startswith(incomplete)
        ]


@click.group(
    cls=LazyCommands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(__version__, message="%(prog)s %(version)s")
@click.option(
    "--lang",
    metavar="XX",
    type=click.Choice(LANGUAGES, case_sensitive=False),
    help=f"Language: {', '.join(LANGUAGES)} (without it: that of the system).",
)
@click.pass_context
def app(ctx: click.Context, lang: str | None) -> None:
    """Mandala, the two-player card game (an unofficial edition).

    Without a command: the table in your browser.

    \b
    Examples:
      mandala                         play now, in the browser
      mandala play                    play at this terminal
      mandala rules 4.1               one clause of the rules
      mandala --lang hu play          in another language
      mandala replay game.jsonl       check a recorded game
    """
    speak(lang or language_of(os.environ))
    if ctx.invoked_subcommand is None:
        from mandala.cli.serve import open_table

        open_table()


def run(arguments: Sequence[str] | None = None) -> int:
    """Run the program and return its exit code; complaints go to standard error, one line each."""
    from mandala.records.errors import MandalaError  # light: pulls no NumPy

    try:
        code = app.main(arguments, prog_name="mandala", standalone_mode=False)
    except click.UsageError as error:
        return _complain(error.format_message(), error.ctx)
    except click.ClickException as error:
        return _complain(error.format_message())
    except MandalaError as error:
        return _complain(str(error))
    except click.Abort:
        return INTERRUPTED
    return code if isinstance(code, int) else 0  # a number: the command called ctx.exit(number)


def _complain(message: str, ctx: click.Context | None = None) -> int:
    name = ctx.command_path if ctx else "mandala"
    advice = f" {t('see-help', command=name)}" if ctx else ""
    one_line = " ".join(line.strip() for line in message.splitlines())
    print(f"{name}: {one_line}{advice}", file=sys.stderr)
    return MISUSE


def main() -> NoReturn:
    """What the installed program ``mandala`` calls."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a name the terminal cannot show is no fault
    sys.exit(run())
