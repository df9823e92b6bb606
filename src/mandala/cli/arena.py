"""``mandala arena``: matches between players on duplicate deals."""

import json
import secrets
import sys
from pathlib import Path

import click

from mandala.arena import ArenaError, Sprt, Tournament
from mandala.arena.cluster import cluster as cluster_source
from mandala.cli.arena_report import Progress, print_report
from mandala.players.external import DEFAULT_TIME_MS
from mandala.players.readiness import get_ready
from mandala.players.registry import PLAYER_NAMES

_FAILED = 1


@click.command("arena")
@click.argument("players", nargs=-1, required=True, metavar="A B [C ...]")
@click.option("--games", default=100, show_default=True, help="Games in each match; even.")
@click.option("--seed", type=int, help="Deals the same cards again; by default a new one.")
@click.option(
    "--records",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Write every game to this file, one record a line.",
)
@click.option("--jobs", default=1, show_default=True, help="Processes that play at once.")
@click.option("--json", "as_json", is_flag=True, help="Print the result as one JSON object.")
@click.option(
    "--sprt",
    nargs=2,
    type=float,
    metavar="ELO0 ELO1",
    help="Stop as soon as the games tell these Elo differences apart.",
)
@click.option(
    "--time-ms",
    default=DEFAULT_TIME_MS,
    show_default=True,
    help="Thinking time a move of external bots.",
)
@click.option("--cluster", metavar="ADDRESS", help="Play on the Dask cluster of this scheduler.")
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
    """Play matches between players on duplicate deals.

    Each deal is played twice, with seats swapped. Two players make one match; with more,
    everybody meets everybody and there is a rating list. Intervals are 95 %.

    Players: {names}; the last is any program that speaks the bot protocol.

    \b
    Examples:
      mandala arena greedy random --games 400 --seed 1
      mandala arena search:2000 search:1000 --games 1000 --sprt 0 30 --jobs 2
      mandala arena "cmd:python3 my_bot.py" greedy random --records games.jsonl
    """
    if len(players) < 2:
        raise click.UsageError("name at least two players, e.g. mandala arena greedy random")
    if cluster and jobs > 1:
        raise click.UsageError("--jobs is for this machine: a cluster has its own workers")
    if seed is None:
        seed = secrets.randbelow(2**31)
    tournament = Tournament(
        players, games=games, seed=seed, time_ms=time_ms, sprt=Sprt(*sprt) if sprt else None
    )
    if not cluster:
        get_ready(players)
    stopped: BaseException | None = None
    with Progress(tournament) as progress:
        try:
            tournament.play(
                jobs=jobs,
                source=cluster_source(cluster) if cluster else None,
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
        click.echo(f"stopped after {progress.games} games", err=True)
        raise click.Abort
    if stopped:
        click.echo(f"mandala arena: {stopped}", err=True)
        sys.exit(_FAILED)


assert command.help is not None
command.help = command.help.replace("{names}", ", ".join(PLAYER_NAMES))
