"""The game and nothing else: state, moves, legality, transition, scoring.

No input or output, no clock, no randomness of its own. Clause numbers refer to ``docs/rules.md``.
"""
