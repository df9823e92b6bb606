"""A sound player without foresight: the move that looks best one move ahead."""

import numpy as np

from mandala.engine.compiling import fill_record, new_states
from mandala.engine.heuristics import best_rated
from mandala.engine.knowledge import known_state
from mandala.engine.sharing import new_paper
from mandala.players.protocol import Decision
from mandala.records.notation import ALL_MOVES, Move
from mandala.records.observation import Result
from mandala.rules.moves import MOVES


class GreedyPlayer:
    """Completes when that pays, denies, counts points; needs no luck, so the seed is not used.

    It is a fixed measure for other players: a change that makes it play otherwise is a new player.
    """

    name = "greedy"

    def __init__(self) -> None:
        self._states = new_states(1)
        self._moves = np.zeros(MOVES, np.int64)
        self._ratings = np.zeros(MOVES)
        self._paper = new_paper()

    def new_game(self, game: int, seat: int, seed: int) -> None:
        """Nothing to prepare."""

    def choose(self, decision: Decision) -> Move:
        fill_record(self._states[0], known_state(decision.observation))
        return ALL_MOVES[best_rated(self._states, self._moves, self._ratings, self._paper)]

    def end_game(self, result: Result) -> None:
        """Nothing to keep."""

    def close(self) -> None:
        """Nothing to free."""
