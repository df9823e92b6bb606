"""Called by Alembic: runs the revisions on the connection that ``migrate.py`` passes."""

from alembic import context

from mandala.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite can alter few things in place
    transactional_ddl=True,  # both databases can; Alembic does not expect it of SQLite
)
with context.begin_transaction():
    context.run_migrations()
