"""A position of a record to think about: what its mover knew, and nothing else of the record."""

import random

import pytest

from mandala.records.game import Game
from mandala.records.replay import start
from mandala.server.messages.replays import RecordRefused
from mandala.server.refusal import Refused
from mandala.server.tables.studying import Question, question
from support.random_games import RandomGame
from support.worlds import after, redealt


def asked(text: str, ply: int) -> Question:
    found = question(text, ply)
    assert isinstance(found, Question)
    return found


def test_every_decision_of_a_game_can_be_asked_about() -> None:
    record = RandomGame(3, "grower", 0).played().record()
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
def test_what_the_mover_could_not_know_makes_no_difference(temperament: str, ply: int) -> None:
    record = RandomGame(3, temperament, 0).played().record()
    assert bool(after(record, ply).reshuffles) == (temperament == "discarder")
    here = asked(record.to_line(), ply)
    world = redealt(record, ply, here.seat, random.Random(ply))
    assert (world.deck, world.reshuffles) != (record.deck, record.reshuffles)
    there = asked(world.to_line(), ply)
    assert (there.seat, there.decision, there.legal) == (here.seat, here.decision, here.legal)


def test_nothing_is_to_be_decided_at_the_end_or_beyond() -> None:
    game = Game.new(seed=5)
    game.play(game.legal_moves()[0])
    assert asked(game.record().to_line(), 1).seat == game.to_move  # it may go on
    game.resign(0)
    for ply in (1, 2, 10_000):
        with pytest.raises(Refused, match="table/over"):
            question(game.record().to_line(), ply)


def test_what_is_no_record_is_refused_with_its_reason() -> None:
    found = question("{}", 0)
    assert isinstance(found, RecordRefused)
    assert found.why
