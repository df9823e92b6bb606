"""Hints: the best moves of the strongest player, with its evaluations and with reasons.

A hint and its random seed depend on the seat's decision only, so hidden cards make no difference.
This module loads the compiled engine; a server uses it in a worker process.
"""

import hashlib
import json
import threading
from collections.abc import Sequence
from itertools import takewhile
from typing import Final

from mandala.analysis.hint_types import Hint
from mandala.analysis.ideas import ideas_in, practically_equal
from mandala.analysis.reasons import reasons_for
from mandala.players.effort import Simulations
from mandala.players.master import MasterPlayer
from mandala.players.move_evaluation import NetworkEvaluation
from mandala.records.decision import Decision

MOST: Final = 3
SIMULATIONS: Final = 16_000  # take a third of a second on one core, with hand inference
CLAIM_SIMULATIONS: Final = 6_000  # as long, and as exact: each solves the rest of the destruction


_thread = threading.local()  # one player for each thread, because its buffers must not be shared


def _player(simulations: int) -> MasterPlayer:
    """Returns this thread's player, made once for each number of simulations."""
    players: dict[str, MasterPlayer] = _thread.__dict__
    name = f"master:{simulations}sims"
    if name not in players:
        players[name] = MasterPlayer(name, Simulations(simulations), early_stop=False)
    return players[name]


def hints_for(decision: Decision, simulations: int = SIMULATIONS) -> tuple[Hint, ...]:
    """Returns the best ideas of the seat to move, at most three, best first.

    Moves that differ only in the number of cards are one idea.
    ``simulations`` is the effort. It is never a time, so the same decision gives the same hints.
    May be called from several threads at once.
    """
    seat = decision.observation.seat
    assert seat is not None
    player = _player(simulations)
    player.new_game(0, seat, hint_seed(decision))
    if decision.observation.phase == "claim":
        simulations = min(simulations, CLAIM_SIMULATIONS)
    ideas = ideas_in(player.analyse(decision, Simulations(simulations)), MOST)
    evaluations = [idea.best for idea in ideas]
    even = list(takewhile(lambda each: practically_equal(each, evaluations[0]), evaluations))
    reasons = reasons_for(
        decision.observation, decision.legal, {each.move: each.win for each in evaluations}
    )
    return tuple(
        Hint(
            move=str(each.move),
            win=win,
            points=points,
            reasons=reasons[each.move],
            also=tuple(map(str, idea.also)),
            even=len(even) > 1 and each in even,
        )
        for idea, each, (win, points) in zip(
            ideas, evaluations, shown_numbers(evaluations), strict=True
        )
    )


def shown_numbers(evaluations: Sequence[NetworkEvaluation]) -> list[tuple[float, float]]:
    """Returns the chance to win and the score difference to show for each, best first.

    A move that was dropped early was tried in fewer worlds. If its numbers look better than those
    of a better move, the better move's numbers are shown. 0 and 1 are shown only if certain.
    """
    found = []
    win, points = 1.0, float("inf")
    for each in evaluations:
        lucky = each.win > win
        win, points = (win, min(points, each.points)) if lucky else (each.win, each.points)
        certain = win in (0.0, 1.0)
        found.append(
            (win if certain else min(0.9999, max(0.0001, round(win, 4))), round(points, 2))
        )
    return found


def hint_seed(decision: Decision) -> int:
    """Returns a seed that depends only on what the seat knows."""
    known = json.dumps(decision.observation.to_json(), sort_keys=True) + repr(decision.memory)
    return int.from_bytes(hashlib.blake2b(known.encode(), digest_size=6).digest())
