"""Memory: what a seat knows since the first reshuffle (Rule 8.3), beyond its observation.

A reshuffled deck is exactly the discard pile it was made from. So at that moment each player knows
the other's hand and dealt cup cards together, as one pile. From then on each player knows which
cards of the new deck they drew. A second reshuffle only adds another deck.
:class:`mandala.records.game.Game` keeps the memory of both seats.
"""

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np

from mandala.records.move import Move, MoveKind, pile
from mandala.rules.colours import COLOURS
from mandala.rules.queries import count_unseen
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
    """The knowledge of one seat since the first reshuffle. Piles are letters in canonical order.

    - ``pile``: the other player's cards at the first reshuffle, with the two dealt cup cards.
    - ``pool``: the cards of the present deck that this seat has not seen leave it. They are in the
      deck, or the other player drew them.
    - ``since``: the other player's draws, plays and discards since then, in order.
    - ``earlier``: for each reshuffled deck before the present one, the cards that this seat did not
      see leave it. The other player drew all of them, one deck after the other, before any card of
      ``pool``. Empty before a second reshuffle.
    """

    pile: str
    pool: str
    since: tuple[Drew | Gave, ...]
    earlier: tuple[str, ...] = ()


def sees_leave_deck(seat: int, move: Move, mover: int) -> bool:
    """Returns whether ``seat`` sees the cards that a move of ``mover`` takes from the deck: those it
    draws itself (Rule 3), and those dealt to a mountain (Rule 5.5)."""
    return seat == mover or move.kind is MoveKind.CLAIM


class SeatTracker:
    """Builds the memory of one seat, move by move, from what that seat sees."""

    def __init__(self, reshuffled: Iterable[int]) -> None:
        """``reshuffled`` are the cards of the new deck by colour; none has left it yet."""
        self._pool = [int(count) for count in reshuffled]
        self._pile = [0] * COLOURS
        self._since: list[Drew | Gave] = []
        self._earlier: list[str] = []

    def new_deck(self, reshuffled: Iterable[int]) -> None:
        """Starts a new deck of the cards ``reshuffled``, after the last one ran out."""
        self._earlier.append(pile(self._pool))
        self._pool = [int(count) for count in reshuffled]

    def saw_leave_deck(self, colours: Iterable[int]) -> None:
        """Notes cards that this seat saw leave the deck: drawn by it, or dealt to a mountain."""
        for colour in colours:
            self._pool[colour] -= 1

    def other_gave(self, colour: int, count: int) -> None:
        self._since.append(Gave(colour, count))

    def other_drew(self, count: int) -> None:
        if count:
            self._since.append(Drew(count))

    def infer_pile(self, unseen: Iterable[int]) -> None:
        """Infers what the other player held at the reshuffle, after the move that caused it.

        ``unseen`` are the cards this seat does not see, by colour. The unseen cards outside the
        pool were held by the other player at the reshuffle.
        """
        self._pile = [n - k for n, k in zip(unseen, self._pool, strict=True)]

    def memory(self) -> SeatMemory:
        return SeatMemory(
            pile(self._pile), pile(self._pool), tuple(self._since), tuple(self._earlier)
        )


class TableMemory:
    """Builds the memory of both seats. Each seat's memory uses only what that seat sees."""

    def __init__(self) -> None:
        self._seats: list[SeatTracker] = []

    def seat(self, seat: int) -> SeatMemory | None:
        """Returns the memory of ``seat``; None before the first reshuffle."""
        return self._seats[seat].memory() if self._seats else None

    def after_move(
        self, s: State, move: Move, mover: int, left_deck: Cards, reshuffled: bool
    ) -> None:
        """Updates both memories after ``mover`` played ``move``, which led to ``s``.

        ``left_deck``: the cards that the move took from the deck as it was before the move.
        ``reshuffled``: the move made a new deck. One move never makes two, because no card is
        discarded between its draws.
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
                unseen = np.zeros(COLOURS, np.int64)
                count_unseen(s, seat, unseen)
                self._seats[seat].infer_pile(unseen)

    def _left_deck(self, cards: Cards, move: Move, mover: int) -> None:
        for seat, tracker in enumerate(self._seats):
            if sees_leave_deck(seat, move, mover):
                tracker.saw_leave_deck(cards)
            else:
                tracker.other_drew(len(cards))
