"""A player of ours, or anybody's program, as a guest at a server's table."""

import asyncio
from collections.abc import Callable

from mandala.client.http import Server
from mandala.client.observing import observation
from mandala.client.socket import TableLine
from mandala.players.protocol import Decision, Player
from mandala.records.notation import Move
from mandala.records.observation import Result
from mandala.server.messages.from_client import Resign
from mandala.server.messages.from_server import Snapshot, Update
from mandala.server.messages.http import SeatTaken
from mandala.server.messages.steps import Moved, TakenBack


class History:
    """Every move so far, kept from what the table tells."""

    def __init__(self) -> None:
        self.moves: list[Move] = []

    def take(self, message: Snapshot | Update) -> None:
        for step in message.steps:
            match step.event:
                case Moved(ply=ply, move=text):
                    self.moves[ply - 1 :] = [Move.parse(text)]
                case TakenBack(to_ply=to_ply):
                    del self.moves[to_ply:]
                case _:
                    pass


async def play_seat(
    server: Server, seat: SeatTaken, player: Player, told: Callable[[str], None]
) -> Result:
    """Play one game to its end. If the player fails, it resigns and the error is raised.

    ``told`` hears each move as it is made.
    """
    history = History()
    async with server.sit(seat.table_id, seat.seat_token, since=0) as line:
        player.new_game(1, seat.seat, 0)
        decided_at = -1
        while line.table.result is None:
            message = await line.next()
            if isinstance(message, Snapshot | Update):
                history.take(message)
            if line.decision is not None and line.seq != decided_at and _is_current(line, history):
                decided_at = line.seq
                await _move(line, player, history, told)
        found = line.table.result
    result = Result(found.scores, found.winner, found.reason)
    player.end_game(result)
    return result


def _is_current(line: TableLine, history: History) -> bool:
    return line.position.ply == len(history.moves)


async def _move(
    line: TableLine, player: Player, history: History, told: Callable[[str], None]
) -> None:
    assert line.decision is not None
    decision = Decision(
        observation=observation(line.position),
        legal=tuple(Move.parse(legal.move) for legal in line.decision.legal),
        history=tuple(history.moves),
    )
    try:
        move = await asyncio.to_thread(player.choose, decision)
    except BaseException:
        await line.request(Resign(client_move_id="player-failed"))
        raise
    await line.move(str(move))
    told(str(move))
