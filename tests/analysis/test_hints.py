"""Hints: the best moves, the same every time, from what the seat may know and nothing else."""

import random

import msgspec
import pytest

from mandala.analysis.advice import Hint
from mandala.analysis.hints import MOST, figures, hints_for
from mandala.players.master import Thought
from mandala.players.protocol import decision_for
from mandala.records.game import Game
from support.random_games import RandomGame
from support.worlds import after, redealt

SIMULATIONS = 120  # enough to compare, little to wait for


def test_at_most_three_legal_moves_best_first() -> None:
    for game in RandomGame(3, "grower", 0).positions():
        if game.over or game.ply % 5:
            continue
        decision = decision_for(game)
        hints = hints_for(decision, SIMULATIONS)
        legal = {str(move) for move in decision.legal}
        assert len(hints) == min(MOST, len(legal))
        assert len({hint.move for hint in hints}) == len(hints)
        assert {hint.move for hint in hints} <= legal
        wins = [hint.win for hint in hints]
        assert wins == sorted(wins, reverse=True)
        assert all(0 <= win <= 1 for win in wins)
        assert all(1 <= len(hint.reasons) <= 3 for hint in hints)


def test_what_was_looked_at_less_closely_does_not_outshine_the_better() -> None:
    move = Game.new(seed=1).legal_moves()[0]
    thoughts = [
        Thought(move, value=0.6, win=win, points=points, worlds=9)
        for win, points in [(0.6, 4.0), (0.7, 9.0), (0.5, 5.0)]
    ]
    assert figures(thoughts) == [(0.6, 4.0), (0.6, 4.0), (0.5, 5.0)]


def test_only_what_is_certain_is_shown_as_certain() -> None:
    move = Game.new(seed=1).legal_moves()[0]
    wins = [1.0, 0.99999, 0.00001, 0.0]
    thoughts = [Thought(move, value=0.6, win=win, points=0.0, worlds=9) for win in wins]
    assert [win for win, _ in figures(thoughts)] == [1.0, 0.9999, 0.0001, 0.0]


@pytest.mark.parametrize(("seed", "temperament"), [(8, "any"), (5, "discarder")])
def test_hidden_cards_make_no_difference(seed: int, temperament: str) -> None:
    """Rule 8.4: deals that look the same to the seat give the same hints, to the byte."""
    record = RandomGame(seed, temperament, 1).played().record()
    compared = remembered = 0
    for ply in range(3, len(record.moves), 9):
        game = after(record, ply)
        seat = game.to_move
        assert seat is not None
        remembered += game.memory(seat) is not None
        other = redealt(record, ply, seat, random.Random(ply))
        told = [
            msgspec.json.encode(hints_for(decision_for(after(world, ply)), SIMULATIONS))
            for world in (record, other)
        ]
        assert told[0] == told[1]
        compared += (other.deck, other.reshuffles) != (record.deck, record.reshuffles)
    assert compared > 4
    assert remembered  # Rule 8.3: positions after a reshuffle are among them


def test_asked_twice_it_says_the_same() -> None:
    decision = decision_for(Game.new(seed=4))
    assert hints_for(decision, SIMULATIONS) == hints_for(decision, SIMULATIONS)


def test_a_hint_survives_the_way_to_the_browser() -> None:
    hints = hints_for(decision_for(Game.new(seed=4)), SIMULATIONS)
    assert msgspec.json.decode(msgspec.json.encode(hints), type=tuple[Hint, ...]) == hints
