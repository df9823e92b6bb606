"""Reading the other hand: hands stay possible, and those that make the play likely count more."""

import numpy as np
import pytest

from mandala.engine.belief import new_belief
from mandala.engine.compiling import new_states, to_state
from mandala.engine.knowledge import count_unseen
from mandala.engine.randomness import new_source
from mandala.engine.reading import (
    Reading,
    begin_reading,
    end_reading,
    new_reading,
    read_turn,
    ways,
)
from mandala.engine.retracing import MOST_TURNS
from mandala.engine.weights import Widths, network_of, new_weights
from mandala.engine.worlds import Belief, sample_world
from mandala.records.game import Game
from mandala.records.observation import observe
from support.random_games import RandomGame

NETWORK = network_of(new_weights(5, Widths(16, 16, 8)))  # interpreted too: wider ones take minutes


def begun(game: Game, hands: int = 12) -> tuple[Reading, Belief, int]:
    """A reading for whoever must move now, and how many turns of the other there are to read."""
    seat = game.to_move
    assert seat is not None
    source = new_source(7)
    belief = new_belief(game.observation(seat), game.memory(seat), source)
    reading = new_reading(hands)
    return reading, belief, begin_reading(reading, belief, game.moves, game.dealt, source)


def a_game(seed: int, turns: int) -> Game:
    """A game with so many turns of the other player to read."""
    for game in RandomGame(seed=seed, temperament="builder", first=seed % 2).positions():
        if game.state.phase == 0 and begun(game, hands=2)[2] == turns:
            return game
    raise AssertionError("no such game")


@pytest.mark.parametrize("seed", range(4))
def test_hands_stay_possible_however_far_they_are_taken_back(seed: int) -> None:
    game = a_game(seed, turns=5)
    reading, belief, turns = begun(game)
    other = 1 - belief.seat
    unseen = np.zeros(6, np.int64)
    count_unseen(game.state, belief.seat, unseen)
    source = new_source(3)
    for _ in range(turns):
        read_turn(reading, belief, NETWORK, source)
        before = to_state(reading.turns.tables[int(reading.turns.noted[0]) % MOST_TURNS])
        assert (reading.then.sum(axis=1) == before.hand_size[other]).all()
        assert (reading.then >= 0).all()
        assert reading.weight.mean() == pytest.approx(1)
        assert ((reading.now + reading.cups) <= unseen).all()
    end_reading(reading, source)
    assert (reading.now.sum(axis=1) == game.state.hand_size[other]).all()
    worlds = new_states(1)
    read = {tuple(hand) for hand in reading.now.tolist()}
    met = 0
    for _ in range(60):
        sample_world(belief._replace(hands=reading.now), worlds, 0, source)
        world = to_state(worlds[0])
        assert observe(world, belief.seat, game.ply) == game.observation(belief.seat)
        met += tuple(world.hand[other].tolist()) in read
    assert met >= 40  # most, but not only, what was read


def test_hands_that_make_the_play_likely_count_more() -> None:
    """A hand that lets the network choose what was played outweighs one that does not."""
    game = a_game(2, turns=4)
    reading, belief, _ = begun(game, hands=40)
    read_turn(reading, belief, NETWORK, new_source(3))
    assert reading.weight.max() > reading.weight.min() > 0


def test_the_ways_to_take_cards() -> None:
    assert [ways(4, taken) for taken in range(5)] == [1, 4, 6, 4, 1]
