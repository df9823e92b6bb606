"""An observation as far as a player at a strict table need not remember anything.

Effects are computed from observations, so that a forecast cannot tell more than its reader may
know. At a strict table that means: nothing of the other's cup, and of the discard pile only the
card on top and the height of the pile.
"""

from mandala.records.observation import Observation


def strict_observation(seen: Observation, top: str | None) -> Observation:
    """``seen`` built anew without what was only seen earlier.

    The pile is given as its height in cards of the top colour: how many cards can be drawn is
    plain to see, which ones is not.
    """
    own = seen.seat
    cup_seen = ["", ""]
    if own is not None:
        cup_seen[own] = seen.cup_seen[own]
    return Observation(
        seat=seen.seat,
        to_move=seen.to_move,
        turn=seen.turn,
        phase=seen.phase,
        destroying=seen.destroying,
        mandalas=seen.mandalas,
        hand=seen.hand,
        cup=seen.cup,
        hand_sizes=seen.hand_sizes,
        cup_sizes=seen.cup_sizes,
        cup_seen=(cup_seen[0], cup_seen[1]),
        rivers=seen.rivers,
        discard=(top or "") * len(seen.discard),
        deck_size=seen.deck_size,
        reshuffled=None,
        end_near=seen.end_near,
        idle_turns=seen.idle_turns,
        ply=seen.ply,
        over=seen.over,
        result=seen.result,
    )
