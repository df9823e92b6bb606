"""Possible pairs in the other cup: the true one is always among them."""

from dataclasses import replace

import numpy as np
from hypothesis import given, settings

from mandala.analysis.effects.dealt_cup import possible_pairs
from mandala.records.memory import Drew, Gave, SeatMemory
from mandala.rules.colours import COLOURS
from mandala.rules.queries import count_unseen
from support.random_games import RandomGame, random_games

R, O, Y, G, P, B = range(COLOURS)  # noqa: E741 - the letters of the notation


@settings(max_examples=25)
@given(random_games)
def test_the_true_pair_is_possible_and_excluded_pairs_stay_excluded(
    random_game: RandomGame,
) -> None:
    """A reshuffle turns cards that were seen into cards that are not: what was ruled out stays so."""
    left: list[set[tuple[int, int]]] = [set(), set()]
    for game in random_game.positions():
        for reader in (0, 1):
            unseen = np.zeros(COLOURS, np.int64)
            count_unseen(game.state, reader, unseen)
            pairs = set(possible_pairs(unseen.tolist(), game.memory(reader)))
            dealt = [c for c in range(COLOURS) for _ in range(game.state.dealt_cup[1 - reader, c])]
            assert tuple(dealt) in pairs
            assert not left[reader] or pairs <= left[reader]
            left[reader] = pairs


def test_without_a_reshuffle_any_two_unseen_cards_are_possible() -> None:
    assert set(possible_pairs([2, 1, 0, 0, 0, 0], None)) == {(R, R), (R, O)}


def test_after_a_reshuffle_two_of_the_held_cards_are_possible() -> None:
    memory = SeatMemory(pile="RRO", pool="YYYY", since=())
    assert set(possible_pairs([2, 1, 4, 0, 0, 0], memory)) == {(R, R), (R, O)}


def test_cards_given_before_a_draw_were_in_hand() -> None:
    given = SeatMemory(pile="RRO", pool="RYYY", since=(Gave(O, 1),))
    assert set(possible_pairs([2, 0, 3, 0, 0, 0], given)) == {(R, R)}
    drawn_before = replace(given, since=(Drew(1), Gave(R, 1)))
    assert set(possible_pairs([2, 1, 3, 0, 0, 0], drawn_before)) == {(R, R), (R, O)}
    too_many = replace(given, since=(Drew(1), Gave(R, 2)))
    assert set(possible_pairs([1, 1, 3, 0, 0, 0], too_many)) == {(R, O)}


def test_cards_that_the_deck_never_had_were_in_hand() -> None:
    memory = SeatMemory(pile="RRO", pool="YYYY", since=(Drew(3), Gave(R, 1)))
    assert set(possible_pairs([1, 1, 4, 0, 0, 0], memory)) == {(R, O)}


def test_decks_are_drawn_one_after_the_other() -> None:
    """The red card of the second deck cannot have been among the first two drawn, but later."""
    early = SeatMemory(pile="RRO", pool="RG", since=(Drew(2), Gave(R, 1), Drew(1)), earlier=("YY",))
    assert set(possible_pairs([2, 1, 2, 1, 0, 0], early)) == {(R, O)}
    late = replace(early, since=(Drew(2), Drew(1), Gave(R, 1)))
    assert set(possible_pairs([2, 1, 2, 1, 0, 0], late)) == {(R, R), (R, O)}
    two_decks_at_once = replace(early, since=(Drew(3), Gave(R, 1)))
    assert set(possible_pairs([2, 1, 2, 1, 0, 0], two_decks_at_once)) == {(R, R), (R, O)}
    of_the_first = replace(early, since=(Drew(2), Gave(Y, 2)))
    assert set(possible_pairs([2, 1, 0, 1, 0, 0], of_the_first)) == {(R, R), (R, O)}
