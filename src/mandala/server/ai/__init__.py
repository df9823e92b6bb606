"""The AI at the table: processes that think, a pool that keeps them alive, the seats they play.

A worker is told what its seat may know (an observation, the legal moves, the history and what the
seat remembers of a reshuffle), never a state.
"""
