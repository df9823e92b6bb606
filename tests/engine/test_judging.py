"""Judging a position: what counts, for whom, and that it foretells who wins."""

import math

import numpy as np
import pytest

from mandala.engine.compiling import States, compiled, fill_record, new_states, to_record, to_state
from mandala.engine.judging import (
    CHOICE,
    COUNTS,
    FIELDS,
    HANDS,
    POINTS,
    REACH,
    RIVERS,
    SHARES,
    TO_MOVE,
    WAITING,
    chance_to_win,
    count_up,
    new_counts,
)
from mandala.engine.sharing import Paper, Points, new_paper
from mandala.records.notation import counts
from mandala.rules.state import LAYOUT, TURN, State
from support.random_games import RandomGame


@compiled
def judged(states: States, paper: Paper, room: Points) -> float:
    return chance_to_win(states[0], paper, room)


def chance(s: State) -> float:
    states = new_states(1)
    fill_record(states[0], s)
    return judged(states, new_paper(), new_counts())


def counted(s: State) -> list[float]:
    room = new_counts()
    count_up(to_record(s), new_paper(), room)
    found: list[float] = room.tolist()
    return found


def table(mountains=("RO", "RO"), hands=("YG", "PB"), fields=("", "")) -> State:
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


def test_an_even_position_counts_nothing_but_the_turn():
    found = counted(table(hands=("Y", "Y")))
    assert found == [1.0 if i == TO_MOVE else 0.0 for i in range(COUNTS)]


def test_rivers_cups_and_hands_are_counted():
    s = with_cup(table(hands=("YYG", "P")), 0, river="RG", cup="RGGY")
    s = with_cup(s, 1, river="O", cup="OPP")
    found = counted(s)
    assert found[POINTS] == (1 + 2 + 2) - 1
    assert found[WAITING] == 1 - 2
    assert found[RIVERS] == 1
    assert found[HANDS] == 2


def test_the_dealt_cup_cards_are_seen():
    s = with_cup(table(), 1, river="O", cup="OO")
    s.dealt_cup[1] = counts("OO")
    assert counted(s)[POINTS] == -2


def test_colours_in_reach_are_a_share_of_those_lacking():
    # Mandala 1 lacks green and purple, mandala 2 only black.
    s = table(mountains=("ROYB", "ROYGP"), hands=("GP", "GB"))
    assert counted(s)[REACH] == (2 - 1) / 2 + (0 - 1) / 1


def test_a_lead_in_the_field_counts_up_to_three():
    assert counted(table(fields=("YY", "G")))[FIELDS] == 1
    assert counted(table(fields=("YYYYY", "")))[FIELDS] == 3


def test_choosing_first_counts_once_few_colours_lack():
    # Three colours lack in the first position, four in the second.
    assert counted(table(mountains=("RR", "RO"), fields=("GGG", "P")))[CHOICE] > 0
    assert counted(table(mountains=("RR", "RO"), fields=("GGG", "")))[CHOICE] == 0


def test_a_share_counts_by_the_colours_lacking():
    # Only seat 0 has a field, so only seat 0 gains; black alone is lacking.
    s = with_cup(table(mountains=("RRRYP", "RO"), fields=("OG", "")), 0, river="R", cup="")
    found = counted(s)
    assert found[SHARES] > 0
    assert found[SHARES + 1] == found[SHARES + 2] == 0


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_seats_are_treated_alike_and_nothing_is_changed(seed):
    for game in RandomGame(seed=seed, temperament="grower", first=0).positions():
        s = game.state
        if s.phase != TURN or game.ply % 7:
            continue
        record = to_record(s)
        count_up(record, new_paper(), new_counts())
        assert to_state(record) == to_state(to_record(s))
        assert counted(mirrored(s)) == pytest.approx(counted(s))
        assert 0 < chance(s) < 1
        assert chance(mirrored(s)) == pytest.approx(chance(s))


def test_points_decide_more_the_later_it_is():
    def odds(river: str, cup: str) -> float:
        found = chance(with_cup(with_cup(table(), 1, river=river, cup=""), 0, river=river, cup=cup))
        return math.log(found / (1 - found))

    early = odds("RO", "RRRR") - odds("RO", "")
    late = odds("ROYGP", "RRRR") - odds("ROYGP", "")
    assert 0 < early < late


def test_it_foretells_who_wins():
    told = []
    for seed in range(12):
        game, chances = None, []
        for game in RandomGame(seed=seed, temperament="grower", first=0).positions():
            if not game.over and game.state.phase == TURN and game.ply % 9 == 8:
                mover = game.state.turn
                seen = chance(game.state)
                chances.append(seen if mover == 0 else 1 - seen)
        winner = game.result.winner
        if winner is not None:
            told += [seen if winner == 0 else 1 - seen for seen in chances]
    assert np.mean(np.log(told)) > math.log(0.5) + 0.05
