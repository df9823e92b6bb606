"""The players that use the network: they keep the contract, and solve what can be solved."""

import itertools
import random
import time

import pytest

from mandala.engine.afterstates import new_looking
from mandala.engine.claims import new_solver, outcome, solve_claims
from mandala.engine.compiling import fill_record, new_states
from mandala.engine.network import worth
from mandala.engine.randomness import new_source
from mandala.players.contract import check_player, decision_for
from mandala.players.master import Effort, MasterPlayer
from mandala.players.net import shipped_weights
from mandala.players.registry import player_from_name
from mandala.records.errors import MandalaError
from mandala.records.game import Game
from mandala.records.notation import Move


@pytest.mark.parametrize("name", ["net", "master:60sims"])
def test_network_players_keep_the_contract(name: str) -> None:
    check_player(lambda: player_from_name(name))


def last_destructions(count: int) -> list[Game]:
    """Random games at the first claim of a destruction that ends them (Rule 6.2)."""
    found = []
    for number in itertools.count():
        choice = random.Random(number)
        game = Game.new(seed=f"last/{number}")
        while not game.over:
            last = game.state.end_near and game.observation(None).phase == "claim"
            if last and len(game.legal_moves()) > 2:
                found.append(game)
                break
            game.play(choice.choice(game.legal_moves()))
        if len(found) == count:
            return found
    raise AssertionError


def best_by_trying(game: Game, chooser: int) -> float:
    """The value of a last destruction for ``chooser``, by playing every order of claims."""
    if game.over:
        return worth(*outcome(game.state, chooser))
    values = []
    for move in game.legal_moves():
        twin = Game.from_deck(game.deck, game.reshuffles, first=game.first)
        for played in (*game.moves, move):
            twin.play(played)
        values.append(best_by_trying(twin, chooser))
    return max(values) if game.to_move == chooser else min(values)


def test_a_destruction_that_ends_the_game_is_solved_exactly() -> None:
    solver, states, look = new_solver(), new_states(1), new_looking()
    for game in last_destructions(4):
        fill_record(states[0], game.state)
        claim = solve_claims(solver, states, 0, shipped_weights(), look, new_source(1))
        chooser = game.to_move
        assert chooser is not None
        best = best_by_trying(game, chooser)
        game.play(Move(int(claim)))
        assert best_by_trying(game, chooser) == pytest.approx(best)


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
    "name", ["master:", "master:0", "master:fast", "master:10s", "net:no-such-file"]
)
def test_names_that_mean_nothing_are_refused_in_one_line(name: str) -> None:
    with pytest.raises(MandalaError):
        player_from_name(name)
