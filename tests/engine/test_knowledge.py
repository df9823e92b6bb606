"""An observation as a state: everything seen is there, nothing hidden is."""

import numpy as np
import pytest

from mandala.engine.knowledge import count_unseen, known_state, what_is_missing
from mandala.records.errors import MandalaError
from mandala.records.game import Game
from mandala.records.observation import observe
from mandala.rules.colours import CARDS_PER_COLOUR, COLOURS
from mandala.rules.legality import legal_moves
from mandala.rules.moves import MOVES
from support.random_games import RandomGame

HIDDEN = ("hand", "cup", "dealt_cup")


def listed(s):
    out = np.zeros(MOVES, np.int64)
    return out[: legal_moves(s, out)].tolist()


@pytest.mark.parametrize("temperament", ["any", "grower", "discarder"])
def test_what_is_seen_is_known_and_what_is_hidden_is_not(temperament):
    for game in RandomGame(seed=8, temperament=temperament, first=1).positions():
        for seat in (0, 1) if not game.over else ():
            seen, other = game.observation(seat), 1 - seat
            known = known_state(seen)
            assert not known.hand[other].any()
            assert not known.dealt_cup[other].any()
            assert not known.deck.any()
            # With the hidden cards put back it looks the same, move list and all.
            for name in HIDDEN:
                getattr(known, name)[other] = getattr(game.state, name)[other]
            assert observe(known, seat, game.ply) == seen
            if seat == game.to_move:
                assert listed(known) == listed(game.state)


def test_unseen_cards_are_the_other_hand_the_dealt_cup_cards_and_the_deck():
    out = np.zeros(COLOURS, np.int64)
    for game in RandomGame(seed=9, temperament="builder", first=0).positions():
        s = game.state
        for seat in (0, 1) if not game.over else ():
            hidden = np.bincount(s.deck[s.deck_next : s.deck_end], minlength=COLOURS)
            hidden = hidden + s.hand[1 - seat] + s.dealt_cup[1 - seat]
            assert count_unseen(s, seat, out) == hidden.sum()
            assert np.array_equal(out, hidden)
            count_unseen(known_state(game.observation(seat)), seat, out)
            assert np.array_equal(out, hidden)


def test_at_the_start_all_but_twelve_cards_are_unseen():
    out = np.zeros(COLOURS, np.int64)
    total = CARDS_PER_COLOUR * COLOURS
    assert count_unseen(Game.new(seed=1).state, 0, out) == total - 4 - 6 - 2


def test_what_a_mandala_lacks_is_what_lies_neither_in_its_mountain_nor_in_a_field():
    ones = set()
    for game in RandomGame(seed=10, temperament="builder", first=0).positions():
        for m in range(2):
            there = game.state.mountain[m] + game.state.field[m].sum(axis=0)
            lacking = [c for c in range(COLOURS) if there[c] == 0]
            assert what_is_missing(game.state, m) == (len(lacking), max(lacking, default=0))
            ones.add(len(lacking))
    assert 1 in ones


def test_there_is_nothing_to_know_for_spectators_or_after_the_end():
    game = Game.new(seed=1)
    with pytest.raises(MandalaError, match="spectator"):
        known_state(game.observation(None))
    game.resign(1)
    with pytest.raises(MandalaError, match="over"):
        known_state(game.observation(0))
