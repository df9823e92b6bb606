"""How the schema came to be, one numbered step at a time (Alembic). Applied at every start."""
