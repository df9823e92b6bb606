"""``mandala completion``: the lines a shell needs to complete commands with the Tab key."""

import click
from click.shell_completion import get_completion_class

from mandala.cli.localized_click import LocalizedChoice, LocalizedCommand

VARIABLE = "_MANDALA_COMPLETE"


@click.command(
    "completion",
    cls=LocalizedCommand,
    examples=(
        "mandala completion bash >> ~/.bashrc",
        "mandala completion zsh  >> ~/.zshrc",
        "mandala completion fish > ~/.config/fish/completions/mandala.fish",
    ),
)
@click.argument("shell", type=LocalizedChoice(["bash", "zsh", "fish"]))
@click.pass_context
def command(ctx: click.Context, shell: str) -> None:
    """Prints the lines for a shell."""
    kind = get_completion_class(shell)
    assert kind is not None
    click.echo(kind(ctx.find_root().command, {}, "mandala", VARIABLE).source())
