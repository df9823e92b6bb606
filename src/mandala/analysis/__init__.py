"""Thinking about a game rather than playing it: what a move leads to, and which are worth making."""
