"""Evaluation of states and moves: features, value network, policy network, heuristics.

Imports ``jit`` and ``rng``. No sampling of hidden cards and no search.
"""
