"""Compiled loops over the functions of ``rules/``: playouts, search, batches of games.

Nothing of the rules is written here. With ``NUMBA_DISABLE_JIT=1`` the same loops run interpreted.
"""
