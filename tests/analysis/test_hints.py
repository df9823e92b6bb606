"""Hints: the best moves, deterministic, from what the seat may know only."""

import random
from concurrent.futures import ThreadPoolExecutor

import msgspec
import pytest

from mandala.analysis.hint_types import Hint
from mandala.analysis.hints import MOST, hint_seed, hints_for, shown_numbers
from mandala.players.effort import Simulations
from mandala.players.master import MasterPlayer
from mandala.players.move_evaluation import NetworkEvaluation
from mandala.records.decision import Decision
from mandala.records.game import Game
from mandala.records.move import Move
from support.random_games import RandomGame
from support.worlds import after, redealt

SIMULATIONS = 120  # enough to compare, little to wait for


def test_at_most_three_legal_moves_best_first() -> None:
    for decision in decisions():
        hints = hints_for(decision, SIMULATIONS)
        legal = {str(move) for move in decision.legal}
        ideas = {(move.kind, move.mandala, move.colour) for move in decision.legal}
        assert len(hints) == min(MOST, len(ideas))
        shown = [Move.parse(hint.move) for hint in hints]
        assert len({(move.kind, move.mandala, move.colour) for move in shown}) == len(hints)
        assert {hint.move for hint in hints} <= legal
        assert all(0 <= hint.win <= 1 for hint in hints)
        assert all(1 <= len(hint.reasons) <= 3 for hint in hints)


def decisions(every: int = 5) -> list[Decision]:
    positions = RandomGame(3, "grower", 0).positions()
    return [game.decision() for game in positions if not game.over and game.ply % every == 0]


def test_hints_are_the_best_moves_of_the_player_in_its_order() -> None:
    for decision in decisions():
        player = MasterPlayer("hints", Simulations(SIMULATIONS), early_stop=False)
        assert decision.observation.seat is not None
        player.new_game(0, decision.observation.seat, hint_seed(decision))
        found = [str(one.move) for one in player.analyse(decision, Simulations(SIMULATIONS))]
        shown = [hint.move for hint in hints_for(decision, SIMULATIONS)]
        assert shown == sorted(shown, key=found.index)
        assert shown[0] == found[0] == str(player.choose(decision))


def test_threads_do_not_share_a_search() -> None:
    asked = decisions(every=9)[:4]
    expected = [hints_for(decision, SIMULATIONS) for decision in asked]
    for _ in range(5):
        with ThreadPoolExecutor(len(asked)) as pool:
            found = list(pool.map(lambda decision: hints_for(decision, SIMULATIONS), asked))
        assert found == expected


def test_a_move_with_fewer_visits_is_not_shown_as_better() -> None:
    move = Game.new(seed=1).legal_moves()[0]
    evaluations = [
        NetworkEvaluation(move, value=0.6, visits=9, win=win, points=points)
        for win, points in [(0.6, 4.0), (0.7, 9.0), (0.5, 5.0)]
    ]
    assert shown_numbers(evaluations) == [(0.6, 4.0), (0.6, 4.0), (0.5, 5.0)]


def test_only_certain_results_are_shown_as_certain() -> None:
    move = Game.new(seed=1).legal_moves()[0]
    wins = [1.0, 0.99999, 0.00001, 0.0]
    evaluations = [
        NetworkEvaluation(move, value=0.6, visits=9, win=win, points=0.0) for win in wins
    ]
    assert [win for win, _ in shown_numbers(evaluations)] == [1.0, 0.9999, 0.0001, 0.0]


@pytest.mark.parametrize(("seed", "temperament"), [(8, "any"), (5, "discarder")])
def test_hidden_cards_make_no_difference(seed: int, temperament: str) -> None:
    """Rule 8.4: deals that look the same to the seat give the same hints, to the byte."""
    record = RandomGame(seed, temperament, 1).played().to_record()
    compared = remembered = 0
    for ply in range(3, len(record.moves), 9):
        game = after(record, ply)
        seat = game.to_move
        assert seat is not None
        remembered += game.memory(seat) is not None
        other = redealt(record, ply, seat, random.Random(ply))
        told = [
            msgspec.json.encode(hints_for(after(world, ply).decision(), SIMULATIONS))
            for world in (record, other)
        ]
        assert told[0] == told[1]
        compared += (other.deck, other.reshuffles) != (record.deck, record.reshuffles)
    assert compared > 4
    assert remembered  # Rule 8.3: positions after a reshuffle are among them


def test_hints_are_deterministic() -> None:
    decision = Game.new(seed=4).decision()
    assert hints_for(decision, SIMULATIONS) == hints_for(decision, SIMULATIONS)


def test_hints_can_be_encoded_and_decoded() -> None:
    hints = hints_for(Game.new(seed=4).decision(), SIMULATIONS)
    assert msgspec.json.decode(msgspec.json.encode(hints), type=tuple[Hint, ...]) == hints


def test_even_hints_are_several_and_the_first() -> None:
    some = 0
    for decision in decisions():
        even = [hint.even for hint in hints_for(decision, SIMULATIONS)]
        assert even == sorted(even, reverse=True)
        assert even.count(True) != 1
        some += any(even)
    assert some
