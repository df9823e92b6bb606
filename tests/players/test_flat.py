"""Flat search: equal shares of games, unbiased worlds, and stronger than random play."""

import numpy as np

from mandala.arena import play_match
from mandala.engine.hidden.belief import build_belief
from mandala.engine.rng import new_rng
from mandala.engine.search.flat import new_flat_buffers, run_playouts
from mandala.players.flat import FlatPlayer
from mandala.records.game import Game


def test_every_move_is_tried_equally_often() -> None:
    game = Game.new(seed=3)
    source = new_rng(1)
    buffers = new_flat_buffers()
    legal = game.legal_moves()
    for playouts in (len(legal) - 1, len(legal), 10 * len(legal) + 3):
        belief = build_belief(game.observation(0), None, source)
        assert run_playouts(buffers, belief, playouts, source) == len(legal)
        found = buffers.visits[: len(legal)]
        assert found.sum() == playouts
        assert np.ptp(found) <= 1
        assert [move.index for move in legal] == list(buffers.legal[: len(legal)])
        assert (buffers.wins[: len(legal)] <= found).all()


def test_a_seed_fixes_the_move_and_more_playouts_agree_on_it() -> None:
    decision = Game.new(seed=5).decision()

    def moves(playouts: int) -> list[str]:
        player = FlatPlayer(playouts)
        found = []
        for seed in range(8):
            player.new_game(0, 0, seed)
            found.append(str(player.choose(decision)))
            assert str(player.choose(decision)) == found[-1]
        return found

    assert len(set(moves(20_000))) < len(set(moves(20)))


def test_it_beats_random_moves() -> None:
    match = play_match("flat:200", "random", games=40, seed=8)
    assert match.score is not None
    assert match.score > 0.9
