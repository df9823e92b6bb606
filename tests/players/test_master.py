"""The master player: time and simulations, early stop, hand inference, own weights."""

import itertools
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

from mandala.engine.eval.network_weights import (
    PreparedNetwork,
    new_weights,
    save_weights,
    shipped_network,
)
from mandala.engine.hidden.belief import build_belief
from mandala.engine.hidden.determinization import Belief
from mandala.engine.hidden.hand_inference import (
    HandInferenceBuffers,
    finish_inference,
    new_inference_buffers,
    reweight_by_turn,
    start_inference,
)
from mandala.engine.rng import Rng, new_rng
from mandala.players.budget import SIMS_PER_ROLLOUT
from mandala.players.effort import Milliseconds, Rollouts, Simulations
from mandala.players.master import MasterPlayer
from mandala.players.registry import make_player
from mandala.records.errors import MandalaError
from mandala.records.game import Game
from mandala.records.memory import SeatMemory
from mandala.records.observation import Observation
from mandala.rules.state import TURN
from support.random_games import RandomGame


def test_search_by_time_uses_the_time_and_ends_before_the_limit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The clock moves on by a millisecond each time it is read."""
    readings = itertools.count(1000)
    clock = SimpleNamespace(perf_counter=lambda: next(readings) / 1000)
    monkeypatch.setattr("mandala.players.budget.time", clock)
    player = MasterPlayer("master:60", Milliseconds(60), early_stop=False)
    player.new_game(0, 0, 1)
    evaluations = player.analyse(Game.new(seed=5).decision(), Milliseconds(60))
    assert 55 <= next(readings) - 1000 <= 60
    assert evaluations[0].visits > evaluations[-1].visits


def test_only_move_is_played_at_once_but_evaluated_fully_without_early_stop() -> None:
    games = RandomGame(seed=3, temperament="any", first=0).positions()
    forced = next(game.decision() for game in games if len(game.legal_moves()) == 1)
    effort = Rollouts(600)
    quick = MasterPlayer("quick", effort)
    thorough = MasterPlayer("thorough", effort, early_stop=False)
    assert [each.visits for each in quick.analyse(forced, effort)] == [2]
    assert [each.visits for each in thorough.analyse(forced, effort)] == [600]


def test_early_stop_saves_rollouts_and_mostly_finds_the_same_move() -> None:
    effort = Rollouts(600)
    quick = MasterPlayer("quick", effort)
    thorough = MasterPlayer("thorough", effort, early_stop=False)
    saved = same = compared = 0
    for game in RandomGame(seed=3, temperament="any", first=0).positions():
        if len(game.legal_moves()) < 2 or compared == 25:
            continue
        decision = game.decision()
        one, other = quick.analyse(decision, effort), thorough.analyse(decision, effort)
        rollouts = [sum(each.visits for each in found) for found in (one, other)]
        assert {each.move for each in one} == {each.move for each in other}
        assert max(rollouts) <= 600
        saved += rollouts[0] < rollouts[1] / 2
        same += one[0].move == other[0].move
        compared += 1
    assert compared == 25
    assert saved >= 5
    assert same >= 20


def test_turn_is_searched_in_a_tree_and_claim_by_rollouts() -> None:
    """The simulations are spent, the better moves get more, and a rollout costs several."""
    effort = Simulations(480)
    player = MasterPlayer("master:480sims", effort, early_stop=False)
    phases = {"turn": 0, "claim": 0}
    for game in RandomGame(seed=3, temperament="builder", first=0).positions():
        if game.over:
            break
        decision = game.decision()
        if len(decision.legal) < 3 or phases[decision.observation.phase] == 6:
            continue
        phases[decision.observation.phase] += 1
        evaluations = player.analyse(decision, effort)
        visits = [each.visits for each in evaluations]
        assert visits[0] == max(visits)
        assert len({each.move for each in evaluations}) == min(8, len(decision.legal))
        if decision.observation.phase == "turn":
            assert 480 - 3 * 4 <= sum(visits) <= 480
        else:
            assert sum(visits) <= 480 // SIMS_PER_ROLLOUT
        for each in evaluations:
            assert 0 <= each.win <= 1
            assert -30 <= each.points <= 30
    assert min(phases.values()) >= 3


def test_least_effort_still_visits_every_candidate() -> None:
    decision = Game.new(seed=5).decision()
    for effort in (Simulations(1), Milliseconds(1)):
        evaluations = MasterPlayer("m", effort, early_stop=False).analyse(decision, effort)
        assert len(evaluations) == 8
        assert min(each.visits for each in evaluations) >= 1


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
def test_wrong_names_are_refused(name: str) -> None:
    with pytest.raises(MandalaError):
        make_player(name)


def test_own_weights_are_used(tmp_path: Path) -> None:
    save_weights(tmp_path / "own.npz", new_weights(3))
    player = make_player(f"master:40sims:{tmp_path / 'own.npz'}")
    player.new_game(0, 0, 1)
    decision = Game.new(seed=5).decision()
    assert player.choose(decision) in decision.legal


def test_inferred_hands_are_nearer_to_the_true_hand() -> None:
    """In games of ``net``, inferred hands share more cards with the true one than uniform ones."""
    net, inference = make_player("net"), new_inference_buffers()
    uniform, inferred = [], []
    for number in range(6):
        game = Game.new(seed=f"reading/{number}")
        rng = new_rng(number)
        while not game.over and not game.state.end_near:
            decision = game.decision()
            seat = decision.observation.seat
            assert seat is not None
            if decision.observation.phase == "turn" and game.ply % 4 == 0:
                belief = build_belief(decision.observation, decision.memory, rng)
                turns = start_inference(
                    inference, belief, decision.history, decision.face_up_deals, rng
                )
                truth = game.state.hand[1 - seat]
                uniform.append(np.minimum(inference.hands_now, truth).sum(axis=1).mean())
                for _ in range(turns):
                    reweight_by_turn(inference, belief, shipped_network(), rng)
                finish_inference(inference, rng)
                inferred.append(np.minimum(inference.hands_now, truth).sum(axis=1).mean())
            game.play(net.choose(decision))
    assert len(inferred) > 40
    assert np.mean(inferred) > np.mean(uniform) + 0.15


def test_more_effort_infers_from_more_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game.new(seed=5)
    net = make_player("net")
    while game.ply < 14 or game.state.phase != TURN:
        game.play(net.choose(game.decision()))
    turns: list[int] = []

    def counted(
        inference: HandInferenceBuffers, belief: Belief, network: PreparedNetwork, rng: Rng
    ) -> None:
        turns[-1] += 1
        reweight_by_turn(inference, belief, network, rng)

    monkeypatch.setattr("mandala.players.master.reweight_by_turn", counted)
    for simulations in (800, 900, 1800):
        turns.append(0)
        MasterPlayer("master", Simulations(simulations)).choose(game.decision())
    assert turns == [0, 1, 2]


def test_belief_and_size_of_the_tree_can_be_replaced() -> None:
    """Benchmarks use both."""
    decision = Game.new(seed=5).decision()
    seen: list[Observation] = []

    def believe(observation: Observation, memory: SeatMemory | None, rng: Rng) -> Belief:
        seen.append(observation)
        return build_belief(observation, memory, rng)

    effort = Simulations(200)
    small = MasterPlayer("small", effort, max_nodes=30, believe=believe)
    usual = MasterPlayer("usual", effort)
    assert small.analyse(decision, effort) != usual.analyse(decision, effort)
    assert seen == [decision.observation]
