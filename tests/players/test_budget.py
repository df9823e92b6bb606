"""The budget of a decision: simulations, rollouts or time."""

from types import SimpleNamespace

import pytest

from mandala.players.budget import (
    INFERENCE_SHARE,
    MAX_NODES,
    SIMS_PER_INFERRED_TURN,
    SIMS_PER_ROLLOUT,
    SIMULATIONS_AT_ONCE,
    Budget,
    tree_nodes,
)
from mandala.players.effort import Milliseconds, Rollouts, Simulations


class Clock:
    """A clock in milliseconds that only moves when told to."""

    def __init__(self) -> None:
        self.ms = 5000.0

    def perf_counter(self) -> float:
        return self.ms / 1000


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(
        "mandala.players.budget.time", SimpleNamespace(perf_counter=clock.perf_counter)
    )
    return clock


def test_simulations_are_shared_by_rounds() -> None:
    budget = Budget(Simulations(90))
    assert budget.simulations_left(1 / 3, 0) == 30
    assert budget.simulations_left(2 / 3, 30) == 30
    assert budget.simulations_left(1.0, 88) == 2
    assert budget.simulations_left(1.0, 100) == 0
    assert not budget.rollouts_only


def test_simulations_buy_fewer_rollouts() -> None:
    budget = Budget(Simulations(10 * SIMS_PER_ROLLOUT - 1))
    assert budget.rollouts_left(1.0, 0) == 10
    assert budget.rollouts_left(0.5, 4) == 1


def test_rollouts_are_counted_as_they_are() -> None:
    budget = Budget(Rollouts(24))
    assert budget.rollouts_only
    assert budget.rollouts_left(0.5, 2) == 10


def test_time_runs_out_after_its_share(clock: Clock) -> None:
    budget = Budget(Milliseconds(100), time_share=0.5)
    clock.ms += 24
    assert budget.simulations_left(0.5, 10_000) == SIMULATIONS_AT_ONCE
    assert budget.rollouts_left(0.5, 10_000) > 1000
    clock.ms += 2
    assert budget.simulations_left(0.5, 0) == budget.rollouts_left(0.5, 0) == 0
    assert budget.simulations_left(1.0, 0) > 0


def test_inference_takes_its_share_of_simulations() -> None:
    enough = round(2 * SIMS_PER_INFERRED_TURN / INFERENCE_SHARE)
    assert Budget(Simulations(enough)).can_infer_turn(1)
    assert not Budget(Simulations(enough)).can_infer_turn(2)
    assert not Budget(Simulations(enough - 10)).can_infer_turn(1)


def test_inference_stops_when_the_next_turn_would_take_too_long(clock: Clock) -> None:
    budget = Budget(Milliseconds(100))
    assert budget.can_infer_turn(0)
    clock.ms += 19
    assert budget.can_infer_turn(1)  # 19 ms a turn, 40 ms allowed
    clock.ms += 2
    assert not budget.can_infer_turn(1)


def test_tree_has_room_for_the_effort() -> None:
    assert tree_nodes(Simulations(100), 16) == 116
    assert (
        tree_nodes(Simulations(10 * MAX_NODES), 16) == tree_nodes(Milliseconds(1), 0) == MAX_NODES
    )
    assert tree_nodes(Simulations(100), 0, max_nodes=50) == 50
    assert tree_nodes(Rollouts(100), 16) == 1
