"""The one entrance: finds the command, and turns every misuse into one line and exit code 2."""

import errno
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Final, NoReturn

import click
from click.shell_completion import CompletionItem

from mandala import __version__
from mandala.cli import streams
from mandala.cli.spoken import (
    OneOf,
    SpokenCommand,
    SpokenOption,
    complaint,
    no_such_command,
    option,
)
from mandala.locales.languages import LANGUAGES, language_of
from mandala.locales.speaking import speak, t

INTERRUPTED: Final = 130  # what a shell reports after Ctrl-C
MISUSE: Final = 2
UNREAD: Final = 1  # whoever read what we print went away; as click has it


# To add a command: write src/mandala/cli/<name>.py with a spoken click command called ``command``,
# its texts ``summary-<name>`` and ``help-<name>`` in the catalogues, and add a row here. Nothing
# else needs to know it.
COMMANDS: Final = {
    "play": "mandala.cli.play",
    "replay": "mandala.cli.replay",
    "verify": "mandala.cli.verify",
    "arena": "mandala.cli.arena",
    "train": "mandala.cli.train",
    "bench": "mandala.cli.bench",
    "rules": "mandala.cli.rules",
    "serve": "mandala.cli.serve",
    "connect": "mandala.cli.connect",
    "export": "mandala.cli.export",
    "backup": "mandala.cli.backup",
    "restore": "mandala.cli.restore",
    "delete-guest": "mandala.cli.delete_guest",
    "completion": "mandala.cli.completion",
}


class LazyCommands(SpokenCommand, click.Group):
    """A group that imports a command's module only when that command is used."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        del ctx
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        del ctx
        if cmd_name not in COMMANDS:
            return None
        command = import_module(COMMANDS[cmd_name]).command
        assert isinstance(command, click.Command)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in COMMANDS and not args[0].startswith("-"):
            ctx.fail(no_such_command(args[0], list(COMMANDS)))
        return super().resolve_command(ctx, args)

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        return [*super().collect_usage_pieces(ctx)[:-1], t("usage-command")]

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        with formatter.section(t("help-heading-commands")):
            formatter.write_dl([(name, t(f"summary-{name}")) for name in COMMANDS])

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        if incomplete.startswith("-"):
            return click.Command.shell_complete(self, ctx, incomplete)
        return [
            CompletionItem(name, help=t(f"summary-{name}"))
            for name in COMMANDS
            if name.startswith(incomplete)
        ]


def _speak(_ctx: click.Context, _param: click.Parameter, wanted: str | None) -> str | None:
    if wanted:
        speak(wanted)
    return wanted


@click.group(
    "mandala",
    cls=LazyCommands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    examples=(
        ("mandala", "example-browser"),
        ("mandala play", "example-terminal"),
        ("mandala rules 4.1", "example-clause"),
        ("mandala --lang hu play", "example-language"),
        ("mandala replay game.jsonl", "example-record"),
    ),
)
@click.version_option(
    __version__,
    message="%(prog)s %(version)s",
    cls=SpokenOption,
    help="flag-version",
)
@option(
    "--lang",
    metavar="XX",
    type=OneOf(LANGUAGES, case_sensitive=False),
    is_eager=True,  # before --help, which is to be said in it
    expose_value=False,
    callback=_speak,
    help="flag-lang",
    help_values={"languages": ", ".join(LANGUAGES)},
)
@click.pass_context
def app(ctx: click.Context) -> None:
    """The program without a command: the table in the browser."""
    if ctx.invoked_subcommand is None:
        from mandala.cli.serve import open_table

        open_table()


def run(arguments: Sequence[str] | None = None) -> int:
    """Run the program and return its exit code; complaints go to standard error, one line each."""
    from mandala.records.errors import MandalaError, system_reason  # light: pulls no NumPy

    speak(language_of(os.environ))
    try:
        code = app.main(arguments, prog_name="mandala", standalone_mode=False)
    except click.UsageError as error:
        return _complain(complaint(error), error.ctx)
    except click.ClickException as error:
        return _complain(complaint(error))
    except MandalaError as error:
        return _complain(str(error))
    except click.Abort:
        return INTERRUPTED
    except OSError as error:
        if not streams.is_about_printing(error):
            raise
        streams.give_up_printing()
        return _complain(t("cannot-print", why=str(system_reason(error))))
    return code if isinstance(code, int) else 0  # a number: the command called ctx.exit(number)


def _complain(message: str, ctx: click.Context | None = None) -> int:
    name = ctx.command_path if ctx else "mandala"
    advice = f" {t('see-help', command=name)}" if ctx else ""
    one_line = " ".join(line.strip() for line in message.splitlines())
    try:
        print(f"{name}: {one_line}{advice}", file=sys.stderr)
    except OSError:  # nobody can be told; the exit code says it
        streams.give_up_printing()
    return MISUSE


def main() -> NoReturn:
    """What the installed program ``mandala`` calls."""
    streams.make_whole()
    try:
        code = run()
    except SystemExit as leaving:
        code = leaving.code if isinstance(leaving.code, int) else 0
    sys.exit(_printed(code))


def _printed(code: int) -> int:
    """The exit code, once all that was printed is written, or cannot be."""
    error = streams.print_out()
    if error is None:
        return code
    if error.errno == errno.EPIPE:
        return code or UNREAD
    from mandala.records.errors import system_reason

    return _complain(t("cannot-print", why=str(system_reason(error))))
