"""Every player in the registry keeps the contract, and ``check_player`` finds violations."""

import functools
import os
import random
import subprocess
import sys

import pytest

from mandala.players.contract import (
    ContractViolation,
    awkward_decisions,
    check_games,
    check_player,
    check_positions,
)
from mandala.players.effort import Milliseconds
from mandala.players.levels import LEVELS
from mandala.players.random_player import RandomPlayer
from mandala.players.registry import KINDS, make_player, parse_player
from mandala.records.decision import Decision
from mandala.records.move import Move
from mandala.records.replay import steps
from support.players import Cheating
from support.random_games import RandomGame
from support.scenarios import NAMES, scenario
from support.worlds import after, redealt


def has_time_limit(name: str) -> bool:
    """Whether the player's moves depend on the machine's speed."""
    parsed = parse_player(name)
    strength = LEVELS[parsed.arguments[0]] if parsed.kind.name == "level" else None
    return any(isinstance(found, Milliseconds) for found in (*parsed.arguments, strength))


QUICK = [name for kind in KINDS for name in kind.quick]
PLAYERS = [name for name in QUICK if not has_time_limit(name)]
TIMED_PLAYERS = [name for name in QUICK if has_time_limit(name)]


@pytest.mark.parametrize("name", PLAYERS)
def test_player_keeps_the_contract(name: str) -> None:
    check_player(functools.partial(make_player, name), games=2, awkward=40)


@pytest.mark.parametrize("name", [name for name in TIMED_PLAYERS if name != "level:5"])
def test_player_with_a_time_limit_plays_legal_moves(name: str) -> None:
    make = functools.partial(make_player, name)
    check_games(make)
    check_positions(make, [*awkward_decisions(10)])


def test_level_5_plays_legal_moves() -> None:
    """Fewer positions: it takes a quarter of a second for each."""
    check_positions(lambda: make_player("level:5"), [*awkward_decisions(10)])


@pytest.mark.parametrize("name", PLAYERS)
def test_player_plays_legal_moves_in_every_scenario(name: str) -> None:
    player = make_player(name)
    for number, written in enumerate(NAMES):
        for game in steps(scenario(written)):
            if not game.over and game.ply > len(scenario(written).moves) - 12:
                decision = game.decision()
                assert decision.observation.seat is not None
                player.new_game(number, decision.observation.seat, 1)
                assert player.choose(decision) in decision.legal


@pytest.mark.parametrize("name", [*PLAYERS, "master:1600sims"])  # enough to read the other's play
@pytest.mark.parametrize("seed", range(3))
def test_hidden_cards_do_not_change_the_move(name: str, seed: int) -> None:
    record = RandomGame(seed=seed, temperament="builder", first=seed % 2).played().to_record()
    source = random.Random(seed)
    player = make_player(name)
    worlds_that_differ = 0
    for ply in range(0, len(record.moves), 7):
        game = after(record, ply)
        seat = game.to_move
        assert seat is not None
        twin = after(redealt(record, ply, seat, source), ply)
        worlds_that_differ += game.state != twin.state
        moves = []
        for world in (game, twin):
            player.new_game(0, seat, seed)
            moves.append(player.choose(world.decision()))
        assert moves[0] == moves[1]
    assert worlds_that_differ > 5


@pytest.mark.parametrize("name", ["random", "greedy", "search:12", "flat:3"])
def test_player_plays_the_same_moves_without_the_compiler(name: str) -> None:
    program = f"""
from mandala.players.contract import awkward_decisions
from mandala.players.registry import make_player
player = make_player({name!r})
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


def test_illegal_move_breaks_the_contract() -> None:
    with pytest.raises(ContractViolation, match=r"cheating played CR at ply 0, which is not legal"):
        check_player(Cheating)


def test_answer_that_is_not_a_move_breaks_the_contract() -> None:
    """The text of a legal move is not a move either."""

    class Spelling(RandomPlayer):
        name = "spelling"

        def choose(self, decision: Decision) -> Move:
            return str(decision.legal[0])  # type: ignore[return-value]  # the fault to be found

    with pytest.raises(ContractViolation, match=r"answered 'M1Y' at ply 0, which is not a Move"):
        check_player(Spelling)


class Wavering(RandomPlayer):
    """Draws from one sequence, so that its moves depend on the order of decisions."""

    name = "wavering"

    def __init__(self) -> None:
        super().__init__()
        self._source = random.Random(1)

    def choose(self, decision: Decision) -> Move:
        return self._source.choice(decision.legal)


def test_player_that_does_not_repeat_its_moves_breaks_the_contract() -> None:
    with pytest.raises(ContractViolation, match="of the same position with the same seed"):
        check_player(Wavering)


def test_player_without_a_name_breaks_the_contract() -> None:
    class Nameless(RandomPlayer):
        name = ""

    with pytest.raises(ContractViolation, match="no name"):
        check_player(Nameless)
