"""``mandala connect``: a player, or anybody's program, as a guest at a server's table."""

import asyncio
import sys
from typing import TYPE_CHECKING
from urllib.parse import parse_qs, urlsplit

import click

from mandala.cli.localized_click import LocalizedCommand, LocalizedInt, option
from mandala.locales.translate import t
from mandala.players.effort import BOT_TIME_MS, MAX_BOT_TIME_MS

if TYPE_CHECKING:
    from mandala.client import ApiClient
    from mandala.players.player import Player


@click.command(
    "connect",
    cls=LocalizedCommand,
    examples=("mandala connect http://127.0.0.1:8323 cmd:./my-bot",),
)
@click.argument("url")
@click.argument("player")
@option("--name", metavar="NAME", help="flag-connect-name")
@option(
    "--time-ms",
    default=BOT_TIME_MS,
    show_default=True,
    type=LocalizedInt(1, MAX_BOT_TIME_MS),
    help="flag-time-ms",
)
def command(url: str, player: str, name: str | None, time_ms: int) -> None:
    """Plays one game as a guest."""
    from mandala.client import ApiClient
    from mandala.players.player import PlayerFailed
    from mandala.players.registry import make_player, warm_up_players
    from mandala.records.errors import MandalaError

    server = ApiClient(url)  # first, so that a wrong address fails before the compilation
    warm_up_players([player])
    chosen = make_player(player, time_ms)
    try:
        asyncio.run(_play(server, url, chosen, name or guest_name(player)))
    except PlayerFailed as error:
        raise MandalaError("connect-resigned", reason=error.message) from None
    finally:
        chosen.close()


def guest_name(player: str) -> str:
    """Returns the guest's name of a player: the player's own, or the command of a bot.

    A level is "bot level:3": the server keeps the bare names of levels for its own AI.
    """
    from mandala.players.levels import LEVELS, level_name

    if player in map(level_name, LEVELS):
        return f"bot {player}"
    return player.removeprefix("cmd:")


async def _play(server: "ApiClient", url: str, player: "Player", name: str) -> None:
    from mandala.client.bot import play_seat
    from mandala.records.errors import MandalaError
    from mandala.server.protocol.http import Online, SeatTaken

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

    result = await play_seat(server, seat, player, told)
    outcome = {None: "drawn", seat.seat: "won"}.get(result.winner, "lost")
    mine, theirs = result.scores[seat.seat], result.scores[1 - seat.seat]
    print(t("connect-result", outcome=outcome, mine=mine, theirs=theirs, reason=result.reason))
