"""``level:1`` to ``level:5``: opponents for people, each a step stronger than the one before.

The weaker ones fall short as people do, not by blunders thrown in: they overlook the other player's
river, miscount cards, cannot tell moves apart that are close, and look less far ahead. Each level
wins about seven games in ten against the one below; docs/ai.md tells how that was measured.
"""

from typing import Final

from mandala.engine.afterstates import new_looking
from mandala.engine.belief import new_belief
from mandala.engine.compiling import new_states
from mandala.engine.misperceiving import Weakness, choose_weakly
from mandala.engine.randomness import new_source
from mandala.engine.worlds import sample_world
from mandala.players.master import Effort, Lines, MasterPlayer, Milliseconds
from mandala.players.net import shipped_network
from mandala.players.protocol import Decision, Player
from mandala.records.notation import Move
from mandala.records.observation import Result

WEAK_LEVELS: Final = {
    1: Weakness(unwatched=0.278, miscounts=0.16, temperature=0.021),
    2: Weakness(unwatched=0.164, miscounts=0.115, temperature=0.0156),
    3: Weakness(unwatched=0.064, miscounts=0.067, temperature=0.0098),
}
THINKING_LEVELS: Final[dict[int, Effort]] = {
    4: Lines(24),
    5: Milliseconds(250),
}


def level_player(level: int) -> Player:
    """The player of one of the five levels (``registry.LEVELS``)."""
    if level in WEAK_LEVELS:
        return WeakPlayer(f"level:{level}", WEAK_LEVELS[level])
    return MasterPlayer(f"level:{level}", THINKING_LEVELS[level])


class WeakPlayer:
    """Plays by the network's judgement of what it mistakes the table for. Same seed, same mistakes."""

    def __init__(self, name: str, weakness: Weakness) -> None:
        self.name = name
        self._weakness = weakness
        self._states = new_states(2)
        self._look = new_looking()
        self._seed = 0

    def new_game(self, game: int, seat: int, seed: int) -> None:  # noqa: ARG002 - the seed says it all
        self._seed = seed

    def choose(self, decision: Decision) -> Move:
        seen = decision.observation
        source = new_source(self._seed, seen.ply)
        belief = new_belief(seen, decision.memory, source)
        sample_world(belief, self._states, 0, source)
        return Move(
            choose_weakly(
                self._states, belief.seat, self._weakness, shipped_network(), self._look, source
            )
        )

    def end_game(self, result: Result) -> None:
        """Nothing to learn."""

    def close(self) -> None:
        """Nothing to free."""
