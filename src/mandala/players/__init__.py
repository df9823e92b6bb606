"""Whoever makes moves. Each player sees what its seat may know, never a state."""
