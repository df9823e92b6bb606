"""The table server: live tables, storage, HTTP and WebSocket API."""
