"""The AI at the table: worker processes, the pool that keeps them running, the seats they play.

A worker gets what its seat may know (observation, legal moves, history, memory), never a state.
Other packages decide what is legal and who may ask.
"""
