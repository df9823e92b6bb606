"""The game once more: the table before each turn is set up as it was."""

import numpy as np
from hypothesis import given
from hypothesis import settings as hypothesis_settings

from mandala.engine.belief import new_belief
from mandala.engine.compiling import to_state
from mandala.engine.randomness import new_source
from mandala.engine.retracing import MOST_TURNS, Turns, new_turns, retrace
from mandala.engine.worlds import Belief
from mandala.records.game import Game
from mandala.records.notation import MoveKind
from mandala.rules.state import TURN, State
from support.random_games import RandomGame, random_games

OPEN = ("mountain", "field", "place", "discard", "hand_size", "field_size", "river_size", "turn")


def retraced(game: Game) -> tuple[Turns, Belief, int]:
    """What whoever must move now can note of the other's turns, and how many that are."""
    seat = game.to_move
    assert seat is not None
    source = new_source(7)
    belief = new_belief(game.observation(seat), game.memory(seat), source)
    turns = new_turns()
    return turns, belief, retrace(turns, belief, game.moves, game.dealt, source)


def seen_of(s: State) -> list[object]:
    """What all can see."""
    return [np.asarray(getattr(s, name)).tolist() for name in OPEN]


@hypothesis_settings(max_examples=15)
@given(random_games)
def test_the_table_before_each_turn_is_as_it_was(told: RandomGame) -> None:
    tables: list[tuple[int, State]] = []  # whose turn, and the table then
    for game in told.positions():
        moved = game.moves[-1] if game.moves else None
        if moved is not None and moved.kind is MoveKind.CLAIM:
            tables.pop()  # what was to be claimed from, not a turn
        if game.over or game.state.reshuffles or game.state.end_near:
            return
        seat = game.to_move
        assert seat is not None
        others = [table for mover, table in tables if mover != seat]
        if game.ply % 5 == 0:
            turns, _, count = retraced(game)
            assert count == min(len(others), MOST_TURNS)
            for number in range(len(others) - count, len(others)):
                noted = to_state(turns.tables[number % MOST_TURNS])
                assert seen_of(noted) == seen_of(others[number])
        tables.append((seat, game.state.copy()))


def test_what_does_not_lead_to_the_table_is_not_noted() -> None:
    game = next(
        game
        for game in RandomGame(seed=1, temperament="builder", first=1).positions()
        if game.state.phase == TURN and retraced(game)[2] == 3
    )
    turns, belief, _ = retraced(game)
    source = new_source(1)
    assert retrace(turns, belief, game.moves, (), source) == 0
    assert retrace(turns, belief, game.moves, game.dealt[:1], source) == 0
    assert retrace(turns, belief, game.moves[:-1], game.dealt, source) == 0
    other = Game.new(seed="another")
    assert retrace(turns, belief, game.moves, other.dealt, source) == 0


def test_after_a_reshuffle_nothing_is_noted() -> None:
    for game in RandomGame(seed=5, temperament="discarder", first=0).positions():
        if game.state.reshuffles and not game.over:
            assert retraced(game)[2] == 0
            return
    raise AssertionError("no reshuffle")
