"""The table server: live tables, storage, HTTP and WebSocket API.

The rules, records and players are used, not written here. What is for the page alone is in ``web/``.
"""
