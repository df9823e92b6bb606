"""The linear evaluation: its features, its symmetry, and that it predicts the winner."""

import math

import numpy as np
import pytest

from mandala.engine.eval.claim_division import DivisionBuffers, Points, new_division_buffers
from mandala.engine.eval.linear_eval import (
    DIVISIONS,
    FIELDS,
    FIRST_CHOICE,
    HANDS,
    LINEAR_FEATURES,
    POINTS,
    REACH,
    RIVERS,
    TO_MOVE,
    UNPLACED,
    extract_features,
    new_linear_features,
    win_probability,
)
from mandala.engine.jit.decorators import jit_entry
from mandala.engine.jit.state_arrays import StateArray, fill_record, new_states, to_record, to_state
from mandala.records.move import counts
from mandala.rules.state import LAYOUT, TURN, State
from support.random_games import RandomGame


@jit_entry
def evaluated(states: StateArray, division: DivisionBuffers, room: Points) -> float:
    return win_probability(states[0], division, room)


def chance(s: State) -> float:
    states = new_states(1)
    fill_record(states[0], s)
    return evaluated(states, new_division_buffers(), new_linear_features())


def counted(s: State) -> list[float]:
    room = new_linear_features()
    extract_features(to_record(s), new_division_buffers(), room)
    found: list[float] = room.tolist()
    return found


Pair = tuple[str, str]


def table(
    mountains: Pair = ("RO", "RO"), hands: Pair = ("YG", "PB"), fields: Pair = ("", "")
) -> State:
    """A position before seat 0 moves; the fields are those of mandala 1."""
    s = State()
    for m in (0, 1):
        s.mountain[m] = counts(mountains[m])
    for seat in (0, 1):
        s.hand[seat] = counts(hands[seat])
        s.hand_size[seat] = len(hands[seat])
        s.field[0, seat] = counts(fields[seat])
        s.field_size[0, seat] = len(fields[seat])
    return s


def with_cup(s: State, seat: int, river: str, cup: str) -> State:
    for place, letter in enumerate(river, start=1):
        s.place[seat, "ROYGPB".index(letter)] = place
    s.river_size[seat] = len(river)
    s.cup[seat] = counts(cup)
    return s


def mirrored(s: State) -> State:
    """The same position with the seats' names exchanged."""
    twin = s.copy()
    for name, shape in LAYOUT:
        if name == "field" or name == "field_size":
            getattr(twin, name)[:] = getattr(s, name)[:, ::-1]
        elif shape and shape[0] == 2 and name != "mountain":
            getattr(twin, name)[:] = getattr(s, name)[::-1]
    twin.turn = 1 - s.turn
    return twin


def test_even_position_has_only_the_turn() -> None:
    found = counted(table(hands=("Y", "Y")))
    assert found == [1.0 if i == TO_MOVE else 0.0 for i in range(LINEAR_FEATURES)]


def test_rivers_cups_and_hands_are_features() -> None:
    s = with_cup(table(hands=("YYG", "P")), 0, river="RG", cup="RGGY")
    s = with_cup(s, 1, river="O", cup="OPP")
    found = counted(s)
    assert found[POINTS] == (1 + 2 + 2) - 1
    assert found[UNPLACED] == 1 - 2
    assert found[RIVERS] == 1
    assert found[HANDS] == 2


def test_dealt_cup_cards_count() -> None:
    s = with_cup(table(), 1, river="O", cup="OO")
    s.dealt_cup[1] = counts("OO")
    assert counted(s)[POINTS] == -2


def test_reach_is_a_share_of_the_missing_colours() -> None:
    # Mandala 1 lacks green and purple, mandala 2 only black.
    s = table(mountains=("ROYB", "ROYGP"), hands=("GP", "GB"))
    assert counted(s)[REACH] == (2 - 1) / 2 + (0 - 1) / 1


def test_field_lead_counts_up_to_three() -> None:
    assert counted(table(fields=("YY", "G")))[FIELDS] == 1
    assert counted(table(fields=("YYYYY", "")))[FIELDS] == 3


def test_first_choice_counts_once_few_colours_are_missing() -> None:
    # Three colours are missing in the first position, four in the second.
    assert counted(table(mountains=("RR", "RO"), fields=("GGG", "P")))[FIRST_CHOICE] > 0
    assert counted(table(mountains=("RR", "RO"), fields=("GGG", "")))[FIRST_CHOICE] == 0


def test_division_counts_by_the_number_of_missing_colours() -> None:
    # Only seat 0 has a field, so only seat 0 gains; black alone is lacking.
    s = with_cup(table(mountains=("RRRYP", "RO"), fields=("OG", "")), 0, river="R", cup="")
    found = counted(s)
    assert found[DIVISIONS] > 0
    assert found[DIVISIONS + 1] == found[DIVISIONS + 2] == 0


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_seats_are_treated_alike_and_the_state_is_unchanged(seed: int) -> None:
    for game in RandomGame(seed=seed, temperament="grower", first=0).positions():
        s = game.state
        if s.phase != TURN or game.ply % 7:
            continue
        record = to_record(s)
        extract_features(record, new_division_buffers(), new_linear_features())
        assert to_state(record) == to_state(to_record(s))
        assert counted(mirrored(s)) == pytest.approx(counted(s))
        assert 0 < chance(s) < 1
        assert chance(mirrored(s)) == pytest.approx(chance(s))


def test_points_weigh_more_in_the_endgame() -> None:
    def odds(river: str, cup: str) -> float:
        found = chance(with_cup(with_cup(table(), 1, river=river, cup=""), 0, river=river, cup=cup))
        return math.log(found / (1 - found))

    early = odds("RO", "RRRR") - odds("RO", "")
    late = odds("ROYGP", "RRRR") - odds("ROYGP", "")
    assert 0 < early < late


def test_evaluation_predicts_the_winner() -> None:
    told = []
    for seed in range(12):
        winner, chances = None, []
        for game in RandomGame(seed=seed, temperament="grower", first=0).positions():
            if not game.over and game.state.phase == TURN and game.ply % 9 == 8:
                mover = game.state.turn
                seen = chance(game.state)
                chances.append(seen if mover == 0 else 1 - seen)
            winner = game.result.winner if game.result else None
        if winner is not None:
            told += [seen if winner == 0 else 1 - seen for seen in chances]
    assert np.mean(np.log(told)) > math.log(0.5) + 0.05
