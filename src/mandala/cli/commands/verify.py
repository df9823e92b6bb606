"""``mandala verify``: whether the deal of a finished game is the one its host committed to."""

import json
import sys
from typing import TYPE_CHECKING

import click

from mandala.cli.exit_codes import ExitCode
from mandala.cli.localized_click import LocalizedCommand, option
from mandala.cli.progress import progress
from mandala.cli.record_input import lines_in, records_in
from mandala.locales.translate import t

if TYPE_CHECKING:
    from mandala.records.verify_deal import Check, Report


@click.command(
    "verify",
    cls=LocalizedCommand,
    examples=("mandala verify game.json", "mandala verify games.jsonl --json"),
)
@click.argument("file", metavar="RECORD")
@option("--json", "as_json", is_flag=True, help="flag-json")
def command(file: str, as_json: bool) -> None:
    """Checks each record's deal and reports it."""
    from mandala.records.verify_deal import verify

    def told(number: int, report: "Report") -> str:
        if as_json:
            told = {"game": number, "checkable": report.checkable}
            return json.dumps(told | report.to_json())
        verdict = t(f"verify-{_verdict(report)}", number=number + 1)
        names = [t(f"verify-{check.what}") for check in report.checks]
        widest = max(map(len, names))
        found = (
            f"  {name:<{widest}}  {t(_mark(check, report))}  {check.found}"
            for name, check in zip(names, report.checks, strict=True)
        )
        return "\n".join([verdict, *found])

    not_fair = unchecked = 0
    with progress(t("work-verifying"), lines_in(file)) as bar:
        for number, (line, record) in enumerate(records_in(file)):
            report = verify(record)
            not_fair += report.checkable and not report.fair
            unchecked += not report.checkable
            print(told(number, report), flush=True)
            bar.reach(line)
    if not_fair:
        sys.exit(ExitCode.FAILED)
    if unchecked:
        sys.exit(ExitCode.UNCHECKED)


def _verdict(report: "Report") -> str:
    if report.fair:
        return "fair"
    return "not-fair" if report.checkable else "unchecked"


def _mark(check: "Check", report: "Report") -> str:
    if check.passed:
        return "verify-ok"
    return "verify-no" if report.checkable else "verify-unknown"
