"""``mandala serve``: the table server for others; ``mandala table``: the same for oneself."""

import sys
import webbrowser
from typing import Literal, cast

import click

from mandala.server.settings import Settings

DEFAULT_PORT = 8323


@click.command(context_settings={"auto_envvar_prefix": "MANDALA"})
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen at.")
@click.option(
    "--port",
    default=DEFAULT_PORT,
    show_default=True,
    type=click.IntRange(0, 65_535),
    help="Port; 0: any free one.",
)
@click.option("--public-url", help="The address people type, e.g. https://mandala.example.org.")
@click.option("--database", help="sqlite:///FILE or postgresql://… [default: your data folder]")
@click.option(
    "--ai-workers",
    default=1,
    show_default=True,
    type=click.IntRange(0, 64),
    help="Processes that think for the AI; 0: no AI here.",
)
@click.option(
    "--log-level",
    default="info",
    show_default=True,
    type=click.Choice(["debug", "info", "warning", "error"]),
)
@click.option(
    "--trusted-proxies",
    default="127.0.0.1",
    show_default=True,
    help="Reverse proxies whose X-Forwarded-For is believed, comma-separated.",
)
@click.option(
    "--metrics",
    default="local",
    show_default=True,
    type=click.Choice(["local", "open", "off"]),
    help="Who may read /metrics: this machine, anybody, nobody.",
)
@click.option("--limits", default=1.0, show_default=True, help="Factor on all rate limits.")
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
    """Run the table server for others.

    Every option can also be given in the environment: MANDALA_HOST, MANDALA_PUBLIC_URL, …
    SIGTERM stops it cleanly.

    \b
    Example:
      mandala serve --host 0.0.0.0 --public-url https://mandala.example.org
    """
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
        print("Press Ctrl-C to stop.", file=sys.stderr)
        if browser:
            webbrowser.open(settings.base_url)

    run(Settings(database_url=default_url(), port=port, limits=10.0), ready)


def _say_address(settings: Settings) -> None:
    print(f"The table is open at {settings.base_url}", file=sys.stderr, flush=True)
