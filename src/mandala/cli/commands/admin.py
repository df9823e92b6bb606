"""``mandala admin``: the tasks of a host while the server runs."""

import asyncio
import getpass
import re
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final, cast

import click

from mandala.cli.database_option import database_option, existing_database
from mandala.cli.localized_click import LocalizedChoice, LocalizedCommand, option
from mandala.locales.translate import t

if TYPE_CHECKING:
    from mandala.server.storage.admin import Order
    from mandala.server.storage.storage import Storage

TASKS: Final = (
    *("status", "tables", "guests", "reports", "log"),
    *("close", "ban", "unban", "read-only", "drain", "motd"),
)
_UNITS: Final = {"m": 60, "h": 3_600, "d": 86_400}
_MOST: Final = 100  # rows that a list shows at most
_MODES: Final = ("read-only", "drain")


class Duration(click.ParamType[int]):
    """A time such as ``30m``, ``12h`` or ``7d``, as milliseconds."""

    name = "time"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        found = re.fullmatch(r"([1-9]\d{0,4})([mhd])", str(value))
        if found is None:
            self.fail(t("admin-not-a-time", found=repr(value)), param, ctx)
        return int(found[1]) * _UNITS[found[2]] * 1000


@click.command(
    "admin",
    cls=LocalizedCommand,
    examples=(
        ("mandala admin status", "example-admin-status"),
        ("mandala admin ban 203.0.113.7 --for 2d --reason flood", "example-admin-ban"),
        ("mandala admin motd 'Back at 22:00'", "example-admin-motd"),
        ("mandala admin drain on", "example-admin-drain"),
    ),
)
@click.argument("task", metavar="TASK", type=LocalizedChoice(TASKS))
@click.argument("subject", metavar="[WHAT]", required=False, default="")
@option("--for", "duration", metavar="TIME", type=Duration(), help="flag-admin-for")
@option("--reason", metavar="TEXT", default="", help="flag-admin-reason")
@option("--by", metavar="NAME", default=None, help="flag-admin-by")
@database_option
def command(
    task: str, subject: str, duration: int | None, reason: str, by: str | None, database: str | None
) -> None:
    """Carries out one task on the database that the servers use."""
    if task in ("close", "ban", "unban") and not subject:
        raise click.UsageError(t(f"admin-missing-{'table' if task == 'close' else 'whom'}"))
    if task in _MODES and subject not in ("on", "off"):
        raise click.UsageError(t("admin-on-or-off", task=task))
    if duration is not None and task != "ban":
        raise click.UsageError(t("admin-for-needs-ban"))
    lines = asyncio.run(_run(task, subject, duration, reason, by or getpass.getuser(), database))
    print("\n".join(lines))


async def _run(
    task: str, subject: str, duration: int | None, reason: str, by: str, database: str | None
) -> list[str]:
    async with existing_database(database) as storage:
        if task in _LISTS:
            return await _LISTS[task](storage)
        return await _order(storage, task, subject, duration, reason, by)


async def _order(
    storage: "Storage", task: str, subject: str, duration: int | None, reason: str, by: str
) -> list[str]:
    """Gives an order, and stores who gave it. Raises :class:`click.ClickException`."""
    from mandala.server.errors import ApiError
    from mandala.server.rooms.close_table import close_table
    from mandala.server.rooms.control import network_of
    from mandala.server.storage.admin import AdminEntry

    now = time.time_ns() // 1_000_000
    action = cast("Order", task.replace("-", "_"))  # a choice of TASKS that is no list
    if task == "close":
        try:
            await close_table(storage, subject)
        except ApiError as error:
            raise click.ClickException(t(f"refusal-{error.code.replace('/', '-')}")) from None
    elif task in ("ban", "unban"):
        network = network_of(subject)
        if network is not None:
            subject = str(network)
        elif (
            "/" in subject or "." in subject or ":" in subject
        ):  # meant as an address: guest ids have none of these characters
            raise click.UsageError(t("admin-not-an-address", found=repr(subject)))
    elif task == "motd":
        subject, reason = "", subject
    until = now + duration if duration else None
    await storage.add_admin_entry(AdminEntry(now, by, action, subject, until, reason))
    return [t("admin-done")]


async def _status(storage: "Storage") -> list[str]:
    from mandala.server.rooms.control import Control

    control = Control(storage, lambda: time.time_ns() // 1_000_000)
    await control.refresh()
    counts = await storage.count_tables()
    return [
        t("admin-tables", **counts),
        t("admin-mode", mode="read-only", on=_on_off(control.read_only)),
        t("admin-mode", mode="drain", on=_on_off(control.draining)),
        t("admin-mode", mode="motd", on=control.motd or "-"),
        *(t("admin-banned", who=subject, until=_time(until)) for subject, until in control.bans()),
    ]


async def _tables(storage: "Storage") -> list[str]:
    rows = [
        row
        for status in ("waiting", "playing")
        for row in await storage.tables_by_status(status, limit=_MOST)
    ]
    return [t("admin-columns-tables")] + [
        " | ".join(
            (
                row.table_id,
                row.summary.status,
                _time(row.updated_at),
                ", ".join(f"{seat.name or '-'} ({seat.guest_id or '-'})" for seat in row.seats),
            )
        )
        for row in sorted(rows, key=lambda row: -row.updated_at)
    ]


async def _guests(storage: "Storage") -> list[str]:
    return [t("admin-columns-guests")] + [
        f"{guest.guest_id} | {_time(guest.last_seen_at)} | {guest.name or '-'}"
        for guest in await storage.guests(_MOST)
    ]


async def _reports(storage: "Storage") -> list[str]:
    return [t("admin-columns-reports")] + [
        " | ".join(
            (
                _time(report.at),
                report.reason,
                f"{report.name or '-'} ({report.reported_id})",
                report.reporter_id,
                report.table_id,
            )
        )
        for report in await storage.reports(_MOST)
    ]


async def _log(storage: "Storage") -> list[str]:
    return [t("admin-columns-log")] + [
        " | ".join(
            (
                str(number),
                _time(entry.at),
                entry.actor,
                entry.action.replace("_", "-"),
                entry.subject or "-",
                _time(entry.until),
                entry.text or "-",
            )
        )
        for number, entry in await storage.admin_log()
    ]


_LISTS: Final[dict[str, Callable[["Storage"], Awaitable[list[str]]]]] = {
    "status": _status,
    "tables": _tables,
    "guests": _guests,
    "reports": _reports,
    "log": _log,
}


def _time(at: int | None) -> str:
    """Returns a time in UTC; a dash for none."""
    if at is None:
        return "-"
    moment = datetime.fromtimestamp(at // 1000, UTC)
    return moment.isoformat().removesuffix("+00:00") + "Z"


def _on_off(is_on: bool) -> str:
    return "on" if is_on else "off"
