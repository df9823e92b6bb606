"""One game: what the players are told, and what becomes of one that fails."""

import re

import pytest

from mandala.arena.game import GamePlayed, play_game
from mandala.players.protocol import Decision, Player
from mandala.players.random_player import RandomPlayer
from mandala.records.dealing import SeededDealer
from mandala.records.game import Game
from mandala.records.notation import Move
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


def test_each_player_is_told_its_own_side_and_nothing_else():
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
                dealt=game.dealt,
            ),
        )
        game.play(move)
    for calls, seat in ((one.calls, 0), (two.calls, 1)):
        assert calls[0] == ("new_game", (5, seat, (11, 22)[seat]))
        assert calls[-1] == ("end_game", game.result)
        assert list(asked[seat]) == []
    assert played.decisions == (len(one.calls) - 2, len(two.calls) - 2)
    assert all(seconds > 0 for seconds in played.seconds)


def test_the_record_is_a_game_by_the_rules():
    played = play(RandomPlayer(), Steady(), deal=4)
    assert played.number == 5
    assert played.forfeit is None
    assert played.record.players == ("one", "two")
    assert played.record.further == {"deal": 4}
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
def test_who_fails_forfeits(player, reason, seat):
    other = Listening()
    played = play(player, other) if seat == 0 else play(other, player)
    assert played.forfeit is not None
    assert played.forfeit.seat == seat
    assert re.fullmatch(reason, str(played.forfeit.reason))
    assert (played.result.winner, played.result.reason) == (1 - seat, "forfeit")
    assert other.calls[-1] == ("end_game", played.result)
    assert replay(played.record).result == played.result
    who = ("one", "two")[seat]
    assert played.record.further == {"comment": f"{who} forfeits: it {played.forfeit.reason}"}


def test_a_defect_is_not_taken_for_a_forfeit():
    with pytest.raises(ZeroDivisionError):
        play(Broken(), RandomPlayer())
