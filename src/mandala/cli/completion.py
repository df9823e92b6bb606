"""``mandala completion``: the lines a shell needs to complete commands with the Tab key."""

import click
from click.shell_completion import get_completion_class

VARIABLE = "_MANDALA_COMPLETE"


@click.command("completion")
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
@click.pass_context
def command(ctx: click.Context, shell: str) -> None:
    """Print the set-up of tab completion.

    \b
    Examples:
      mandala completion bash >> ~/.bashrc
      mandala completion zsh  >> ~/.zshrc
      mandala completion fish > ~/.config/fish/completions/mandala.fish
    """
    kind = get_completion_class(shell)
    assert kind is not None
    click.echo(kind(ctx.find_root().command, {}, "mandala", VARIABLE).source())
