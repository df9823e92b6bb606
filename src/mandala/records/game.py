"""A game being played: the authority over one state, its moves and its decks.

Moves come in as notation or :class:`Move`; an illegal one raises and changes nothing.
"""

import secrets
from collections.abc import Iterable
from copy import copy, deepcopy

import numpy as np

from mandala.records.dealing import Dealer, SeededDealer, WrittenDealer
from mandala.records.errors import MandalaError
from mandala.records.memory import SeatMemory, TableMemory
from mandala.records.notation import ALL_MOVES, Move, MoveKind, in_order
from mandala.records.observation import Observation, Result, observe, rules_result, to_move
from mandala.records.reasons import Reason, illegal_move, reason_for
from mandala.records.record import PEOPLE_REASONS, Record
from mandala.rules.colours import LETTERS
from mandala.rules.drawing import cards_in_deck
from mandala.rules.legality import GAME_OVER, legal_moves, why_not
from mandala.rules.moves import HAND_LIMIT, MOVES
from mandala.rules.play import play, set_up
from mandala.rules.scoring import score
from mandala.rules.state import CLAIM, TURN, Cards, State


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
        """Shuffle with ``dealer`` and deal; seat ``first`` begins (Rule 2)."""
        if first not in (0, 1):
            raise MandalaError("game-first-seat", found=repr(first))
        self.players = players
        self.first = int(first)
        self.moves: list[Move] = []
        self._decks: list[str] = []
        self._dealer = dealer
        self._memory = TableMemory()
        self._people_result: Result | None = None
        self.state = State()
        set_up(self.state, self.first, self._shuffle, None)
        self._dealt = [self.deck[:2], self.deck[2:4]]  # Rule 2.1

    @classmethod
    def new(
        cls,
        seed: int | str | None = None,
        players: tuple[str, str] = ("first", "second"),
        first: int = 0,
    ) -> "Game":
        """A new game. The same seed deals the same cards; without one nobody can foresee them."""
        return cls(SeededDealer(secrets.token_hex(16) if seed is None else seed), players, first)

    @classmethod
    def from_deck(
        cls,
        deck: str,
        reshuffles: Iterable[str] = (),
        players: tuple[str, str] = ("first", "second"),
        first: int = 0,
    ) -> "Game":
        """A game with a written deck of 108 letters, first drawn first, and written reshuffles."""
        return cls(WrittenDealer(deck, list(reshuffles)), players, first)

    def _shuffle(self, deck: Cards, size: int, _source: object) -> None:
        ordered = self._dealer.order(len(self._decks), in_order(deck[:size]))
        self._decks.append(ordered)
        deck[:size] = [LETTERS.index(letter) for letter in ordered]

    @property
    def ply(self) -> int:
        """How many moves were played."""
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
        """What each cup is worth at this moment (Rule 7.1)."""
        return int(score(self.state, 0)), int(score(self.state, 1))

    @property
    def deck(self) -> str:
        """The 108 cards as dealt, first drawn first."""
        return self._decks[0]

    @property
    def reshuffles(self) -> list[str]:
        """Each later deck, in the order they arose."""
        return self._decks[1:]

    @property
    def dealt(self) -> tuple[str, ...]:
        """What was dealt face up, pair by pair: both mountains (Rule 2.1), then one after each
        destruction (Rule 5.5). All can see it."""
        return tuple(self._dealt)

    def legal_moves(self) -> list[Move]:
        """The legal moves of the seat to move, in index order; empty once the game is over."""
        if self.over:
            return []
        out = np.zeros(MOVES, np.int64)
        return [ALL_MOVES[index] for index in out[: legal_moves(self.state, out)]]

    def why_not(self, move: Move | str) -> Reason | None:
        """None if the move is legal now, else the reason with its rule."""
        move = move if isinstance(move, Move) else Move.parse(move)
        why = self._why_not(move)
        return reason_for(move, why) if why else None

    def _why_not(self, move: Move) -> int:
        return GAME_OVER if self._people_result else why_not(self.state, move.index)

    def play(self, move: Move | str) -> None:
        """Play a move for the seat to move; raises MalformedMove or IllegalMove.

        An error of the dealer (a reshuffle that was not written down) leaves the game unchanged too.
        """
        move = move if isinstance(move, Move) else Move.parse(move)
        if why := self._why_not(move):
            raise illegal_move(move, reason_for(move, why))
        s = self.state
        mover = s.claimer if s.phase == CLAIM else s.turn
        decks, deck_next = len(self._decks), s.deck_next
        # No move draws more than a full hand, so only then can the dealer be asked for a new deck.
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
            self._dealt.append("".join(LETTERS[card] for card in cards))
        self.moves.append(move)

    def end(self, result: Result) -> None:
        """People end the game (``resign``, ``timeout``, ``agreed`` …) with this result."""
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
        """``seat`` gives up: the other wins, scores as they stand."""
        self.end(Result(self.scores, 1 - _seat(seat), "resign"))

    def observation(self, seat: int | None) -> Observation:
        """What ``seat`` may know now (Rule 8); None: a spectator."""
        known_to = None if seat is None else _seat(seat)
        return observe(self.state, known_to, self.ply, self._people_result)

    def memory(self, seat: int) -> SeatMemory | None:
        """What ``seat`` knows since the first reshuffle (Rule 8.3); None before it."""
        return self._memory.seat(_seat(seat))

    def copy(self) -> "Game":
        """An independent game at the same point: to try moves on, and keep or drop the outcome."""
        twin = copy(self)
        twin.state = self.state.copy()
        twin.moves = list(self.moves)
        twin._decks = list(self._decks)
        twin._memory = deepcopy(self._memory)
        twin._dealt = list(self._dealt)
        return twin

    def record(self, **further: object) -> Record:
        """The game as a record, in progress or finished. ``further`` keys are added as they are."""
        return Record(
            players=self.players,
            first=self.first,
            deck=self.deck,
            reshuffles=tuple(self.reshuffles),
            moves=tuple(self.moves),
            result=self.result,
            further=further,
        )


def _seat(seat: int) -> int:
    """``seat`` if there is one; -1 would be the other player, to whoever counts from the end."""
    if seat not in (0, 1):
        raise MandalaError("game-no-such-seat", found=repr(seat))
    return int(seat)
