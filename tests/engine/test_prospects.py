"""What sharing out the mountains would bring, as the network is told."""

import random
from collections.abc import Sequence

import numpy as np
import pytest

from mandala.engine.afterstates import look_at, new_looking
from mandala.engine.compiling import compiled, fill_record, new_states, to_record
from mandala.engine.prospects import (
    HOLD_INPUTS,
    MANDALA_INPUTS,
    NOTHING_FRESH,
    PROSPECT_INPUTS,
    SHARE_INPUTS,
    TAKER_INPUTS,
    fill_prospects,
    forget_prospects,
    new_prospects,
)
from mandala.engine.randomness import new_source
from mandala.records.game import Game
from mandala.records.notation import counts
from mandala.rules.colours import COLOURS, GREEN, RED, YELLOW
from mandala.rules.state import TURN, State
from support.random_games import RandomGame

OWN, THEIRS = 0, 1  # who chooses first
POINT = 0.05


def table(
    mountain: str, *, own_field: str = "", their_field: str = "", rivers: tuple[str, str] = ("", "")
) -> State:
    """Mandala 0 as given, the other one empty; seat 0 looks."""
    s = State()
    s.mountain[0] = counts(mountain)
    for seat, cards in enumerate((own_field, their_field)):
        s.field[0, seat] = counts(cards)
        s.field_size[0, seat] = len(cards)
        s.hand_size[seat] = 4
        s.river_size[seat] = len(rivers[seat])
        for place, letter in enumerate(rivers[seat], start=1):
            s.place[seat, "ROYGPB".index(letter)] = place
    s.hand[0] = counts("PPPP")
    return s


def seen(s: State, fresh: int = NOTHING_FRESH) -> tuple[np.ndarray, np.ndarray]:
    """What seat 0 is told: who takes each colour, and all that is told of mandala 0."""
    rows = np.zeros((COLOURS, TAKER_INPUTS), np.float32)
    row = np.zeros(PROSPECT_INPUTS, np.float32)
    kept = s.hand[0].astype(np.int64)
    fill_prospects(to_record(s), 0, kept, fresh, 0, new_prospects(), rows, row)
    return rows, row[:MANDALA_INPUTS]


def gains(row: np.ndarray, chooser: int) -> tuple[float, float]:
    """What sharing brings the seat and the other, in points."""
    first = chooser * SHARE_INPUTS
    return float(row[first]) / POINT, float(row[first + 1]) / POINT


def test_who_chooses_first_takes_the_better_colour() -> None:
    s = table("RRRRYY", own_field="G", their_field="O", rivers=("RY", "RY"))
    rows, row = seen(s)
    assert (rows[RED, OWN], rows[YELLOW, OWN]) == (1, -1)
    assert (rows[RED, THEIRS], rows[YELLOW, THEIRS]) == (-1, 1)
    assert rows[GREEN, OWN] == 0  # not in the mountain
    assert gains(row, OWN) == pytest.approx((4, 4))  # four at place 1, two at place 2


def test_without_a_field_nothing_is_gained_but_could_be() -> None:
    row = seen(table("RRRRYY", their_field="O", rivers=("RY", "RY")))[1]
    assert gains(row, OWN)[0] == 0
    assert row[5] / POINT == pytest.approx(4)


@pytest.mark.parametrize(("end_near", "told"), [(0, (0, 0)), (1, (1, 1))])
def test_it_is_told_when_the_game_would_end_and_how(end_near: int, told: tuple[int, int]) -> None:
    s = table("RRRRRRRR", own_field="G", their_field="O", rivers=("R", "R"))
    s.end_near = end_near
    row = seen(s)[1]
    assert 7 < row[2] / POINT < 8  # eight, less the odds that red was dealt to the other cup
    assert tuple(row[3:5]) == told


def test_the_last_missing_colour_may_be_in_either_hand() -> None:
    s = table("ROYG", own_field="B", their_field="B")
    own = seen(s)[1][-HOLD_INPUTS:]
    assert own[1] == 1
    assert 0 < own[0] < 1
    s.hand[0] = counts("RRRR")
    assert seen(s)[1][-1] == 0
    s.mountain[0] = counts("ROY")
    assert not seen(s)[1][-HOLD_INPUTS:].any()  # two are missing


def test_of_a_mandala_just_dealt_nothing_is_told() -> None:
    s = table("RRYY", own_field="G", their_field="O")
    rows, row = seen(s, fresh=0)
    assert not row.any()
    assert not rows[:, :2].any()


@compiled
def look_at_all(states, count, source, look):
    """As ``rate_moves`` does before it asks the network."""
    forget_prospects(look.prospects)
    for i in range(count):
        look_at(states, 0, 1, int(look.moves[i]), source, look, look.rows[i], look.row[i])


def assert_each_is_seen_as_alone(game: Game, chosen: Sequence[int]) -> None:
    """All moves of a position looked at in a row, and the ``chosen`` of them by themselves."""
    legal = game.legal_moves()
    states = new_states(2)
    fill_record(states[0], game.state)
    together = new_looking()
    together.moves[: len(legal)] = [move.index for move in legal]
    look_at_all(states, len(legal), new_source(1), together)
    for i in chosen:
        alone = new_looking()
        move = legal[i].index
        look_at(states, 0, 1, move, new_source(2), alone, alone.rows[0], alone.row[0])
        assert np.array_equal(together.rows[i], alone.rows[0])
        assert np.array_equal(together.row[i], alone.row[0])


def test_what_is_remembered_from_move_to_move_is_true_of_each() -> None:
    compared = 0
    for number in range(3):
        choice = random.Random(number)
        game = Game.new(seed=f"prospects/{number}")
        while not game.over:
            legal = game.legal_moves()
            if game.ply % 3 == 0:
                assert_each_is_seen_as_alone(game, [choice.randrange(len(legal))])
                compared += 1
            game.play(choice.choice(legal))
    assert compared > 50


def test_nothing_is_remembered_of_or_for_a_move_that_renews_the_deck() -> None:
    """The discard pile is unseen again then, and with it whatever was just discarded."""
    compared = 0
    for seed in range(3):
        for game in RandomGame(seed=seed, temperament="discarder", first=0).positions():
            s = game.state
            if game.over or s.phase != TURN or not s.end_near or s.deck_end - s.deck_next > 2:
                continue
            assert_each_is_seen_as_alone(game, range(len(game.legal_moves())))
            compared += 1
    assert compared > 3
