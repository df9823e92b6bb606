"""How fast the rules run without a compiler: random games on plain states.

Run: python bench/rules_speed.py [GAMES]
"""

import random
import sys
import time

import numpy as np

from mandala.rules.legality import legal_moves
from mandala.rules.moves import MOVES
from mandala.rules.play import play, set_up
from mandala.rules.state import OVER, Cards, State


def shuffle(deck: Cards, size: int, rng: random.Random) -> None:
    cards = deck[:size].tolist()
    rng.shuffle(cards)
    deck[:size] = cards


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    rng = random.Random(1)
    state = State()
    out = np.zeros(MOVES, np.int64)
    moves = 0
    begun = time.process_time()
    for _ in range(games):
        set_up(state, 0, shuffle, rng)
        while state.phase != OVER:
            count = legal_moves(state, out)
            play(state, int(out[rng.randrange(count)]), shuffle, rng)
            moves += 1
    print(f"{moves / (time.process_time() - begun):,.0f} moves per second of processor time")


if __name__ == "__main__":
    main()
