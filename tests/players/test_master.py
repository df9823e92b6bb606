"""The players that use the network: the clock, names, and weights of one's own."""

import time
from pathlib import Path

import pytest

from mandala.engine.network import new_weights, save_weights
from mandala.players.master import Effort, MasterPlayer
from mandala.players.protocol import decision_for
from mandala.players.registry import player_from_name
from mandala.records.errors import MandalaError
from mandala.records.game import Game


def test_thinking_by_the_clock_uses_it_and_ends_in_time() -> None:
    game = Game.new(seed=5)
    player = MasterPlayer("master:60", Effort(milliseconds=60))
    player.new_game(0, 0, 1)
    player.choose(decision_for(game))  # compiles
    begun = time.perf_counter()
    thoughts = player.thoughts(decision_for(game))
    assert time.perf_counter() - begun > 0.04
    assert thoughts[0].worlds > thoughts[-1].worlds


@pytest.mark.parametrize(
    "name",
    [
        "master:",
        "master:0",
        "master:fast",
        "master:10s",
        "master:100:",
        "master:١",
        "net:no-such-file",
        "master:9:no-such-file",
    ],
)
def test_names_that_mean_nothing_are_refused_in_one_line(name: str) -> None:
    with pytest.raises(MandalaError):
        player_from_name(name)


def test_weights_of_ones_own_think_too(tmp_path: Path) -> None:
    save_weights(tmp_path / "own.npz", new_weights(3))
    player = player_from_name(f"master:40sims:{tmp_path / 'own.npz'}")
    player.new_game(0, 0, 1)
    decision = decision_for(Game.new(seed=5))
    assert player.choose(decision) in decision.legal
