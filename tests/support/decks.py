"""Decks written down for a purpose: name the cards that matter, the rest is filled up."""

from mandala.records.dealers import FixedDealer
from mandala.records.game import Game
from mandala.rules.colours import CARDS_PER_COLOUR, DECK_CARDS, LETTERS

ANY = "."


class AsItLies:
    """Leaves each new deck in canonical order, so that a scenario need not write it."""

    def order(self, number: int, cards: str) -> str:
        assert number > 0, "the first deck is always written"
        return cards


def written_deck(
    mountains: tuple[str, str] = ("", ""),
    hands: tuple[str, str] = ("", ""),
    cups: tuple[str, str] = ("", ""),
    draws: str = "",
) -> str:
    """108 letters that deal these cards (Rule 2); ``hands`` and ``cups``: first player's first.

    A group that is given short, or has ``.`` in it, is filled up with cards named nowhere, in
    turn by colour, so that fillers are well mixed.
    """
    wanted = ""
    groups = ((mountains, 2), (hands, 6), (cups, 2))
    for group, size in groups:
        for cards in group:
            assert len(cards) <= size, f"{cards!r} is more than {size} cards"
            wanted += cards.ljust(size, ANY)
    wanted = (wanted + draws).ljust(DECK_CARDS, ANY)
    assert len(wanted) == DECK_CARDS
    left = {letter: CARDS_PER_COLOUR - wanted.count(letter) for letter in LETTERS}
    assert min(left.values()) >= 0, f"too many cards of one colour wanted: {left}"
    fillers = iter(
        letter for number in range(CARDS_PER_COLOUR) for letter in LETTERS if number < left[letter]
    )
    return "".join(next(fillers) if card == ANY else card for card in wanted)


def written_game(
    mountains: tuple[str, str] = ("", ""),
    hands: tuple[str, str] = ("", ""),
    cups: tuple[str, str] = ("", ""),
    draws: str = "",
    *,
    first: int = 0,
    moves: str = "",
) -> Game:
    """A game dealt from :func:`written_deck`, with ``moves`` (notation, spaces between) played."""
    game = Game(
        FixedDealer(written_deck(mountains, hands, cups, draws), (), AsItLies()), first=first
    )
    return play_all(game, moves)


def play_all(game: Game, moves: str) -> Game:
    """Play moves written with spaces between them; returns the same game."""
    for move in moves.split():
        game.play(move)
    return game


def legal(game: Game, prefix: str = "") -> list[str]:
    """The legal moves in notation, those that begin with ``prefix``."""
    return [text for text in map(str, game.legal_moves()) if text.startswith(prefix)]
