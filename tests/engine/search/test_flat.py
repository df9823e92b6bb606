"""Flat Monte Carlo: playouts are spread evenly, and wins are counted for the seat."""

import numpy as np
import pytest

from mandala.engine.hidden.belief import build_belief
from mandala.engine.rng import new_rng
from mandala.engine.search.flat import new_flat_buffers, run_playouts
from mandala.records.game import Game
from mandala.records.observation import observe
from support.last_claim import last_claim


def test_playouts_are_spread_evenly_over_the_legal_moves() -> None:
    game, flat = Game.new(seed=1), new_flat_buffers()
    belief = build_belief(game.observation(0), None, new_rng(1))
    count = run_playouts(flat, belief, 50, new_rng(1))
    assert flat.legal[:count].tolist() == [move.index for move in game.legal_moves()]
    assert sorted(flat.visits[:count]) == sorted(
        len(part) for part in np.array_split(range(50), count)
    )
    assert (flat.wins[:count] <= flat.visits[:count]).all()


@pytest.mark.parametrize(("cups", "win"), [(("RRRRR", ""), 1.0), (("", "RRRRR"), 0.0)])
def test_wins_count_for_the_searching_seat(cups: tuple[str, str], win: float) -> None:
    s = last_claim({0: 1, 2: 2, 3: 1}, rivers=("YOGPR", "YOGPR"), cups=cups)
    flat = new_flat_buffers()
    count = run_playouts(flat, build_belief(observe(s, 0, 80), None, new_rng(1)), 30, new_rng(1))
    assert count == 3
    assert flat.wins[:count].tolist() == [10 * win] * 3
