"""How soon the tree of ``master`` has made up its mind: its choices against those of a very large one.

    python bench/settling.py [--positions 40] [--reference 240000]

Positions come from games of ``net``: turns with at least four moves. Each is thought about with few and with
many simulations, from several seeds, and by other players. What a choice loses is told by the reference:
the mean of two large trees of the same kind, so it says how far the tree is from where more time would
take it, not how far that is from perfect. What came out is in docs/ai-trials.md.
"""

import argparse
import random
from unittest.mock import patch

import numpy as np

from mandala.players import master
from mandala.players.master import Lines, MasterPlayer, Simulations
from mandala.players.protocol import Decision, Player, decision_for
from mandala.players.registry import player_from_name
from mandala.records.game import Game

LATEST = 70  # moves before a position
FEWEST_MOVES = 4
SEEDS = 4
Values = dict[int, float]


def position(number: int) -> Decision | None:
    """A turn in the midst of a game; None if that game ended before."""
    game = Game.new(seed=f"settling/{number}")
    net = player_from_name("net")
    wanted = random.Random(number).randrange(2, LATEST)
    while not game.over:
        decision = decision_for(game)
        turn = decision.observation.phase == "turn" and len(decision.legal) >= FEWEST_MOVES
        if turn and game.ply >= wanted:
            return decision
        game.play(net.choose(decision))
    return None


def reference(decision: Decision, simulations: int) -> Values:
    """What two large trees say of the moves together, by the index of the move."""
    sums: dict[int, float] = {}
    worlds: dict[int, int] = {}
    for seed in (901, 902):
        player = MasterPlayer("reference", Simulations(simulations // 2))
        player.new_game(0, 0, seed)
        for thought in player.thoughts(decision):
            index = thought.move.index
            sums[index] = sums.get(index, 0.0) + thought.value * thought.worlds
            worlds[index] = worlds.get(index, 0) + thought.worlds
    return {index: sums[index] / worlds[index] for index in sums}


def losses(player: Player, decisions: list[Decision], truths: list[Values]) -> list[float]:
    """What the choices of ``player`` lose, by the reference; a move it never looked at: the worst."""
    lost = []
    for decision, values in zip(decisions, truths, strict=True):
        for seed in range(SEEDS):
            player.new_game(0, 0, seed)
            index = player.choose(decision).index
            lost.append(max(values.values()) - values.get(index, min(values.values())))
    return lost


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=40)
    parser.add_argument("--reference", type=int, default=240_000, metavar="SIMULATIONS")
    chosen = parser.parse_args()
    found = (position(number) for number in range(2 * chosen.positions))
    decisions = [decision for decision in found if decision][: chosen.positions]
    with patch.object(master, "MOST_NODES", chosen.reference):
        truths = [reference(decision, chosen.reference) for decision in decisions]
    players: list[Player] = [player_from_name("net"), player_from_name("search:9000")]
    players += [MasterPlayer(f"{n} lines", Lines(n)) for n in (100, 400, 1000)]
    players += [
        MasterPlayer(f"{n} simulations", Simulations(n))
        for n in (250, 500, 1000, 2000, 4000, 8000, 16000)
    ]
    print(f"{len(decisions)} positions, {SEEDS} seeds")
    for player in players:
        lost = losses(player, decisions, truths)
        error = float(np.std(lost)) / len(lost) ** 0.5
        same = sum(loss == 0.0 for loss in lost) / len(lost)
        print(
            f"{player.name}: loses {np.mean(lost):.4f} (± {error:.4f}), the same move {same:.0%}",
            flush=True,
        )


if __name__ == "__main__":
    main()
