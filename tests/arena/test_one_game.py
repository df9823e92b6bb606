"""One game of a match: calls to the players, and the result when a player fails."""

import re

import pytest

from mandala.arena.one_game import GamePlayed, play_game
from mandala.players.player import Player
from mandala.players.random_player import RandomPlayer
from mandala.records.dealers import SeededDealer
from mandala.records.decision import Decision
from mandala.records.game import Game
from mandala.records.move import Move
from mandala.records.observation import Result
from mandala.records.replay import replay
from support.players import Broken, Cheating, Resigning, Steady


def play(first: Player, second: Player, **further: object) -> GamePlayed:
    return play_game(5, (first, second), ("one", "two"), SeededDealer(3), (11, 22), **further)


class Listening(RandomPlayer):
    """Writes down every call."""

    def __init__(self) -> None:
        super().__init__()
        self.calls: list[tuple[str, object]] = []

    def new_game(self, game: int, seat: int, seed: int) -> None:
        self.calls.append(("new_game", (game, seat, seed)))
        super().new_game(game, seat, seed)

    def choose(self, decision: Decision) -> Move:
        self.calls.append(("choose", decision))
        return super().choose(decision)

    def end_game(self, result: Result) -> None:
        self.calls.append(("end_game", result))


def test_each_player_receives_only_its_own_view() -> None:
    one, two = Listening(), Listening()
    played = play(one, two)
    game = Game(SeededDealer(3))
    asked = {0: iter(one.calls[1:-1]), 1: iter(two.calls[1:-1])}
    for move in played.record.moves:
        seat = game.to_move
        assert seat is not None
        assert next(asked[seat]) == (
            "choose",
            Decision(
                game.observation(seat),
                tuple(game.legal_moves()),
                tuple(game.moves),
                game.memory(seat),
                face_up_deals=game.face_up_deals,
            ),
        )
        game.play(move)
    for calls, seat in ((one.calls, 0), (two.calls, 1)):
        assert calls[0] == ("new_game", (5, seat, (11, 22)[seat]))
        assert calls[-1] == ("end_game", game.result)
        assert list(asked[seat]) == []
    assert played.decisions == (len(one.calls) - 2, len(two.calls) - 2)
    assert all(seconds > 0 for seconds in played.seconds)


def test_record_replays_by_the_rules() -> None:
    played = play(RandomPlayer(), Steady(), deal=4)
    assert played.number == 5
    assert played.forfeit is None
    assert played.record.players == ("one", "two")
    assert played.record.extra == {"deal": 4}
    assert replay(played.record).result == played.result == played.record.result


@pytest.mark.parametrize(
    ("player", "reason"),
    [
        (Resigning(), r"gave up with \d+ legal moves"),
        (
            Cheating(),
            r"answered CR, which is not legal: no mandala is being shared out \(Rule 5.2\)",
        ),
    ],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_player_that_fails_forfeits(player: RandomPlayer, reason: str, seat: int) -> None:
    other = Listening()
    played = play(player, other) if seat == 0 else play(other, player)
    assert played.forfeit is not None
    assert played.forfeit.seat == seat
    assert re.fullmatch(reason, str(played.forfeit.reason))
    assert (played.result.winner, played.result.reason) == (1 - seat, "forfeit")
    assert other.calls[-1] == ("end_game", played.result)
    assert replay(played.record).result == played.result
    who = ("one", "two")[seat]
    assert played.record.extra == {"comment": f"{who} forfeits: it {played.forfeit.reason}"}


def test_defect_is_not_a_forfeit() -> None:
    with pytest.raises(ZeroDivisionError):
        play(Broken(), RandomPlayer())
