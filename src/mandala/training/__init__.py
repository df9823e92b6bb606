"""Training by self-play: games, targets, gradients, checkpoints, evaluation, the learning curve.

Imports the arena, players and the engine. Never imports the server, the terminal or the
command line.
"""
