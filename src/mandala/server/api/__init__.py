"""HTTP: routes, middleware, rate limits, guest cookies and the built page.

Routes call rooms, views and storage. What may happen at a table is decided in ``server/actions``.
"""
