"""Self-play learning on the compiled engine: games, targets, gradients, checkpoints."""
