"""Search: tree search, IS-MCTS, rollouts, flat Monte Carlo, claim solver, random playouts.

Imports all other packages of ``engine``. Clocks and budgets live in ``players``, not here.
"""
