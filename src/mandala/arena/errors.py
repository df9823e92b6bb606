"""What can go wrong with a run as a whole, as opposed to one player's game."""

from mandala.records.errors import MandalaError


class ArenaError(MandalaError):
    """The run cannot go on: the machinery failed, not a player. What was played stays valid."""
