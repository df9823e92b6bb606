"""Random games of several temperaments, so that every part of the rules is reached."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

from hypothesis import strategies as st

from mandala.records.game import Game

# How gladly each kind of move is chosen (M, F, D, C).
TEMPERAMENTS: dict[str, dict[str, float]] = {
    "any": {"M": 1, "F": 1, "D": 1, "C": 1},
    "builder": {"M": 8, "F": 2, "D": 1, "C": 1},
    "grower": {"M": 4, "F": 4, "D": 0.2, "C": 1},
    "discarder": {"M": 2, "F": 0.2, "D": 6, "C": 1},
}


@dataclass(frozen=True)
class RandomGame:
    """A game told by its seed: the deck, and how both seats choose."""

    seed: int
    temperament: str
    first: int

    def positions(self) -> Iterator[Game]:
        """The game before its first move and after every move; the same object each time."""
        game = Game.new(seed=self.seed, first=self.first)
        source = random.Random(self.seed)
        weights = TEMPERAMENTS[self.temperament]
        yield game
        while not game.over:
            moves = game.legal_moves()
            (move,) = source.choices(moves, [weights[str(move)[0]] for move in moves])
            game.play(move)
            yield game

    def played(self) -> Game:
        """The game at its end."""
        *_, game = self.positions()
        return game


random_games = st.builds(
    RandomGame,
    seed=st.integers(0, 2**32),
    temperament=st.sampled_from(sorted(TEMPERAMENTS)),
    first=st.sampled_from([0, 1]),
)
