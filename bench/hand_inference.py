"""How much the opponent's turns tell about their hand.

    python bench/hand_inference.py [--games 24] [--turns 8] [--hands 128] [--player net]

Positions come from games of a player against itself. Hands are sampled uniformly, then reweighted by the
inference (``engine/hidden/hand_inference.py``). ``share`` compares the cards in common with the true hand:
0 is nothing learnt, 1 is the true hand. ``different`` is the number of remaining hands. Results are in
bench/experiments/ai-trials.md.
"""

import argparse
import time

import numpy as np
import numpy.typing as npt

from mandala.engine.eval.network_weights import shipped_network
from mandala.engine.hidden.belief import build_belief
from mandala.engine.hidden.hand_inference import (
    HandInferenceBuffers,
    finish_inference,
    new_inference_buffers,
    reweight_by_turn,
    start_inference,
)
from mandala.engine.rng import Rng, new_rng
from mandala.players.registry import make_player
from mandala.records.decision import Decision
from mandala.records.game import Game

EVERY = 3  # one ply of so many is used
FIRST = 5  # the first ply with turns to infer from


def in_common(inference: HandInferenceBuffers, truth: npt.NDArray[np.int64]) -> float:
    """Returns how many cards the hands have in common with the true one, on average."""
    return float(np.minimum(inference.hands_now, truth).sum(axis=1).mean())


def infer(
    inference: HandInferenceBuffers,
    decision: Decision,
    truth: npt.NDArray[np.int64],
    turns: int,
    rng: Rng,
) -> tuple[float, float, float, float, float]:
    """Returns cards held; in common before and after; different hands left; seconds a turn."""
    belief = build_belief(decision.observation, decision.memory, rng)
    found = min(
        turns, start_inference(inference, belief, decision.history, decision.face_up_deals, rng)
    )
    before = in_common(inference, truth)
    begun = time.perf_counter()
    for _ in range(found):
        reweight_by_turn(inference, belief, shipped_network(), rng)
    took = (time.perf_counter() - begun) / max(1, found)
    finish_inference(inference, rng)
    different = len(np.unique(inference.hands_now, axis=0))
    return float(truth.sum()), before, in_common(inference, truth), different, took


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--turns", type=int, default=8)
    parser.add_argument("--hands", type=int, default=128)
    parser.add_argument("--player", default="net")
    chosen = parser.parse_args()
    player, inference, rows = make_player(chosen.player), new_inference_buffers(chosen.hands), []
    for number in range(chosen.games):
        game, rng = Game.new(seed=f"reading/{number}"), new_rng(number)
        player.new_game(number, 0, number)
        while not game.over and not game.state.end_near:
            decision = game.decision()
            seat = decision.observation.seat
            assert seat is not None
            if decision.observation.phase == "turn" and game.ply >= FIRST and not game.ply % EVERY:
                truth = game.state.hand[1 - seat]
                rows.append(infer(inference, decision, truth, chosen.turns, rng))
            game.play(player.choose(decision))
    held, before, after, different, _ = np.array(rows).mean(axis=0)
    ms = 1000 * np.median([row[-1] for row in rows])
    print(
        f"{chosen.player}, {chosen.turns} turns, {chosen.hands} hands, {len(rows)} positions: of {held:.2f} cards "
        f"{before:.2f} in common uniform, {after:.2f} inferred, share {(after - before) / (held - before):.1%}; "
        f"{different:.0f} different; {ms:.1f} ms a turn"
    )


if __name__ == "__main__":
    main()
