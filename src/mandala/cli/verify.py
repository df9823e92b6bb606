"""``mandala verify``: whether the deal of a finished game is the one its host committed to."""

import json
import sys
from pathlib import Path

import click


@click.command("verify")
@click.argument("file", metavar="RECORD")
@click.option("--json", "as_json", is_flag=True, help="One JSON object per line, for programs.")
def command(file: str, as_json: bool) -> None:
    """Check that finished games were dealt fairly.

    RECORD holds one record per line (a .json file: a single one); "-" reads standard input.
    Checked are the published seed against the commitment made before the game, the deck and every
    reshuffle against the seed, and all moves against the rules.

    Exit code: 0 all fair, 1 a game is not, 2 the file cannot be read.

    \b
    Examples:
      mandala verify game.json
      mandala verify games.jsonl --json
    """
    from mandala.records.fair_deal import Report, verify
    from mandala.records.replay import read_lines, read_records

    def told(number: int, report: Report) -> str:
        if as_json:
            return json.dumps({"game": number} | report.to_json())
        verdict = f"game {number}: {'fair' if report.fair else 'NOT VERIFIED'}"
        found = (
            f"  {check.what:<10}  {'ok' if check.passed else 'NO'}  {check.found}"
            for check in report.checks
        )
        return "\n".join([verdict, *found])

    records = (
        read_lines(sys.stdin.buffer, "standard input") if file == "-" else read_records(Path(file))
    )
    all_fair = True
    for number, (_, record) in enumerate(records):
        report = verify(record)
        all_fair = all_fair and report.fair
        print(told(number, report), flush=True)
    if not all_fair:
        sys.exit(1)
