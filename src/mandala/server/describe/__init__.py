"""The API described for others: JSON Schema, OpenAPI, the API page and TypeScript types.

All of it is made from the message types and the list of endpoints, by ``make generate``.
"""
