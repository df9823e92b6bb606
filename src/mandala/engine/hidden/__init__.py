"""Hidden cards: belief, sampling of determinizations, inference of the opponent's hand.

A *world* is a determinization: a full state that agrees with everything the seat has seen.
Imports ``jit``, ``rng`` and ``eval``. A belief is built from an observation, never from a state.
"""
