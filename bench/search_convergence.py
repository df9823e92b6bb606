"""How fast the tree search of ``master`` converges: its choices against those of a very large tree.

    python bench/search_convergence.py [--positions 40] [--reference 240000]

Positions come from games of ``net``: turns with at least four moves. Each is searched with few and with
many simulations, from several seeds, and by other players. The reference gives the loss of a choice: the
mean of two large trees of the same kind. So a loss is the distance to a longer search, not to perfect
play. Results are in bench/experiments/ai-trials.md.
"""

import argparse
import random

import numpy as np

from mandala.players.effort import Rollouts, Simulations
from mandala.players.master import MasterPlayer
from mandala.players.player import Player
from mandala.players.registry import make_player
from mandala.records.decision import Decision
from mandala.records.game import Game

LATEST = 70  # moves before a position
FEWEST_MOVES = 4
SEEDS = 4
Values = dict[int, float]


def position(number: int) -> Decision | None:
    """Returns a turn in the middle of a game; None if that game ended before."""
    game = Game.new(seed=f"settling/{number}")
    net = make_player("net")
    wanted = random.Random(number).randrange(2, LATEST)
    while not game.over:
        decision = game.decision()
        turn = decision.observation.phase == "turn" and len(decision.legal) >= FEWEST_MOVES
        if turn and game.ply >= wanted:
            return decision
        game.play(net.choose(decision))
    return None


def reference(decision: Decision, simulations: int) -> Values:
    """Returns the mean value of each move in two large trees, by the index of the move."""
    sums: dict[int, float] = {}
    visits: dict[int, int] = {}
    for seed in (901, 902):
        effort = Simulations(simulations // 2)
        player = MasterPlayer("reference", effort, max_nodes=simulations)
        player.new_game(0, 0, seed)
        for each in player.analyse(decision, effort):
            index = each.move.index
            sums[index] = sums.get(index, 0.0) + each.value * each.visits
            visits[index] = visits.get(index, 0) + each.visits
    return {index: sums[index] / visits[index] for index in sums}


def losses(player: Player, decisions: list[Decision], truths: list[Values]) -> list[float]:
    """Returns the losses of the choices of ``player``; a move unknown to the reference counts as the worst."""
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
    truths = [reference(decision, chosen.reference) for decision in decisions]
    players: list[Player] = [make_player("net"), make_player("search:9000")]
    players += [MasterPlayer(f"{n} rollouts", Rollouts(n)) for n in (100, 400, 1000)]
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
