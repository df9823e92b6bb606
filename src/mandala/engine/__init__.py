"""Compiled code over ``rules/``: evaluation, hidden cards, search, random games.

A package here imports only those before it in this list: ``jit``, ``rng``, ``eval``, ``hidden``,
``search``, ``warm_up``. No rule of the game is written here, and no player. With ``NUMBA_DISABLE_JIT=1`` the
same code runs interpreted.
"""
