"""The program of a worker process: ``python -m mandala.server.ai.worker``.

It reads tasks from standard input and writes answers to standard output. When its parent is gone
the input ends, and the process ends at once, even in the middle of a thought. Being told to stop,
with all processes of the service, is not for it to obey: the server stops when it is ready.
"""

import os
import pickle
import queue
import signal
import sys
import threading
from typing import BinaryIO, assert_never

from mandala.analysis.advice import Hint
from mandala.players.protocol import Decision, Player, decision_for
from mandala.players.registry import player_from_name
from mandala.records.game import Game
from mandala.server.ai.wire import (
    HINTS,
    LENGTH,
    Advise,
    Advised,
    Answer,
    Chosen,
    Failed,
    Question,
    Task,
    Warm,
    packed,
)

NICENESS = 10  # people's moves come first


def main() -> None:
    for told_to_stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(told_to_stop, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # whatever a player prints must not get into the answers
    tasks: queue.SimpleQueue[Question] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(sys.stdin.buffer, tasks), daemon=True).start()
    players: dict[str, Player] = {}
    while True:
        answers.write(packed(_answer(tasks.get(), players)))


def _listen(pipe: BinaryIO, tasks: "queue.SimpleQueue[Question]") -> None:
    while head := pipe.read(LENGTH.size):
        if len(head) < LENGTH.size:
            break
        tasks.put(pickle.loads(pipe.read(LENGTH.unpack(head)[0])))
    os._exit(0)


def _answer(question: Question, players: dict[str, Player]) -> Answer:
    try:
        match question:
            case Task():
                return Chosen(_choose(players, question))
            case Advise(decision=decision):
                return Advised(_hints(decision))
            case Warm(players=names):
                for name in names:
                    _warm_up(name, players)
                return Chosen("")
            case _ as never:
                assert_never(never)
    except Exception as error:  # whatever a player does wrong, the worker goes on
        return Failed(type(error).__name__)


def _warm_up(name: str, players: dict[str, Player]) -> None:
    if name == HINTS:
        _hints(_first_decision())
    else:
        _choose(players, Task(name, 0, 1, _first_decision()))


def _hints(decision: Decision) -> tuple[Hint, ...]:
    from mandala.analysis.hints import hints_for  # loads the compiler: only where it is needed

    return hints_for(decision)


def _choose(players: dict[str, Player], task: Task) -> str:
    player = players.get(task.player)
    if player is None:
        player = players[task.player] = player_from_name(task.player)
    player.new_game(0, task.seat, task.seed)
    return str(player.choose(task.decision))


def _first_decision() -> Decision:
    return decision_for(Game.new(seed=1))


if __name__ == "__main__":
    main()
