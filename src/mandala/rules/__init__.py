"""The game and nothing else: state, moves, legality, transition, scoring, questions about a state.

No input or output, no clock, no randomness of its own, no compiler. Clause numbers refer to
``docs/reference/rules.md``.
"""
