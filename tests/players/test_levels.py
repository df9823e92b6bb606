"""The five levels: their names, and mistakes that never change which moves are legal."""

import random

import numpy as np
import pytest

from mandala.engine.jit.state_arrays import fill_record, new_states
from mandala.engine.rng import new_rng
from mandala.engine.search.handicap import distort_state
from mandala.engine.search.handicap_parameters import Handicap
from mandala.players.levels import LEVELS, level_name, level_player
from mandala.players.registry import make_player
from mandala.records.errors import MandalaError
from mandala.records.game import Game
from mandala.rules.legality import legal_moves
from mandala.rules.moves import MOVES


def test_level_players_have_the_names_of_their_levels() -> None:
    assert [level_player(level).name for level in LEVELS] == [f"level:{n}" for n in range(1, 6)]
    assert [level_name(level) for level in LEVELS] == [f"level:{n}" for n in range(1, 6)]


@pytest.mark.parametrize(
    "name", ["level:", "level:0", "level:6", "level:two", "level:01", "level:٣"]
)
def test_unknown_level_is_refused(name: str) -> None:
    with pytest.raises(MandalaError, match=r"is not possible: write level:3 \(1–5\)"):
        make_player(name)


def middle_of(number: int, plies: int) -> Game:
    choice = random.Random(number)
    game = Game.new(seed=f"level/{number}")
    while not game.over and game.ply < plies:
        game.play(choice.choice(game.legal_moves()))
    return game


def test_misperception_does_not_change_legal_moves() -> None:
    found = np.zeros((2, MOVES), np.int64)
    for number in range(30):
        game = middle_of(number, 5 + 2 * number)
        seat = game.to_move
        if seat is None:
            continue
        states = new_states(2)
        for record in states:
            fill_record(record, game.state)
        distort_state(states[1], seat, Handicap(1.0, 1.0, 0.1), new_rng(number))
        counts = [legal_moves(s, moves) for s, moves in zip(states, found, strict=True)]
        assert counts[0] == counts[1]
        assert (found[0, : counts[0]] == found[1, : counts[1]]).all()
        assert (states[0].hand == states[1].hand).all()
        assert states[1].river_size[1 - seat] == 0


def test_mistakes_depend_on_the_seed() -> None:
    decision = middle_of(3, 20).decision()
    player = make_player("level:1")
    chosen = set()
    for seed in range(12):
        player.new_game(0, decision.observation.seat or 0, seed)
        chosen.add(player.choose(decision))
    assert len(chosen) > 1
