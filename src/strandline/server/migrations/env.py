"""Alembic runs this: the connection is handed over by ``storage.migrate``."""

from alembic import context

from strandline.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
