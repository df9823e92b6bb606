"""``net``: the value network alone. Plays the move with the highest afterstate value."""

from mandala.engine.eval.network_weights import Weights, prepare_network, shipped_network
from mandala.engine.hidden.belief import build_belief
from mandala.engine.rng import new_rng
from mandala.engine.search.rollouts import new_rollout_buffers, rate_root_moves
from mandala.players.player import BasePlayer
from mandala.records.decision import Decision
from mandala.records.move import Move


class NetPlayer(BasePlayer):
    """Plays by the values of the network. These do not depend on hidden cards or on the seed."""

    def __init__(self, name: str = "net", weights: Weights | None = None) -> None:
        """Plays with the shipped weights, or with ``weights``."""
        self.name = name
        self._network = prepare_network(weights) if weights else shipped_network()
        self._buffers = new_rollout_buffers()

    def choose(self, decision: Decision) -> Move:
        """Returns the move with the highest value, the first on a tie."""
        rng = new_rng(0)
        belief = build_belief(decision.observation, decision.memory, rng)
        count = rate_root_moves(self._buffers, belief, self._network, rng)
        return decision.legal[int(self._buffers.afterstates.value[:count].argmax())]
