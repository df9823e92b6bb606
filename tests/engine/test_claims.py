"""Destructions solved: the claims found are those that trying everything finds."""

import random

import pytest

from mandala.engine.afterstates import look_at, new_looking
from mandala.engine.claims import has_choice, make_last_claim, new_solver, outcome, solve_claims
from mandala.engine.compiling import fill_record, new_states
from mandala.engine.network import evaluate, worth
from mandala.engine.randomness import new_source
from mandala.engine.weights import Widths, network_of, new_weights
from mandala.records.game import Game
from mandala.rules.state import CLAIM, TURN

WEIGHTS = network_of(new_weights(5, Widths(16, 16, 8)))  # interpreted too: wider ones take minutes


def destructions(count: int, colours: int, last: bool) -> list[Game]:
    """Random games in a destruction with so many colours left to claim, the last one or not."""
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


def after(game: Game, move: object) -> Game:
    twin = Game.from_deck(game.deck, game.reshuffles, first=game.first)
    for played in (*game.moves, move):
        twin.play(played)
    return twin


def values(game: Game, chooser: int) -> dict[int, float]:
    """What each claim is worth to ``chooser``, by plain recursion; the network is asked about the
    last claim that is a choice, as it was in training."""
    found = {}
    for move in game.legal_moves():
        then = after(game, move)
        choices = then.legal_moves() if then.observation(None).phase == "claim" else []
        if len(choices) == 1:
            then = after(then, choices[0])
        if then.over:
            found[move.index] = worth(*outcome(then.state, chooser))
        elif len(choices) > 1:
            further = values(then, chooser).values()
            found[move.index] = max(further) if then.to_move == chooser else min(further)
        else:
            look, states = new_looking(), new_states(2)
            fill_record(states[0], game.state)
            look_at(states, 0, 1, move.index, new_source(1), look, look.rows[0], look.row[0])
            evaluate(WEIGHTS, look.rows, look.row, 1, look.scratch, look.win, look.margin)
            seen = worth(look.win[0], look.margin[0])
            found[move.index] = seen if game.to_move == chooser else 1 - seen
    return found


@pytest.mark.parametrize(("colours", "last"), [(2, False), (3, False), (3, True), (4, True)])
def test_a_destruction_is_solved_exactly(colours: int, last: bool) -> None:
    solver, states, look = new_solver(), new_states(1), new_looking()
    for game in destructions(2, colours, last):
        assert game.to_move is not None
        fill_record(states[0], game.state)
        claim = int(solve_claims(solver, states, 0, WEIGHTS, look, new_source(1)))
        worths = values(game, game.to_move)
        assert worths[claim] == pytest.approx(max(worths.values()), abs=1e-6)


def test_the_last_claim_is_made_without_a_choice_and_no_other() -> None:
    for colours in (1, 2):
        game = destructions(1, colours, last=False)[0]
        state = new_states(1)[0]
        fill_record(state, game.state)
        assert has_choice(state) == (colours > 1)
        make_last_claim(state, new_source(1))
        assert (state.phase == CLAIM) == (colours > 1)
        if colours == 1:
            assert state.turn != game.state.turn  # Rule 5.5: play passes on
            make_last_claim(state, new_source(1))  # nothing to claim: nothing happens
            assert state.phase == TURN
