"""``mandala arena``: matches between players on duplicate deals."""

import json
import secrets
import sys
from pathlib import Path

import click

from mandala.cli.exit_codes import ExitCode
from mandala.cli.localized_click import LocalizedCommand, LocalizedFloat, LocalizedInt, option
from mandala.locales.translate import t
from mandala.players.effort import BOT_TIME_MS, MAX_BOT_TIME_MS
from mandala.players.registry import PLAYER_EXAMPLES, warm_up_players


@click.command(
    "arena",
    cls=LocalizedCommand,
    help_values={"players": ", ".join(PLAYER_EXAMPLES)},
    examples=(
        "mandala arena greedy random --games 400 --seed 1",
        "mandala arena search:2000 search:1000 --games 1000 --sprt 0 30 --jobs 2",
        'mandala arena "cmd:python3 my_bot.py" greedy random --records games.jsonl',
    ),
)
@click.argument("players", nargs=-1, required=True, metavar="A B [C ...]")
@option("--games", type=LocalizedInt(), default=100, show_default=True, help="flag-games")
@option("--seed", type=LocalizedInt(), help="flag-arena-seed")
@option("--records", type=click.Path(dir_okay=False, path_type=Path), help="flag-records")
@option("--jobs", type=LocalizedInt(), default=1, show_default=True, help="flag-jobs")
@option("--json", "as_json", is_flag=True, help="flag-arena-json")
@option("--sprt", nargs=2, type=LocalizedFloat(), metavar="ELO0 ELO1", help="flag-sprt")
@option(
    "--time-ms",
    type=LocalizedInt(1, MAX_BOT_TIME_MS),
    default=BOT_TIME_MS,
    show_default=True,
    help="flag-time-ms",
)
@option("--cluster", metavar="ADDRESS", help="flag-cluster")
def command(
    players: tuple[str, ...],
    games: int,
    seed: int | None,
    records: Path | None,
    jobs: int,
    as_json: bool,
    sprt: tuple[float, float] | None,
    time_ms: int,
    cluster: str | None,
) -> None:
    """Plays all matches, shows the progress and reports."""
    from mandala.arena import ArenaError, Sprt, Tournament
    from mandala.arena.dask_runner import cluster_runner
    from mandala.cli.arena_report import ArenaProgress, print_report

    if len(players) < 2:
        raise click.UsageError(t("arena-name-two"))
    if cluster and jobs > 1:
        raise click.UsageError(t("arena-jobs-or-cluster"))
    if seed is None:
        seed = secrets.randbelow(2**31)
    tournament = Tournament(
        players, games=games, seed=seed, time_ms=time_ms, sprt=Sprt(*sprt) if sprt else None
    )
    if not cluster:
        warm_up_players(players)
    stopped: BaseException | None = None
    with ArenaProgress(tournament) as progress:
        try:
            tournament.play(
                jobs=jobs,
                runner=cluster_runner(cluster) if cluster else None,
                records=records,
                on_pair=progress.advance,
            )
        except (KeyboardInterrupt, ArenaError) as error:
            stopped = error
    if as_json:
        click.echo(json.dumps(tournament.to_json(), ensure_ascii=False))
    else:
        print_report(tournament, seed)
    if isinstance(stopped, KeyboardInterrupt):
        click.echo(t("arena-stopped", count=progress.games), err=True)
        raise click.Abort
    if stopped:
        click.echo(f"mandala arena: {stopped}", err=True)
        sys.exit(ExitCode.FAILED)
