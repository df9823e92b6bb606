"""An observation as a state: everything seen is in it, nothing hidden is."""

import numpy as np
import pytest

from mandala.records.errors import MandalaError
from mandala.records.game import Game
from mandala.records.observation import observe
from mandala.records.visible_state import visible_state
from mandala.rules.legality import legal_moves
from mandala.rules.moves import MOVES
from mandala.rules.state import State
from support.random_games import RandomGame

HIDDEN = ("hand", "cup", "dealt_cup")


def listed(s: State) -> list[int]:
    out = np.zeros(MOVES, np.int64)
    return [int(move) for move in out[: legal_moves(s, out)]]


@pytest.mark.parametrize("temperament", ["any", "grower", "discarder"])
def test_seen_cards_are_known_and_hidden_cards_are_not(temperament: str) -> None:
    for game in RandomGame(seed=8, temperament=temperament, first=1).positions():
        for seat in (0, 1) if not game.over else ():
            seen, other = game.observation(seat), 1 - seat
            known = visible_state(seen)
            assert not known.hand[other].any()
            assert not known.dealt_cup[other].any()
            assert not known.deck.any()
            # With the hidden cards put back, observation and move list are the same.
            for name in HIDDEN:
                getattr(known, name)[other] = getattr(game.state, name)[other]
            assert observe(known, seat, game.ply) == seen
            if seat == game.to_move:
                assert listed(known) == listed(game.state)


def test_spectators_and_finished_games_are_refused() -> None:
    game = Game.new(seed=1)
    with pytest.raises(MandalaError, match="spectator"):
        visible_state(game.observation(None))
    game.resign(1)
    with pytest.raises(MandalaError, match="over"):
        visible_state(game.observation(0))
