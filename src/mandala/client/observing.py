"""What the socket shows, as the observation that players and bots understand."""

from mandala.records.errors import MandalaError
from mandala.records.observation import MandalaView, Observation, Result
from mandala.server.messages.values import Position


def observation(position: Position) -> Observation:
    """The observation (version 1) of the seat whose position this is.

    At a table with strict memory the server does not send all of it: then a bot, which has no
    eyes but this, cannot play.
    """
    first, second = position.cup_seen
    if first is None or second is None or position.discard is None:
        raise MandalaError("connect-strict")
    result = position.result
    return Observation(
        seat=position.seat,
        to_move=position.to_move,
        turn=position.turn,
        phase=position.phase,
        destroying=position.destroying,
        mandalas=(
            MandalaView(position.mandalas[0].mountain, position.mandalas[0].fields),
            MandalaView(position.mandalas[1].mountain, position.mandalas[1].fields),
        ),
        hand=position.hand,
        cup=position.cup,
        hand_sizes=position.hand_sizes,
        cup_sizes=position.cup_sizes,
        cup_seen=(first, second),
        rivers=position.rivers,
        discard=position.discard,
        deck_size=position.deck_size,
        reshuffled=position.reshuffled,
        end_near=position.end_near,
        idle_turns=position.idle_turns,
        ply=position.ply,
        over=position.over,
        result=Result(result.scores, result.winner, result.reason) if result else None,
    )
