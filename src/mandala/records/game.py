"""A game in progress: one state, its moves and its decks.

Moves are notation or :class:`Move`. An illegal move raises and changes nothing.
"""

import secrets
from collections.abc import Iterable
from copy import copy, deepcopy

import numpy as np

from mandala.records.dealers import Dealer, FixedDealer, SeededDealer
from mandala.records.decision import Decision
from mandala.records.errors import MandalaError
from mandala.records.illegal import IllegalReason, illegal_move, reason_for
from mandala.records.memory import SeatMemory, TableMemory
from mandala.records.move import ALL_MOVES, Move, MoveKind, counts, in_order
from mandala.records.observation import Observation, Result, observe, rules_result, to_move
from mandala.records.record import PEOPLE_REASONS, Record, two_names
from mandala.rules.colours import LETTERS
from mandala.rules.deck import cards_in_deck
from mandala.rules.legality import GAME_OVER, legal_moves, why_not
from mandala.rules.moves import HAND_LIMIT, MOVES
from mandala.rules.play import play, set_up
from mandala.rules.queries import seat_to_move
from mandala.rules.scoring import score
from mandala.rules.state import TURN, Cards, State


class Game:
    """One game of Mandala.

    >>> game = Game.new(seed=1)
    >>> game.play(game.legal_moves()[0])
    >>> game.ply
    1
    """

    def __init__(
        self, dealer: Dealer, players: tuple[str, str] = ("first", "second"), first: int = 0
    ) -> None:
        """Shuffles with ``dealer`` and deals; seat ``first`` begins (Rule 2).

        Raises MandalaError if ``players`` are not two names, ``first`` is not a seat, or the dealer
        changes the set of cards.
        """
        if first not in (0, 1):
            raise MandalaError("game-first-seat", found=repr(first))
        self.players = two_names(players)
        self.first = int(first)
        self.moves: list[Move] = []
        self._decks: list[str] = []
        self._dealer = dealer
        self._memory = TableMemory()
        self._people_result: Result | None = None
        self.state = State()
        set_up(self.state, self.first, self._shuffle, None)
        self._face_up_deals = [self.deck[:2], self.deck[2:4]]  # Rule 2.1

    @classmethod
    def new(
        cls,
        seed: int | str | None = None,
        players: tuple[str, str] = ("first", "second"),
        first: int = 0,
    ) -> "Game":
        """Deals a new game. The same seed deals the same cards; without a seed they are unpredictable."""
        return cls(SeededDealer(secrets.token_hex(16) if seed is None else seed), players, first)

    @classmethod
    def from_deck(
        cls,
        deck: str,
        reshuffles: Iterable[str] = (),
        players: tuple[str, str] = ("first", "second"),
        first: int = 0,
    ) -> "Game":
        """Deals a written deck of 108 letters, first drawn first. Raises RecordError for any other text."""
        return cls(FixedDealer(deck, list(reshuffles)), players, first)

    def _shuffle(self, deck: Cards, size: int, _source: object) -> None:
        number, cards = len(self._decks), in_order(deck[:size])
        ordered = self._dealer.order(number, cards)
        if len(ordered) != size or counts(ordered) != counts(cards):
            raise MandalaError("dealer-other-cards", number=number, pile=cards)
        self._decks.append(ordered)
        deck[:size] = [LETTERS.index(letter) for letter in ordered]

    @property
    def ply(self) -> int:
        """The number of moves played."""
        return len(self.moves)

    @property
    def to_move(self) -> int | None:
        """The seat that must decide now; None once the game is over."""
        return None if self.over else to_move(self.state)

    @property
    def over(self) -> bool:
        return self.result is not None

    @property
    def result(self) -> Result | None:
        return self._people_result or rules_result(self.state)

    @property
    def scores(self) -> tuple[int, int]:
        """The points of each cup at this moment (Rule 7.1)."""
        return int(score(self.state, 0)), int(score(self.state, 1))

    @property
    def deck(self) -> str:
        """The 108 cards as dealt, first drawn first."""
        return self._decks[0]

    @property
    def reshuffles(self) -> list[str]:
        """The later decks, in their order."""
        return self._decks[1:]

    @property
    def face_up_deals(self) -> tuple[str, ...]:
        """The cards dealt face up, pair by pair: both mountains (Rule 2.1), then one pair after each
        destruction (Rule 5.5). They are public."""
        return tuple(self._face_up_deals)

    def legal_moves(self) -> list[Move]:
        """Returns the legal moves of the seat to move, in index order; empty once the game is over."""
        if self.over:
            return []
        out = np.zeros(MOVES, np.int64)
        return [ALL_MOVES[index] for index in out[: legal_moves(self.state, out)]]

    def why_not(self, move: Move | str) -> IllegalReason | None:
        """Returns None if the move is legal now, else the reason; raises MalformedMove."""
        move = move if isinstance(move, Move) else Move.parse(move)
        why = self._why_not(move)
        return reason_for(move, why) if why else None

    def _why_not(self, move: Move) -> int:
        return GAME_OVER if self._people_result else why_not(self.state, move.index)

    def play(self, move: Move | str) -> None:
        """Plays a move for the seat to move; raises MalformedMove or IllegalMove.

        An error of the dealer (for example a missing reshuffle) also changes nothing.
        """
        move = move if isinstance(move, Move) else Move.parse(move)
        if why := self._why_not(move):
            raise illegal_move(move, reason_for(move, why))
        s = self.state
        mover = seat_to_move(s)
        decks, deck_next = len(self._decks), s.deck_next
        # A move draws at most a full hand. So a new deck is possible only with so few cards left.
        before = s.copy() if cards_in_deck(s) <= HAND_LIMIT else None
        try:
            play(s, move.index, self._shuffle, None)
        except Exception:
            if before:
                self.state = before
            raise
        reshuffled = len(self._decks) > decks
        old = before if before and reshuffled else s
        left_deck = old.deck[deck_next : old.deck_end if reshuffled else old.deck_next]
        self._memory.after_move(s, move, mover, left_deck, reshuffled)
        if move.kind is MoveKind.CLAIM and s.phase == TURN:
            cards = [*left_deck, *s.deck[: s.deck_next if reshuffled else 0]]
            self._face_up_deals.append("".join(LETTERS[card] for card in cards))
        self.moves.append(move)

    def end(self, result: Result) -> None:
        """Ends the game by a decision of people (``resign``, ``timeout`` …).

        Raises MandalaError if the game is over or the reason is one of the rules.
        """
        if self.over:
            raise MandalaError("game-over-already")
        if result.reason not in PEOPLE_REASONS:
            raise MandalaError(
                "game-no-such-end", reason=repr(result.reason), reasons=", ".join(PEOPLE_REASONS)
            )
        if result.winner is not None:
            _seat(result.winner)
        self._people_result = result

    def resign(self, seat: int) -> None:
        """Ends the game: the other seat wins, with the scores as they are."""
        self.end(Result(self.scores, 1 - _seat(seat), "resign"))

    def observation(self, seat: int | None) -> Observation:
        """Returns what ``seat`` may know now (Rule 8); None: a spectator."""
        known_to = None if seat is None else _seat(seat)
        return observe(self.state, known_to, self.ply, self._people_result)

    def memory(self, seat: int) -> SeatMemory | None:
        """Returns what ``seat`` knows since the first reshuffle (Rule 8.3); None before it."""
        return self._memory.seat(_seat(seat))

    def decision(self) -> Decision:
        """Returns what the seat to move may use to choose; raises MandalaError if the game is over."""
        seat = self.to_move
        if seat is None:
            raise MandalaError("game-nothing-to-decide")
        return Decision(
            observation=self.observation(seat),
            legal=tuple(self.legal_moves()),
            history=tuple(self.moves),
            memory=self.memory(seat),
            face_up_deals=self.face_up_deals,
        )

    def __repr__(self) -> str:
        return f"<Game of {' and '.join(self.players)} after {self.ply} moves>"

    def copy(self) -> "Game":
        """Returns an independent game at the same point, to try moves on."""
        twin = copy(self)
        twin.state = self.state.copy()
        twin.moves = list(self.moves)
        twin._decks = list(self._decks)
        twin._memory = deepcopy(self._memory)
        twin._face_up_deals = list(self._face_up_deals)
        return twin

    def to_record(self, **extra: object) -> Record:
        """Returns the record of the game, in progress or finished, with the keys of ``extra`` added."""
        return Record(
            players=self.players,
            first=self.first,
            deck=self.deck,
            reshuffles=tuple(self.reshuffles),
            moves=tuple(self.moves),
            result=self.result,
            extra=extra,
        )


def _seat(seat: int) -> int:
    """Returns ``seat`` as an int; raises MandalaError unless it is 0 or 1 (-1 would index the other)."""
    if seat not in (0, 1):
        raise MandalaError("game-no-such-seat", found=repr(seat))
    return int(seat)
