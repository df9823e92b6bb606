"""How much the other player's turns tell about their hand.

    python bench/reading.py [--games 24] [--turns 8] [--hands 128] [--player net]

Positions come from games of a player against itself. Hands are dealt as if nothing were known and read
(``engine/reading.py``); the share tells how far they are then on the way from any possible hand to the
true one, by the cards in common with it: 0 is nothing learnt, 1 the very hand. ``different`` is how many
different hands are left. What came out is in docs/decisions/0016-the-play-tells-of-the-hand.md.
"""

import argparse
import time

import numpy as np
import numpy.typing as npt

from mandala.engine.belief import new_belief
from mandala.engine.randomness import Source, new_source
from mandala.engine.reading import Reading, begin_reading, end_reading, new_reading, read_turn
from mandala.players.net import shipped_network
from mandala.players.protocol import Decision, decision_for
from mandala.players.registry import player_from_name
from mandala.records.game import Game

EVERY = 3  # one ply of so many is looked at
FIRST = 5  # before this there is nothing to read


def in_common(reading: Reading, truth: npt.NDArray[np.int64]) -> float:
    """How many cards the hands have in common with the true one, on average."""
    return float(np.minimum(reading.now, truth).sum(axis=1).mean())


def read(
    reading: Reading, decision: Decision, truth: npt.NDArray[np.int64], turns: int, source: Source
) -> tuple[float, float, float, float, float]:
    """Cards held; in common before and after reading; different hands left; seconds a turn."""
    belief = new_belief(decision.observation, decision.memory, source)
    found = min(turns, begin_reading(reading, belief, decision.history, decision.dealt, source))
    before = in_common(reading, truth)
    begun = time.perf_counter()
    for _ in range(found):
        read_turn(reading, belief, shipped_network(), source)
    took = (time.perf_counter() - begun) / max(1, found)
    end_reading(reading, source)
    different = len(np.unique(reading.now, axis=0))
    return float(truth.sum()), before, in_common(reading, truth), different, took


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--turns", type=int, default=8)
    parser.add_argument("--hands", type=int, default=128)
    parser.add_argument("--player", default="net")
    chosen = parser.parse_args()
    player, reading, rows = player_from_name(chosen.player), new_reading(chosen.hands), []
    for number in range(chosen.games):
        game, source = Game.new(seed=f"reading/{number}"), new_source(number)
        player.new_game(number, 0, number)
        while not game.over and not game.state.end_near:
            decision = decision_for(game)
            seat = decision.observation.seat
            assert seat is not None
            if decision.observation.phase == "turn" and game.ply >= FIRST and not game.ply % EVERY:
                truth = game.state.hand[1 - seat]
                rows.append(read(reading, decision, truth, chosen.turns, source))
            game.play(player.choose(decision))
    held, before, after, different, _ = np.array(rows).mean(axis=0)
    ms = 1000 * np.median([row[-1] for row in rows])
    print(
        f"{chosen.player}, {chosen.turns} turns, {chosen.hands} hands, {len(rows)} positions: of {held:.2f} cards "
        f"{before:.2f} in common unread, {after:.2f} read, share {(after - before) / (held - before):.1%}; "
        f"{different:.0f} different; {ms:.1f} ms a turn"
    )


if __name__ == "__main__":
    main()
