"""A first possible layout, worked out: where trying out gets stuck, and wherever else there is one."""

import numpy as np
import pytest

from mandala.engine import worlds
from mandala.engine.belief import new_belief
from mandala.engine.compiling import JIT, new_states, to_state
from mandala.engine.deadlines import layout_in_time
from mandala.engine.randomness import new_source
from mandala.engine.worlds import DRAW_EVENT, conflicts, sample_world
from mandala.players.contract import awkward_decisions
from mandala.players.protocol import decision_for
from mandala.players.registry import player_from_name
from mandala.records.game import Game
from mandala.records.memory import Drew, SeatMemory
from mandala.records.notation import counts
from mandala.records.observation import observe
from mandala.rules.colours import COLOURS
from support.decks import play_all

# Both hoard, then exchange cards until the deck has been made anew seven times.
DECK = (
    "PBBOPRPRBOBOOPRYPBYBYPOPRRPGOGPPOYYPBOGBGGOYOYBRBRORPGPYGGRGBYRGRYGPBGOYOYRPOGYGPYOGBGOBYR"
    "GOYRRBBPBYBGRRRPYO"
)
RESHUFFLES = [
    "BGOGGOORGOYYPYPPOBBGPBGOGPPPOOGYPGRRPYRBGRGBGPRYY",
    "BRRPRORRPRORBYOPBPGGGBROGOBRBRRRORPYYPOGGROYRG",
    "GBPGRROYROBPROPGRGROYGOBPBPPBYBGGPGRBBRRRP",
    "OOPOBYYGPRBPPBROPRGPPBROOGRROYROGG",
    "RGPPGPPRGPBOPRPRRYRPOGBRBOR",
    "GGPPRBBORRPOGBYORYYPRGG",
    "POGRGPOPROBOPPRG",
]
MOVES = """
M2P M1Y M2B M1P M1Y M2B M2P M1G M1P M2O M1O M1P M2Y M2P M1P M1Y M1O M2G M2G M1P M1P M1O M2O
M1G M1O M2Y M1G M2Y M2B M2B M2P M2O M2B M1G M1O M1G M2P M1G M2O M2Y M1B M2Y M2B M2G M2O M1Y
M1G M1P M2O M1G M1O M1Y M1B M1Y M2G M2G M1O M1G M2P M1Y M2O M1P M2Y M2G M1B M1B M1O M1G M1G
M2O M2Y DR5 M2Y M1P M1B M1G M1R CB CP CO CY CG CR M1Y DR7 M2B DO1 DB1 DB1 DO2 DR1 DY1 DG2
DB1 DO3 DR5 DG1 DG2 DY1 DP1 DG1 DP1 DO1 DB2 DP1 DO1 DP1 F1R2 DP2 M2P DY2 DG1 DB1 DR2 DG2 DB2
M2Y DO1 DB1 M2Y DP1 F1R2 DR1 DP1 DR3 DG1 DG2 DR1 DB1 DG1 DB1 DP1 DO3 DY1 DY1 DP1 M2O DB1 DG1
DB1 DP1 DO1 DB1 DR1 DY1 DG1 DR4 DP3 F1G3 DY2 DO2 DB1 DG1 M2G DP1 DY1 DR1 DR1 M1P F1R3 DP1
DG1 DO2 DO1 DR4 DR1 DP2 DO1 DG2 DG1 DO1 DB3 DO1 DP1 F1B3 M2B DP2 DR1 DG1 M2O DP1 M2Y DY1 DG2
M1Y DP1 DO1 DR1 DB1 DB2 DP4 DO2 DP1 DR1 F1G1 F1R1 DG1 DR2 DP1 DR1 DR2 DY2 DR1 M2O DB1 DG2
DR1 DP1 DG3 DR1 DB1 M1P DP2 DR1 DP1 F1R1 DR1 M2G DO1 DB1 DY1 DO2 DP2 F1R2 DR1 DG2 DP2 DR1
DB1 F1R1 DG1 M1P DO3 DO1 DP1 M1Y DR1 M2G DG1 DB2 DY2
"""

NOTHING_RULED_OUT = np.zeros((COLOURS, COLOURS), np.bool_)
REPAIRS_INTERPRETED = 4_000  # instead of a hundred times as many, which take a minute


@pytest.fixture(autouse=True)
def given_up_sooner_where_nothing_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiled code has the number in it and would keep it in the cache: it is left alone."""
    if not JIT:
        monkeypatch.setattr(worlds, "MOST_REPAIRS", REPAIRS_INTERPRETED)


def layout(memory: SeatMemory) -> list[int] | None:
    piles = [counts(memory.pile), *map(counts, memory.earlier), counts(memory.pool)]
    events = [
        (DRAW_EVENT, e.count) if isinstance(e, Drew) else (e.colour, e.count) for e in memory.since
    ]
    return layout_in_time(piles, events, NOTHING_RULED_OUT)


@pytest.fixture(scope="module")
def long_game() -> Game:
    return play_all(Game.from_deck(DECK, RESHUFFLES), MOVES)


@pytest.mark.parametrize("seed", [86, 137])  # with these all exchanges led nowhere
def test_where_chance_finds_no_layout_one_is_worked_out(long_game, seed):
    source = new_source(seed)
    belief = new_belief(long_game.observation(1), long_game.memory(1), source)
    states = new_states(1)
    sampled = set()
    for _ in range(10):
        assert conflicts(belief, belief.slots, 0) == 0
        sample_world(belief, states, 0, source)
        sampled.add(tuple(belief.slots.tolist()))
        assert observe(to_state(states[0]), 1, long_game.ply) == long_game.observation(1)
    assert len(sampled) == 10  # it is where the walk begins, not where it stays


def test_a_player_has_a_move_there(long_game):
    player = player_from_name("search:2")
    player.new_game(1, 1, 11)
    decision = decision_for(long_game)
    assert player.choose(decision) in decision.legal


def test_every_memory_of_a_game_has_a_layout():
    checked = 0
    for decision in awkward_decisions(60, seed=3):
        if decision.memory is None:
            continue
        belief = new_belief(decision.observation, decision.memory, new_source(1))
        found = layout(decision.memory)
        assert found is not None
        assert sorted(found) == sorted(belief.slots.tolist())
        belief = belief._replace(cup_ruled_out=NOTHING_RULED_OUT)
        assert conflicts(belief, np.array(found, np.int64), 0) == 0
        checked += 1
    assert checked > 10


def test_cups_that_are_ruled_out_are_not_used():
    """One red card was given and none can have been drawn, so not both lie in the cup."""
    piles = [counts("RROY"), counts("GB")]
    ruled_out = NOTHING_RULED_OUT.copy()
    found = layout_in_time(piles, [(0, 1)], ruled_out)
    assert found is not None
    assert found[:2] == [0, 1]
    ruled_out[0, 1] = ruled_out[1, 0] = True
    found = layout_in_time(piles, [(0, 1)], ruled_out)
    assert found is not None
    assert found[:2] == [0, 2]


def test_what_was_given_too_early_has_no_layout():
    black = counts("B").index(1)
    piles = [counts("RROO"), counts("BYG")]
    assert layout_in_time(piles, [(black, 1), (DRAW_EVENT, 1)], NOTHING_RULED_OUT) is None
    found = layout_in_time(piles, [(DRAW_EVENT, 1), (black, 1)], NOTHING_RULED_OUT)
    assert found is not None
    assert found[4] == black
