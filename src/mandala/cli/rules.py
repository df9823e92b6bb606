"""``mandala rules``: the rules, whole or one clause."""

import sys

import click

from mandala.cli.spoken import SpokenCommand, option
from mandala.locales import languages, rules_parts, rules_text
from mandala.locales.speaking import spoken, t


@click.command(
    "rules",
    cls=SpokenCommand,
    examples=(
        "mandala rules",
        "mandala rules 4.1",
        "mandala rules 6 --lang it",
    ),
)
@click.argument("number", required=False, metavar="[NUMBER]")
@option(
    "--lang",
    metavar="XX",
    help="flag-rules-lang",
    help_values={"languages": ", ".join(languages())},
)
def command(number: str | None, lang: str | None) -> None:
    """Print the rules, or page them."""
    lang = lang or spoken()
    if lang not in languages():
        raise click.UsageError(
            t("no-rules-in", language=repr(lang), languages=", ".join(languages()))
        )
    if number is None:
        text = rules_text(lang)
    elif (wanted := number.strip().removesuffix(".")) in rules_parts(lang):
        text = rules_parts(lang)[wanted]
    else:
        raise click.UsageError(t("no-rule", number=repr(number)))
    if sys.stdout.isatty():
        from rich.console import Console

        from mandala.terminal.pages import show_markdown

        show_markdown(text, Console(), paged=True)
    else:
        sys.stdout.write(text)
