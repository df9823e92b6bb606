"""One WebSocket of a table: handshake, reading, dispatch.

``actions`` defines what a request does, ``rooms`` sends the result to the viewers.
"""
