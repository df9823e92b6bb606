"""Matches between networks: fair, repeatable, and on deals no training sees."""

import numpy as np

from mandala.arena import Tournament
from mandala.arena.network_match import HELD_OUT, held_out_source, play_networks
from mandala.engine.eval.network_weights import new_weights
from mandala.engine.jit.decorators import jit_entry
from mandala.engine.jit.state_arrays import StateArray, new_states
from mandala.engine.rng import Rng, new_rng, shuffle
from mandala.rules.colours import LETTERS
from mandala.rules.play import set_up

ONE, OTHER = new_weights(1), new_weights(2)


def test_a_network_scores_half_against_itself() -> None:
    outcome = play_networks(ONE, ONE, 20)
    assert outcome.games == 40
    assert outcome.score == 0.5  # both games of a pair are the same, from either seat
    assert outcome.interval[0] < 0.5 < outcome.interval[1]


def test_a_match_seen_from_the_other_side_gives_the_rest() -> None:
    """The deals and shuffles do not depend on who plays."""
    forth, back = play_networks(ONE, OTHER, 50), play_networks(OTHER, ONE, 50)
    assert np.isclose(forth.score + back.score, 1.0)
    assert forth.interval[0] < forth.score < forth.interval[1]


def test_cores_change_nothing_and_seeds_do() -> None:
    assert play_networks(ONE, OTHER, 130, cores=2) == play_networks(ONE, OTHER, 130)
    assert play_networks(ONE, OTHER, 20, seed=1) != play_networks(ONE, OTHER, 20, seed=2)


@jit_entry
def deal(states: StateArray, source: Rng) -> None:
    set_up(states[0], 0, shuffle, source)


def decks(source: Rng, count: int) -> set[str]:
    states = new_states(1)
    found = set()
    for _ in range(count):
        deal(states, source)
        found.add("".join(LETTERS[card] for card in states[0].deck))
    return found


def arena_decks(seed: int, count: int) -> set[str]:
    """As the arena deals when ``mandala train`` measures with it."""
    result = Tournament(["random", "random"], games=2 * count, seed=seed)
    found: set[str] = set()
    result.play(on_pair=lambda pair: found.add(pair.games[0].record.deck))
    return found


def test_deals_to_measure_with_are_never_dealt_in_training() -> None:
    """This holds for all seeds, even for a training whose seed equals ``HELD_OUT``."""
    held_out = arena_decks(-2, 20)
    for seed in (0, 1, HELD_OUT):
        for number in range(4):
            held_out |= decks(held_out_source(seed, number), 125)
    assert len(held_out) == 20 + 3 * 4 * 125
    for seed in (0, 1, HELD_OUT):
        for part in (0, 1, 2, seed):
            assert not decks(new_rng(seed, part), 40) & held_out
