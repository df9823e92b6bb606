"""The contract every player must keep, kept by ours; and what breaks it is found."""

import functools
import os
import random
import subprocess
import sys

import pytest

from mandala.players.contract import (
    ContractBroken,
    awkward_decisions,
    check_games,
    check_player,
    check_positions,
)
from mandala.players.protocol import Decision, decision_for
from mandala.players.random_player import RandomPlayer
from mandala.players.registry import player_from_name
from mandala.records.notation import Move
from mandala.records.replay import steps
from support.players import Cheating
from support.random_games import RandomGame
from support.scenarios import NAMES, scenario
from support.worlds import after, redealt

PLAYERS = ["random", "greedy", "search:40", "flat:40", "net", "master:40sims", "level:1", "level:4"]


@pytest.mark.parametrize("name", PLAYERS)
def test_keeps_the_contract(name):
    check_player(functools.partial(player_from_name, name), games=2, awkward=40)


@pytest.mark.parametrize("name", ["search:5ms", "master:5"])
def test_a_player_on_the_clock_keeps_what_it_can(name):
    make = functools.partial(player_from_name, name)
    check_games(make)
    check_positions(make, [*awkward_decisions(10)])


@pytest.mark.parametrize("name", PLAYERS)
def test_survives_every_scenario(name):
    player = player_from_name(name)
    for number, written in enumerate(NAMES):
        for game in steps(scenario(written)):
            if not game.over and game.ply > len(scenario(written).moves) - 12:
                decision = decision_for(game)
                player.new_game(number, decision.observation.seat, 1)
                assert player.choose(decision) in decision.legal


@pytest.mark.parametrize("name", [*PLAYERS, "master:1600sims"])  # enough to read the other's play
@pytest.mark.parametrize("seed", range(3))
def test_hidden_cards_change_nothing(name, seed):
    record = RandomGame(seed=seed, temperament="builder", first=seed % 2).played().record()
    source = random.Random(seed)
    player = player_from_name(name)
    worlds_that_differ = 0
    for ply in range(0, len(record.moves), 7):
        game = after(record, ply)
        seat = game.to_move
        twin = after(redealt(record, ply, seat, source), ply)
        worlds_that_differ += game.state != twin.state
        moves = []
        for world in (game, twin):
            player.new_game(0, seat, seed)
            moves.append(player.choose(decision_for(world)))
        assert moves[0] == moves[1]
    assert worlds_that_differ > 5


@pytest.mark.parametrize("name", ["random", "greedy", "search:12", "flat:3"])
def test_plays_the_same_moves_without_the_compiler(name):
    program = f"""
from mandala.players.contract import awkward_decisions
from mandala.players.registry import player_from_name
player = player_from_name({name!r})
for decision in awkward_decisions(20):
    player.new_game(0, decision.observation.seat, 5)
    print(player.choose(decision))
"""
    compiled, interpreted = (
        subprocess.run(
            [sys.executable, "-c", program],
            env=os.environ | {"NUMBA_DISABLE_JIT": no},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.split()
        for no in ("0", "1")
    )
    assert len(compiled) >= 20
    assert compiled == interpreted


def test_an_illegal_move_is_found():
    with pytest.raises(ContractBroken, match=r"cheating played CR at ply 0, which is not legal"):
        check_player(Cheating)


def test_an_answer_that_is_no_move_is_found():
    """Not "which is not legal": the text of a legal move is no move either."""

    class Spelling(RandomPlayer):
        name = "spelling"

        def choose(self, decision):
            return str(decision.legal[0])

    with pytest.raises(ContractBroken, match=r"answered 'M1Y' at ply 0, which is not a Move"):
        check_player(Spelling)


class Wavering(RandomPlayer):
    """Draws on from where it stopped, so the order of questions matters."""

    name = "wavering"

    def __init__(self) -> None:
        super().__init__()
        self._source = random.Random(1)

    def choose(self, decision: Decision) -> Move:
        return self._source.choice(decision.legal)


def test_a_player_that_does_not_repeat_itself_is_found():
    with pytest.raises(ContractBroken, match="of the same position with the same seed"):
        check_player(Wavering)


def test_a_player_without_a_name_is_found():
    class Nobody(RandomPlayer):
        name = ""

    with pytest.raises(ContractBroken, match="no name"):
        check_player(Nobody)
