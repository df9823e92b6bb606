"""``mandala connect``: a player, or anybody's program, as a guest at a server's table."""

import asyncio
import sys
from urllib.parse import parse_qs, urlsplit

import click


@click.command()
@click.argument("url")
@click.argument("player")
@click.option("--name", help="What the bot is called at the table. [default: the player's name]")
@click.option(
    "--time-ms",
    default=1000,
    show_default=True,
    type=click.IntRange(1),
    help="Time an external bot has for a move.",
)
def command(url: str, player: str, name: str | None, time_ms: int) -> None:
    """Let a player or your own bot play at a server's table.

    URL is an invitation (…/t/TABLE#invite=…), the link to a seat (…/t/TABLE#seat=…), or just the
    server: then a new table is opened and its invitation printed. PLAYER is any player's name;
    cmd:… starts a program that speaks the bot protocol.

    \b
    Example:
      mandala connect http://127.0.0.1:8323 cmd:./my-bot
    """
    from mandala.players.protocol import PlayerFailed
    from mandala.players.readiness import get_ready
    from mandala.players.registry import player_from_name
    from mandala.records.errors import MandalaError

    get_ready([player])
    chosen = player_from_name(player, time_ms)
    try:
        asyncio.run(_play(url, chosen, name or player.partition(":")[2] or player))
    except PlayerFailed as error:
        raise MandalaError(f"the bot {error}: it resigned the game") from None
    finally:
        chosen.close()


async def _play(url: str, player: object, name: str) -> None:
    from mandala.client import Server
    from mandala.client.bot import play_seat
    from mandala.records.errors import MandalaError
    from mandala.server.messages.http import Online, SeatTaken

    parts = urlsplit(url)
    server = Server(url)
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
        raise MandalaError("the link must end in #invite=… or #seat=…: copy all of it")
    else:
        seat = await server.create(Online(name=shown))
        print(f"Waiting at {server.url}/t/{seat.table_id}#invite={seat.invite_token}", flush=True)

    def told(move: str) -> None:
        print(move, file=sys.stderr)

    result = await play_seat(server, seat, player, told)  # type: ignore[arg-type]  # a Player, imported late
    outcome = {None: "drawn", seat.seat: "won"}.get(result.winner, "lost")
    scores = f"{result.scores[seat.seat]} : {result.scores[1 - seat.seat]}"
    print(f"{outcome} {scores} ({result.reason})")
