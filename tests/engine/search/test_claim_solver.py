"""The claim solver finds the same claims as a recursive search."""

import random

import pytest

from mandala.engine.eval.afterstates import encode_afterstate, new_afterstate_buffers
from mandala.engine.eval.network_weights import Widths, new_weights, prepare_network
from mandala.engine.eval.terminal import terminal_outcome
from mandala.engine.eval.value_network import forward_batch, scalar_value
from mandala.engine.jit.state_arrays import fill_record, new_states
from mandala.engine.rng import new_rng
from mandala.engine.search.claim_solver import (
    best_claim,
    new_solver_buffers,
    play_forced_claim,
)
from mandala.records.game import Game
from mandala.records.move import Move
from mandala.rules.queries import colours_to_claim
from mandala.rules.state import CLAIM, TURN

WEIGHTS = prepare_network(
    new_weights(5, Widths(16, 16, 8))
)  # interpreted too: wider ones take minutes


def destructions(count: int, colours: int, last: bool) -> list[Game]:
    """Returns games in a destruction with so many colours left; ``last``: the end is near."""
    found: list[Game] = []
    number = 0
    while len(found) < count:
        number += 1
        choice = random.Random(number)
        game = Game.new(seed=f"claims/{number}")
        while not game.over:
            claiming = game.observation(None).phase == "claim"
            if claiming and len(game.legal_moves()) == colours and game.state.end_near == last:
                found.append(game)
                break
            game.play(choice.choice(game.legal_moves()))
    return found


def after(game: Game, move: Move) -> Game:
    twin = Game.from_deck(game.deck, game.reshuffles, first=game.first)
    for played in (*game.moves, move):
        twin.play(played)
    return twin


def values(game: Game, chooser: int) -> dict[int, float]:
    """Returns the value of each claim for ``chooser``, by recursion.

    The network evaluates the last claim that is a choice, as in training.
    """
    found = {}
    for move in game.legal_moves():
        then = after(game, move)
        choices = then.legal_moves() if then.observation(None).phase == "claim" else []
        if len(choices) == 1:
            then = after(then, choices[0])
        if then.over:
            found[move.index] = scalar_value(*terminal_outcome(then.state, chooser))
        elif len(choices) > 1:
            further = values(then, chooser).values()
            found[move.index] = max(further) if then.to_move == chooser else min(further)
        else:
            afterstates, states = new_afterstate_buffers(), new_states(2)
            fill_record(states[0], game.state)
            encode_afterstate(
                states,
                0,
                1,
                move.index,
                new_rng(1),
                afterstates,
                afterstates.colour_inputs[0],
                afterstates.table_inputs[0],
            )
            forward_batch(
                WEIGHTS,
                afterstates.colour_inputs,
                afterstates.table_inputs,
                1,
                afterstates.network_buffers,
                afterstates.win,
                afterstates.margin,
            )
            seen = scalar_value(afterstates.win[0], afterstates.margin[0])
            found[move.index] = seen if game.to_move == chooser else 1 - seen
    return found


@pytest.mark.parametrize(("colours", "last"), [(2, False), (3, False), (3, True), (4, True)])
def test_destruction_is_solved_exactly(colours: int, last: bool) -> None:
    solver, states, afterstates = new_solver_buffers(), new_states(1), new_afterstate_buffers()
    for game in destructions(2, colours, last):
        assert game.to_move is not None
        fill_record(states[0], game.state)
        claim = int(best_claim(solver, states, 0, WEIGHTS, afterstates, new_rng(1)))
        worths = values(game, game.to_move)
        assert worths[claim] == pytest.approx(max(worths.values()), abs=1e-6)


def test_only_a_forced_claim_is_played() -> None:
    for colours in (1, 2):
        game = destructions(1, colours, last=False)[0]
        state = new_states(1)[0]
        fill_record(state, game.state)
        assert colours_to_claim(state) == colours
        play_forced_claim(state, new_rng(1))
        assert (state.phase == CLAIM) == (colours > 1)
        if colours == 1:
            assert state.turn != game.state.turn  # Rule 5.5: play passes on
            play_forced_claim(state, new_rng(1))  # nothing to claim: nothing happens
            assert state.phase == TURN
