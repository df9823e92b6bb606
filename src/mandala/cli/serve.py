"""``mandala serve``: the table server for others; ``mandala table``: the same for oneself."""

import sys
import webbrowser
from typing import Literal, cast

import click

from mandala.cli.spoken import Number, OneOf, SpokenCommand, Whole, option
from mandala.locales.speaking import t
from mandala.server.settings import Settings

DEFAULT_PORT = 8323


@click.command(
    "serve",
    cls=SpokenCommand,
    context_settings={"auto_envvar_prefix": "MANDALA"},
    examples=("mandala serve --host 0.0.0.0 --public-url https://mandala.example.org",),
)
@option("--host", metavar="HOST", default="127.0.0.1", show_default=True, help="flag-host")
@option(
    "--port",
    default=DEFAULT_PORT,
    show_default=True,
    type=Whole(0, 65_535),
    help="flag-port",
)
@option("--public-url", metavar="URL", help="flag-public-url")
@option("--database", metavar="URL", help="flag-serve-database")
@option(
    "--ai-workers",
    default=1,
    show_default=True,
    type=Whole(0, 64),
    help="flag-ai-workers",
)
@option(
    "--log-level",
    default="info",
    show_default=True,
    type=OneOf(["debug", "info", "warning", "error"]),
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
    type=OneOf(["local", "open", "off"]),
    help="flag-metrics",
)
@option(
    "--limits",
    type=Number(0, min_open=True),
    default=1.0,
    show_default=True,
    help="flag-limits",
)
def command(
    host: str,
    port: int,
    public_url: str | None,
    database: str | None,
    ai_workers: int,
    log_level: str,
    trusted_proxies: str,
    metrics: str,
    limits: float,
) -> None:
    """Serve until told to stop."""
    from mandala.server.logs import set_up_logs
    from mandala.server.running import run
    from mandala.server.storage.opening import default_url

    set_up_logs(log_level)
    settings = Settings(
        database_url=database or default_url(),
        host=host,
        port=port,
        public_url=public_url,
        ai_workers=ai_workers,
        log_level=log_level,
        trusted_proxies=trusted_proxies,
        limits=limits,
        metrics=cast('Literal["local", "open", "off"]', metrics),
    )
    run(settings, _say_address)


def open_table(port: int = DEFAULT_PORT, *, browser: bool = True) -> None:
    """Start the server for this machine alone and show its table; returns when it is stopped.

    If the usual port is taken (a table is open already), any free one is used.
    """
    from mandala.records.errors import MandalaError
    from mandala.server.logs import set_up_logs
    from mandala.server.running import bind, run
    from mandala.server.storage.opening import default_url

    try:
        bind("127.0.0.1", port).close()
    except MandalaError:
        port = 0
    set_up_logs("warning")

    def ready(settings: Settings) -> None:
        _say_address(settings)
        print(t("serve-stop"), file=sys.stderr)
        if browser:
            webbrowser.open(settings.base_url)

    run(Settings(database_url=default_url(), port=port, limits=10.0), ready)


def _say_address(settings: Settings) -> None:
    print(t("serve-open", url=settings.base_url), file=sys.stderr, flush=True)
