"""The player of ``level:1`` to ``level:3``: the network's choice on a misperceived table."""

from mandala.engine.eval.afterstates import new_afterstate_buffers
from mandala.engine.eval.network_weights import shipped_network
from mandala.engine.hidden.belief import build_belief
from mandala.engine.hidden.determinization import sample_world
from mandala.engine.jit.state_arrays import new_states
from mandala.engine.rng import new_rng
from mandala.engine.search.handicap import choose_with_handicap
from mandala.engine.search.handicap_parameters import Handicap
from mandala.players.player import BasePlayer
from mandala.records.decision import Decision
from mandala.records.move import Move


class HandicappedPlayer(BasePlayer):
    """Plays like a person who overlooks and miscounts cards. The seed decides the mistakes."""

    def __init__(self, name: str, handicap: Handicap) -> None:
        self.name = name
        self._handicap = handicap
        self._states = new_states(2)
        self._afterstates = new_afterstate_buffers()

    def choose(self, decision: Decision) -> Move:
        seen = decision.observation
        rng = new_rng(self.seed, seen.ply)
        belief = build_belief(seen, decision.memory, rng)
        sample_world(belief, self._states, 0, rng)
        return Move(
            choose_with_handicap(
                self._states, belief.seat, self._handicap, shipped_network(), self._afterstates, rng
            )
        )
