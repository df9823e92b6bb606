"""Players: the protocol, the registry of names, our own players, and bots in other processes.

A player receives a decision, which holds what its seat may know, and never a state. Matches
between players belong in ``arena``.
"""
