"""``make generate``: writes the reference pages of the commands, the settings and the exit codes."""

import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

import click

from mandala.cli.app import app, command_groups, command_modules
from mandala.cli.commands.serve import command as serve
from mandala.cli.exit_codes import ExitCode
from mandala.cli.localized_click import LocalizedCommand, LocalizedOption
from mandala.locales.languages import VARIABLES
from mandala.locales.message import message
from mandala.locales.translate import set_language, t

ROOT: Final = Path(__file__).parents[1]
MADE_FROM: Final = "`make generate` writes this page from the code. Do not edit it."

COMMAND_LINE: Final = f"""\
# The command line

This page lists every command of the program `mandala` with its options, defaults and examples.
{MADE_FROM}

- `mandala COMMAND --help` prints the same text in your language.
- Every command has the options `-h`, `--help` and `--lang XX` (the language).
- The options of a command may come before or after its other words.
- The numbers that a command returns to the shell are in [exit-codes.md](exit-codes.md). The
  environment variables are in [settings.md](settings.md).

| group | command | purpose |
| --- | --- | --- |
"""

SETTINGS: Final = f"""\
# Settings

This page lists the settings of `mandala serve` and all environment variables that the program reads.
{MADE_FROM} How to run a server is in [hosting.md](../how-to/hosting.md).

The program reads no settings file. An option on the command line comes first, then its environment variable, then
the default.

## The server

| option | environment variable | default | values | meaning |
| --- | --- | --- | --- | --- |
"""

OTHER_VARIABLES: Final = f"""\

Notes:

- `MANDALA_PUBLIC_URL` must be the address that people type in their browser. The server refuses requests for
  another address, and requests from a page of another address.
- `MANDALA_DATABASE` is also read by `mandala backup`, `restore`, `export` and `delete-guest`.

## Other environment variables

| variable | effect |
| --- | --- |
| {", ".join(f"`{name}`" for name in VARIABLES)} | the language of the commands and the terminal; the first one that is set counts (`--lang` comes before all) |
| `NO_COLOR`, `FORCE_COLOR`, `TERM`, `COLUMNS` | colours and width of the terminal, as in other programs |
| `PAGER` | the program that shows long texts page by page, outside a game |
| `CC` | the C compiler of `mandala bench` |
| `NUMBA_DISABLE_JIT=1` | the engine runs without compilation: slow, for debugging |
| `XDG_DATA_HOME`, `XDG_CACHE_HOME` | on Linux: the parents of the folders below |

## Folders

| content | Linux | macOS | Windows |
| --- | --- | --- | --- |
| default database (`tables.db`), and `games` with the games of `mandala play` | `~/.local/share/mandala-game` | `~/Library/Application Support/mandala-game` | `%LOCALAPPDATA%\\mandala-game\\mandala-game` |
| compiled engine code; may be deleted at any time | `~/.cache/mandala-game` | `~/Library/Caches/mandala-game` | `%LOCALAPPDATA%\\mandala-game\\mandala-game\\Cache` |
"""

EXIT_CODES: Final = f"""\
# Exit codes

This page lists the numbers that `mandala` returns to the shell. {MADE_FROM}

| code | name | meaning |
| --- | --- | --- |
"""
MEANINGS: Final[Mapping[ExitCode, str]] = {
    ExitCode.SUCCESS: "The command succeeded. A server that is stopped with Ctrl-C or SIGTERM returns 0 too.",
    ExitCode.FAILED: "The result is negative (see below), or the reader of the output closed it, as `head` does.",
    ExitCode.MISUSE: "An unknown word or option, a file or database that cannot be used, a record that breaks a rule, or a bot that failed. Standard error has one line with the reason.",
    ExitCode.UNCHECKED: "`mandala verify`: a game has no commitment or is not over, so its deal cannot be checked. No other game is unfair.",
    ExitCode.INTERRUPTED: "Ctrl-C was pressed. `mandala train` returns 130 after SIGTERM too.",
}
FAILURES: Final[Mapping[str, str]] = {
    "arena": "The match could not be played to its end. The report shows the games that were played.",
    "verify": "The deal of at least one game is not proved to be fair.",
}
EXIT_CODES_END: Final = """\

A Python traceback with code 1 is a bug. Please report it.

In a script:

```sh
mandala verify games.jsonl > report.txt
case $? in
  0) echo "all games were dealt fairly" ;;
  1) echo "some were not; see report.txt" ;;
  2) echo "games.jsonl cannot be read" ;;
  3) echo "some cannot be checked; see report.txt" ;;
esac
```
"""


def pages() -> dict[str, str]:
    """Returns the content of each page by its path within the project, in English."""
    set_language("en")
    return {
        "docs/reference/command-line.md": command_line_page(),
        "docs/reference/settings.md": settings_page(),
        "docs/reference/exit-codes.md": exit_codes_page(),
    }


def command_line_page() -> str:
    root = click.Context(app, info_name="mandala")
    listed = [
        f"| {t(key)} | [`{name}`](#mandala-{name}) | {t(f'summary-{name}')} |"
        for key, names in command_groups().items()
        for name in names
    ]
    parts = [COMMAND_LINE + "\n".join(listed), _section("mandala", app, root)]
    for name in command_modules():
        command = app.get_command(root, name)
        assert isinstance(command, LocalizedCommand)
        ctx = click.Context(command, parent=root, info_name=name, **command.context_settings)
        parts.append(_section(f"mandala {name}", command, ctx))
    return "\n\n".join(parts) + "\n"


def _section(title: str, command: LocalizedCommand, ctx: click.Context) -> str:
    """Returns the part of the page about one command."""
    about = str(message(f"help-{command.name}", **command.help_values))
    pairs = [(one, "") if isinstance(one, str) else one for one in command.examples]
    widest = max(len(line) for line, _ in pairs)
    examples = [f"{line:<{widest}}  # {t(key)}" if key else line for line, key in pairs]
    usage = " ".join([ctx.command_path, *command.collect_usage_pieces(ctx)])
    parts = [f"## {title}", t(f"summary-{command.name}"), about, f"```\n{usage}\n```"]
    if rows := [_option_row(each, ctx) for each in options(command)]:
        heads = ["| option | default | values | meaning |", "| --- | --- | --- | --- |"]
        parts.append("\n".join([*heads, *rows]))
    return "\n\n".join([*parts, "```sh\n" + "\n".join(examples) + "\n```"])


def options(command: click.Command) -> list[LocalizedOption]:
    """Returns the options of a command, without ``--help``."""
    return [each for each in command.params if isinstance(each, LocalizedOption)]


def _option_row(option: LocalizedOption, ctx: click.Context) -> str:
    return _row([_names(option, ctx), _default(option), _values(option), _meaning(option)])


def _row(cells: Iterable[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def _names(option: LocalizedOption, ctx: click.Context) -> str:
    metavar = "" if option.is_flag else f" {option.make_metavar(ctx)}"
    if isinstance(option.type, click.Choice) and option.metavar is None:
        metavar = " WORD"
    return f"`{', '.join(option.opts)}{metavar}`"


def _default(option: LocalizedOption) -> str:
    return f"`{option.default}`" if option.show_default else ""


def _values(option: LocalizedOption) -> str:
    """Returns the values that an option allows, as far as its type limits them."""
    kind: Any = option.type
    if isinstance(kind, click.Choice):
        return ", ".join(f"`{value}`" for value in kind.choices)
    if not isinstance(kind, click.IntRange | click.FloatRange) or kind.min is None:
        return ""
    if kind.max is None:
        return f"above {kind.min}" if kind.min_open else f"from {kind.min}"
    return f"{kind.min} to {kind.max}"


def _meaning(option: LocalizedOption) -> str:
    meaning = str(message(option.help, **option.help_values)) if option.help else ""
    return meaning + (" Can be repeated." if option.multiple and "repeat" not in meaning else "")


def settings_page() -> str:
    ctx = click.Context(serve, **serve.context_settings)
    rows = []
    for option in options(serve):
        variable = f"`{ctx.auto_envvar_prefix}_{(option.name or '').upper()}`"
        name = f"`{option.opts[0]}`"
        rows.append(_row([name, variable, _default(option), _values(option), _meaning(option)]))
    return SETTINGS + "\n".join(rows) + "\n" + OTHER_VARIABLES


def commands_that_fail() -> list[str]:
    """Returns the commands whose own code returns ``ExitCode.FAILED``."""
    folder = ROOT / "src" / "mandala" / "cli" / "commands"
    found = [path for path in folder.glob("*.py") if "ExitCode.FAILED" in path.read_text("utf-8")]
    return sorted(path.stem.replace("_", "-") for path in found)


def exit_codes_page() -> str:
    rows = [_row([f"{code.value}", code.name.lower(), MEANINGS[code]]) for code in ExitCode]
    failing = [_row([f"`mandala {name}`", FAILURES[name]]) for name in commands_that_fail()]
    heads = ["", f"Commands that return {ExitCode.FAILED.value} for a negative result:", ""]
    heads += ["| command | meaning |", "| --- | --- |"]
    return EXIT_CODES + "\n".join([*rows, *heads, *failing]) + "\n" + EXIT_CODES_END


if __name__ == "__main__":
    root = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT
    for path, text in pages().items():
        (root / path).write_text(text, encoding="utf-8")
        print(f"wrote {path}")
