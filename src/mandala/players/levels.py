"""``level:1`` to ``level:5``: opponents for people, each a step stronger than the one before.

Levels 1 to 3 make human mistakes: they overlook the other player's river, miscount cards and
confuse moves that are nearly equal. Levels 4 and 5 search. Each level wins about seven games in ten
against the one below; bench/experiments/strength.md describes the measurement. Reading this table loads no compiler.
"""

from typing import TYPE_CHECKING, Final

from mandala.engine.search.handicap_parameters import Handicap
from mandala.players.effort import Effort, Milliseconds, Rollouts

if TYPE_CHECKING:
    from mandala.players.player import Player

PERSON: Final = "person"  # name of the opponent if two people play at one screen
DEFAULT_OPPONENT: Final = "level:3"  # answers at once and is neither weak nor strong

LEVELS: Final[dict[int, Handicap | Effort]] = {
    1: Handicap(ignore_opponent_rate=0.278, miscount_rate=0.16, temperature=0.021),
    2: Handicap(ignore_opponent_rate=0.164, miscount_rate=0.115, temperature=0.0156),
    3: Handicap(ignore_opponent_rate=0.064, miscount_rate=0.067, temperature=0.0098),
    4: Rollouts(24),
    5: Milliseconds(250),
}


def level_name(level: int) -> str:
    """Returns the player's name of a level, as on the command line."""
    return f"level:{level}"


def level_player(level: int) -> "Player":
    """Makes the player of a level; raises KeyError for an unknown level."""
    strength = LEVELS[level]
    if isinstance(strength, Handicap):
        from mandala.players.handicapped import HandicappedPlayer

        return HandicappedPlayer(level_name(level), strength)
    from mandala.players.master import MasterPlayer

    return MasterPlayer(level_name(level), strength)
