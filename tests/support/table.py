"""Short ways to ask a game what lies where, as letters."""

from mandala.records.game import Game
from mandala.records.move import pile
from mandala.records.observation import Result


def hand(game: Game, seat: int) -> str:
    return pile(game.state.hand[seat])


def cup(game: Game, seat: int) -> str:
    return pile(game.state.cup[seat])


def mountain(game: Game, number: int) -> str:
    """The mountain of mandala 1 or 2."""
    return pile(game.state.mountain[number - 1])


def field(game: Game, number: int, seat: int) -> str:
    """A seat's field in mandala 1 or 2."""
    return pile(game.state.field[number - 1, seat])


def discard(game: Game) -> str:
    return pile(game.state.discard)


def deck_size(game: Game) -> int:
    return game.observation(None).deck_size


def places(game: Game, seat: int) -> dict[str, int]:
    """The river of a seat: place by colour letter."""
    river = game.observation(None).rivers[seat]
    return {letter: place for place, letter in enumerate(river, start=1)}


def result(game: Game) -> Result:
    """The result of a finished game."""
    assert game.result is not None
    return game.result
