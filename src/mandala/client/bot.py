"""Plays a seat at a server's table with a player of ours or an external program."""

import asyncio
import secrets
from collections.abc import Callable

import numpy as np

from mandala.client.api_client import ApiClient
from mandala.client.table_socket import TableSocket
from mandala.players.player import Player
from mandala.records.decision import Decision
from mandala.records.errors import MandalaError
from mandala.records.memory import SeatMemory, SeatTracker
from mandala.records.move import Move, MoveKind, counts
from mandala.records.observation import MandalaView, Observation, Result
from mandala.records.visible_state import visible_state
from mandala.rules.colours import COLOURS, LETTERS
from mandala.rules.queries import count_unseen
from mandala.server.actions.move import Moved
from mandala.server.actions.resign import Resign
from mandala.server.actions.take_back import TakenBack
from mandala.server.protocol.http import SeatTaken
from mandala.server.protocol.socket import Snapshot, Update
from mandala.server.protocol.types import Position

SEED_BITS = 48


class SeatHistory:
    """The moves so far and what the seat remembers, collected from the steps of a table."""

    def __init__(self, seat: int) -> None:
        self.moves: list[Move] = []
        self._seat = seat
        self._tracker: SeatTracker | None = None
        self._deck_size: int | None = None  # cards in the deck before the next move; None: unknown

    @property
    def memory(self) -> SeatMemory | None:
        """The memory of the seat since the first reshuffle; None before that, or if a step is missing."""
        return self._tracker.memory() if self._tracker else None

    def add(self, message: Snapshot | Update) -> None:
        """Adds the steps of a message."""
        for step in message.steps:
            match step.event:
                case Moved() as moved:
                    if moved.ply != len(self.moves) + 1:
                        self._tracker, self._deck_size = None, None
                    self.moves[moved.ply - 1 :] = [Move.parse(moved.move)]
                    self._remember(moved, step.position)
                    self._deck_size = step.position.deck_size if step.position else None
                case TakenBack(to_ply=to_ply):
                    del self.moves[to_ply:]
                    self._tracker, self._deck_size = None, None
                case _:
                    pass

    def _remember(self, moved: Moved, position: Position | None) -> None:
        """Follows the deck through a move, as :class:`mandala.records.memory.TableMemory` does."""
        move = self.moves[-1]
        own = moved.seat == self._seat
        is_claim = move.kind is MoveKind.CLAIM
        dealt = moved.destruction.dealt if moved.destruction else ""
        left_deck = dealt if is_claim else moved.drawn
        number = len(dealt) if is_claim else moved.drew
        if self._tracker and not is_claim and not own:
            self._tracker.other_gave(move.colour, move.count)
        if not moved.reshuffled:
            self._left_deck(left_deck, number)
            return
        if position is None or position.reshuffled is None or self._deck_size is None:
            self._tracker = None
            return
        from_old = min(number, self._deck_size)
        split = (None, None) if left_deck is None else _split(left_deck, from_old)
        if split is None:  # the server sends drawn cards sorted, so their order is unknown
            self._tracker = None
            return
        is_first = self._tracker is None
        reshuffled = counts(position.reshuffled)
        self._left_deck(split[0], from_old)
        if self._tracker is None:
            self._tracker = SeatTracker(reshuffled)
        else:
            self._tracker.new_deck(reshuffled)
        self._left_deck(split[1], number - from_old)
        if is_first and position.to_move is not None:
            unseen = np.zeros(COLOURS, np.int64)
            count_unseen(visible_state(observation(position)), self._seat, unseen)
            self._tracker.infer_pile(unseen)

    def _left_deck(self, cards: str | None, number: int) -> None:
        if self._tracker and cards is not None:
            self._tracker.saw_leave_deck(map(LETTERS.index, cards))
        elif self._tracker:
            self._tracker.other_drew(number)


def _split(cards: str, first: int) -> tuple[str, str] | None:
    """Splits cards of unknown order into the ``first`` ones and the rest, None if ambiguous."""
    if 0 < first < len(cards) and len(set(cards)) > 1:
        return None
    return cards[:first], cards[first:]


async def play_seat(
    server: ApiClient, seat: SeatTaken, player: Player, on_move: Callable[[str], None]
) -> Result:
    """Plays one game to its end; ``on_move`` is called with each move that was made.

    If the player fails, it resigns and the player's error is raised.
    """
    history = SeatHistory(seat.seat)
    async with server.sit(seat.table_id, seat.seat_token, since=0) as table:
        player.new_game(1, seat.seat, secrets.randbits(SEED_BITS))
        decided_at = -1
        while table.table.result is None:
            message = await table.next()
            if isinstance(message, Snapshot | Update):
                history.add(message)
            is_current = table.position.ply == len(history.moves)
            if table.decision is not None and table.seq != decided_at and is_current:
                decided_at = table.seq
                on_move(await _move(table, player, history))
        found = table.table.result
    result = Result(found.scores, found.winner, found.reason)
    player.end_game(result)
    return result


async def _move(table: TableSocket, player: Player, history: SeatHistory) -> str:
    assert table.decision is not None
    decision = Decision(
        observation=observation(table.position),
        legal=tuple(Move.parse(legal.move) for legal in table.decision.legal),
        history=tuple(history.moves),
        memory=history.memory,
    )
    try:
        move = await asyncio.to_thread(player.choose, decision)
    except BaseException:
        await table.request(Resign(client_move_id="player-failed"))
        raise
    await table.move(str(move))
    return str(move)


def observation(position: Position) -> Observation:
    """Returns the observation (version 1) of the seat whose position this is.

    Raises :class:`MandalaError` at a table with strict memory: the server does not send all of it.
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
