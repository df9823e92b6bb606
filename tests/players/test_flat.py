"""Flat search: even shares, fair worlds, and better than no thought at all."""

import numpy as np

from mandala.arena import play_match
from mandala.engine.belief import new_belief
from mandala.engine.flat import new_tries, try_moves
from mandala.engine.randomness import new_source
from mandala.players.flat import FlatPlayer
from mandala.players.protocol import decision_for
from mandala.records.game import Game


def test_every_move_is_tried_equally_often() -> None:
    game = Game.new(seed=3)
    source = new_source(1)
    tries = new_tries()
    legal = game.legal_moves()
    for playouts in (len(legal) - 1, len(legal), 10 * len(legal) + 3):
        belief = new_belief(game.observation(0), None, source)
        assert try_moves(tries, belief, playouts, source) == len(legal)
        found = tries.tries[: len(legal)]
        assert found.sum() == playouts
        assert np.ptp(found) <= 1
        assert [move.index for move in legal] == list(tries.legal[: len(legal)])
        assert (tries.points[: len(legal)] <= found).all()


def test_a_seed_fixes_the_move_and_more_playouts_agree_on_it() -> None:
    decision = decision_for(Game.new(seed=5))

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
