"""Plays one game between two players. Each receives only what its seat may know."""

import time
from dataclasses import dataclass
from typing import assert_never

from mandala.locales.languages import FALLBACK
from mandala.locales.message import Message, Text, message
from mandala.players.player import IllegalAnswer, Player, PlayerFailed
from mandala.records.dealers import Dealer
from mandala.records.decision import Decision
from mandala.records.game import Game
from mandala.records.move import Move
from mandala.records.observation import Result
from mandala.records.record import Record


@dataclass(frozen=True, slots=True)
class Forfeit:
    """``seat`` lost the game because it gave no legal move in time; ``reason`` says why."""

    seat: int
    reason: Text

    def told(self, player: str) -> Message:
        """Returns one line about the forfeit of ``player``. Records contain the English text."""
        return message("arena-forfeit", player=player, reason=self.reason)


@dataclass(frozen=True, slots=True)
class GamePlayed:
    """A finished game, with the number of decisions and their time in seconds for each seat."""

    number: int
    record: Record
    result: Result
    forfeit: Forfeit | None
    decisions: tuple[int, int]
    seconds: tuple[float, float]


def play_game(
    number: int,
    players: tuple[Player, Player],
    names: tuple[str, str],
    dealer: Dealer,
    seeds: tuple[int, int],
    **further: object,
) -> GamePlayed:
    """Plays game ``number`` to its end; seat 0 begins.

    ``seeds`` fix each player's own randomness, ``names`` and ``further`` go into the record.
    A player that fails forfeits: it loses, with the scores at that moment.
    """
    game = Game(dealer, names)
    decisions, seconds = [0, 0], [0.0, 0.0]
    forfeit = None
    for seat in (0, 1):
        players[seat].new_game(number, seat, seeds[seat])
    while (to_move := game.to_move) is not None:
        decision = game.decision()
        decisions[to_move] += 1
        began = time.perf_counter()
        answer = _ask(players[to_move], game, decision)
        seconds[to_move] += time.perf_counter() - began
        match answer:
            case Move():
                game.play(answer)
            case Forfeit():
                forfeit = answer
                game.end(Result(game.scores, 1 - to_move, "forfeit"))
                further["comment"] = answer.told(names[to_move]).text(FALLBACK)
            case _ as never:
                assert_never(never)
    assert game.result is not None
    for seat in (0, 1):
        players[seat].end_game(game.result)
    return GamePlayed(
        number,
        game.to_record(**further),
        game.result,
        forfeit,
        (decisions[0], decisions[1]),
        (seconds[0], seconds[1]),
    )


def _ask(player: Player, game: Game, decision: Decision) -> Move | Forfeit:
    assert decision.observation.seat is not None
    try:
        move = player.choose(decision)
        if not isinstance(move, Move):  # a defect of the player's class
            raise TypeError(f"{player.name} answered {move!r} and not a Move")
        if move not in decision.legal:
            raise IllegalAnswer(move)
    except IllegalAnswer as failure:
        why = game.why_not(failure.move)
        assert why is not None
        reason = message(
            "bot-illegal", move=str(failure.move), why=why.why(failure.move), rule=why.rule
        )
        return Forfeit(decision.observation.seat, reason)
    except PlayerFailed as failure:
        return Forfeit(decision.observation.seat, failure.message)
    return move
