"""``greedy``: the move with the highest heuristic rating, one ply ahead."""

import numpy as np

from mandala.engine.eval.claim_division import new_division_buffers
from mandala.engine.eval.heuristics import best_rated
from mandala.engine.jit.state_arrays import fill_record, new_states
from mandala.players.player import BasePlayer
from mandala.records.decision import Decision
from mandala.records.move import ALL_MOVES, Move
from mandala.records.visible_state import visible_state
from mandala.rules.moves import MOVES


class GreedyPlayer(BasePlayer):
    """Uses no randomness, so the seed does not matter.

    It is a fixed baseline: a version that plays other moves must be a new player.
    """

    name = "greedy"

    def __init__(self) -> None:
        self._states = new_states(1)
        self._moves = np.zeros(MOVES, np.int64)
        self._ratings = np.zeros(MOVES)
        self._division = new_division_buffers()

    def choose(self, decision: Decision) -> Move:
        """Returns the highest rated move."""
        fill_record(self._states[0], visible_state(decision.observation))
        return ALL_MOVES[best_rated(self._states, self._moves, self._ratings, self._division)]
