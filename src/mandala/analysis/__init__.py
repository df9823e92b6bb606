"""Analysis of a decision: the effects of each move, hints with reasons, decks to play on with.

Reads observations and decisions only, never the hidden cards. Uses players, never the server.
"""
