"""What a seat knows since the first reshuffle (Rule 8.3): the part of memory an observation lacks.

A reshuffled deck is exactly the discard pile it was made from. So at that moment each player knows
the other's hand and dealt cup cards together as one pile, and from then on which cards of the new
deck they drew themselves. A further reshuffle adds a deck and takes nothing back. Kept by
:class:`mandala.records.game.Game` for both seats.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from mandala.records.notation import Move, MoveKind, pile
from mandala.rules.colours import CARDS_PER_COLOUR, COLOURS
from mandala.rules.state import Cards, State


@dataclass(frozen=True, slots=True)
class Drew:
    """The other player drew ``count`` cards, unseen."""

    count: int


@dataclass(frozen=True, slots=True)
class Gave:
    """The other player played or discarded ``count`` cards of ``colour`` from the hand."""

    colour: int
    count: int


@dataclass(frozen=True, slots=True)
class SeatMemory:
    """``pile``: what the other player held when the deck was first reshuffled, the two dealt cup
    cards included. ``pool``: the cards of the present deck this seat has not seen leave it, so
    they lie in the deck now or the other player drew them. ``since``: what the other player did
    with the hand since then, in order. ``earlier``: after a second reshuffle, the same as ``pool``
    for each reshuffled deck before the present one; the other player drew all those cards, one
    deck after the other, before any of ``pool``. Piles are letters in canonical order.
    """

    pile: str
    pool: str
    since: tuple[Drew | Gave, ...]
    earlier: tuple[str, ...] = ()


class SeatTracker:
    """The memory of one seat since a reshuffle, grown move by move from what that seat sees."""

    def __init__(self, reshuffled: Iterable[int]) -> None:
        """A deck was made of ``reshuffled`` (cards by colour); nothing has left it yet."""
        self._pool = [int(count) for count in reshuffled]
        self._pile = [0] * COLOURS
        self._since: list[Drew | Gave] = []
        self._earlier: list[str] = []

    def new_deck(self, reshuffled: Iterable[int]) -> None:
        """The deck ran out, and was made anew of ``reshuffled``."""
        self._earlier.append(pile(self._pool))
        self._pool = [int(count) for count in reshuffled]

    def saw_leave_deck(self, colours: Iterable[int]) -> None:
        """This seat drew these cards, or they were dealt to a mountain."""
        for colour in colours:
            self._pool[colour] -= 1

    def other_gave(self, colour: int, count: int) -> None:
        self._since.append(Gave(colour, count))

    def other_drew(self, count: int) -> None:
        if count:
            self._since.append(Drew(count))

    def infer_pile(self, unseen: Iterable[int]) -> None:
        """The move that reshuffled is over, and this seat does not see the cards ``unseen``.

        They lie in the deck, or the other player drew them from it: that is the pool. What is
        left the other player held before.
        """
        self._pile = [n - k for n, k in zip(unseen, self._pool, strict=True)]

    def memory(self) -> SeatMemory:
        return SeatMemory(
            pile(self._pile), pile(self._pool), tuple(self._since), tuple(self._earlier)
        )


class TableMemory:
    """Both seats' memory of one game: told of each move, it tells each seat only its part."""

    def __init__(self) -> None:
        self._seats: list[SeatTracker] = []

    def seat(self, seat: int) -> SeatMemory | None:
        """What ``seat`` remembers; None before the first reshuffle."""
        return self._seats[seat].memory() if self._seats else None

    def after_move(
        self, s: State, move: Move, mover: int, left_deck: Cards, reshuffled: bool
    ) -> None:
        """``mover`` has played ``move``, which led to ``s``.

        ``left_deck``: what the move took from the deck as it lay before. ``reshuffled``: a new
        deck was made in the move (never two, as no card is discarded between its draws).
        """
        first = reshuffled and not self._seats
        if self._seats:
            if move.kind is not MoveKind.CLAIM:
                self._seats[1 - mover].other_gave(move.colour, move.count)
            self._left_deck(left_deck, move, mover)
            if reshuffled:
                for tracker in self._seats:
                    tracker.new_deck(s.reshuffled)
        elif reshuffled:
            # Cards given in this move, or drawn from the old deck, came before the shuffle: they
            # are in the new deck or in the pile, and not events since.
            self._seats = [SeatTracker(s.reshuffled), SeatTracker(s.reshuffled)]
        if reshuffled:
            self._left_deck(s.deck[: s.deck_next], move, mover)
        if first:
            for seat in (0, 1):
                self._seats[seat].infer_pile(unseen(s, seat))

    def _left_deck(self, cards: Cards, move: Move, mover: int) -> None:
        self._seats[mover].saw_leave_deck(cards)
        if move.kind is MoveKind.CLAIM:  # Rule 5.5: dealt to the mountain, in sight of both
            self._seats[1 - mover].saw_leave_deck(cards)
        else:
            self._seats[1 - mover].other_drew(len(cards))


def unseen(s: State, seat: int) -> list[int]:
    """By colour, the cards ``seat`` does not see: all there are, less each pile it may look at."""
    other = 1 - seat
    cup_seen = s.cup[other] - s.dealt_cup[other]  # Rule 8.2
    visible = s.discard + s.hand[seat] + s.cup[seat] + cup_seen
    visible = visible + s.mountain.sum(axis=0) + s.field.sum(axis=(0, 1))
    visible = visible + (s.place > 0).sum(axis=0)  # one card per river place
    return [CARDS_PER_COLOUR - int(visible[c]) for c in range(COLOURS)]
