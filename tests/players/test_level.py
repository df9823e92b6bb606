"""The five levels: they keep the contract, err as people do, and only in how much there is."""

import random

import pytest

from mandala.engine.compiling import fill_record, new_states
from mandala.engine.misperceiving import Weakness, misperceive
from mandala.engine.randomness import new_source
from mandala.players.contract import check_player, decision_for
from mandala.players.level import THINKING_LEVELS, WEAK_LEVELS, level_player
from mandala.players.master import Milliseconds
from mandala.players.registry import LEVELS, player_from_name
from mandala.records.errors import MandalaError
from mandala.records.game import Game
from mandala.rules.legality import legal_moves
from mandala.rules.moves import MOVES


@pytest.mark.parametrize("level", sorted(WEAK_LEVELS))
def test_weak_levels_keep_the_contract(level: int) -> None:
    check_player(lambda: player_from_name(f"level:{level}"))


def test_the_highest_level_thinks_as_long_as_a_person_gladly_waits() -> None:
    assert sorted(WEAK_LEVELS | THINKING_LEVELS) == list(LEVELS)
    assert THINKING_LEVELS[5] == Milliseconds(250)


def test_every_level_has_a_name_of_its_own() -> None:
    assert [level_player(level).name for level in LEVELS] == [f"level:{n}" for n in range(1, 6)]


@pytest.mark.parametrize(
    "name", ["level:", "level:0", "level:6", "level:two", "level:01", "level:٣"]
)
def test_there_are_no_other_levels(name: str) -> None:
    with pytest.raises(MandalaError, match="from 1 to 5"):
        player_from_name(name)


def middle_of(number: int, plies: int) -> Game:
    choice = random.Random(number)
    game = Game.new(seed=f"level/{number}")
    while not game.over and game.ply < plies:
        game.play(choice.choice(game.legal_moves()))
    return game


def test_what_is_misperceived_never_changes_what_is_legal() -> None:
    found = [[0] * MOVES, [0] * MOVES]
    for number in range(30):
        game = middle_of(number, 5 + 2 * number)
        seat = game.to_move
        if seat is None:
            continue
        states = new_states(2)
        for record in states:
            fill_record(record, game.state)
        misperceive(states[1], seat, Weakness(1.0, 1.0, 0.1), new_source(number))
        counts = [legal_moves(s, moves) for s, moves in zip(states, found, strict=True)]
        assert found[0][: counts[0]] == found[1][: counts[1]]
        assert (states[0].hand == states[1].hand).all()
        assert states[1].river_size[1 - seat] == 0


def test_the_same_weakness_errs_differently_from_game_to_game() -> None:
    decision = decision_for(middle_of(3, 20))
    player = player_from_name("level:1")
    chosen = set()
    for seed in range(12):
        player.new_game(0, decision.observation.seat or 0, seed)
        chosen.add(player.choose(decision))
    assert len(chosen) > 1
