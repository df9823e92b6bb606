"""Memory since a reshuffle (Rule 8.3), compared with the full state."""

from collections import Counter

from hypothesis import given, settings

from mandala.records.game import Game
from mandala.records.memory import Drew, Gave
from mandala.records.move import in_order, pile
from mandala.records.replay import start
from mandala.rules.colours import LETTERS
from support.random_games import RandomGame, random_games
from support.scenarios import NAMES, scenario


def check(game: Game) -> int:
    """Compares both seats' memories with the full state; returns how many there were."""
    s = game.state
    deck = in_order(s.deck[s.deck_next : s.deck_end])
    for seat in (0, 1):
        memory = game.memory(seat)
        if not game.reshuffles:
            assert memory is None
            return 0
        assert memory is not None
        other = 1 - seat
        held = pile(s.hand[other]) + pile(s.dealt_cup[other])
        gave = "".join(LETTERS[e.colour] * e.count for e in memory.since if isinstance(e, Gave))
        drawn = sum(event.count for event in memory.since if isinstance(event, Drew))
        # Each card that the other held or could draw is in their hand, given, or still in the deck.
        known = memory.pile + "".join(memory.earlier) + memory.pool
        assert Counter(known) == Counter(held + deck + gave)
        # The deck comes from the pool only, and the rest of the pools the other player drew.
        assert Counter(deck) <= Counter(memory.pool)
        assert len(memory.pile) + drawn - len(gave) == len(held)
        assert len("".join(memory.earlier) + memory.pool) - len(deck) == drawn
        assert len(memory.earlier) == len(game.reshuffles) - 1
        assert all(event.count > 0 for event in memory.since)
    return 2


@given(random_games)
@settings(max_examples=60)
def test_memory_accounts_for_every_hidden_card(random_game: RandomGame) -> None:
    """Rule 8.3, in every position of random games."""
    for game in random_game.positions():
        check(game)


def test_memory_accounts_for_every_hidden_card_in_the_scenarios() -> None:
    """Rule 8.3, in every way a deck runs out."""
    checked = 0
    for name in NAMES:
        record = scenario(name)
        game = start(record)
        for move in record.moves:
            game.play(move)
            checked += check(game)
    assert checked > 100
