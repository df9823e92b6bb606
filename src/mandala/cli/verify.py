"""``mandala verify``: whether the deal of a finished game is the one its host committed to."""

import json
import sys

import click

from mandala.cli.progress import progress
from mandala.cli.reading import lines_in, records_in
from mandala.cli.spoken import SpokenCommand, option
from mandala.locales.speaking import t


@click.command(
    "verify",
    cls=SpokenCommand,
    examples=(
        "mandala verify game.json",
        "mandala verify games.jsonl --json",
    ),
)
@click.argument("file", metavar="RECORD")
@option("--json", "as_json", is_flag=True, help="flag-json")
def command(file: str, as_json: bool) -> None:
    """Check each record's deal and report it."""
    from mandala.records.fair_deal import Report, verify

    def told(number: int, report: Report) -> str:
        if as_json:
            return json.dumps({"game": number} | report.to_json())
        verdict = t("verify-fair" if report.fair else "verify-not-fair", number=number)
        names = [t(f"verify-{check.what}") for check in report.checks]
        widest = max(map(len, names))
        found = (
            f"  {name:<{widest}}  {t('verify-ok' if check.passed else 'verify-no')}  {check.found}"
            for name, check in zip(names, report.checks, strict=True)
        )
        return "\n".join([verdict, *found])

    all_fair = True
    with progress(t("work-verifying"), lines_in(file)) as bar:
        for number, (line, record) in enumerate(records_in(file)):
            report = verify(record)
            all_fair = all_fair and report.fair
            print(told(number, report), flush=True)
            bar.reach(line)
    if not all_fair:
        sys.exit(1)
