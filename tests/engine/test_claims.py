"""Destructions solved: the claims found are those that trying everything finds."""

import random

import pytest

from mandala.engine.afterstates import look_at, new_looking
from mandala.engine.claims import new_solver, outcome, solve_claims
from mandala.engine.compiling import fill_record, new_states
from mandala.engine.network import evaluate, worth
from mandala.engine.randomness import new_source
from mandala.engine.weights import Widths, network_of, new_weights
from mandala.records.game import Game

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
    """What each claim is worth to ``chooser``, by plain recursion."""
    found = {}
    for move in game.legal_moves():
        then = after(game, move)
        if then.over:
            found[move.index] = worth(*outcome(then.state, chooser))
        elif then.observation(None).phase == "claim":
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
