#!/usr/bin/env python3
"""A complete Mandala bot that needs nothing but Python: copy it and write a better ``choose``.

Try it:  mandala arena "cmd:python3 examples/bots/python_bot.py" random --games 20
"""

import json
import random
import sys


def choose(observation, legal):
    """Claim the colour that pays most; else build mountains and keep the fields in play."""
    if observation["phase"] == "claim":
        mountain = observation["mandalas"][observation["destroying"] - 1]["mountain"]
        river = observation["rivers"][observation["seat"]]
        worth = {c: river.index(c) + 1 if c in river else len(river) + 1 for c in mountain}
        return max(legal, key=lambda move: mountain.count(move[1]) * worth[move[1]])
    return random.choice([move for move in legal if move[0] in "MF"] or legal)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"type": "hello", "name": "Python example", "author": "the Mandala project"}
    elif message["type"] == "go":
        move = choose(message["observation"], message["legal"])
        answer = {"type": "move", "game": message["game"], "move": move}
    elif message["type"] == "quit":
        break
    else:
        continue
    print(json.dumps(answer), flush=True)
