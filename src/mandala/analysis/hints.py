"""Hints: the moves the strongest player would consider first, what it expects of them, and why.

Everything comes from the seat's own decision, the randomness too: the same decision gives the same
hints, whatever lies where the seat cannot look. This loads the compiled engine, so a server asks a
worker process for it.
"""

import hashlib
import json
from collections.abc import Sequence
from functools import cache
from typing import Final

from mandala.analysis.advice import Hint
from mandala.analysis.reasons import reasons_for
from mandala.players.master import MasterPlayer, Simulations, Thought
from mandala.players.protocol import Decision

MOST: Final = 3
SIMULATIONS: Final = 16_000  # with reading the other hand a third of a second on one core


@cache
def _thinker(simulations: int) -> MasterPlayer:
    effort = Simulations(simulations)
    return MasterPlayer(f"master:{simulations}sims", effort, stops_when_clear=False)


def hints_for(decision: Decision, simulations: int = SIMULATIONS) -> tuple[Hint, ...]:
    """The best moves of the seat to move, at most three, best first.

    ``simulations``: how much is thought, a number of worlds gone through and never the clock.
    """
    seat = decision.observation.seat
    assert seat is not None
    thinker = _thinker(simulations)
    thinker.new_game(0, seat, _seed(decision))
    thoughts = thinker.thoughts(decision)[:MOST]
    reasons = reasons_for(
        decision.observation, decision.legal, {each.move: each.win for each in thoughts}
    )
    return tuple(
        Hint(move=str(each.move), win=win, points=points, reasons=reasons[each.move])
        for each, (win, points) in zip(thoughts, figures(thoughts), strict=True)
    )


def figures(thoughts: Sequence[Thought]) -> list[tuple[float, float]]:
    """Chance to win and score difference to show for each, best first.

    A move that was dropped early was looked at in fewer worlds. If luck made it look better than
    the better ones it is shown as good as those, no more; and only what is certain is shown so.
    """
    found = []
    win, points = 1.0, float("inf")
    for each in thoughts:
        lucky = each.win > win
        win, points = (win, min(points, each.points)) if lucky else (each.win, each.points)
        certain = win in (0.0, 1.0)
        found.append(
            (win if certain else min(0.9999, max(0.0001, round(win, 4))), round(points, 2))
        )
    return found


def _seed(decision: Decision) -> int:
    """A seed from what the seat knows and from nothing else."""
    known = json.dumps(decision.observation.to_json(), sort_keys=True) + repr(decision.memory)
    return int.from_bytes(hashlib.blake2b(known.encode(), digest_size=6).digest())
