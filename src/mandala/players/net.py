"""``net``: the network alone. Looks one move ahead and takes what it values most."""

from functools import cache
from importlib import resources
from typing import Final

from mandala.engine.belief import new_belief
from mandala.engine.randomness import new_source
from mandala.engine.thinking import first_look, new_desk
from mandala.engine.weights import Network, Weights, load_weights, network_of
from mandala.players.protocol import Decision
from mandala.records.notation import Move
from mandala.records.observation import Result

SHIPPED: Final = "weights.npz"


@cache
def shipped_weights() -> Weights:
    """The weights that come with the package (made by ``mandala train``, see docs/ai.md)."""
    with resources.as_file(resources.files("mandala.players") / SHIPPED) as path:
        return load_weights(path)


@cache
def shipped_network() -> Network:
    """The same, ready to be asked."""
    return network_of(shipped_weights())


class NetPlayer:
    """Plays by the network's value of each afterstate; no luck of its own, so no seed matters."""

    def __init__(self, name: str = "net", weights: Weights | None = None) -> None:
        """Play with the shipped weights, or with one's own."""
        self.name = name
        self._network = network_of(weights) if weights else shipped_network()
        self._desk = new_desk()

    def new_game(self, game: int, seat: int, seed: int) -> None:
        """Nothing to prepare."""

    def choose(self, decision: Decision) -> Move:
        source = new_source(0)
        belief = new_belief(decision.observation, decision.memory, source)
        count = first_look(self._desk, belief, self._network, source)
        return decision.legal[int(self._desk.look.value[:count].argmax())]

    def end_game(self, result: Result) -> None:
        """Nothing to learn."""

    def close(self) -> None:
        """Nothing to free."""
