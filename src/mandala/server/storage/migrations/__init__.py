"""Migrations of the schema (Alembic), one numbered revision each. Applied at every start."""
