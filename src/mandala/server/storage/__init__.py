"""What the server keeps: SQLite or PostgreSQL behind one interface.

``opening.open_storage(url)`` opens either; ``interface`` holds the contract and its values.
"""
