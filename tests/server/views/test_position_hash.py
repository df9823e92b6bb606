"""The hash that finds a running game which somebody rebuilt as a record."""

import itertools
import random
from collections import defaultdict

import pytest

from mandala.records.game import Game
from mandala.records.record import Record
from mandala.records.replay import start
from mandala.rules.colours import LETTERS
from mandala.server.views.position_hash import position_hash
from support.random_games import RandomGame
from support.worlds import after, redealt


def hash_after(record: Record, ply: int) -> str:
    game = after(record, ply)
    return position_hash(game.observation(game.to_move))


def renamed(record: Record, letters: str) -> Record:
    """Return the game with every colour renamed and the two mandalas exchanged."""
    colours = dict(zip(LETTERS, letters, strict=True))

    def move(text: str) -> str:
        if text[0] in "MF":
            text = text[0] + "21"[int(text[1]) - 1] + text[2:]
        return text[0] + "".join(colours.get(letter, letter) for letter in text[1:])

    def cards(deck: str) -> str:
        return "".join(colours[card] for card in deck)

    deck = cards(record.deck)
    data = record.to_json() | {
        "deck": deck[2:4] + deck[:2] + deck[4:],  # Rule 2.1: two cards to each mountain
        "reshuffles": [cards(reshuffle) for reshuffle in record.reshuffles],
        "moves": [move(str(played)) for played in record.moves],
    }
    return Record.from_json(data)


@pytest.mark.parametrize("seed", range(4))
def test_other_names_of_colours_and_mandalas_give_the_same_hash(seed: int) -> None:
    record = RandomGame(seed, "grower", seed % 2).played().to_record()
    letters = "".join(random.Random(seed).sample(LETTERS, 6))
    other = Record.from_json({k: v for k, v in record.to_json().items() if k != "result"})
    twin = renamed(other, letters)
    for ply in range(len(record.moves)):
        if after(record, ply).to_move is None:
            continue
        assert after(twin, ply).to_move == after(record, ply).to_move
        assert hash_after(twin, ply) == hash_after(record, ply)


@pytest.mark.parametrize("ply", [0, 3, 30])
def test_cards_the_seat_cannot_see_do_not_change_the_hash(ply: int) -> None:
    record = RandomGame(3, "grower", 0).played().to_record()
    seat = after(record, ply).to_move
    assert seat is not None
    assert hash_after(redealt(record, ply, seat, random.Random(1)), ply) == hash_after(record, ply)


def test_every_position_of_a_game_has_its_own_hash() -> None:
    record = RandomGame(5, "grower", 0).played().to_record()
    game = start(record)
    found = []
    for move in record.moves:
        found.append(position_hash(game.observation(game.to_move)))
        game.play(move)
    # A discarded card changes nothing on the table.
    assert len(set(found)) > len(found) * 0.8


def test_different_games_hardly_ever_have_the_same_hash() -> None:
    """An honest study must not be refused because of a stranger's game."""
    games = defaultdict(set)
    positions = 0
    for seed in range(60):
        game = RandomGame(seed, ("grower", "any")[seed % 2], 0).played()
        again = start(game.to_record())
        for move in itertools.islice(game.moves, 60):
            games[position_hash(again.observation(again.to_move))].add(seed)
            again.play(move)
            positions += 1
    shared = sum(len(seeds) > 1 for seeds in games.values())
    assert shared < positions * 0.008  # openings with the same colours in hand


def test_another_hand_gives_another_hash_at_the_start() -> None:
    first, second = Game.new(seed=1), Game.new(seed=1)
    hands = {position_hash(first.observation(0)), position_hash(second.observation(0))}
    assert len(hands) == 1
    deck = first.deck
    swapped = deck[:4] + deck[16:22] + deck[10:16] + deck[4:10] + deck[22:]
    other = Game.from_deck(swapped)
    assert position_hash(other.observation(0)) not in hands
