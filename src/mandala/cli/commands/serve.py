"""``mandala serve`` runs the server for others. ``open_table`` (``mandala`` without a command) runs
it for this machine."""

import sys
import webbrowser
from typing import Any

import click
from click.core import ParameterSource

from mandala.cli.defaults import DEFAULT_PORT
from mandala.cli.localized_click import (
    LocalizedChoice,
    LocalizedCommand,
    LocalizedFloat,
    LocalizedInt,
    option,
)
from mandala.cli.qr_code import qr_code
from mandala.locales.translate import t
from mandala.server.config import Settings, is_local


@click.command(
    "serve",
    cls=LocalizedCommand,
    context_settings={"auto_envvar_prefix": "MANDALA"},
    examples=(
        "mandala serve --host 0.0.0.0",
        "mandala serve --host 0.0.0.0 --public-url https://mandala.example.org",
    ),
)
@option("--host", metavar="HOST", default="127.0.0.1", show_default=True, help="flag-host")
@option(
    "--port",
    default=DEFAULT_PORT,
    show_default=True,
    type=LocalizedInt(0, 65_535),
    help="flag-port",
)
@option("--public-url", metavar="URL", help="flag-public-url")
@option("--database", metavar="URL", help="flag-serve-database")
@option(
    "--ai-workers", default=1, show_default=True, type=LocalizedInt(0, 64), help="flag-ai-workers"
)
@option(
    "--log-level",
    default="info",
    show_default=True,
    type=LocalizedChoice(["debug", "info", "warning", "error"]),
    help="flag-log-level",
)
@option(
    "--trusted-proxies",
    metavar="HOST,…",
    default="127.0.0.1",
    show_default=True,
    help="flag-trusted-proxies",
)
@option(
    "--metrics",
    default="local",
    show_default=True,
    type=LocalizedChoice(["local", "open", "off"]),
    help="flag-metrics",
)
@option(
    "--limits",
    type=LocalizedFloat(0, min_open=True),
    default=1.0,
    show_default=True,
    help="flag-limits",
)
@option(
    "--most-tables",
    type=LocalizedInt(1),
    default=20_000,
    show_default=True,
    help="flag-most-tables",
)
@click.pass_context
def command(ctx: click.Context, /, database: str | None, **options: Any) -> None:
    """Serves until it is stopped. Each option is a field of :class:`Settings`."""
    from mandala.server.json_logging import set_up_logging
    from mandala.server.serve import run
    from mandala.server.storage.open import default_url

    settings = Settings(database_url=database or default_url(), **options)
    unset = ctx.get_parameter_source("log_level") is ParameterSource.DEFAULT
    # A person at a terminal needs the address, not the log lines of the start.
    set_up_logging("warning" if unset and sys.stderr.isatty() else settings.log_level)
    run(settings, _ready)


def open_table(port: int = DEFAULT_PORT, *, browser: bool = True, any_port: bool = True) -> None:
    """Starts the server for this machine only and opens its page; returns when it is stopped.

    With ``any_port`` it uses and prints another port if ``port`` is taken. Raises
    :class:`MandalaError` if it cannot listen.
    """
    from mandala.records.errors import MandalaError
    from mandala.server.json_logging import set_up_logging
    from mandala.server.serve import bind, run
    from mandala.server.storage.open import default_url

    try:
        bind("127.0.0.1", port).close()
    except MandalaError:
        if not any_port:
            raise
        print(t("serve-port-taken", port=str(port)), file=sys.stderr)
        port = 0
    set_up_logging("warning")

    def ready(settings: Settings) -> None:
        _say_address(settings)
        print(t("serve-stop"), file=sys.stderr, flush=True)
        if browser:
            webbrowser.open(settings.base_url)

    run(Settings(database_url=default_url(), port=port, limits=10.0), ready)


def _ready(settings: Settings) -> None:
    """Prints the address; at a terminal also a QR code, or the command that lets others in."""
    _say_address(settings)
    if not sys.stderr.isatty():
        return
    if is_local(settings.base_url):
        command = f"mandala serve --host 0.0.0.0 --port {settings.port}"
        print(t("serve-only-here", command=command), file=sys.stderr)
    else:
        print(qr_code(settings.base_url), file=sys.stderr)
    print(t("serve-stop"), file=sys.stderr, flush=True)


def _say_address(settings: Settings) -> None:
    print(t("serve-open", url=settings.base_url), file=sys.stderr, flush=True)
