"""The budget of one decision, in time, simulations or rollouts. Players use it without knowing which."""

import time
from typing import Final

from mandala.players.effort import Effort, Milliseconds, Rollouts, Simulations

MAX_NODES: Final = 20_000  # 50 MB; a full tree gets no more nodes, but its statistics still grow
SIMULATIONS_AT_ONCE: Final = (
    32  # simulations between two checks of the clock: a third of a millisecond
)
SIMS_PER_ROLLOUT: Final = 16  # a rollout takes about as long as so many simulations
SIMS_PER_INFERRED_TURN: Final = (
    350  # inference from one turn takes about as long as so many simulations
)
FIRST_TURN_MS: Final = 6.0  # expected time of the first inferred turn
INFERENCE_SHARE: Final = 0.4  # share of the effort that inference may take
_UNLIMITED: Final = 1 << 40


class Budget:
    """The effort left for one decision, from the moment this object is made."""

    def __init__(self, effort: Effort, time_share: float = 1.0) -> None:
        """``time_share``: the share of a time that is used; the rest is for finishing."""
        self._effort = effort
        self._time_share = time_share
        self._started = time.perf_counter()

    @property
    def rollouts_only(self) -> bool:
        """Whether the effort is counted in rollouts, so that no tree is searched."""
        return isinstance(self._effort, Rollouts)

    def can_infer_turn(self, turns: int) -> bool:
        """Returns whether another turn may be inferred after ``turns`` turns."""
        allowed = self._effort.number * INFERENCE_SHARE
        if not isinstance(self._effort, Milliseconds):
            return (turns + 1) * SIMS_PER_INFERRED_TURN <= allowed
        spent = 1000 * (time.perf_counter() - self._started)
        next_turn = spent / turns if turns else FIRST_TURN_MS
        return spent + next_turn <= allowed

    def simulations_left(self, share: float, done: int) -> int:
        """Returns how many simulations may follow after ``done``; 0 once ``share`` is spent."""
        if isinstance(self._effort, Milliseconds):
            return 0 if self._time_is_up(share) else SIMULATIONS_AT_ONCE
        return max(0, int(self._effort.number * share) - done)

    def rollouts_left(self, share: float, done: int) -> int:
        """Returns how many rollouts may follow after ``done``; a large number before a deadline."""
        if isinstance(self._effort, Milliseconds):
            return 0 if self._time_is_up(share) else _UNLIMITED
        rollouts = self._effort.number
        if isinstance(self._effort, Simulations):
            rollouts = -(-rollouts // SIMS_PER_ROLLOUT)
        return int(rollouts * share) - done

    def _time_is_up(self, share: float) -> bool:
        allowed = self._effort.number / 1000 * self._time_share * share
        return time.perf_counter() >= self._started + allowed


def tree_nodes(effort: Effort, extra: int, max_nodes: int = MAX_NODES) -> int:
    """Returns how many nodes a tree needs for ``effort``; ``extra``: additional simulations."""
    if isinstance(effort, Milliseconds):
        return max_nodes
    return min(max_nodes, effort.number + extra) if isinstance(effort, Simulations) else 1
