"""Constructed layouts: where sampling gets stuck, and for every memory of a game."""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt
import pytest

from mandala.engine.hidden import belief as belief_module
from mandala.engine.hidden import determinization
from mandala.engine.hidden.belief import build_belief
from mandala.engine.hidden.determinization import DRAW_EVENT, count_conflicts, sample_world
from mandala.engine.hidden.feasible_layout import construct_layout
from mandala.engine.jit.decorators import JIT
from mandala.engine.jit.state_arrays import new_states, to_state
from mandala.engine.rng import new_rng
from mandala.players.contract import awkward_decisions
from mandala.players.registry import make_player
from mandala.records.game import Game
from mandala.records.memory import Drew, SeatMemory
from mandala.records.move import counts
from mandala.records.observation import observe
from mandala.rules.colours import COLOURS
from support.decks import play_all

# Both hoard, then discard until the deck has been reshuffled seven times.
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
def fewer_repairs_when_interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiled code contains the number, so only interpreted code can be changed."""
    if not JIT:
        monkeypatch.setattr(determinization, "MAX_REPAIR_SWAPS", REPAIRS_INTERPRETED)


def layout(memory: SeatMemory) -> list[int] | None:
    piles = [counts(memory.pile), *map(counts, memory.earlier), counts(memory.pool)]
    events = [
        (DRAW_EVENT, e.count) if isinstance(e, Drew) else (e.colour, e.count) for e in memory.since
    ]
    return construct_layout(piles, events, NOTHING_RULED_OUT)


@pytest.fixture(scope="module")
def long_game() -> Game:
    return play_all(Game.from_deck(DECK, RESHUFFLES), MOVES)


@pytest.mark.parametrize("seed", [86, 137])  # with these seeds all swaps get stuck
def test_layout_is_constructed_where_swaps_find_none(
    long_game: Game, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    constructed: list[list[int] | None] = []

    def recorded(
        piles: Sequence[Sequence[int]],
        events: Sequence[tuple[int, int]],
        infeasible_cups: npt.NDArray[np.bool_],
    ) -> list[int] | None:
        constructed.append(construct_layout(piles, events, infeasible_cups))
        return constructed[-1]

    monkeypatch.setattr(belief_module, "construct_layout", recorded)
    rng = new_rng(seed)
    belief = build_belief(long_game.observation(1), long_game.memory(1), rng)
    assert len(constructed) == 1
    states = new_states(1)
    sampled = set()
    for _ in range(10):
        assert count_conflicts(belief, belief.layout, 0) == 0
        sample_world(belief, states, 0, rng)
        sampled.add(tuple(belief.layout.tolist()))
        assert observe(to_state(states[0]), 1, long_game.ply) == long_game.observation(1)
    assert len(sampled) == 10  # the chain starts there and moves on


def test_player_finds_a_move_there(long_game: Game) -> None:
    player = make_player("search:2")
    player.new_game(1, 1, 11)
    decision = long_game.decision()
    assert player.choose(decision) in decision.legal


def test_every_memory_has_a_feasible_layout() -> None:
    checked = 0
    for decision in awkward_decisions(60, seed=3):
        if decision.memory is None:
            continue
        belief = build_belief(decision.observation, decision.memory, new_rng(1))
        found = layout(decision.memory)
        assert found is not None
        assert sorted(found) == sorted(belief.layout.tolist())
        belief = belief._replace(infeasible_cups=NOTHING_RULED_OUT)
        assert count_conflicts(belief, np.array(found, np.int64), 0) == 0
        checked += 1
    assert checked > 10


def test_infeasible_cups_are_not_used() -> None:
    """One red card was given and none can have been drawn, so not both lie in the cup."""
    piles = [counts("RROY"), counts("GB")]
    ruled_out = NOTHING_RULED_OUT.copy()
    first = construct_layout(piles, [(0, 1)], ruled_out)
    assert first is not None
    ruled_out[first[0], first[1]] = ruled_out[first[1], first[0]] = True
    second = construct_layout(piles, [(0, 1)], ruled_out)
    assert second is not None
    for found in (first, second):
        assert sorted(found[:2]) != [0, 0]
        assert sorted(found) == sorted([0, 0, 1, 2, 3, 5])
    assert sorted(first[:2]) != sorted(second[:2])


def test_card_given_before_it_was_drawn_has_no_layout() -> None:
    black = counts("B").index(1)
    piles = [counts("RROO"), counts("BYG")]
    assert construct_layout(piles, [(black, 1), (DRAW_EVENT, 1)], NOTHING_RULED_OUT) is None
    found = construct_layout(piles, [(DRAW_EVENT, 1), (black, 1)], NOTHING_RULED_OUT)
    assert found is not None
    assert found[4] == black
