"""The data of the server: SQLite or PostgreSQL behind one interface, ``storage.Storage``.

``open.open_storage(url)`` opens either. The package imports no rules and does not read the content
of events.
"""
