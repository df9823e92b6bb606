"""Decks sampled from what a seat has seen: the same game for that seat, with other hidden cards."""

import random

import pytest

from mandala.analysis.possible_deal import possible_decks
from mandala.records.game import Game
from mandala.records.record import Record
from mandala.records.seen_deal import seen_deal
from support.random_games import RandomGame
from support.worlds import after, redealt

GAMES = [(8, "any"), (5, "discarder"), (3, "grower")]


def played_with(record: Record, ply: int, decks: tuple[str, ...]) -> Game:
    game = Game.from_deck(decks[0], decks[1:], first=record.first)
    for move in record.moves[:ply]:
        game.play(move)
    return game


@pytest.mark.parametrize(("seed", "temperament"), GAMES)
def test_the_game_goes_the_same_way_for_the_seat(seed: int, temperament: str) -> None:
    """At every earlier move too: nothing it saw then has changed."""
    record = RandomGame(seed, temperament, 1).played().to_record()
    remembered = 0
    for ply in range(4, len(record.moves), 17):
        for seat in (0, 1):
            seen = seen_deal(record, ply, seat)
            decks = possible_decks(seen, seed=ply)
            for earlier in range(ply % 5, ply + 1, 5):
                then = played_with(record, earlier, decks)
                truly = after(record, earlier)
                assert then.observation(seat) == truly.observation(seat)
                assert then.memory(seat) == truly.memory(seat)
                remembered += truly.memory(seat) is not None
    assert remembered or temperament != "discarder"


@pytest.mark.parametrize(("seed", "temperament"), GAMES)
def test_hidden_cards_make_no_difference(seed: int, temperament: str) -> None:
    """Rule 8.4: the true hidden cards cannot be read off the sampled ones."""
    record = RandomGame(seed, temperament, 1).played().to_record()
    compared = 0
    for ply in range(2, len(record.moves), 13):
        for seat in (0, 1):
            other = redealt(record, ply, seat, random.Random(ply))
            compared += (other.deck, other.reshuffles) != (record.deck, record.reshuffles)
            assert possible_decks(seen_deal(other, ply, seat), 7) == possible_decks(
                seen_deal(record, ply, seat), 7
            )
    assert compared > 4


def test_each_seed_deals_other_cards_and_the_same_seed_the_same() -> None:
    record = RandomGame(3, "grower", 0).played().to_record()
    seen = seen_deal(record, 12, 0)
    found = {possible_decks(seen, seed) for seed in range(20)}
    assert len(found) == 20
    assert possible_decks(seen, 3) == possible_decks(seen, 3)
    hands = {played_with(record, 12, decks).observation(1).hand for decks in found}
    assert len(hands) > 10


def test_hidden_cards_are_as_likely_as_they_are_many() -> None:
    """Before the first move the other hand is a random one of the unseen cards."""
    record = Game.new(seed=6).to_record()
    seen = seen_deal(record, 0, 0)
    unseen = "".join(deck.replace("?", "") for deck in seen.decks)
    drawn = 0
    for seed in range(200):
        hand = played_with(record, 0, possible_decks(seen, seed)).observation(1).hand
        assert hand is not None
        drawn += hand.count("R")
    expected = 200 * 6 * (18 - unseen.count("R")) / (108 - len(unseen))
    assert abs(drawn - expected) < 4 * expected**0.5
