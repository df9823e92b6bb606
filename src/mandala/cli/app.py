"""The entry point: finds the command, and turns every misuse into one line and exit code 2."""

import errno
import os
import sys
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from itertools import pairwise
from pkgutil import iter_modules
from typing import Final, NoReturn

import click
from click.core import ParameterSource
from click.shell_completion import CompletionItem

from mandala import __version__
from mandala.cli import commands, streams
from mandala.cli.defaults import DEFAULT_PORT
from mandala.cli.exit_codes import ExitCode
from mandala.cli.localized_click import (
    LocalizedCommand,
    LocalizedInt,
    LocalizedOption,
    error_text,
    no_such_command,
    option,
)
from mandala.locales.languages import LANGUAGES, language_of
from mandala.locales.translate import set_language, t

# The help page: headings with their commands. A command that is not listed here comes after these.
_GROUPS: Final = {
    "help-heading-play": ("play", "rules", "replay", "picture", "verify"),
    "help-heading-host": ("serve", "backup", "restore", "export", "delete-guest", "admin"),
    "help-heading-research": ("connect", "arena", "train", "bench"),
    "help-heading-shell": ("completion",),
}
_VERSION_WORDS: Final = ("version", "-V")


@cache
def command_modules() -> dict[str, str]:
    """Returns the module of each command by its name, in the order of the help page.

    Each module of :mod:`mandala.cli.commands` is a command. This function does not import them.
    """
    found = {
        module.name.replace("_", "-"): f"{commands.__name__}.{module.name}"
        for module in iter_modules(commands.__path__)
    }
    listed = [name for names in _GROUPS.values() for name in names if name in found]
    return {name: found[name] for name in [*listed, *sorted(found)]}


def command_groups() -> dict[str, list[str]]:
    """Returns the commands under the keys of their headings, in the order of the help page."""
    groups = {
        key: [name for name in names if name in command_modules()] for key, names in _GROUPS.items()
    }
    listed = {name for names in groups.values() for name in names}
    others = [name for name in command_modules() if name not in listed]
    return groups | ({"help-heading-commands": others} if others else {})


class LazyCommands(LocalizedCommand, click.Group):
    """A group that imports a command's module only when that command is used."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        del ctx
        return list(command_modules())

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        del ctx
        if cmd_name not in command_modules():
            return None
        command = import_module(command_modules()[cmd_name]).command
        assert isinstance(command, click.Command)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in command_modules() and not args[0].startswith("-"):
            ctx.fail(no_such_command(args[0], list(command_modules())))
        return super().resolve_command(ctx, args)

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        return [*super().collect_usage_pieces(ctx)[:-1], t("usage-command")]

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        for key, names in command_groups().items():
            with formatter.section(t(key)):
                formatter.write_dl([(name, t(f"summary-{name}")) for name in names])

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Also understands ``help``, ``help COMMAND``, ``version`` and ``-V``."""
        match args:
            case ["help", *words]:
                args = [*words, "--help"]
            case [word] if word in _VERSION_WORDS:
                args = ["--version"]
        return super().parse_args(ctx, args)

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        if incomplete.startswith("-"):
            return click.Command.shell_complete(self, ctx, incomplete)
        return [
            CompletionItem(name, help=t(f"summary-{name}"))
            for name in command_modules()
            if name.startswith(incomplete)
        ]


@click.group(
    "mandala",
    cls=LazyCommands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    examples=(
        ("mandala", "example-browser"),
        ("mandala play", "example-terminal"),
        ("mandala rules 4.1", "example-clause"),
        ("mandala play --lang hu", "example-language"),
        ("mandala replay game.jsonl", "example-record"),
    ),
)
@click.version_option(
    __version__, message="%(prog)s %(version)s", cls=LocalizedOption, help="flag-version"
)
@option(
    "--port",
    default=DEFAULT_PORT,
    show_default=True,
    type=LocalizedInt(0, 65_535),
    help="flag-open-port",
)
@option("--no-browser", is_flag=True, help="flag-no-browser")
@click.pass_context
def app(ctx: click.Context, port: int, no_browser: bool) -> None:
    """The program without a command: the table in the browser."""
    given = ctx.get_parameter_source("port") is ParameterSource.COMMANDLINE
    if ctx.invoked_subcommand is None:
        from mandala.cli.commands.serve import open_table

        open_table(port, browser=not no_browser, any_port=not given)
    elif given or no_browser:
        raise click.UsageError(
            t("open-options-alone", option="--port" if given else "--no-browser")
        )


def run(arguments: Sequence[str] | None = None) -> int:
    """Runs the program and returns its exit code. Errors are one line each on standard error."""
    from mandala.records.errors import MandalaError, system_reason  # light: does not import NumPy

    set_language(language_of(os.environ))
    _set_language_of(sys.argv[1:] if arguments is None else arguments)
    try:
        code = app.main(arguments, prog_name="mandala", standalone_mode=False)
    except click.UsageError as error:
        return _complain(error_text(error), error.ctx)
    except click.ClickException as error:
        return _complain(error_text(error))
    except MandalaError as error:
        return _complain(str(error))
    except click.Abort:
        return ExitCode.INTERRUPTED
    except OSError as error:
        if not streams.is_about_printing(error):
            raise
        streams.give_up_printing()
        return _complain(t("cannot-print", why=str(system_reason(error))))
    # A number: the command called ctx.exit(number).
    return code if isinstance(code, int) else ExitCode.SUCCESS


def _set_language_of(arguments: Sequence[str]) -> None:
    """Makes the language of ``--lang`` the current one, wherever it stands: help pages and errors
    in front of it are then in that language too. The option itself refuses other words."""
    for word, following in pairwise([*arguments, ""]):
        if word == "--":
            return
        wanted = following if word == "--lang" else word.removeprefix("--lang=")
        if word.startswith("--lang") and wanted.lower() in LANGUAGES:
            set_language(wanted.lower())


def _complain(message: str, ctx: click.Context | None = None) -> int:
    name = ctx.command_path if ctx else "mandala"
    advice = f" {t('see-help', command=name)}" if ctx else ""
    one_line = " ".join(line.strip() for line in message.splitlines())
    try:
        print(f"{name}: {one_line}{advice}", file=sys.stderr)
    except OSError:  # standard error is closed: only the exit code is left
        streams.give_up_printing()
    return ExitCode.MISUSE


def main() -> NoReturn:
    """Runs the installed program ``mandala``."""
    streams.make_whole()
    try:
        code = run()
    except SystemExit as leaving:
        code = leaving.code if isinstance(leaving.code, int) else ExitCode.SUCCESS
    sys.exit(_printed(code))


def _printed(code: int) -> int:
    """Writes all that was printed and returns the exit code."""
    error = streams.print_out()
    if error is None:
        return code
    if error.errno == errno.EPIPE:
        return code or ExitCode.FAILED
    from mandala.records.errors import system_reason

    return _complain(t("cannot-print", why=str(system_reason(error))))
