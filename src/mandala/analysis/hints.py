"""Hints: the moves the strongest player would consider first, what it expects of them, and why.

Everything comes from the seat's own decision, the randomness too: the same decision gives the same
hints, whatever lies where the seat cannot look. This loads the compiled engine, so a server asks a
worker process for it.
"""

import hashlib
import json
from functools import cache
from typing import Final

from mandala.analysis.advice import Hint
from mandala.analysis.reasons import reasons_for
from mandala.players.master import Effort, MasterPlayer
from mandala.players.protocol import Decision

MOST: Final = 3
LINES: Final = 1800  # played ahead: about a fifth of a second on one core


@cache
def _thinker(lines: int) -> MasterPlayer:
    return MasterPlayer(f"master:{lines}sims", Effort(lines=lines), stops_when_clear=False)


def hints_for(decision: Decision, lines: int = LINES) -> tuple[Hint, ...]:
    """The best moves of the seat to move, at most three, best first.

    ``lines``: how much is thought, a number of lines played ahead and never the clock.
    """
    seat = decision.observation.seat
    assert seat is not None
    thinker = _thinker(lines)
    thinker.new_game(0, seat, _seed(decision))
    thoughts = thinker.thoughts(decision)[:MOST]
    reasons = reasons_for(
        decision.observation, decision.legal, {each.move: each.win for each in thoughts}
    )
    hints = []
    win = 1.0
    for each in thoughts:
        win = min(win, each.win)  # what was looked at less closely shall not outshine the better
        hints.append(
            Hint(
                move=str(each.move),
                win=round(win, 4),
                points=round(each.points, 2),
                reasons=reasons[each.move],
            )
        )
    return tuple(hints)


def _seed(decision: Decision) -> int:
    """A seed from what the seat knows and from nothing else."""
    known = json.dumps(decision.observation.to_json(), sort_keys=True) + repr(decision.memory)
    return int.from_bytes(hashlib.blake2b(known.encode(), digest_size=6).digest())
