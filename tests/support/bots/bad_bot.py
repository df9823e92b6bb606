"""A bot that misbehaves on request: ``bad_bot.py FAULT GAMES`` does so in these games only.

GAMES is a list such as ``1,3``, or ``all``. In other games it plays the last legal move.
"""

import json
import os
import subprocess
import sys
import time

fault, games = sys.argv[1], sys.argv[2]


def say(message: object) -> None:
    print(message if isinstance(message, str) else json.dumps(message), flush=True)


def say_at_once(message: object) -> None:
    """Line and line end in one go, so that they are read together."""
    os.write(1, json.dumps(message).encode() + b"\n")


def move_for(game: object, move: str) -> dict[str, object]:
    return {"type": "move", "game": game, "move": move}


def misbehave(game: int, legal: list[str]) -> None:
    match fault:
        case "hang":
            time.sleep(1000)
        case "crash":
            os._exit(3)
        case "garbage":
            say("xyzzy")
        case "not-an-object":
            say("[1, 2]")
        case "nested":
            say("[" * 20_000)
        case "not-utf-8":
            os.write(1, b'{"type": "move\xff"}\n')
        case "wrong-type":
            say({"type": "hello", "name": "again"})
        case "malformed":
            say(move_for(game, "Z9"))
        case "no-move":
            say({"type": "move", "game": game})
        case "illegal":
            say(move_for(game, "CR" if legal[0][0] != "C" else "M1R"))
        case "illegal-and-more":
            say(move_for(game, "CR" if legal[0][0] != "C" else "M1R"))
            say("and one more thing")
        case "long-move":
            say_at_once(move_for(game, legal[-1]) | {"comment": "x" * 70_000})
        case "other-game":
            say(move_for(game - 1, legal[0]))
        case "text-game":
            say(move_for(str(game), legal[0]))
        case "twice":
            say(move_for(game, legal[-1]))
            say(move_for(game, legal[-1]))
        case "long-line":
            while True:
                os.write(1, b"x" * 65536)
        case "many-lines":
            while True:
                os.write(1, b"spam\n" * 1000)
        case "close-output":
            os.close(1)
            time.sleep(1000)
        case "close-input":
            os.close(0)
            say(move_for(game, legal[-1]))
            time.sleep(1000)
        case "children":
            subprocess.Popen([sys.executable, "-c", "import time; time.sleep(1000)"])
            time.sleep(1000)
        case _:
            raise SystemExit(f"no such fault: {fault}")


if fault == "silent":
    time.sleep(1000)
if fault == "wrong-hello":
    say({"type": "hello"})
for line in sys.stdin:
    message = json.loads(line)
    kind, game = message["type"], message.get("game", 0)
    if kind == "hello":
        name = "x" * 70_000 if fault == "long-hello" else "Bad bot"
        say_at_once({"type": "hello", "name": name})
    elif kind == "new":
        print(f"process {os.getpid()} plays game {game}", file=sys.stderr, flush=True)
    elif kind == "go" and (games == "all" or str(game) in games.split(",")):
        misbehave(game, message["legal"])
    elif kind == "go":
        say(move_for(game, message["legal"][-1]))
    elif kind == "end" and fault == "after-the-end":
        say(move_for(game, "M1R"))
    elif kind == "end" and fault == "leave-at-the-end":
        break
    elif kind == "end" and fault == "crash-at-the-end":
        time.sleep(0.1)  # so that the next game has begun
        os._exit(3)
    elif kind == "end" and fault == "late-after-the-end":
        time.sleep(0.1)
        say("thank you for the game")
    elif kind == "quit":
        if fault == "stay":
            time.sleep(1000)
        break
