"""Analysis of a decision: the effects of each move, and hints with reasons.

Reads observations and decisions only, never the hidden cards. Uses players, never the server.
"""
