"""Replays of records for the page agree with the rules."""

import json

from mandala.records.game import Game
from mandala.server.protocol.replay import RecordRefused, Replayed
from mandala.server.views.replay import replayed
from support.random_games import RandomGame


def finished_game() -> Game:
    game = RandomGame(3, "grower", 0).played()
    game.players = ("Ada", "Bea")
    return game


def test_replay_shows_both_seats_views() -> None:
    game = finished_game()
    told = replayed(game.to_record().to_line())
    assert isinstance(told, Replayed)
    assert told.players == ("Ada", "Bea")
    assert len(told.steps) == game.ply + 1
    again = Game.from_deck(game.deck, game.reshuffles)
    for step, move in zip(told.steps, [None, *game.moves], strict=True):
        if move is not None:
            assert step.move is not None
            assert step.move.move == str(move)
            assert step.move.seat == again.to_move
            again.play(move)
        for seat in (0, 1):
            seen = again.observation(seat)
            assert (step.positions[seat].hand, step.positions[seat].cup) == (seen.hand, seen.cup)
            assert step.positions[seat].ply == again.ply


def test_draws_are_shown_and_the_end_is_scored() -> None:
    game = finished_game()
    told = replayed(game.to_record().to_line())
    assert isinstance(told, Replayed)
    moves = [step.move for step in told.steps if step.move]
    assert all(len(move.drawn or "") == move.drew for move in moves)
    assert told.final is not None
    assert tuple(seat.total for seat in told.final) == game.scores
    assert told.result is not None
    assert told.result.scores == game.scores


def test_a_game_that_is_not_over_has_no_result() -> None:
    game = Game.new(seed=5)
    game.play(game.legal_moves()[0])
    told = replayed(game.to_record().to_line())
    assert isinstance(told, Replayed)
    assert (told.result, told.final, len(told.steps)) == (None, None, 2)


def test_no_seat_is_to_move_after_a_resignation() -> None:
    for moves in (0, 3):
        game = Game.new(seed=5)
        for _ in range(moves):
            game.play(game.legal_moves()[0])
        game.resign(1)
        told = replayed(game.to_record().to_line())
        assert isinstance(told, Replayed)
        *before, last = [step.positions[0] for step in told.steps]
        assert [position.over for position in before] == [False] * moves
        assert (last.over, last.to_move) == (True, None)
        assert last.result is not None
        assert (last.result.reason, last.result.winner) == ("resign", 0)


def test_foreign_text_is_refused_in_one_line() -> None:
    game = finished_game()
    illegal = game.to_record().to_json() | {"moves": ["CY"]}
    lines = []
    for text in ("", "hello", "[]", "{}", json.dumps(illegal)):
        answer = replayed(text)
        assert isinstance(answer, RecordRefused), text
        assert answer.why
        assert "\n" not in answer.why
        lines.append(answer.why)
    assert "move 1" in lines[-1]
    assert "Rule 5.2" in lines[-1]
