"""Claim features: what the division of each mountain brings both seats."""

import random
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt
import pytest

from mandala.engine.eval.afterstates import (
    AfterstateBuffers,
    encode_afterstate,
    new_afterstate_buffers,
)
from mandala.engine.eval.claim_features import (
    CLAIM_INPUTS,
    DIVISION_INPUTS,
    HOLD_INPUTS,
    MANDALA_INPUTS,
    NO_MOUNTAIN,
    clear_claim_cache,
    fill_claim_features,
    new_claim_cache,
)
from mandala.engine.jit.decorators import jit_entry
from mandala.engine.jit.state_arrays import StateArray, fill_record, new_states, to_record
from mandala.engine.rng import Rng, new_rng
from mandala.records.game import Game
from mandala.records.move import counts
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


Inputs = npt.NDArray[np.float32]


def seen(s: State, hidden_mountain: int = NO_MOUNTAIN) -> tuple[Inputs, Inputs]:
    """Returns the inputs of seat 0: who takes each colour, and those of mandala 0."""
    rows = np.zeros((COLOURS, 4), np.float32)
    row = np.zeros(CLAIM_INPUTS, np.float32)
    hand = s.hand[0].astype(np.int64)
    fill_claim_features(to_record(s), 0, hand, hidden_mountain, 0, new_claim_cache(), rows, row)
    return rows, row[:MANDALA_INPUTS]


def gains(row: Inputs, chooser: int) -> tuple[float, float]:
    """Returns what a division brings the seat and the other, in points."""
    first = chooser * DIVISION_INPUTS
    return float(row[first]) / POINT, float(row[first + 1]) / POINT


def test_first_chooser_takes_the_better_colour() -> None:
    s = table("RRRRYY", own_field="G", their_field="O", rivers=("RY", "RY"))
    rows, row = seen(s)
    assert (rows[RED, OWN], rows[YELLOW, OWN]) == (1, -1)
    assert (rows[RED, THEIRS], rows[YELLOW, THEIRS]) == (-1, 1)
    assert rows[GREEN, OWN] == 0  # not in the mountain
    assert gains(row, OWN) == pytest.approx((4, 4))  # four at place 1, two at place 2


def test_gain_without_a_field_is_0_but_shown_as_possible() -> None:
    row = seen(table("RRRRYY", their_field="O", rivers=("RY", "RY")))[1]
    assert gains(row, OWN)[0] == 0
    assert row[5] / POINT == pytest.approx(4)


@pytest.mark.parametrize(("end_near", "told"), [(0, (0, 0)), (1, (1, 1))])
def test_end_of_the_game_and_its_lead_are_inputs(end_near: int, told: tuple[int, int]) -> None:
    s = table("RRRRRRRR", own_field="G", their_field="O", rivers=("R", "R"))
    s.end_near = end_near
    row = seen(s)[1]
    assert 7 < row[2] / POINT < 8  # eight, less the odds that red was dealt to the other cup
    assert tuple(row[3:5]) == told


def test_holders_of_the_last_missing_colour_are_inputs() -> None:
    s = table("ROYG", own_field="B", their_field="B")
    own = seen(s)[1][-HOLD_INPUTS:]
    assert own[1] == 1
    assert 0 < own[0] < 1
    s.hand[0] = counts("RRRR")
    assert seen(s)[1][-1] == 0
    s.mountain[0] = counts("ROY")
    assert not seen(s)[1][-HOLD_INPUTS:].any()  # two are missing


def test_hidden_mountain_has_no_inputs() -> None:
    s = table("RRYY", own_field="G", their_field="O")
    rows, row = seen(s, hidden_mountain=0)
    assert not row.any()
    assert not rows[:, :2].any()


@jit_entry
def encode_all(states: StateArray, count: int, rng: Rng, afterstates: AfterstateBuffers) -> None:
    """Encodes all moves as ``evaluate_afterstates`` does."""
    clear_claim_cache(afterstates.claim_cache)
    for i in range(count):
        encode_afterstate(
            states,
            0,
            1,
            int(afterstates.moves[i]),
            rng,
            afterstates,
            afterstates.colour_inputs[i],
            afterstates.table_inputs[i],
        )


def assert_encoded_as_alone(game: Game, chosen: Sequence[int]) -> None:
    """Compares all moves encoded in a row with the ``chosen`` encoded alone."""
    legal = game.legal_moves()
    states = new_states(2)
    fill_record(states[0], game.state)
    together = new_afterstate_buffers()
    together.moves[: len(legal)] = [move.index for move in legal]
    encode_all(states, len(legal), new_rng(1), together)
    for i in chosen:
        alone = new_afterstate_buffers()
        move = legal[i].index
        encode_afterstate(
            states, 0, 1, move, new_rng(2), alone, alone.colour_inputs[0], alone.table_inputs[0]
        )
        assert np.array_equal(together.colour_inputs[i], alone.colour_inputs[0])
        assert np.array_equal(together.table_inputs[i], alone.table_inputs[0])


def test_cache_is_valid_from_move_to_move() -> None:
    compared = 0
    for number in range(3):
        choice = random.Random(number)
        game = Game.new(seed=f"prospects/{number}")
        while not game.over:
            legal = game.legal_moves()
            if game.ply % 3 == 0:
                assert_encoded_as_alone(game, [choice.randrange(len(legal))])
                compared += 1
            game.play(choice.choice(legal))
    assert compared > 50


def test_cache_is_cleared_around_a_reshuffle() -> None:
    """The discard pile is unseen again then, with what was just discarded."""
    compared = 0
    for seed in range(3):
        for game in RandomGame(seed=seed, temperament="discarder", first=0).positions():
            s = game.state
            if game.over or s.phase != TURN or not s.end_near or s.deck_end - s.deck_next > 2:
                continue
            assert_encoded_as_alone(game, range(len(game.legal_moves())))
            compared += 1
    assert compared > 3
