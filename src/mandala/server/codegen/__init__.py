"""Writes the generated files: JSON Schema, OpenAPI, the API page, TypeScript types.

Run by ``make generate``.
"""
