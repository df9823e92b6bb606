"""``mandala rules``: prints all rules, one clause, or the clauses that contain a word."""

import sys

import click

from mandala.cli.localized_click import LocalizedCommand
from mandala.locales.pages import rules_parts, rules_text
from mandala.locales.translate import current_language, t


@click.command(
    "rules",
    cls=LocalizedCommand,
    examples=(
        "mandala rules",
        "mandala rules 4.1",
        "mandala rules river",
        "mandala rules 6 --lang it",
    ),
)
@click.argument("number", required=False, metavar="[NUMBER]")
def command(number: str | None) -> None:
    """Prints the rules, or pages them."""
    text = _wanted(number.strip().removesuffix(".")) if number else rules_text(current_language())
    if text is None:
        raise click.UsageError(t("no-rule", number=repr(number)))
    if sys.stdout.isatty():
        from rich.console import Console

        from mandala.terminal.pager import show_markdown

        show_markdown(text, Console())
    else:
        sys.stdout.write(text)


def _wanted(text: str) -> str | None:
    """Returns the clause or section with a number, or the clauses that contain a word."""
    parts = rules_parts(current_language())
    if text in parts:
        return parts[text]
    clauses = [part for number, part in parts.items() if "." in number]
    found = [part for part in clauses if len(text) > 2 and text.lower() in part.lower()]
    return "\n".join(found) or None
