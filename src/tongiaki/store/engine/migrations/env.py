"""Alembic's entry point: runs the migrations on the connection that `Database.migrate` opened."""

from alembic import context

from tongiaki.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
