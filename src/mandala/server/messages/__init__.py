"""Everything that travels between server and clients, declared once.

``values`` holds the shared shapes, ``from_client`` and ``from_server`` the socket messages,
``http`` the bodies of requests and answers. The JSON Schema, the OpenAPI document, the API page
and the browser's TypeScript types are generated from these declarations (``make generate``).

Nothing here is text in a language: only keys (codes, colours, seats, numbers) and the names that
people gave themselves.
"""
