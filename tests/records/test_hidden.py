"""Hidden cards (Rule 8.4) make no difference to anything a seat is sent."""

import json
import random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from mandala.records.game import Game
from mandala.records.observation import observe
from mandala.records.record import Record
from support.decks import legal
from support.random_games import RandomGame, random_games
from support.scenarios import scenario
from support.table import hand
from support.worlds import after, redealt, shuffle_hidden

seats = st.sampled_from([0, 1])
seeds = st.integers(0, 2**32)


def told(game: Game, seat: int) -> bytes:
    """Everything a game tells a seat, as bytes."""
    moves = legal(game) if game.to_move == seat else None
    view = json.dumps([game.observation(seat).to_json(), moves])
    return f"{view} {game.memory(seat)}".encode()


@given(random_games, seats, seeds)
@settings(max_examples=30)
def test_an_observation_does_not_depend_on_hidden_cards(
    random_game: RandomGame, seat: int, seed: int
) -> None:
    """Rule 8.4, in every position: same bytes whatever lies where the seat cannot look."""
    source = random.Random(seed)
    for game in random_game.positions():
        if game.over:  # the cups are counted in front of both
            return
        twin = shuffle_hidden(game.state, seat, source)
        seen = [
            json.dumps(observe(s, seat, game.ply).to_json()).encode() for s in (game.state, twin)
        ]
        assert seen[0] == seen[1]


@given(random_games, seeds)
@settings(max_examples=20)
def test_a_spectator_sees_nothing_hidden(random_game: RandomGame, seed: int) -> None:
    """Rule 8.4: what is hidden from either seat is hidden from who only watches."""
    source = random.Random(seed)
    for game in random_game.positions():
        if game.over:
            return
        twin = shuffle_hidden(shuffle_hidden(game.state, 0, source), 1, source)
        assert observe(game.state, None, game.ply) == observe(twin, None, game.ply)


def assert_looks_the_same(record: Record, ply: int, seat: int, source: random.Random) -> Record:
    """Redeals the hidden cards after ``ply`` moves; checks that the seat saw the same all along."""
    world = redealt(record, ply, seat, source)
    for number in range(ply + 1):
        true, other = after(record, number), after(world, number)
        if true.over != other.over:  # Rule 6.3 alone reads hidden cards, and only at the end
            assert number == ply
            assert "deadlock" in {game.result.reason for game in (true, other) if game.result}
            return world
        assert told(true, seat) == told(other, seat)
    return world


@given(random_games, st.floats(0, 1), seats, seeds)
@settings(max_examples=25)
def test_a_whole_game_looks_the_same_with_other_hidden_cards(
    random_game: RandomGame, share: float, seat: int, seed: int
) -> None:
    """Rules 8.3 and 8.4: views, legal moves and memory, at every ply up to the one redealt."""
    record = random_game.played().to_record()
    ply = int(share * (len(record.moves) - 1))
    assume(ply > 0)
    assert_looks_the_same(record, ply, seat, random.Random(seed))


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("name", ["deck_runs_out_at_first_dealt_card", "river_before_deck"])
def test_a_game_with_a_reshuffle_looks_the_same_too(name: str, seat: int) -> None:
    """Rule 8.3: and the other hand really was another one."""
    record = scenario(name)
    ply = len(record.moves) - 1
    world = assert_looks_the_same(record, ply, seat, random.Random(1))
    assert after(record, ply).reshuffles
    assert hand(after(world, ply), 1 - seat) != hand(after(record, ply), 1 - seat)
    assert world.deck != record.deck


def test_redealt_games_differ_in_the_hidden_cards() -> None:
    """The check above would be empty if nothing were exchanged."""
    record = RandomGame(5, "any", 0).played().to_record()
    for seat in (0, 1):
        world = redealt(record, 30, seat, random.Random(2))
        assert hand(after(world, 30), 1 - seat) != hand(after(record, 30), 1 - seat)
        assert hand(after(world, 30), seat) == hand(after(record, 30), seat)
