"""The program of a worker process: ``python -m mandala.server.ai.worker``.

It reads requests from standard input and writes responses to standard output. When its parent is
gone the input ends, and the process ends at once, even while a player computes. It ignores SIGINT
and SIGTERM, which go to all processes of a service, because the server ends its workers.
"""

import os
import pickle
import queue
import signal
import sys
import threading
from typing import BinaryIO, Final, assert_never

from mandala.analysis.hint_types import Hint
from mandala.players.player import Player
from mandala.players.registry import make_player, warm_up_hints, warm_up_players
from mandala.records.decision import Decision
from mandala.records.game import Game
from mandala.records.seen_deal import SeenDeal
from mandala.server.ai.worker_process import (
    HINTS,
    LENGTH,
    ChooseMove,
    Chosen,
    Failed,
    FindHints,
    Found,
    Ready,
    Request,
    Response,
    Sampled,
    SampleDecks,
    WarmUp,
    encode,
)

NICENESS: Final = 10  # the server's process goes first


def main() -> None:
    """Serves requests until the process ends."""
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    output = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # what a player prints must not get between the responses
    requests: queue.SimpleQueue[Request | WarmUp] = queue.SimpleQueue()
    threading.Thread(target=_receive, args=(sys.stdin.buffer, requests), daemon=True).start()
    players: dict[str, Player] = {}
    while True:
        output.write(encode(_respond(requests.get(), players)))


def _receive(pipe: BinaryIO, requests: "queue.SimpleQueue[Request | WarmUp]") -> None:
    """Reads requests until the parent is gone, then ends the process."""
    try:
        while head := pipe.read(LENGTH.size):
            requests.put(pickle.loads(pipe.read(LENGTH.unpack(head)[0])))
    finally:  # also if the parent died in the middle of a request
        os._exit(0)


def _respond(request: Request | WarmUp, players: dict[str, Player]) -> Response:
    try:
        match request:
            case ChooseMove():
                return Chosen(_choose(players, request))
            case FindHints(decision=decision):
                return Found(_hints(decision))
            case SampleDecks(seen=seen, seed=seed):
                return Sampled(_decks(seen, seed))
            case WarmUp(players=names):
                for name in names:
                    _warm_up(name, players)
                return Ready()
            case _ as never:
                assert_never(never)
    except Exception as error:  # the worker goes on, whatever a player does wrong
        return Failed(type(error).__name__)


def _warm_up(name: str, players: dict[str, Player]) -> None:
    """Compiles and loads a player and lets it choose once, so that its first move is fast."""
    first = Game.new(seed=1).decision()
    if name == HINTS:
        warm_up_hints(show=False)
        _hints(first)
    else:
        warm_up_players([name], show=False)
        _choose(players, ChooseMove(name, 0, 1, first))


def _hints(decision: Decision) -> tuple[Hint, ...]:
    from mandala.analysis.hints import hints_for  # loads the compiler: only where it is needed

    return hints_for(decision)


def _decks(seen: SeenDeal, seed: int) -> tuple[str, ...]:
    from mandala.analysis.possible_deal import possible_decks  # loads the compiler

    return possible_decks(seen, seed)


def _choose(players: dict[str, Player], request: ChooseMove) -> str:
    player = players.get(request.player)
    if player is None:
        player = players[request.player] = make_player(request.player)
    player.new_game(0, request.seat, request.seed)
    return str(player.choose(request.decision))


if __name__ == "__main__":
    main()
