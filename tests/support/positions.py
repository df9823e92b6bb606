"""Positions to look at, and the same with the colours renamed."""

import random

import numpy as np

from mandala.records.game import Game
from mandala.rules.colours import LETTERS
from mandala.rules.state import State


def positions(games: int) -> list[Game]:
    """Games in the middle of being played, at random."""
    reached = []
    for number in range(games):
        choice = random.Random(number)
        game = Game.new(seed=f"network/{number}")
        for _ in range(10 + 5 * number):
            if game.over:
                break
            game.play(choice.choice(game.legal_moves()))
        if not game.over:
            reached.append(game)
    return reached


RENAMED = np.array([2, 3, 4, 5, 0, 1])  # what each colour is called instead
NEW_LETTERS = str.maketrans(LETTERS, "".join(LETTERS[c] for c in RENAMED))


def with_colours_renamed(state: State) -> State:
    twin = state.copy()
    for name in ("mountain", "field", "hand", "cup", "dealt_cup", "place", "discard"):
        getattr(twin, name)[..., RENAMED] = getattr(state, name)
    twin.deck[:] = RENAMED[state.deck]
    return twin
