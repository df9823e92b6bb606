"""The shapes in which effects are sent."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Seat = Annotated[int, Meta(ge=0, le=1)]

Ends = Literal["no", "river_possible", "river", "deck", "stall"]
"""Whether the game ends with this move or with the destruction it belongs to: ``river_possible``:
if the claims go that way (Rule 6.1); ``river``: however they go; ``deck``: for sure, the end was
near (Rule 6.2); ``stall``: for sure, at once (Rule 6.4). A deadlock (Rule 6.3) depends on hidden
cards and is never foreseen."""


class Effect(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of the shapes: immutable, strict about their fields."""


class Completion(Effect, frozen=True):
    """The mandala is complete: ``first`` chooses first (Rule 5.2), with ``more_cards`` in the field
    or, on a tie, because they did not play the last card."""

    mandala: Literal[1, 2]
    first: Seat
    because: Literal["more_cards", "did_not_play_last"]


class TurnEffects(Effect, frozen=True, tag_field="kind", tag="turn"):
    """What an action of a turn leads to.

    ``drawn``: how many cards come to the hand. ``deck_runs_out``: the last card of the deck is
    drawn, or the discard pile becomes the deck. ``end_near``: so it is after the move.
    ``fields``: the cards in both fields of the mandala played to, by seat; ``first_choice``: who
    would choose first there then, None on a tie that leaves it open (Rule 5.2).
    """

    drawn: int
    deck_runs_out: bool
    end_near: bool
    fields: tuple[int, int] | None
    first_choice: Seat | None
    completes: Completion | None
    ends: Ends


class Taking(Effect, frozen=True):
    """What taking the colour gives a seat. ``place``: the river place the colour has then, None if
    the cards go to the discard pile (Rule 5.4). ``enters_river``: it is new there, and ``wakes``
    so many cards that lie in the cup already. ``points``: what the cup gains in all, at this
    moment; ``exact`` is False for the other seat, whose two dealt cards are unknown: at least."""

    place: Annotated[int, Meta(ge=1, le=6)] | None
    enters_river: bool
    to_cup: int
    to_discard: int
    wakes: int
    points: int
    exact: bool


class ClaimEffects(Effect, frozen=True, tag_field="kind", tag="claim"):
    """What claiming a colour leads to: for the seat that chooses, and what it would be for the
    other seat if they took it. ``last``: the mountain is empty then, the destruction finished."""

    cards: int
    own: Taking
    other: Taking
    last: bool
    end_near: bool
    ends: Ends


Effects = TurnEffects | ClaimEffects
