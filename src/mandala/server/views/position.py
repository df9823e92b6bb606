"""The cards as a viewer may see them, built from an observation field by field.

At a table with strict memory a viewer is shown only what lies open on a real table. The effects of
moves are computed from observations too, so they show no more than the viewer may know.
"""

from typing import Literal, cast

from mandala.analysis.effects.outlook import CupWorth, cup_worth, outlook
from mandala.records.game import Game
from mandala.records.observation import Observation, Result
from mandala.rules.colours import DECK_CARDS, LETTERS
from mandala.server.protocol.types import GameResult, Mandala, Position
from mandala.server.state.events import Viewer
from mandala.server.state.table import Table


def table_position(table: Table, viewer: Viewer) -> Position:
    """Returns the position as ``viewer`` may see it."""
    if not table.shows_cards:
        return no_cards(viewer.look, table.result)
    seen = table.seen(viewer.look)
    if table.mandalas is None:
        table.mandalas = mandalas(seen)
    top, strict = table.discard_top, table.strict_now
    return position(table.game, viewer.look, top, strict, seen, table.mandalas)


def no_cards(seat: int | None, result: Result | None) -> Position:
    """Returns the position before the deal: all cards are in the deck."""
    empty = Mandala(mountain="", fields=("", ""), missing=LETTERS, first_choice=None)
    own = None if seat is None else ""
    return Position(
        seat=seat,
        to_move=None,
        turn=None,
        phase="turn" if result is None else "over",
        destroying=None,
        mandalas=(empty, empty),
        hand=own,
        cup=own,
        hand_sizes=(0, 0),
        cup_sizes=(0, 0),
        cup_seen=("", ""),
        rivers=("", ""),
        worth=(None, None),
        discard="",
        discard_top=None,
        discard_size=0,
        deck_size=DECK_CARDS,
        reshuffled=None,
        end_near=False,
        idle_turns=0,
        ply=0,
        over=result is not None,
        result=GameResult.of(result),
    )


def position(
    game: Game,
    seat: int | None,
    top: str | None,
    strict: bool,
    seen: Observation | None = None,
    shared: tuple[Mandala, Mandala] | None = None,
) -> Position:
    """Returns the position for ``seat`` (None: a spectator).

    ``top``: the colour on top of the discard pile. ``strict``: show only what lies open on a real
    table. ``seen``: the observation of ``seat``, and ``shared``: the mandalas, if the caller has
    them already.
    """
    seen = seen or game.observation(seat)
    # Rules 8.1, 8.2: both players saw these cards. At a strict table they must remember them.
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
        result=GameResult.of(seen.result),
    )


def mandalas(seen: Observation) -> tuple[Mandala, Mandala]:
    """Returns both mandalas. They are the same for every viewer."""
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
    """Returns what the cup of ``owner`` is worth, as far as ``seen`` shows.

    It is exact for the owner, and for everybody after the end. None: the other cup at a strict
    table.
    """
    if game.over:
        return cup_worth(game.observation(owner), owner)
    if strict and owner != seen.seat:
        return None
    return cup_worth(seen, owner, None if seen.seat is None else game.memory(seen.seat))


def strict_observation(seen: Observation, top: str | None) -> Observation:
    """Returns ``seen`` without the cards that a player at a strict table must remember.

    These are the other cup, and the discard pile below its top card. ``discard`` has
    the top colour once for each card of the pile, because the player may see their number only.
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
