"""The players that use the network: the clock, names, and weights of one's own."""

import itertools
from pathlib import Path
from types import SimpleNamespace

import pytest

from mandala.engine.weights import new_weights, save_weights
from mandala.players.master import Lines, MasterPlayer, Milliseconds
from mandala.players.protocol import decision_for
from mandala.players.registry import player_from_name
from mandala.records.errors import MandalaError
from mandala.records.game import Game
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
