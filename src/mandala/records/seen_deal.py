"""What one seat has seen of the decks of a game: the order of the cards, with blanks.

From this, and from what the seat knows at one moment, ``analysis.possible_deal.py`` samples
decks that the game could have been played with. Nothing here depends on a card that the seat has
not seen.
"""

from dataclasses import dataclass
from typing import Final

from mandala.records.errors import MandalaError
from mandala.records.game import Game
from mandala.records.memory import Drew, Gave, SeatMemory, sees_leave_deck
from mandala.records.move import Move
from mandala.records.observation import Observation
from mandala.records.record import Record
from mandala.records.replay import start

BLANK: Final = "?"
_MOUNTAINS: Final = range(4)  # Rule 2.1
_HANDS: Final = (range(4, 10), range(10, 16))  # Rule 2.2: of the seat that starts, of the other
_CUPS: Final = (range(16, 18), range(18, 20))


@dataclass(frozen=True, slots=True)
class SeenDeal:
    """The decks of a game and the moves, as ``observation.seat`` knows them.

    - ``decks``: each deck so far, first drawn first; ``?`` stands for a card it has not seen.
    - ``moves``: all moves so far. ``first``: the seat that started.
    - ``before``: what the other player gave from the hand and drew, up to the first reshuffle.
    - ``memory``: what the seat knows since then (Rule 8.3); None if there was no reshuffle.
    """

    first: int
    decks: tuple[str, ...]
    moves: tuple[Move, ...]
    before: tuple[Drew | Gave, ...]
    observation: Observation
    memory: SeatMemory | None


def seen_deal(record: Record, ply: int, seat: int) -> SeenDeal:
    """Returns what ``seat`` had seen after ``ply`` moves of a record that was checked before.

    Raises :class:`MandalaError` if the record has fewer moves.
    """
    if ply > len(record.moves):
        raise MandalaError("game-nothing-to-decide")
    game = start(record)
    own = 0 if seat == record.first else 1
    seen = [{*_MOUNTAINS, *_HANDS[own], *_CUPS[own]}]
    before: list[Drew | Gave] = []
    for move in record.moves[:ply]:
        _follow(game, move, seat, seen, before)
    decks = (game.deck, *game.reshuffles)
    return SeenDeal(
        first=record.first,
        decks=tuple(
            "".join(card if place in shown else BLANK for place, card in enumerate(deck))
            for deck, shown in zip(decks, seen, strict=True)
        ),
        moves=record.moves[:ply],
        before=tuple(before),
        observation=game.observation(seat),
        memory=game.memory(seat),
    )


def _follow(
    game: Game, move: Move, seat: int, seen: list[set[int]], before: list[Drew | Gave]
) -> None:
    """Plays a move and notes which cards ``seat`` saw leave the deck, and what the other drew."""
    mover, began, ended = game.to_move, game.state.deck_next, game.state.deck_end
    assert mover is not None
    decks = len(game.reshuffles)
    game.play(move)
    reshuffled = len(game.reshuffles) > decks
    left = range(began, ended if reshuffled else game.state.deck_next)
    shown = sees_leave_deck(seat, move, mover)
    seen[-1].update(left if shown else ())
    if decks == 0 and not shown:
        before.append(Gave(move.colour, move.count))
        if left:
            before.append(Drew(len(left)))
    if reshuffled:
        seen.append(set(range(game.state.deck_next)) if shown else set())
