"""The players that use the network: the clock, names, and weights of one's own."""

import itertools
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

from mandala.engine.belief import new_belief
from mandala.engine.randomness import new_source
from mandala.engine.reading import begin_reading, end_reading, new_reading, read_turn
from mandala.engine.weights import new_weights, save_weights
from mandala.players.master import LINE_COSTS, Lines, MasterPlayer, Milliseconds, Simulations
from mandala.players.net import shipped_network
from mandala.players.protocol import decision_for
from mandala.players.registry import player_from_name
from mandala.records.errors import MandalaError
from mandala.records.game import Game
from mandala.rules.state import TURN
from support.random_games import RandomGame


def test_thinking_by_the_clock_uses_it_and_ends_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a clock that goes on by a millisecond each time it is looked at."""
    readings = itertools.count(1000)
    clock = SimpleNamespace(perf_counter=lambda: next(readings) / 1000)
    monkeypatch.setattr("mandala.players.master.time", clock)
    player = MasterPlayer("master:60", Milliseconds(60), stops_when_clear=False)
    player.new_game(0, 0, 1)
    thoughts = player.thoughts(decision_for(Game.new(seed=5)))
    assert 55 <= next(readings) - 1000 <= 60
    assert thoughts[0].worlds > thoughts[-1].worlds


def test_an_only_move_is_played_at_once_but_told_as_well_as_others() -> None:
    games = RandomGame(seed=3, temperament="any", first=0).positions()
    forced = next(decision_for(game) for game in games if len(game.legal_moves()) == 1)
    quick = MasterPlayer("master:600sims", Lines(600))
    thorough = MasterPlayer("master:600sims", Lines(600), stops_when_clear=False)
    assert [thought.worlds for thought in quick.thoughts(forced)] == [2]
    assert [thought.worlds for thought in thorough.thoughts(forced)] == [600]


def test_what_is_clear_is_not_thought_about_for_long() -> None:
    """Over the positions of a game it saves half the lines in some, never spends more than it was
    given, and mostly arrives at the same move."""
    quick = MasterPlayer("master:600sims", Lines(600))
    thorough = MasterPlayer("master:600sims", Lines(600), stops_when_clear=False)
    saved = same = compared = 0
    for game in RandomGame(seed=3, temperament="any", first=0).positions():
        if len(game.legal_moves()) < 2 or compared == 25:
            continue
        one, other = quick.thoughts(decision_for(game)), thorough.thoughts(decision_for(game))
        lines = [sum(thought.worlds for thought in found) for found in (one, other)]
        assert {t.move for t in one} == {t.move for t in other}
        assert max(lines) <= 600
        saved += lines[0] < lines[1] / 2
        same += one[0].move == other[0].move
        compared += 1
    assert compared == 25
    assert saved >= 5
    assert same >= 20


def test_a_turn_is_thought_about_in_a_tree_and_a_claim_by_lines() -> None:
    """With as many simulations as asked for, shared out so that the better moves get more; a line
    takes the time of several."""
    player = MasterPlayer("master:480sims", Simulations(480), stops_when_clear=False)
    told = {"turn": 0, "claim": 0}
    for game in RandomGame(seed=3, temperament="builder", first=0).positions():
        if game.over:
            break
        decision = decision_for(game)
        if len(decision.legal) < 3 or told[decision.observation.phase] == 6:
            continue
        told[decision.observation.phase] += 1
        thoughts = player.thoughts(decision)
        worlds = [thought.worlds for thought in thoughts]
        assert worlds[0] == max(worlds)
        assert len({thought.move for thought in thoughts}) == min(8, len(decision.legal))
        if decision.observation.phase == "turn":
            assert 480 - 3 * 4 <= sum(worlds) <= 480
        else:
            assert sum(worlds) <= 480 // LINE_COSTS
        for thought in thoughts:
            assert 0 <= thought.win <= 1
            assert -30 <= thought.points <= 30
    assert min(told.values()) >= 3


def test_even_the_least_effort_tries_every_candidate() -> None:
    decision = decision_for(Game.new(seed=5))
    for effort in (Simulations(1), Milliseconds(1)):
        thoughts = MasterPlayer("master", effort, stops_when_clear=False).thoughts(decision)
        assert len(thoughts) == 8
        assert min(thought.worlds for thought in thoughts) >= 1


@pytest.mark.parametrize(
    "name",
    [
        "master:",
        "master:0",
        "master:fast",
        "master:10s",
        "master:100:",
        "master:١",
        "net:no-such-file",
        "master:9:no-such-file",
    ],
)
def test_names_that_mean_nothing_are_refused_in_one_line(name: str) -> None:
    with pytest.raises(MandalaError):
        player_from_name(name)


def test_weights_of_ones_own_think_too(tmp_path: Path) -> None:
    save_weights(tmp_path / "own.npz", new_weights(3))
    player = player_from_name(f"master:40sims:{tmp_path / 'own.npz'}")
    player.new_game(0, 0, 1)
    decision = decision_for(Game.new(seed=5))
    assert player.choose(decision) in decision.legal


def test_what_was_read_is_nearer_to_the_truth() -> None:
    """In games of `net`: of the cards of the other hand, more are found with reading than without."""
    net, reading = player_from_name("net"), new_reading()
    unread, read = [], []
    for number in range(6):
        game = Game.new(seed=f"reading/{number}")
        source = new_source(number)
        while not game.over and not game.state.end_near:
            decision = decision_for(game)
            seat = decision.observation.seat
            if decision.observation.phase == "turn" and game.ply % 4 == 0:
                belief = new_belief(decision.observation, decision.memory, source)
                turns = begin_reading(reading, belief, decision.history, decision.dealt, source)
                truth = game.state.hand[1 - (seat or 0)]
                unread.append(np.minimum(reading.now, truth).sum(axis=1).mean())
                for _ in range(turns):
                    read_turn(reading, belief, shipped_network(), source)
                end_reading(reading, source)
                read.append(np.minimum(reading.now, truth).sum(axis=1).mean())
            game.play(net.choose(decision))
    assert len(read) > 40
    assert np.mean(read) > np.mean(unread) + 0.15


def test_the_more_effort_the_more_of_the_play_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """Little effort reads nothing, much all there is; the belief says which."""
    game = Game.new(seed=5)
    net = player_from_name("net")
    while game.ply < 14 or game.state.phase != TURN:
        game.play(net.choose(decision_for(game)))
    read = []

    def counted(*told: object) -> None:
        read[-1] += 1
        read_turn(*told)

    monkeypatch.setattr("mandala.players.master.read_turn", counted)
    for simulations in (800, 900, 1800):
        read.append(0)
        MasterPlayer("master", Simulations(simulations)).thoughts(decision_for(game))
    assert read == [0, 1, 2]
