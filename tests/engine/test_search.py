"""The search: it repeats itself, learns from every simulation, and finds what decides a game."""

import numpy as np
import pytest

from mandala.engine.belief import new_belief
from mandala.engine.compiling import to_state
from mandala.engine.randomness import new_source
from mandala.engine.search import CANDIDATES, final_value, run_simulations, start_search
from mandala.engine.search_tree import (
    PLAYED,
    ROOT,
    TOTAL,
    TRIES,
    Tree,
    deal,
    drop_worse_half,
    new_tree,
)
from mandala.records.game import Game
from mandala.records.notation import Move
from mandala.records.observation import Observation, observe
from mandala.rules.colours import CARDS_PER_COLOUR
from mandala.rules.state import CLAIM, DECK, OVER, State


def searched(seen: Observation, simulations: int, nodes: int | None = None, seed: int = 1) -> Tree:
    source = new_source(seed)
    belief, tree = new_belief(seen, None, source), new_tree(nodes or simulations + 1)
    start_search(tree, belief)
    run_simulations(tree, belief, simulations, source)
    return tree


def favourite(tree: Tree) -> str:
    drop_worse_half(tree)
    return str(Move(int(tree.candidates[0])))


def test_every_simulation_is_learnt_at_the_root():
    game = Game.new(seed=1)
    tree = searched(game.observation(0), 300)
    tries, totals = tree.stats[ROOT, :, TRIES], tree.stats[ROOT, :, TOTAL]
    assert tries.sum() == 300
    assert set(np.flatnonzero(tries)) <= {move.index for move in game.legal_moves()}
    assert np.all(totals >= 0)
    assert np.all(totals <= tries)
    assert tree.used[0] == 301  # one new node each


def test_same_source_same_tree():
    seen = Game.new(seed=2).observation(0)
    one, two, other = searched(seen, 80), searched(seen, 80), searched(seen, 80, seed=9)
    assert np.array_equal(one.stats, two.stats)
    assert not np.array_equal(one.stats, other.stats)


def test_a_tree_is_as_good_as_new_for_the_next_search():
    first, second = Game.new(seed=2).observation(0), Game.new(seed=3).observation(0)
    tree = searched(first, 80)
    source = new_source(1)
    belief = new_belief(second, None, source)
    start_search(tree, belief)
    run_simulations(tree, belief, 80, source)
    assert np.array_equal(tree.stats[:81], searched(second, 80).stats[:81])


@pytest.mark.parametrize("nodes", [1, 2, 20])
def test_a_full_tree_goes_on_learning(nodes):
    tree = searched(Game.new(seed=4).observation(0), 100, nodes=nodes)
    assert tree.used[0] == nodes
    assert tree.stats[ROOT, :, TRIES].sum() == 100


def test_candidates_run_side_by_side():
    tree = searched(Game.new(seed=5).observation(0), 5 * CANDIDATES + 3)
    running = tree.candidates[: int(tree.running[0])]
    tries = tree.stats[ROOT, running, TRIES]
    assert len(set(running)) == CANDIDATES
    assert list(tries) == [6] * 3 + [5] * (CANDIDATES - 3)


def test_the_worse_half_stays_behind():
    tree = searched(Game.new(seed=5).observation(0), 10 * CANDIDATES)
    values = dict(enumerate(tree.stats[ROOT, :, TOTAL] / np.maximum(1, tree.stats[ROOT, :, TRIES])))
    before = {int(move) for move in tree.candidates[:CANDIDATES]}
    drop_worse_half(tree)
    ranked = [int(move) for move in tree.candidates[:CANDIDATES]]
    assert set(ranked) == before
    assert ranked == sorted(ranked, key=lambda move: -values[move])
    assert tree.running[0] == CANDIDATES // 2


def test_what_was_never_tried_stays_behind_first():
    tree = searched(Game.new(seed=5).observation(0), 1)
    first = int(tree.candidates[0])
    for running in (8, 4, 2, 1):
        drop_worse_half(tree)
        assert tree.running[0] == running
        assert tree.candidates[0] == first


def test_every_move_is_tried_in_the_same_worlds():
    tree = searched(Game.new(seed=5).observation(0), 60)
    assert tree.dealt[0] == tree.stats[ROOT, :, TRIES].max()
    worlds, lucks = tree.worlds[1 : int(tree.dealt[0]) + 1], tree.lucks[1 : int(tree.dealt[0]) + 1]
    assert len({world.tobytes() for world in worlds}) == len(worlds)
    assert len({luck.tobytes() for luck in lucks}) == len(lucks)


def test_a_world_is_dealt_once_and_then_kept_with_its_luck():
    seen, source = Game.new(seed=6).observation(0), new_source(3)
    belief, tree = new_belief(seen, None, source), new_tree(2)
    dealt = []
    for number in (0, 1, 0, 1, 2, 2):  # only two are kept
        deal(tree, belief, number, source)
        dealt.append((tree.worlds[PLAYED].tobytes(), tree.lucks[PLAYED].tobytes()))
        assert observe(to_state(tree.worlds[PLAYED]), 0, 0) == seen
        tree.lucks[PLAYED] = 0  # luck is used up by playing on
    assert dealt[2:4] == dealt[:2]
    assert len(set(dealt)) == 4


def last_claim(mountain: dict[int, int], rivers: tuple[str, str], cups: tuple[str, str]) -> State:
    """The last destruction of a game, seat 0 to claim first; both have one card in the field."""
    s = State()
    for colour, count in mountain.items():
        s.mountain[0, colour] = count
    for seat in (0, 1):
        for letter in cups[seat]:
            s.cup[seat, "ROYGPB".index(letter)] += 1
        for place, letter in enumerate(rivers[seat], start=1):
            s.place[seat, "ROYGPB".index(letter)] = place
        s.river_size[seat] = len(rivers[seat])
        s.field[0, seat, 4 + seat] = s.field_size[0, seat] = 1
        s.hand[seat, 5] = s.hand_size[seat] = 2
        s.dealt_cup[seat, 5] = 2  # black is in no river here
        s.cup[seat, 5] += 2
    lying = s.mountain.sum(0) + s.field.sum((0, 1)) + s.hand.sum(0) + s.cup.sum(0)
    lying = lying + (s.place > 0).sum(0)
    s.deck[:] = 5
    s.deck_end = 4
    s.discard[:] = CARDS_PER_COLOUR - lying
    s.discard[5] -= 4
    s.discard_size = int(s.discard.sum())
    s.phase, s.end_near, s.turn, s.claimer = CLAIM, 1, 1, 0
    return s


def test_the_claim_that_wins_is_found():
    # 0 against 3 points. Yellow brings 6, and red then brings seat 1 two. Any other claim leaves
    # yellow to seat 1: new at place 4, so 4 points.
    s = last_claim({0: 1, 2: 2, 3: 1}, rivers=("ROY", "GRO"), cups=("", "O"))
    assert favourite(searched(observe(s, 0, 80), 400)) == "CY"


def test_a_claim_is_denied_when_that_wins():
    # 4 against 1 points. Red would bring 3 but leave yellow to seat 1 for 6: drawn. Yellow brings
    # only 2, and nothing is left that counts for seat 1.
    s = last_claim({0: 1, 2: 2}, rivers=("YOR", "OGY"), cups=("OO", "O"))
    assert favourite(searched(observe(s, 0, 80), 400)) == "CY"


def test_a_finished_game_is_worth_the_win_and_a_little_margin():
    s = State()
    s.phase, s.reason = OVER, DECK
    assert final_value(s, 0) == 0.5
    s.place[0, 0], s.cup[0, 0] = 5, 2
    narrow = final_value(s, 0)
    assert final_value(s, 1) == pytest.approx(1 - narrow)
    s.cup[0, 0] = 6
    clear = final_value(s, 0)
    assert 0.9 < narrow < clear == 1
