"""``mandala connect``: a player, or anybody's program, as a guest at a server's table."""

import asyncio
import sys
from typing import TYPE_CHECKING
from urllib.parse import parse_qs, urlsplit

import click

from mandala.cli.spoken import SpokenCommand, Whole, option
from mandala.locales.speaking import t
from mandala.players.external import DEFAULT_TIME_MS, LONGEST_TIME_MS

if TYPE_CHECKING:
    from mandala.client import Server


@click.command(
    "connect",
    cls=SpokenCommand,
    examples=("mandala connect http://127.0.0.1:8323 cmd:./my-bot",),
)
@click.argument("url")
@click.argument("player")
@option("--name", metavar="NAME", help="flag-connect-name")
@option(
    "--time-ms",
    default=DEFAULT_TIME_MS,
    show_default=True,
    type=Whole(1, LONGEST_TIME_MS),
    help="flag-time-ms",
)
def command(url: str, player: str, name: str | None, time_ms: int) -> None:
    """Play one game as a guest."""
    from mandala.client import Server
    from mandala.players.protocol import PlayerFailed
    from mandala.players.readiness import get_ready
    from mandala.players.registry import player_from_name
    from mandala.records.errors import MandalaError

    server = Server(url)  # first of all: nobody waits for a player who has nowhere to go
    get_ready([player])
    chosen = player_from_name(player, time_ms)
    try:
        asyncio.run(_play(server, url, chosen, name or player.partition(":")[2] or player))
    except PlayerFailed as error:
        raise MandalaError("connect-resigned", reason=error.said) from None
    finally:
        chosen.close()


async def _play(server: "Server", url: str, player: object, name: str) -> None:
    from mandala.client.bot import play_seat
    from mandala.records.errors import MandalaError
    from mandala.server.messages.http import Online, SeatTaken

    parts = urlsplit(url)
    table_id = parts.path.rpartition("/t/")[2] if "/t/" in parts.path else ""
    keys = {key: values[0] for key, values in parse_qs(parts.fragment).items()}
    shown = "".join(letter for letter in name if letter.isprintable())[:24].strip() or "bot"
    if table_id and "seat" in keys:
        number = (await server.resume(table_id, keys["seat"])).seat
        seat = SeatTaken(
            table_id=table_id,
            seat=number,
            seat_token=keys["seat"],
            invite_token=None,
            watch_token=None,
        )
    elif table_id and "invite" in keys:
        seat = await server.join(table_id, shown, keys["invite"])
    elif table_id:
        raise MandalaError("connect-link")
    else:
        seat = await server.create(Online(name=shown))
        url = f"{server.url}/t/{seat.table_id}#invite={seat.invite_token}"
        print(t("connect-waiting", url=url), flush=True)

    def told(move: str) -> None:
        print(move, file=sys.stderr)

    result = await play_seat(server, seat, player, told)  # type: ignore[arg-type]  # a Player, imported late
    outcome = {None: "drawn", seat.seat: "won"}.get(result.winner, "lost")
    mine, theirs = result.scores[seat.seat], result.scores[1 - seat.seat]
    print(t("connect-result", outcome=outcome, mine=mine, theirs=theirs, reason=result.reason))
