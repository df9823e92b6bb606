"""Matches on duplicate deals, ratings, sequential tests, intervals, and where games are run.

Imports players and the engine. Training and the command line use it; it knows neither.

>>> from mandala.arena import play_match
>>> match = play_match("random", "random", games=4, seed=1)
>>> match.games
4
"""

from mandala.arena.errors import ArenaError
from mandala.arena.pairs import Entrant
from mandala.arena.ratings import Rating
from mandala.arena.results import MatchResult
from mandala.arena.sprt import Sprt
from mandala.arena.tournament import Tournament, play_match

__all__ = ["ArenaError", "Entrant", "MatchResult", "Rating", "Sprt", "Tournament", "play_match"]
