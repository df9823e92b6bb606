"""Shapes on the wire, declared once.

JSON Schema, OpenAPI, the API page and the TypeScript types are generated from them
(``make generate``). No text in a language is sent: only codes, numbers and the names people chose.
"""
