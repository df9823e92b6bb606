"""The AI gets a position of a record as its mover saw it, without the rest of the record."""

import random

import pytest

from mandala.records.game import Game
from mandala.records.replay import start
from mandala.server.errors import ApiError
from mandala.server.protocol.replay import RecordRefused
from mandala.server.views.replay import Question, question
from support.random_games import RandomGame
from support.worlds import after, redealt


def asked(text: str, ply: int) -> Question:
    found = question(text, ply)
    assert isinstance(found, Question)
    return found


def test_every_decision_of_a_record_gives_a_question() -> None:
    record = RandomGame(3, "grower", 0).played().to_record()
    game = start(record)
    for ply, move in enumerate(record.moves):
        found = asked(record.to_line(), ply)
        assert found.seat == game.to_move
        assert found.decision.observation == game.observation(found.seat)
        assert list(found.legal) == [str(legal) for legal in game.legal_moves()]
        game.play(move)


@pytest.mark.parametrize(
    ("temperament", "ply"), [("grower", 5), ("grower", 40), ("discarder", 60), ("discarder", 90)]
)
def test_question_is_independent_of_hidden_cards(temperament: str, ply: int) -> None:
    record = RandomGame(3, temperament, 0).played().to_record()
    assert bool(after(record, ply).reshuffles) == (temperament == "discarder")
    here = asked(record.to_line(), ply)
    world = redealt(record, ply, here.seat, random.Random(ply))
    assert (world.deck, world.reshuffles) != (record.deck, record.reshuffles)
    there = asked(world.to_line(), ply)
    assert (there.seat, there.decision, there.legal) == (here.seat, here.decision, here.legal)


def test_position_without_decision_is_refused() -> None:
    game = Game.new(seed=5)
    game.play(game.legal_moves()[0])
    assert asked(game.to_record().to_line(), 1).seat == game.to_move  # it may go on
    game.resign(0)
    for ply in (1, 2, 10_000):
        with pytest.raises(ApiError, match="table/over"):
            question(game.to_record().to_line(), ply)


def test_malformed_record_is_refused_with_its_reason() -> None:
    found = question("{}", 0)
    assert isinstance(found, RecordRefused)
    assert found.why
