"""The shapes in which effects are sent."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Seat = Annotated[int, Meta(ge=0, le=1)]

Ends = Literal["no", "river_possible", "river", "deck", "stall"]
"""Whether the game ends with this move or with the destruction it belongs to.

- ``no``: the game continues.
- ``river_possible``: the game ends only if the claims fill a river (Rule 6.1).
- ``river``: a river fills, whatever is claimed (Rule 6.1).
- ``deck``: the end is near, so this destruction is the last (Rule 6.2).
- ``stall``: this is the last turn of the longest allowed run of turns without progress (Rule 6.4).

A deadlock (Rule 6.3) depends on hidden cards, so it is not predicted.
"""


class Effect(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of the shapes: immutable, strict about their fields."""


class Completion(Effect, frozen=True):
    """A move completes a mandala (Rule 5.2).

    ``first``: the seat that chooses first. ``because``: it has more cards in its field, or on a
    tie the other seat played the last card.
    """

    mandala: Literal[1, 2]
    first: Seat
    because: Literal["more_cards", "did_not_play_last"]


class TurnEffects(Effect, frozen=True, tag_field="kind", tag="turn"):
    """The effects of an action in a turn.

    - ``drawn``: the number of cards drawn.
    - ``deck_runs_out``: the last card of the deck is drawn, or the discard pile becomes the deck.
    - ``end_near``: whether the end is near after the move (Rule 6.2).
    - ``fields``: the number of cards in each field of the mandala that received the cards, by seat;
      None after a discard.
    - ``first_choice``: the seat that would choose first if this mandala were complete after the
      move; None if it depends on who completes it (Rule 5.2), and after a discard.
    - ``completes``: the mandala that the move completes, None if it completes none.
    """

    drawn: int
    deck_runs_out: bool
    end_near: bool
    fields: tuple[int, int] | None
    first_choice: Seat | None
    completes: Completion | None
    ends: Ends


class Taking(Effect, frozen=True):
    """The gain of a seat that claims the colour.

    - ``place``: the river place of the colour, None if the cards go to the discard pile (Rule 5.4).
    - ``enters_river``: whether the colour is new in the river.
    - ``to_cup``, ``to_discard``: the number of cards that go there.
    - ``wakes``: the number of cards of this colour that lay in the cup before and now score.
    - ``points``: the points that the cup gains.
    - ``exact``: False for the other seat, because its two dealt cards are unknown. Then ``points``
      is a lower bound.
    """

    place: Annotated[int, Meta(ge=1, le=6)] | None
    enters_river: bool
    to_cup: int
    to_discard: int
    wakes: int
    points: int
    exact: bool


class ClaimEffects(Effect, frozen=True, tag_field="kind", tag="claim"):
    """The effects of claiming a colour.

    - ``cards``: the number of cards of the colour in the mountain.
    - ``own``: the gain of the seat that claims. ``other``: the gain of the other seat, had it
      claimed the colour instead.
    - ``last``: whether the claim empties the mountain, which finishes the destruction.
    """

    cards: int
    own: Taking
    other: Taking
    last: bool
    end_near: bool
    ends: Ends


Effects = TurnEffects | ClaimEffects
