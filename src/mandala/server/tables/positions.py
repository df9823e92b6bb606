"""The cards as a reader may see them: built up from an observation, by naming what goes in."""

from typing import Literal, cast

from mandala.analysis.effects.standing import CupWorth, cup_worth, outlook
from mandala.records.game import Game
from mandala.records.observation import Observation, Result
from mandala.server.messages.values import GameResult, Mandala, Position


def position(
    game: Game,
    seat: int | None,
    top: str | None,
    strict: bool,
    seen: Observation | None = None,
    shared: tuple[Mandala, Mandala] | None = None,
) -> Position:
    """The position for ``seat`` (None: a spectator).

    ``top`` lies on the discard pile. ``strict``: only what lies open on a real table. ``seen`` is
    that seat's observation, ``shared`` the mandalas (the same for all), where they are at hand.
    """
    seen = seen or game.observation(seat)
    # Rule 8.1, 8.2: public by memory; a reader at a strict table must remember it unaided.
    remembered = None if strict else seen
    return Position(
        seat=seat,
        to_move=seen.to_move,
        turn=seen.turn,
        phase=cast('Literal["turn", "claim", "over"]', seen.phase),
        destroying=cast("Literal[1, 2] | None", seen.destroying),
        mandalas=shared or mandalas(seen),
        hand=seen.hand,
        cup=seen.cup,
        hand_sizes=seen.hand_sizes,
        cup_sizes=seen.cup_sizes,
        cup_seen=remembered.cup_seen if remembered else (None, None),
        rivers=seen.rivers,
        worth=(_worth(game, 0, seen, strict), _worth(game, 1, seen, strict)),
        discard=remembered.discard if remembered else None,
        discard_top=top,
        discard_size=len(seen.discard),
        deck_size=seen.deck_size,
        reshuffled=remembered.reshuffled if remembered else None,
        end_near=seen.end_near,
        idle_turns=seen.idle_turns,
        ply=seen.ply,
        over=seen.over,
        result=game_result(seen.result),
    )


def game_result(result: Result | None) -> GameResult | None:
    if result is None:
        return None
    return GameResult(
        scores=result.scores,
        winner=result.winner,
        reason=result.reason,  # type: ignore[arg-type]  # one of the contract's reasons
    )


def mandalas(seen: Observation) -> tuple[Mandala, Mandala]:
    """Both mandalas as they stand, the same for every reader."""
    return _mandala(seen, 0), _mandala(seen, 1)


def _mandala(seen: Observation, m: int) -> Mandala:
    view = seen.mandalas[m]
    stands = outlook(seen, m)
    return Mandala(
        mountain=view.mountain,
        fields=view.fields,
        missing=stands.missing,
        first_choice=stands.first_choice,
    )


def _worth(game: Game, owner: int, seen: Observation, strict: bool) -> CupWorth | None:
    """What a cup is worth for whoever sees ``seen``; exact for its owner and after the end."""
    if game.over:
        return cup_worth(game.observation(owner), owner)
    if strict and owner != seen.seat:
        return None
    return cup_worth(seen, owner, None if seen.seat is None else game.memory(seen.seat))
