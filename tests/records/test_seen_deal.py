"""What a seat has seen of the decks: its own cards and the public ones, nothing else (Rule 8)."""

import random

import pytest

from mandala.records.errors import MandalaError
from mandala.records.memory import Drew, Gave
from mandala.records.seen_deal import BLANK, seen_deal
from support.random_games import RandomGame
from support.worlds import after, hidden_places, redealt

GAMES = [(8, "any"), (5, "discarder"), (3, "grower")]


@pytest.mark.parametrize(("seed", "temperament"), GAMES)
def test_blanks_are_the_cards_that_the_seat_has_not_seen(seed: int, temperament: str) -> None:
    record = RandomGame(seed, temperament, 1).played().to_record()
    for ply in range(0, len(record.moves), 15):
        for seat in (0, 1):
            seen = seen_deal(record, ply, seat)
            for deck, written, hidden in zip(
                seen.decks,
                (record.deck, *record.reshuffles),
                hidden_places(record, ply, seat),
                strict=False,
            ):
                blanks = {place for place, card in enumerate(deck) if card == BLANK}
                assert blanks == {*hidden.cup, *hidden.hand, *hidden.deck}
                assert all(card in (BLANK, written[place]) for place, card in enumerate(deck))


@pytest.mark.parametrize(("seed", "temperament"), GAMES)
def test_hidden_cards_make_no_difference(seed: int, temperament: str) -> None:
    """Rule 8.4: deals that look the same to the seat are seen as the same, to the last field."""
    record = RandomGame(seed, temperament, 1).played().to_record()
    compared = 0
    for ply in range(0, len(record.moves), 15):
        for seat in (0, 1):
            other = redealt(record, ply, seat, random.Random(ply))
            assert seen_deal(other, ply, seat) == seen_deal(record, ply, seat)
            compared += other.deck != record.deck or other.reshuffles != record.reshuffles
    assert compared > 4


def test_cards_given_and_drawn_before_the_reshuffle_lead_to_the_hand() -> None:
    record = RandomGame(5, "discarder", 1).played().to_record()
    reshuffled = 0
    for ply in range(0, len(record.moves), 15):
        seen = seen_deal(record, ply, 0)
        given = sum(event.count for event in seen.before if isinstance(event, Gave))
        drawn = sum(event.count for event in seen.before if isinstance(event, Drew))
        held = 6 - given + drawn
        if seen.memory is None:
            assert held == seen.observation.hand_sizes[1]
        else:
            reshuffled += 1
            assert held == len(seen.memory.pile) - 2
    assert reshuffled


def test_a_ply_that_was_not_played_is_refused() -> None:
    record = RandomGame(3, "grower", 0).played().to_record()
    assert seen_deal(record, len(record.moves), 0).observation == after(
        record, len(record.moves)
    ).observation(0)
    with pytest.raises(MandalaError):
        seen_deal(record, len(record.moves) + 1, 0)
