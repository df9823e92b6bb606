"""Public replay: the state before each turn of the opponent is restored."""

import numpy as np
from hypothesis import given
from hypothesis import settings as hypothesis_settings

from mandala.engine.hidden.belief import build_belief
from mandala.engine.hidden.determinization import Belief
from mandala.engine.hidden.public_replay import (
    MAX_TURNS,
    PublicTurns,
    new_public_turns,
    replay_history,
)
from mandala.engine.jit.state_arrays import to_state
from mandala.engine.rng import new_rng
from mandala.records.game import Game
from mandala.records.move import MoveKind
from mandala.rules.state import TURN, State
from support.random_games import RandomGame, random_games

OPEN = ("mountain", "field", "place", "discard", "hand_size", "field_size", "river_size", "turn")


def replayed(game: Game) -> tuple[PublicTurns, Belief, int]:
    """Returns the stored turns of the opponent of the seat to move, and how many there are."""
    seat = game.to_move
    assert seat is not None
    rng = new_rng(7)
    belief = build_belief(game.observation(seat), game.memory(seat), rng)
    turns = new_public_turns()
    return turns, belief, replay_history(turns, belief, game.moves, game.face_up_deals, rng)


def seen_of(s: State) -> list[object]:
    """Returns the public fields of a state."""
    return [np.asarray(getattr(s, name)).tolist() for name in OPEN]


@hypothesis_settings(max_examples=15)
@given(random_games)
def test_state_before_each_turn_is_restored(random_game: RandomGame) -> None:
    states: list[tuple[int, State]] = []  # whose turn, and the state then
    for game in random_game.positions():
        moved = game.moves[-1] if game.moves else None
        if moved is not None and moved.kind is MoveKind.CLAIM:
            states.pop()  # a claim, not a turn
        if game.over or game.state.reshuffles or game.state.end_near:
            return
        seat = game.to_move
        assert seat is not None
        others = [table for mover, table in states if mover != seat]
        if game.ply % 5 == 0:
            turns, _, count = replayed(game)
            assert count == min(len(others), MAX_TURNS)
            for number in range(len(others) - count, len(others)):
                stored = to_state(turns.states[number % MAX_TURNS])
                assert seen_of(stored) == seen_of(others[number])
        states.append((seat, game.state.copy()))


def test_history_that_leads_elsewhere_is_refused() -> None:
    game = next(
        game
        for game in RandomGame(seed=1, temperament="builder", first=1).positions()
        if game.state.phase == TURN and replayed(game)[2] == 3
    )
    turns, belief, _ = replayed(game)
    rng = new_rng(1)
    assert replay_history(turns, belief, game.moves, (), rng) == 0
    assert replay_history(turns, belief, game.moves, game.face_up_deals[:1], rng) == 0
    assert replay_history(turns, belief, game.moves[:-1], game.face_up_deals, rng) == 0
    other = Game.new(seed="another")
    assert replay_history(turns, belief, game.moves, other.face_up_deals, rng) == 0


def test_nothing_is_stored_after_a_reshuffle() -> None:
    for game in RandomGame(seed=5, temperament="discarder", first=0).positions():
        if game.state.reshuffles and not game.over:
            assert replayed(game)[2] == 0
            return
    raise AssertionError("no reshuffle")
